import Foundation
import LiveForms
import LiveNumber
import Observation
import Testing

/// Code that developers wrote before they read the documentation has to compile, and to work.
@Suite struct FirstGuessesTests {
  @Test func stores() throws {
    let count = try NumberStore<Int>(.number, locale: "en_US")
    count.type("12345")
    let v: Int? = count.value
    #expect(count.text == "12,345" && v == 12345)
    let x = NumberStore<Double>(locale: Locale(identifier: "de_DE"))
    x.value = 3.5
    #expect(x.text == "3,5")
    let price = try NumberStore<Decimal>(.currency("EUR"), value: 12.5, locale: "en")
    #expect(price.text == "€12.50")
    price.value = nil
    #expect(price.isEmpty)
    let a = try NumberStore<UInt8>(locale: "en")
    _ = try NumberStore<Int64>(locale: "en")
    _ = try NumberStore<Float>(locale: "en")
    a.type("300")
    #expect(a.text == "30")
  }

  @Test func rangesAndSteps() throws {
    let x = try NumberStore<Decimal>(.currency("EUR"), in: 0...1000, locale: "de")
    x.type("2000")
    #expect(!x.isValid)
    let y = try NumberStore<Int>(.number, in: 0...100, step: 5, locale: "en")
    y.increment()
    y.increment()
    y.decrement()
    #expect(y.text == "5")
    y.restriction = .range(10...100)
    #expect(!y.isValid)
  }

  @Test func locales() {
    let x = NumberStore<Decimal>(.currency("EUR"), locale: .current)
    let y = NumberStore<Decimal>(.currency("EUR"), locale: .autoupdatingCurrent)
    #expect(x.placeholder == y.placeholder)
    let locale = Locale.current
    _ = NumberStore<Decimal>(.currency(CurrencyCode(locale.currency ?? "USD")), locale: locale)
  }

  @Test func styles() throws {
    let x = try NumberStore<Decimal>(.percent, locale: "de")
    x.type("12,5")
    #expect(x.value == Decimal(string: "0.125"))
    _ = try NumberStore<Decimal>(.number.precision(.fractionLength(0...3)), locale: "en")
    let year = try NumberStore<Int>(.number.grouping(.never), locale: "en")
    year.type("2026")
    #expect(year.text == "2026")
    let swiss = try NumberFormat(
      .number.rounded(rule: .toNearestOrEven, increment: 0.05), locale: "de_CH")
    #expect(swiss.format(Decimal(1.23)) == "1.25")
    let accounting = try NumberFormat(
      .currency("USD").sign(strategy: .accounting), locale: "en_US")
    #expect(accounting.format(-5) == "($5.00)")
    let bolts = try NumberStore<Int>(.number.prefix("#").suffix(" pcs"), locale: "en")
    bolts.type("5")
    #expect(bolts.text == "#5 pcs")
  }

  @Test func changesWhileTyping() throws {
    let x = try NumberStore<Decimal>(.currency("EUR"), locale: "fr")
    x.type("1234,5")
    x.locale = Locale(identifier: "de_DE")
    #expect(x.text == "1.234,5\u{A0}€")
    x.commit()
    #expect(x.text == "1.234,50\u{A0}€")
    x.style = .currency("JPY")
    #expect(x.format.currency?.code == "JPY" && x.value == 1234.5)
  }

  @Test func errorsHaveTexts() throws {
    let x = try NumberStore<Decimal>(.currency("EUR"), locale: "fr")
    x.type("12x")
    #expect(x.lastOutcome.isRejected)
    #expect(x.lastOutcome.reason?.localizedDescription.isEmpty == false)
    do {
      _ = try NumberFormat(locale: "de").parse("1,2,3")
    } catch {
      #expect(!error.localizedDescription.isEmpty)
    }
  }

  @Test func coding() throws {
    struct Order: Codable {
      var price: ExactDecimal
      var style: NumberStyle
    }
    let data = try JSONEncoder().encode(Order(price: 12.5, style: .currency("EUR")))
    let order = try JSONDecoder().decode(Order.self, from: data)
    #expect(order.price == 12.5 && order.style == .currency("EUR"))
  }

  @Test func formats() async throws {
    let f = try NumberFormat(.currency("EUR"), locale: "de")
    let s: String = f.format(Decimal(1234.5))
    let t: String = f.format(1234)
    let d: Decimal = try f.parse("1.234,50 €")
    #expect(s == "1.234,50\u{A0}€" && t == "1.234,00\u{A0}€" && d == 1234.5)
    #expect(try Decimal("1.234,5", strategy: .live(locale: "de")) == 1234.5)
    let (text, parts) = f.parts(of: Decimal(1234.5))
    #expect(parts.first.map { text[$0.range] } == "1")
    let shown = await Task.detached { f.format(Decimal(12345)) }.value
    #expect(shown == "12.345,00\u{A0}€")
  }

  @Test func attributedText() throws {
    let x = try NumberStore<Decimal>(.currency("EUR"), locale: "fr")
    x.type("12,5")
    let a: AttributedString = x.attributedText
    #expect(String(a.characters) == x.text)
    let fraction = a.runs.first { $0.numberPart == .fraction }
    #expect(fraction.map { String(a[$0.range].characters) } == "5")
  }

  @Test func keystrokes() throws {
    let x = try NumberStore<Decimal>(.currency("EUR"), locale: "en_US")
    x.type("1234")
    x.deleteBackward()
    x.utf16Selection = 1..<1
    x.paste("5")
    #expect(x.text == "€5,123")
    x.undo()
    x.redo()
    x.selectAll()
    x.deleteForward()
    #expect(x.isEmpty && x.placeholder == "€0.00")
  }

  @Test func settings() throws {
    struct Settings {
      var volume = Restricted(clamping: 50, in: 0...100)
    }
    var s = Settings()
    s.volume.value = 120
    #expect(s.volume.value == 100)
  }

  @MainActor @Test func forms() throws {
    let amount = try NumberStore<Decimal>(.currency("EUR"), in: 0...1000, locale: "de")
    var name = ""
    let form = FormModel<String>([
      FormField("name", .nonEmpty("Tell us your name.")) { name },
      FormField("amount", amount),
    ])
    #expect(!form.submit() && form.firstInvalid == "name")
    name = "Ada"
    amount.type("1001")
    #expect(!form.submit())
    #expect(
      form.message(for: "amount") == "Bitte eine Zahl von 0,00\u{A0}€ bis 1.000,00\u{A0}€ eingeben."
    )
  }
}
