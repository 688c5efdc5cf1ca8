extension ExactDecimal {
  /// The nearest value with at most `maximumScale` digits behind the point, by `mode`.
  ///
  /// The sign stays, also where the result is zero. `maximumScale` is zero or more.
  public func rounded(
    toScale maximumScale: Int, _ mode: RoundingMode = .halfEven
  ) -> ExactDecimal {
    guard scale > maximumScale else { return self }
    return rounded(keeping: digits.utf8.count - (scale - maximumScale), mode)
  }

  /// The nearest value with at most `count` significant digits, by `mode`.
  ///
  /// `count` is at least one.
  public func rounded(
    toSignificantDigits count: Int, _ mode: RoundingMode = .halfEven
  ) -> ExactDecimal {
    guard !isZero, digits.utf8.count > count else { return self }
    let rounded = rounded(keeping: count, mode)
    // 9.99 to two digits is 10, which has a digit too many behind the point.
    return rounded.digits.utf8.count > count && rounded.scale > 0
      ? rounded.rounded(toScale: rounded.scale - 1, mode) : rounded
  }

  /// Keeps the first `count` digits, which may be none or fewer.
  private func rounded(keeping count: Int, _ mode: RoundingMode) -> ExactDecimal {
    withDigits { digits in
      let dropped = digits.count - count
      let newScale = max(scale - dropped, 0)
      // Digits dropped in front of the point leave zeros.
      let zeros = max(dropped - scale, 0)
      let kept = max(count, 0)
      let isOdd = kept > 0 && digits[kept - 1] % 2 == 1
      let remainder = isZero ? .zero : Remainder(of: digits, from: count)
      let up = mode.roundsAwayFromZero(remainder, isNegative: isNegative, isOdd: isOdd)
      return .make(isNegative: isNegative, scale: newScale, count: kept + zeros + 1) { buffer in
        buffer[0] = UInt8(ascii: "0")
        for index in 0..<(kept + zeros) {
          buffer[index + 1] = index < kept ? digits[index] : UInt8(ascii: "0")
        }
        if up { DigitCarry.increment(buffer[0...kept]) }
      }
    }
  }
}

extension Remainder {
  /// What the digits from `start` on are, against one unit of the digit before them.
  ///
  /// A negative start stands for zeros in front.
  init(of digits: UnsafeBufferPointer<UInt8>, from start: Int) {
    let five = UInt8(ascii: "5")
    let zero = UInt8(ascii: "0")
    let rest = digits[max(start + 1, 0)...].contains { $0 != zero }
    let first = start < 0 ? zero : digits[start]
    switch (first, rest) {
    case (zero, false): self = .zero
    case (five, false): self = .half
    case (five..., _): self = .aboveHalf
    default: self = .belowHalf
    }
  }
}

/// Adding one to ASCII digits in place.
enum DigitCarry {
  /// The first digit must leave room for the carry.
  static func increment(_ digits: Slice<UnsafeMutableBufferPointer<UInt8>>) {
    var index = digits.endIndex - 1
    while digits[index] == UInt8(ascii: "9") {
      digits.base[index] = UInt8(ascii: "0")
      index -= 1
    }
    digits.base[index] += 1
  }
}
