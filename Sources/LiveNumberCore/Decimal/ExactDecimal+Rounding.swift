extension ExactDecimal {
  /// Returns the nearest value with at most `maximumScale` fraction digits.
  ///
  /// The sign stays, even if the result is zero. A negative scale is zero.
  public func rounded(
    toScale maximumScale: Int, _ rule: RoundingRule = .halfEven
  ) -> ExactDecimal {
    let maximumScale = max(maximumScale, 0)
    guard scale > maximumScale else { return self }
    return withView { $0.withRounded(toScale: maximumScale, rule) { $0.value } }
  }

  /// Returns the nearest value with at most `count` significant digits.
  ///
  /// A count below one is one.
  public func rounded(
    toSignificantDigits count: Int, _ rule: RoundingRule = .halfEven
  ) -> ExactDecimal {
    let count = max(count, 1)
    guard !isZero, digits.count > count else { return self }
    let rounded = withView { $0.withRounded(toSignificantDigits: count, rule) { $0.value } }
    // 9.99 rounded to two digits is 10, which then has one fraction digit too many.
    return rounded.digits.count > count && rounded.scale > 0
      ? rounded.rounded(toScale: rounded.scale - 1, rule) : rounded
  }
}

extension DecimalView {
  /// Calls a closure with the nearest number of at most `maximumScale` fraction digits.
  func withRounded<Result>(
    toScale maximumScale: Int, _ rule: ExactDecimal.RoundingRule, _ body: (DecimalView) -> Result
  ) -> Result {
    guard scale > maximumScale else { return body(self) }
    return withRounded(keeping: digits.count - (scale - maximumScale), rule, body)
  }

  /// Calls a closure with the nearest number of at most `count` significant digits.
  func withRounded<Result>(
    toSignificantDigits count: Int, _ rule: ExactDecimal.RoundingRule,
    _ body: (DecimalView) -> Result
  ) -> Result {
    guard digits.count > count else { return body(self) }
    return withRounded(keeping: count, rule, body)
  }

  /// Calls a closure with the nearest number that keeps only the first `count` digits.
  ///
  /// `count` is less than the number of digits, and can be negative. When 9.99 becomes 10, the
  /// result has one digit more than `count`, a zero.
  private func withRounded<Result>(
    keeping count: Int, _ rule: ExactDecimal.RoundingRule, _ body: (DecimalView) -> Result
  ) -> Result {
    let kept = UnsafeBufferPointer(rebasing: digits[..<max(count, 0)])
    let isOdd = kept.last.map { $0 % 2 == 1 } ?? false
    let remainder = isZero ? .zero : ExactDecimal.Remainder(of: digits, from: count)
    let newScale = scale - (digits.count - count)
    guard rule.roundsAwayFromZero(remainder, isNegative: isNegative, isOdd: isOdd) else {
      return body(DecimalView(digits: kept, scale: newScale, isNegative: isNegative))
    }
    // The carry can add a digit, for which the first one leaves room.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: kept.count + 1) { buffer in
      buffer[0] = UInt8(ascii: "0")
      for index in kept.indices { buffer[index + 1] = kept[index] }
      var last = kept.count
      while buffer[last] == UInt8(ascii: "9") {
        buffer[last] = UInt8(ascii: "0")
        last -= 1
      }
      buffer[last] += 1
      let rounded = UnsafeBufferPointer(buffer)
      let start = rounded[0] == UInt8(ascii: "0") ? 1 : 0
      return body(
        DecimalView(
          digits: UnsafeBufferPointer(rebasing: rounded[start...]), scale: newScale,
          isNegative: isNegative))
    }
  }
}

extension ExactDecimal.Remainder {
  /// Creates the remainder of the digits from `start` on, compared with one unit of the digit
  /// before.
  ///
  /// A negative start stands for leading zeros.
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
