import LiveNumberCore
import TestSupport
import Testing

/// Options that a format can't have.
@Suite struct OptionValidationTests {
  private static let tooMany = NumberFormat.Options.maximumDigitCount + 1

  private func expect(_ code: NumberFormatError.Code, _ options: NumberFormat.Options) {
    let error = #expect(throws: NumberFormatError.self) {
      try HandMade.decimal(.english, options: options)
    }
    #expect(error?.code == code, "\(options)")
    #expect(error?.description.isEmpty == false)
  }

  /// Styles are equal if all their parts are.
  @Test func equalStyles() {
    let styles =
      NumberStyle.named.map(\.style) + [
        .currency("EUR"), .currency("USD"),
        .currency("EUR").presentation(.code),
        .currency("EUR").sign(strategy: .accounting), .unit("meter"),
        .unit("meter").width(.long),
      ]
    for (index, style) in styles.enumerated() {
      #expect(styles.indices.filter { styles[$0] == style } == [index], "\(style)")
    }
  }

  @Test(arguments: [-1, tooMany, Int.max]) func minimumIntegerDigits(_ count: Int) {
    expect(.digitCountOutOfRange, NumberFormat.Options(minimumIntegerDigits: count))
  }

  @Test(
    arguments: [
      (.fractionLength(-1), .digitCountOutOfRange),
      (.fractionLength(tooMany), .digitCountOutOfRange),
      (.fractionLength(minimum: 3, maximum: 2), .digitCountOutOfRange),
      (.fractionLength(minimum: 0, maximum: Int.max), .digitCountOutOfRange),
      (.significantDigits(minimum: 0, maximum: 2), .digitCountOutOfRange),
      (.significantDigits(minimum: 3, maximum: 2), .digitCountOutOfRange),
      (.significantDigits(minimum: Int.min, maximum: nil), .digitCountOutOfRange),
      (.increment(5, minimumFractionDigits: -1), .digitCountOutOfRange),
      (.increment(0, minimumFractionDigits: 0), .unusableIncrement),
      (.increment(-5, minimumFractionDigits: 0), .unusableIncrement),
      (.increment(1_000_000_000_000_000_001, minimumFractionDigits: 0), .unusableIncrement),
    ] as [(NumberFormat.Precision, NumberFormatError.Code)])
  func precision(_ precision: NumberFormat.Precision, _ code: NumberFormatError.Code) {
    expect(code, NumberFormat.Options(precision: precision))
  }

  @Test(arguments: [1_001, -1_001, Int.min]) func scale(_ scale: Int) {
    expect(.scaleOutOfRange, NumberFormat.Options(scale: scale))
  }

  @Test(arguments: [
    NumberFormat.Options(precision: .fractionLength(999), minimumIntegerDigits: 999),
    NumberFormat.Options(precision: .significantDigits(999...999)),
    NumberFormat.Options(precision: .increment(999_999_999_999_999_999, minimumFractionDigits: 0)),
    NumberFormat.Options(scale: 1_000), NumberFormat.Options(scale: -1_000),
  ])
  func theMaximumsAreValid(_ options: NumberFormat.Options) throws {
    #expect(try !HandMade.decimal(.english, options: options).format(5).isEmpty)
  }

  /// Sizes of groups are counts, and a negative number has a sign: "57" can't be -57, too.
  @Test(
    arguments: [
      (NumberPattern(grouping: .init(primary: -3, secondary: 3)), .digitCountOutOfRange),
      (NumberPattern(grouping: .init(primary: 3, secondary: -2)), .digitCountOutOfRange),
      (NumberPattern(grouping: .init(primary: 1_000, secondary: 3)), .digitCountOutOfRange),
      (NumberPattern(negative: Affixes()), .unusablePattern),
      (
        NumberPattern(
          negative: Affixes(suffix: [.plusSign]), positive: Affixes(suffix: [.plusSign])),
        .unusablePattern
      ),
    ] as [(NumberPattern, NumberFormatError.Code)])
  func patterns(_ pattern: NumberPattern, _ code: NumberFormatError.Code) {
    let error = #expect(throws: NumberFormatError.self) {
      try NumberFormat(style: .number, symbols: NumberSymbols.english, pattern: pattern)
    }
    #expect(error?.code == code)
  }
}
