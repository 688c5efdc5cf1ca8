import Foundation
import LiveNumber
import Testing

/// The modifiers of Foundation's styles, with the same results.
@Suite struct StyleModifierTests {
  private func format(_ style: NumberStyle) throws -> NumberFormatStyle<Double> {
    try .live(style, locale: "de")
  }

  private let german = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "de"))

  @Test(arguments: [0, -0.0, 2.5, -1234.567, 1_234_567, 0.005, -2.5])
  func resultsAreFoundations(_ value: Double) throws {
    let style = NumberStyle.number
    let rows: [(NumberStyle, FloatingPointFormatStyle<Double>)] = [
      (style.precision(.fractionLength(2)), german.precision(.fractionLength(2))),
      (style.precision(.significantDigits(1...3)), german.precision(.significantDigits(1...3))),
      (
        style.grouping(.never).precision(.integer),
        german.grouping(.never).precision(.fractionLength(0))
      ),
      (
        style.sign(strategy: .always()).precision(.integer),
        german.sign(strategy: .always(includingZero: true)).precision(.fractionLength(0))
      ),
      (style.sign(strategy: .never), german.sign(strategy: .never)),
      (
        style.decimalSeparator(strategy: .always).precision(.integer),
        german.decimalSeparator(strategy: .always).precision(.fractionLength(0))
      ),
      (style.scale(100), german.scale(100)), (style.scale(0.1), german.scale(0.1)),
    ]
    for (ours, foundations) in rows {
      #expect(try format(ours).format(value) == foundations.format(value))
    }
    for rule: FloatingPointRoundingRule in [
      .toNearestOrEven, .toNearestOrAwayFromZero, .up, .down, .towardZero, .awayFromZero,
    ] {
      #expect(
        try format(style.rounded(rule: rule).precision(.integer)).format(value)
          == german.rounded(rule: rule).precision(.fractionLength(0)).format(value), "\(rule)")
    }
  }

  @Test func increments() throws {
    #expect(try format(.number.rounded(rule: .down, increment: 0.05)).format(2.32) == "2,30")
    #expect(try format(.number.rounded(increment: 0.05)).format(2.33) == "2,35")
    let francs = NumberStyle.currency("CHF").rounded(increment: 0.05)
    #expect(try format(francs).format(2.32) == "2,30\u{A0}CHF")
  }

  @Test func aScaledValueIsReadBack() throws {
    #expect(try format(.number.scale(100)).parseStrategy.parse("250") == 2.5)
  }

  @Test func anotherLocaleKeepsTheOptions() throws {
    let style = try format(.number.precision(.fractionLength(2))).ranged(0...10)
    let french = style.locale(Locale(identifier: "fr"))
    #expect(french.format(2.5) == "2,50" && french.format(12) == "10,00")
    #expect(try format(.number).locale(Locale(identifier: "en")).format(1234.5) == "1,234.5")
    #expect(NumberFormatStyle<Double>(.plain).locale(Locale(identifier: "de")).format(1.5) == "1.5")
  }

  @Test func aScaleThatIsNoPowerOfTenStopsTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = NumberStyle.number.scale(3) }
    await #expect(processExitsWith: .failure) { _ = NumberStyle.number.scale("1e1001") }
  }

  // MARK: - What people type

  @Test(arguments: [
    (NumberStyle.percent, "12,5 %", "0.125"), (.percent, "12,5%", "0.125"),
    (.percent, "12,5", "0.125"), (.currency("EUR"), "1234,5", "1234.5"),
    (.currency("EUR"), "1.234,5 €", "1234.5"), (.number, "1234567,5", "1234567.5"),
    (.number, " 5 ", "5"),
  ])
  func fieldsReadWhatPeopleType(_ kind: NumberStyle, _ text: String, _ value: String) throws {
    let style: NumberFormatStyle<ExactDecimal> = try .live(kind, locale: "de")
    #expect(try style.parseStrategy.parse(text) == ExactDecimal(value))
    let ranged: NumberFormatStyle<ExactDecimal> = try .ranged(0..., style: kind, locale: "de")
    #expect(try ranged.parseStrategy.parse(text) == ExactDecimal(value))
    #expect(throws: NumberParseError.self, "nothing is taken for another magnitude") {
      try style.parseStrategy.parse("1.23")
    }
  }

  // MARK: - Decimals

  @Test func decimalsOfFoundation() throws {
    let format = try NumberFormat(locale: "fr")
    #expect(format.format(try #require(Decimal(string: "1234.5"))) == "1\u{202F}234,5")
    #expect(format.format(Decimal.nan) == format.symbols.notANumber)
    let long = ExactDecimal("1.2345678901234567890123456789012345678512345")
    #expect(Decimal(exactly: long) == nil)
    #expect(Decimal(long) == Decimal(string: "1.2345678901234567890123456789012345679"))
    #expect(Decimal(exactly: 5) == 5)
    #expect(Decimal("1e-500" as ExactDecimal) == 0)
    #expect(Decimal("1e500" as ExactDecimal).isNaN)
    #expect(Double(0.1 as ExactDecimal) == 0.1)
  }
}
