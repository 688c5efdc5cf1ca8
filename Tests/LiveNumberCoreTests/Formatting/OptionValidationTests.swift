import LiveNumberCore
import Testing

/// Options that a format cannot have.
@Suite struct OptionValidationTests {
  private static let tooMany = NumberFormatOptions.maximumDigitCount + 1

  @Test(
    arguments: [
      (NumberFormatOptions(minimumIntegerDigits: -1), .digitCountOutOfRange),
      (NumberFormatOptions(minimumIntegerDigits: tooMany), .digitCountOutOfRange),
      (NumberFormatOptions(minimumIntegerDigits: Int.max), .digitCountOutOfRange),
      (NumberFormatOptions(precision: .exactly(-1)), .digitCountOutOfRange),
      (NumberFormatOptions(precision: .exactly(tooMany)), .digitCountOutOfRange),
      (
        NumberFormatOptions(precision: .fractionDigits(minimum: 3, maximum: 2)),
        .digitCountOutOfRange
      ),
      (
        NumberFormatOptions(precision: .fractionDigits(minimum: 0, maximum: Int.max)),
        .digitCountOutOfRange
      ),
      (
        NumberFormatOptions(precision: .significantDigits(minimum: 0, maximum: 2)),
        .digitCountOutOfRange
      ),
      (
        NumberFormatOptions(precision: .significantDigits(minimum: 3, maximum: 2)),
        .digitCountOutOfRange
      ),
      (
        NumberFormatOptions(precision: .significantDigits(minimum: Int.min, maximum: nil)),
        .digitCountOutOfRange
      ),
      (NumberFormatOptions(precision: .increment(0, minimumFractionDigits: 0)), .unusableIncrement),
      (
        NumberFormatOptions(precision: .increment(-5, minimumFractionDigits: 0)), .unusableIncrement
      ),
      (
        NumberFormatOptions(
          precision: .increment(1_000_000_000_000_000_001, minimumFractionDigits: 0)),
        .unusableIncrement
      ),
      (
        NumberFormatOptions(precision: .increment(5, minimumFractionDigits: -1)),
        .digitCountOutOfRange
      ),
      (NumberFormatOptions(scale: 1_001), .scaleOutOfRange),
      (NumberFormatOptions(scale: -1_001), .scaleOutOfRange),
      (NumberFormatOptions(scale: Int.min), .scaleOutOfRange),
    ] as [(NumberFormatOptions, NumberFormatError.Code)])
  func options(_ options: NumberFormatOptions, _ code: NumberFormatError.Code) {
    let error = #expect(throws: NumberFormatError.self) {
      try HandMade.decimal(HandMade.english, options: options)
    }
    #expect(error?.code == code)
    #expect(error?.description.isEmpty == false)
  }

  @Test(arguments: [
    NumberFormatOptions(precision: .exactly(999), minimumIntegerDigits: 999),
    NumberFormatOptions(precision: .significantDigits(minimum: 999, maximum: 999)),
    NumberFormatOptions(precision: .increment(999_999_999_999_999_999, minimumFractionDigits: 0)),
    NumberFormatOptions(scale: 1_000), NumberFormatOptions(scale: -1_000),
  ])
  func theMostIsTaken(_ options: NumberFormatOptions) throws {
    #expect(try !HandMade.decimal(HandMade.english, options: options).format(5).isEmpty)
  }
}
