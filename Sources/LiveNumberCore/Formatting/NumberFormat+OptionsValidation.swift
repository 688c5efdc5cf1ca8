extension NumberFormat.Options {
  /// The most digits that can be asked for; ICU has the same limit.
  public static let maximumDigitCount = 999

  func validate() throws(NumberFormatError) {
    try NumberFormat.Options.validate("minimum integer digits", minimumIntegerDigits, from: 0)
    guard scale.magnitude <= 1000 else {
      throw NumberFormatError(
        .scaleOutOfRange, "a scale of \(scale) where a power of ten from -1000 to 1000 is expected")
    }
    switch precision {
    case nil: break
    case .fractionLength(let minimum, let maximum):
      try NumberFormat.Options.validate("fraction digits", minimum, maximum, from: 0)
    case .significantDigits(let minimum, let maximum):
      try NumberFormat.Options.validate("significant digits", minimum, maximum, from: 1)
    case .increment(let step, let minimum):
      try NumberFormat.Options.validate("fraction digits", minimum, from: 0)
      let digits = step.trimmed().digits.count
      guard !step.isZero, !step.isNegative, digits <= ExactDecimal.maximumIncrementDigits else {
        throw NumberFormatError(
          .unusableIncrement,
          "an increment of \(step) where a positive number of at most "
            + "\(ExactDecimal.maximumIncrementDigits) digits is expected")
      }
    }
  }

  private static func validate(
    _ what: String, _ minimum: Int, _ maximum: Int? = nil, from lowest: Int
  ) throws(NumberFormatError) {
    for count in [minimum, maximum ?? minimum] where !(lowest...maximumDigitCount ~= count) {
      throw NumberFormatError(
        .digitCountOutOfRange,
        "\(count) \(what) where \(lowest) to \(maximumDigitCount) are expected")
    }
    guard minimum <= maximum ?? minimum else {
      throw NumberFormatError(
        .digitCountOutOfRange,
        "at least \(minimum) \(what) cannot go with at most \(maximum ?? minimum)")
    }
  }
}
