import Foundation
import LiveNumber
import TestSupport
import Testing

/// With a Foundation locale, nothing throws: data that is missing comes from a wider locale.
@Suite struct LocaleFallbackTests {
  @Test(arguments: [
    ("tlh", "und"), ("de_XX", "de"), ("xx_DE", "und"),
    ("en_Cyrl_US", "en"), ("de_AT", "de-AT"), ("ar_EG@numbers=latn", "ar-EG-u-nu-latn"),
    ("fr_FR@calendar=buddhist", "fr-FR"), ("de_DE@numbers=nonsense", "de-DE"), ("???", "und"),
  ])
  func nearestLocales(_ identifier: String, _ nearest: String) throws {
    let locale = NumberLocale(Locale(identifier: identifier))
    #expect(locale.identifier == nearest)
    let format = NumberFormat(locale: Locale(identifier: identifier))
    #expect(format == (try NumberFormat(locale: locale)))
    #expect(format.locale == Locale(identifier: nearest))
    #expect(format.format(1234.5).contains("5"))
  }

  @Test func everyLocaleOfFoundationHasAField() {
    for identifier in Locale.availableIdentifiers {
      let locale = Locale(identifier: identifier)
      for style in [NumberStyle.number, .percent, .permille, .currency("EUR")] {
        let store = NumberStore<Int>(style, value: 12, locale: locale)
        #expect(store.value == 12 && !store.text.isEmpty, "\(identifier)")
      }
    }
  }

  @Test func stylesWithoutData() throws {
    let english = Locale(identifier: "en")
    #expect(NumberFormat(.currency("QQQ"), locale: english).format(5) == "QQQ\u{A0}5.00")
    #expect(
      NumberFormat(.unit("furlong-per-nonsense"), locale: english).format(5)
        == "5\u{A0}furlong-per-nonsense")
    #expect(NumberFormat(.number.precision(.integer), locale: english).format(5.4) == "5")
    #expect(throws: NumberFormatError.self) { try NumberFormat(.currency("QQQ"), locale: "en") }
    #expect(throws: NumberFormatError.self) { try NumberFormat(.unit("nonsense"), locale: "en") }
    #expect(throws: NumberFormatError.self) { try NumberFormat(locale: "tlh") }
    if LocaleData.hasUnits {
      // "1 day", "2 days": a shorter form has one text.
      let days = NumberFormat(.unit("day").width(.long), locale: english)
      #expect(days.format(1) == "1d" || days.format(1) == "1 day")
      #expect(try days.parse(days.format(25)) == 25)
    }
  }

  /// A name that isn't a unit's shows itself, with its digits as superscripts, since others would
  /// be the number's.
  @Test func anyNameIsAUnit() throws {
    let german = Locale(identifier: "de")
    for (name, text) in [("m2", "5\u{A0}m²"), ("", "5"), (" ", "5"), ("part-per-1e9x", nil)]
      as [(String, String?)]
    {
      let format = NumberFormat(.unit(name), locale: german)
      if let text { #expect(format.format(5) == text, "\(name)") }
      #expect(try format.parse(format.format(5)) == 5)
    }
    let consumption = NumberStore<Double>(
      .unit("liter-per-100-kilometer"), value: 7.5, locale: german)
    #expect(consumption.text.hasPrefix("7,5") && consumption.value == 7.5)
    if LocaleData.hasUnits { #expect(consumption.text.hasSuffix("km") && consumption.isValid) }

    var random = SeededGenerator(topic: "names of units")
    let alphabet = Array("aez-- 019٣²%€'\"/@{}\u{200F}\u{7}\u{1F600}".unicodeScalars)
    for _ in 0..<300 * Samples.factor {
      var name = String.UnicodeScalarView()
      for _ in 0..<random.number(in: 0...8) { name.append(random.pick(alphabet)) }
      let locale = Locale(identifier: random.pick(["de", "ar_EG", "fr_CH", "hi", "tlh", ""]))
      let display = random.pick(NumberStyle.UnitDisplay.allCases)
      let format = NumberFormat(.unit(String(name)).width(display), locale: locale)
      let text = format.format(-12.5)
      #expect((try? format.parse(text)) == -12.5, "\(String(name).escaped): \(text.escaped)")
    }
  }

  @Test func codesOfCurrencies() throws {
    #expect(CurrencyCode("EUR") == "EUR")
    for text in ["eur", "EU", "EURO", "", "E1R", "ÉUR"] {
      let error = #expect(throws: NumberFormatError.self) { try CurrencyCode(text) }
      #expect(error?.code == .unknownCurrency)
    }
    #expect(CurrencyCode(Locale.Currency("usd")) == "USD")
    #expect(CurrencyCode(Locale.Currency("nonsense")) == "XXX")
    let data = try JSONEncoder().encode(["EUR"] as [CurrencyCode])
    #expect(String(decoding: data, as: UTF8.self) == #"["EUR"]"#)
    #expect(try JSONDecoder().decode([CurrencyCode].self, from: data) == ["EUR"])
    #expect(throws: NumberFormatError.self) {
      try JSONDecoder().decode([CurrencyCode].self, from: Data(#"["eur"]"#.utf8))
    }
  }

  @Test func aMalformedLiteralStopsTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = NumberStyle.currency("euro") }
  }
}
