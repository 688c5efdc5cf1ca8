import Foundation
import LiveNumber
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

  @Test func keys() throws {
    let store = try NumberStore<Int>(value: 1234, in: 0...1235, locale: "en")
    store.move(.left)
    store.type("9")
    #expect(store.value == 12394)
    store.undo()
    store.move(.toStart)
    store.move(.right, extending: true)
    store.deleteBackward()
    #expect(store.text == "234")
    store.value = 1234
    #expect(store.canIncrement && store.canDecrement)
    store.increment()
    #expect(!store.canIncrement && store.canDecrement)
    store.value = 0
    #expect(store.canIncrement && !store.canDecrement)
  }

  @Test func formats() throws {
    let german = Locale(identifier: "de")
    let style = NumberFormatStyle<Decimal>(
      NumberFormat(.currency("EUR").presentation(.isoCode), locale: Locale(identifier: "en")))
    #expect(NumberFormat(format: style).format(1234.5) == "EUR\u{A0}1,234.50")
    let store = NumberStore(value: 1234.5, format: style, locale: german)
    #expect(store.text == "1.234,50\u{A0}EUR")
    let ranged = NumberStore<Decimal>(in: 0...1, format: style, locale: german)
    ranged.type("1,5")
    #expect(ranged.text == "1,5\u{A0}EUR" && !ranged.isValid)
    let text = NumberFormat(format: style).attributed(-1234.5)
    let runs = text.runs.map { (String(text[$0.range].characters), $0.numberPart) }
    #expect(runs.map(\.0).joined() == "-EUR\u{A0}1,234.50")
    #expect(runs.last?.0 == "50" && runs.last?.1 == .fraction)
    #expect(text == NumberStore(value: -1234.5, format: style).attributedText)
  }

  @Test(.enabled(if: LocaleData.hasUnits)) func partsAndUnits() throws {
    let format = try NumberFormat(.unit("kilometer").width(.long), locale: "de")
    var texts: [NumberFormat.Part.Kind: String] = [:]
    for part in format.parts(of: 12.5) {
      texts[part.kind] = String(part.text)
    }
    #expect(texts[.integer] == "12" && texts[.fraction] == "5" && texts[.unit] == "Kilometer")
    #expect(NumberStyle.currency("EUR").width(.long) == .currency("EUR"))
    #expect(NumberStyle.unit("meter").width(.short) == .unit("meter"))
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
      let fr = Locale(identifier: "fr")
      #expect(error.message(in: fr) == "Il y a déjà un séparateur décimal.")
      var own = FieldMessages.standard
      own.texts["fr"] = ["secondDecimalSeparator": "Non."]
      #expect(error.message(in: fr, messages: own) == "Non.")
    }
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
}
