extension DecimalView {
  /// Calls `body` with the nearest number that has the first `count` digits and no more, by `mode`.
  ///
  /// `count` is less than there are digits, and may be negative. Where 9.99 becomes 10 there is one
  /// digit more than asked for, a zero.
  func withRounded<Result>(
    keeping count: Int, _ mode: ExactDecimal.RoundingRule, _ body: (DecimalView) -> Result
  ) -> Result {
    let kept = UnsafeBufferPointer(rebasing: digits[..<max(count, 0)])
    let isOdd = kept.last.map { $0 % 2 == 1 } ?? false
    let remainder = isZero ? .zero : ExactDecimal.Remainder(of: digits, from: count)
    let newScale = scale - (digits.count - count)
    guard mode.roundsAwayFromZero(remainder, isNegative: isNegative, isOdd: isOdd) else {
      return body(DecimalView(digits: kept, scale: newScale, isNegative: isNegative))
    }
    // One digit may come to stand in front of the others.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: kept.count + 1) { buffer in
      buffer[0] = UInt8(ascii: "0")
      for index in kept.indices { buffer[index + 1] = kept[index] }
      DigitCarry.increment(buffer[...])
      let rounded = UnsafeBufferPointer(buffer)
      let start = rounded[0] == UInt8(ascii: "0") ? 1 : 0
      return body(
        DecimalView(
          digits: UnsafeBufferPointer(rebasing: rounded[start...]), scale: newScale,
          isNegative: isNegative))
    }
  }

  /// Calls `body` with the nearest number of at most `maximumScale` digits behind the point.
  func withRounded<Result>(
    toScale maximumScale: Int, _ mode: ExactDecimal.RoundingRule, _ body: (DecimalView) -> Result
  ) -> Result {
    guard scale > maximumScale else { return body(self) }
    return withRounded(keeping: digits.count - (scale - maximumScale), mode, body)
  }

  /// Calls `body` with the nearest number of at most `count` significant digits.
  func withRounded<Result>(
    toSignificantDigits count: Int, _ mode: ExactDecimal.RoundingRule,
    _ body: (DecimalView) -> Result
  ) -> Result {
    guard digits.count > count else { return body(self) }
    return withRounded(keeping: count, mode, body)
  }
}
