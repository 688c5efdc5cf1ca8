extension NumberFormat.Options {
  /// The maximum of all digit counts; ICU has the same limit.
  package static let maximumDigitCount = 999

  /// Throws an error if an option is out of range.
  func validate() throws(NumberFormatError) {
    try validate("minimum integer digits", minimumIntegerDigits, from: 0)
    guard scale.magnitude <= 1000 else {
      throw NumberFormatError(
        .scaleOutOfRange, "The scale is \(scale); it must be from -1000 to 1000.")
    }
    switch precision {
    case nil: break
    case .fractionLength(let minimum, let maximum):
      try validate("fraction digits", minimum, maximum, from: 0)
    case .significantDigits(let minimum, let maximum):
      try validate("significant digits", minimum, maximum, from: 1)
    case .increment(let step, let minimum):
      try validate("fraction digits", minimum, from: 0)
      let digits = step.trimmed().digits.count
      guard !step.isZero, !step.isNegative, digits <= ExactDecimal.maximumIncrementDigits else {
        throw NumberFormatError(
          .unusableIncrement,
          "The increment is \(step); it must be a positive number of at most "
            + "\(ExactDecimal.maximumIncrementDigits) digits.")
      }
    }
  }

  func validate(
    _ name: String, _ minimum: Int, _ maximum: Int? = nil, from lowest: Int
  ) throws(NumberFormatError) {
    let highest = NumberFormat.Options.maximumDigitCount
    for count in [minimum, maximum ?? minimum] where !(lowest...highest ~= count) {
      throw NumberFormatError(
        .digitCountOutOfRange,
        "The number of \(name) is \(count); it must be from \(lowest) to \(highest).")
    }
    guard minimum <= maximum ?? minimum else {
      throw NumberFormatError(
        .digitCountOutOfRange,
        "The minimum of \(minimum) \(name) is greater than the maximum of \(maximum ?? minimum).")
    }
  }
}
