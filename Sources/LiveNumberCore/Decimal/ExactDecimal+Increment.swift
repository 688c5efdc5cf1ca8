extension ExactDecimal {
  /// The maximum number of digits in the step of an increment, so that dividing by it fits in 64
  /// bits.
  static let maximumIncrementDigits = 18

  /// Whether a format can write the multiples of the value.
  var isUsableIncrement: Bool {
    !isZero && !isNegative && trimmed().digits.count <= ExactDecimal.maximumIncrementDigits
  }

  /// Returns the nearest multiple of a step by a rounding rule, with the scale of the step.
  ///
  /// The step is positive and has at most ``maximumIncrementDigits`` digits.
  func rounded(toMultipleOf step: ExactDecimal, _ rule: RoundingRule) -> ExactDecimal {
    let step = step.trimmed()
    return divided(by: step).rounded(toScale: 0, rule).product(with: step)
  }

  /// Returns the quotient with as many fraction digits as tell which integer is nearest.
  private func divided(by step: ExactDecimal) -> ExactDecimal {
    let divisor = step.withDigits { $0.reduce(UInt64(0)) { $0 * 10 + UInt64($1 - 48) } }
    return withDigits { digits in
      // The digits before `split` count whole units of the step's last digit.
      let split = digits.count - (scale - step.scale)
      // One fraction digit tells a half.
      let end = max(digits.count, split + 1)
      var quotient: [UInt8] = []
      var remainder: UInt64 = 0
      for index in min(split, 0)..<end {
        let digit = digits.indices.contains(index) ? digits[index] : 48
        remainder = remainder * 10 + UInt64(digit - 48)
        quotient.append(48 + UInt8(remainder / divisor))
        remainder %= divisor
      }
      // The quotient is more than its digits if there's a remainder.
      quotient.append(remainder == 0 ? 48 : 49)
      return ExactDecimal(
        isNegative: isNegative, digits: ASCIIBytes(quotient), scale: end - split + 1)
    }
  }
}
