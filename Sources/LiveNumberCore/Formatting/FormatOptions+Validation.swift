extension NumberFormat.Options {
  /// The maximum of all digit counts; ICU has the same limit.
  package static let maximumDigitCount = 999

  /// The powers of ten by which values can be multiplied.
  static var scales: ClosedRange<Int> { -1000...1000 }

  /// Throws an error if an option is out of range.
  func validate() throws(NumberFormatError) {
    try validate("minimum integer digits", minimumIntegerDigits, from: 0)
    guard Self.scales ~= scale else {
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
      guard step.isUsableIncrement else {
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

  /// Returns the nearest number of digits that can be used.
  static func clamped(_ count: Int, from lowest: Int, to highest: Int? = nil) -> Int {
    min(max(count, lowest), highest ?? maximumDigitCount)
  }
}

extension NumberFormat.Precision {
  /// The same precision with every number of digits in its range, or `nil` for an increment that
  /// can't be used.
  var clamped: Self? {
    typealias Options = NumberFormat.Options
    switch self {
    case .fractionLength(let minimum, let maximum):
      let maximum = maximum.map { Options.clamped($0, from: 0) }
      return .fractionLength(
        minimum: Options.clamped(minimum, from: 0, to: maximum), maximum: maximum)
    case .significantDigits(let minimum, let maximum):
      let maximum = maximum.map { Options.clamped($0, from: 1) }
      return .significantDigits(
        minimum: Options.clamped(minimum, from: 1, to: maximum), maximum: maximum)
    case .increment(let step, let minimum):
      guard step.isUsableIncrement else { return nil }
      return .increment(step, minimumFractionDigits: Options.clamped(minimum, from: 0))
    }
  }
}
