import Foundation
import LiveNumber
import Testing

/// Affixes and currencies of the app's own are written, typed, pasted, and read back in any locale.
@Suite struct OwnAffixTests {
  private static let styles: [NumberStyle] = [
    .number.suffix(" pcs"), .number.suffix(" m²"), .number.prefix("#"), .number.prefix("from "),
    .number.prefix("#").suffix(" pcs"), .percent.suffix(" off"), .number.suffix("\u{A0}руб."),
    .currency(symbol: "₿", fractionDigits: 8), .currency(symbol: "USDC", fractionDigits: 2),
    .currency(symbol: "pts", fractionDigits: 0).sign(strategy: .accounting),
  ]

  @Test(arguments: styles) func roundTrips(_ style: NumberStyle) throws {
    var broken: [String] = []
    for identifier in ["en", "de", "fr", "sv", "ar-EG", "he", "fa", "hi", "de-CH", "lt"] {
      let format = try NumberFormat(style, locale: identifier)
      for value: ExactDecimal in [0, 5, -5, 1234, -1_234_567] {
        let text = format.format(value)
        for mode in ParseMode.allCases where (try? format.parse(text, mode: mode)) != value {
          broken.append("\(identifier) \(text) \(mode)")
        }
        let store = NumberStore<ExactDecimal>(format: format)
        store.paste(text)
        if store.value != value { broken.append("\(identifier) \(text) pasted: \(store.text)") }
        store.commit()
        if store.text != text { broken.append("\(identifier) \(text) committed: \(store.text)") }
        store.clear()
        store.type((value.scaledByPowerOfTen(format.powerOfTen) ?? 0).description)
        if store.value != value { broken.append("\(identifier) \(value) typed: \(store.text)") }
      }
    }
    #expect(broken.isEmpty, "\(broken.prefix(10))")
  }

  @Test(
    arguments: [
      (.number.suffix(" pcs"), "en", "-1234", "-1,234 pcs"),
      (.number.prefix("#"), "en", "-5", "-#5"),
      (.currency("USD").sign(strategy: .accounting).suffix(" each"), "en", "-5", "($5.00 each)"),
      (.percent.suffix(" off"), "en", "0.125", "12.5% off"),
      (.currency(symbol: "₿", fractionDigits: 8), "en", "0.5", "₿0.50000000"),
      (.currency(symbol: "₿", fractionDigits: 8), "de", "0.5", "0,50000000\u{A0}₿"),
      (.currency(symbol: "USDC", fractionDigits: 2), "en", "-5", "-USDC\u{A0}5.00"),
      (
        .currency(symbol: "pts", fractionDigits: 0).sign(strategy: .accounting), "en", "-5",
        "(pts\u{A0}5)"
      ),
    ] as [(NumberStyle, String, String, String)])
  func texts(_ style: NumberStyle, _ locale: String, _ value: String, _ text: String) throws {
    let format = try NumberFormat(style, locale: locale)
    #expect(format.format(try #require(ExactDecimal(value))) == text)
  }

  @Test func otherTextIsNoAffix() throws {
    let pieces = try NumberFormat(.number.suffix(" pcs"), locale: "en")
    #expect(try pieces.parse("5", mode: .lenient) == 5)
    #expect(throws: NumberParseError.self) { try pieces.parse("5 kg", mode: .lenient) }
    let bitcoin = try NumberFormat(.currency(symbol: "₿", fractionDigits: 8), locale: "en")
    #expect(throws: NumberParseError.self) { try bitcoin.parse("$5", mode: .lenient) }
  }

  @Test func stylesAreCoded() throws {
    for style in Self.styles + [.currency("EUR"), .unit("meter").width(.long)] {
      let data = try JSONEncoder().encode(style)
      #expect(try JSONDecoder().decode(NumberStyle.self, from: data) == style)
    }
    #expect(NumberStyle.number.suffix(" a") != .number.suffix(" b"))
    let coin = NumberStyle.currency(symbol: "₿", fractionDigits: 2)
    #expect(coin != .currency(symbol: "₮", fractionDigits: 2))
  }

  @Test func digitsInAnAffixAreSuperscripts() throws {
    #expect(try NumberFormat(.number.suffix(" m2"), locale: "en").format(5) == "5 m²")
    for symbol in ["", " "] {
      let style = NumberStyle.currency(symbol: symbol, fractionDigits: 2)
      #expect(NumberFormat(style, locale: Locale(identifier: "en")).format(5) == "XXX\u{A0}5.00")
    }
  }
}
