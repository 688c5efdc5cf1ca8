extension ExactDecimal {
  /// The nearest value with at most `maximumScale` digits behind the point, by `mode`.
  ///
  /// The sign stays, also where the result is zero. `maximumScale` is zero or more.
  public func rounded(
    toScale maximumScale: Int, _ mode: ExactDecimal.RoundingRule = .halfEven
  ) -> ExactDecimal {
    guard scale > maximumScale else { return self }
    return withView { $0.withRounded(toScale: maximumScale, mode) { $0.value } }
  }

  /// The nearest value with at most `count` significant digits, by `mode`.
  ///
  /// `count` is at least one.
  public func rounded(
    toSignificantDigits count: Int, _ mode: ExactDecimal.RoundingRule = .halfEven
  ) -> ExactDecimal {
    guard !isZero, digits.count > count else { return self }
    let rounded = withView { $0.withRounded(toSignificantDigits: count, mode) { $0.value } }
    // 9.99 to two digits is 10, which has a digit too many behind the point.
    return rounded.digits.count > count && rounded.scale > 0
      ? rounded.rounded(toScale: rounded.scale - 1, mode) : rounded
  }
}

extension ExactDecimal.Remainder {
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
