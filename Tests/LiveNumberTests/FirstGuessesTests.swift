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
    let kg = NumberStore<Double>(.unit("kilogram"), locale: Locale(identifier: "en"))
    kg.type("72.5")
    let weight = kg.value.map { Measurement(value: $0, unit: UnitMass.kilograms) }
    #expect(weight == Measurement(value: 72.5, unit: .kilograms))
    if kg.canUndo { kg.undo() }
    if kg.canRedo { kg.redo() }
    kg.deleteForward()
    #expect(kg.value == 72.5)
  }

  @Test func rangesAndSteps() throws {
    let atLeast = NumberStore<Decimal>(.currency("EUR"), in: 0..., locale: .current)
    #expect(atLeast.keyboard.allowsMinus == false)
    let rate = try NumberStore<Double>(.percent, in: 0...1, step: 0.0025, locale: "en")
    rate.increment()
    #expect(rate.value == 0.0025)
    let y = try NumberStore<Int>(.number, in: 0...100, step: 5, locale: "en")
    y.increment()
    y.increment()
    y.decrement()
    #expect(y.text == "5")
    y.range = 1...3
    #expect(!y.isValid)
    y.range = 0...
    #expect(y.isValid)
  }

  @Test func locales() {
    let x = NumberStore<Decimal>(.currency("EUR"), locale: .current)
    let y = NumberStore<Decimal>(.currency("EUR"), locale: .autoupdatingCurrent)
    #expect(x.placeholder == y.placeholder)
    #expect(
      NumberFormat(.percent).format(0.19) == NumberFormat(.percent, locale: .current).format(0.19))
    let year = NumberStore<Int>(.number.grouping(.never), in: 1900...2100)
    #expect(year.locale == x.locale)
    let locale = Locale.current
    _ = NumberStore<Decimal>(.currency(CurrencyCode(locale.currency ?? "USD")), locale: locale)
  }

  @Test func styles() throws {
    _ = try NumberStore<Decimal>(.number.precision(.fractionLength(0...3)), locale: "en")
    let swiss = try NumberFormat(
      .number.rounded(rule: .toNearestOrEven, increment: 0.05), locale: "de_CH")
    #expect(swiss.format(Decimal(1.23)) == "1.25")
    let bolts = try NumberStore<Int>(.number.prefix("#").suffix(" pcs"), locale: "en")
    bolts.type("5")
    #expect(bolts.text == "#5 pcs")
  }

  @MainActor @Observable final class Cart {
    let price = NumberStore<Decimal>(.currency("EUR"), in: 0...10_000, locale: .current)
    let quantity = NumberStore<Int>(value: 1, in: 1...99, locale: .current)
    var total: Decimal { (price.value ?? 0) * Decimal(quantity.value ?? 0) }
    var canSave: Bool { price.isValid && quantity.isValid }
  }

  @Test func observation() async throws {
    let x = try NumberStore<Decimal>(.currency("EUR"), locale: "fr")
    await confirmation { changed in
      withObservationTracking {
        _ = x.value
      } onChange: {
        changed()
      }
      x.type("1")
    }
    await MainActor.run {
      let cart = Cart()
      cart.price.type("3")
      #expect(cart.total == 3 && cart.canSave)
    }
  }

  @Test func errorsHaveTexts() throws {
    let x = try NumberStore<Decimal>(.currency("EUR"), locale: "fr")
    x.type("12x")
    #expect(x.lastOutcome.isRejected)
    #expect(x.lastOutcome.reason?.localizedDescription.isEmpty == false)
    do {
      _ = try NumberFormat(locale: "de").parse("1,2,3")
    } catch let error as NumberParseError {
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
    struct Settings: Codable, Equatable {
      var style: NumberStyle = .currency("EUR")
      var locale = Locale(identifier: "de_DE")
    }
    let stored = try JSONEncoder().encode(Settings())
    let settings = try JSONDecoder().decode(Settings.self, from: stored)
    let format = NumberFormat(settings.style, locale: settings.locale)
    #expect(format.format(5) == "5,00\u{A0}€")
  }

  @Test func formats() async throws {
    let f = try NumberFormat(.currency("EUR"), locale: "de")
    let s: String = f.format(Decimal(1234.5))
    let t: String = f.format(1234)
    let d: Decimal = try f.parse("1.234,50 €")
    #expect(s == "1.234,50\u{A0}€" && t == "1.234,00\u{A0}€" && d == 1234.5)
    #expect(try Decimal("1.234,5", strategy: .live(locale: "de")) == 1234.5)
    let counts: [Int] = try "1.234\n5.678".split(separator: "\n").map {
      try NumberFormat(locale: "de").parse($0)
    }
    #expect(counts == [1234, 5678])
    let prices: [Decimal] = [1, 2.5, 1000]
    #expect(
      prices.map { f.format($0) }.joined(separator: "; ")
        == "1,00\u{A0}€; 2,50\u{A0}€; 1.000,00\u{A0}€")
    #expect(
      [f.format(12.5), f.format(Decimal(5)), f.format(Int8(3))].allSatisfy { $0.hasSuffix("€") })
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

  @MainActor @Test func forms() throws {
    let amount = try NumberStore<Decimal>(.currency("EUR"), in: 0...1000, locale: "de")
    var name = ""
    let form = FormModel<String>([
      FormField("name", .nonEmpty("Tell us your name.")) { name },
      FormField("amount", store: amount),
    ])
    #expect(!form.submit() && form.firstInvalid == "name")
    name = "Ada"
    amount.type("1001")
    #expect(!form.submit())
    #expect(
      form.message(for: "amount") == "Bitte eine Zahl von 0,00\u{A0}€ bis 1.000,00\u{A0}€ eingeben."
    )
  }

  @MainActor @Test func formsThatAskAServer() async {
    var user = "taken"
    let form = FormModel<String>([
      FormField("user", .nonEmpty("Choose a name."), debounce: .milliseconds(300)) {
        user
      } asyncRule: {
        $0 == "taken" ? .failure("That name is taken.") : .success
      }
    ])
    var isSubmitted = await form.submit()
    #expect(!isSubmitted && form.message(for: "user") == "That name is taken.")
    user = "ada"
    form.valueChanged("user")
    isSubmitted = await form.submit()
    #expect(isSubmitted)
  }
}
