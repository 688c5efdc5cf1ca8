import LiveNumberCore
import Testing

/// Options that a format cannot have.
@Suite struct OptionValidationTests {
  private static let tooMany = NumberFormat.Options.maximumDigitCount + 1

  @Test(
    arguments: [
      (NumberFormat.Options(minimumIntegerDigits: -1), .digitCountOutOfRange),
      (NumberFormat.Options(minimumIntegerDigits: tooMany), .digitCountOutOfRange),
      (NumberFormat.Options(minimumIntegerDigits: Int.max), .digitCountOutOfRange),
      (NumberFormat.Options(precision: .fractionLength(-1)), .digitCountOutOfRange),
      (NumberFormat.Options(precision: .fractionLength(tooMany)), .digitCountOutOfRange),
      (
        NumberFormat.Options(precision: .fractionLength(3...2)),
        .digitCountOutOfRange
      ),
      (
        NumberFormat.Options(precision: .fractionLength(minimum: 0, maximum: Int.max)),
        .digitCountOutOfRange
      ),
      (
        NumberFormat.Options(precision: .significantDigits(0...2)),
        .digitCountOutOfRange
      ),
      (
        NumberFormat.Options(precision: .significantDigits(3...2)),
        .digitCountOutOfRange
      ),
      (
        NumberFormat.Options(precision: .significantDigits(minimum: Int.min, maximum: nil)),
        .digitCountOutOfRange
      ),
      (
        NumberFormat.Options(precision: .increment(0, minimumFractionDigits: 0)), .unusableIncrement
      ),
      (
        NumberFormat.Options(precision: .increment(-5, minimumFractionDigits: 0)),
        .unusableIncrement
      ),
      (
        NumberFormat.Options(
          precision: .increment(1_000_000_000_000_000_001, minimumFractionDigits: 0)),
        .unusableIncrement
      ),
      (
        NumberFormat.Options(precision: .increment(5, minimumFractionDigits: -1)),
        .digitCountOutOfRange
      ),
      (NumberFormat.Options(scale: 1_001), .scaleOutOfRange),
      (NumberFormat.Options(scale: -1_001), .scaleOutOfRange),
      (NumberFormat.Options(scale: Int.min), .scaleOutOfRange),
    ] as [(NumberFormat.Options, NumberFormatError.Code)])
  func options(_ options: NumberFormat.Options, _ code: NumberFormatError.Code) {
    let error = #expect(throws: NumberFormatError.self) {
      try HandMade.decimal(HandMade.english, options: options)
    }
    #expect(error?.code == code)
    #expect(error?.description.isEmpty == false)
  }

  @Test(arguments: [
    NumberFormat.Options(precision: .fractionLength(999), minimumIntegerDigits: 999),
    NumberFormat.Options(precision: .significantDigits(999...999)),
    NumberFormat.Options(precision: .increment(999_999_999_999_999_999, minimumFractionDigits: 0)),
    NumberFormat.Options(scale: 1_000), NumberFormat.Options(scale: -1_000),
  ])
  func theMostIsTaken(_ options: NumberFormat.Options) throws {
    #expect(try !HandMade.decimal(HandMade.english, options: options).format(5).isEmpty)
  }
}
