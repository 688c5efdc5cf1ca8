extension ExactDecimal {
  /// The maximum number of digits in the step of an increment, so that dividing by it fits in 64 bits.
  static let maximumIncrementDigits = 18

  /// Returns the nearest multiple of a step by a rounding rule, with the scale of the step.
  ///
  /// The step is positive and has at most ``maximumIncrementDigits`` digits.
  func rounded(toMultipleOf step: ExactDecimal, _ rule: RoundingRule) -> ExactDecimal {
    let step = step.trimmed()
    let divisor = step.withDigits { $0.reduce(UInt64(0)) { $0 * 10 + UInt64($1 - 48) } }
    // The digits before `split` count whole units of the step's last digit.
    return withDigits { digits in
      let split = digits.count - (scale - step.scale)
      var quotient = [UInt8](repeating: 48, count: max(split, 0) + 20)
      var remainder: UInt64 = 0
      for index in 0..<max(split, 0) {
        remainder = remainder * 10 + UInt64((index < digits.count ? digits[index] : 48) - 48)
        quotient[20 + index] = 48 + UInt8(remainder / divisor)
        remainder %= divisor
      }
      let rest = ExactDecimal.Remainder(units: remainder, of: divisor, below: digits, from: split)
      let isOdd = quotient[quotient.count - 1] % 2 == 1
      if rule.roundsAwayFromZero(rest, isNegative: isNegative, isOdd: isOdd) {
        quotient.withUnsafeMutableBufferPointer { ExactDecimal.increment($0) }
      }
      ExactDecimal.multiply(&quotient, by: divisor)
      return ExactDecimal(
        isNegative: isNegative, digits: ASCIIBytes(quotient), scale: step.scale)
    }
  }

  /// Multiplies ASCII digits in place; leading zeros leave room for the product.
  private static func multiply(_ digits: inout [UInt8], by factor: UInt64) {
    var carry: UInt64 = 0
    for index in digits.indices.reversed() {
      let product = UInt64(digits[index] - 48) * factor + carry
      digits[index] = 48 + UInt8(product % 10)
      carry = product / 10
    }
  }
}

extension ExactDecimal.Remainder {
  /// Creates the remainder of a number of units and the digits below them, compared with `divisor`.
  fileprivate init(
    units: UInt64, of divisor: UInt64, below digits: UnsafeBufferPointer<UInt8>, from start: Int
  ) {
    let tail =
      start >= digits.count
      ? ExactDecimal.Remainder.zero : ExactDecimal.Remainder(of: digits, from: start)
    let missing = divisor - units
    switch (units, tail) {
    case (0, .zero): self = .zero
    case _ where units > missing: self = .aboveHalf
    case _ where units == missing: if case .zero = tail { self = .half } else { self = .aboveHalf }
    case _ where missing - units == 1: self = tail.ofHalfUnit
    default: self = .belowHalf
    }
  }

  /// The remainder if half of the divisor is half a unit away, so that the digits below decide.
  private var ofHalfUnit: Self {
    switch self {
    case .zero, .belowHalf: .belowHalf
    case .half: .half
    case .aboveHalf: .aboveHalf
    }
  }
}
