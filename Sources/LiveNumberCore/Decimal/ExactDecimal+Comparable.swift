extension ExactDecimal: Hashable, Comparable {
  /// Whether both are the same number, however they are written.
  public static func == (left: ExactDecimal, right: ExactDecimal) -> Bool {
    left.compare(to: right) == 0
  }

  /// Whether the first is the smaller number.
  public static func < (left: ExactDecimal, right: ExactDecimal) -> Bool {
    left.compare(to: right) < 0
  }

  /// Numerically equal values hash alike, however they are written.
  public func hash(into hasher: inout Hasher) {
    guard !isZero else {
      hasher.combine(0)
      return
    }
    hasher.combine(isNegative)
    withDigits { digits in
      var end = digits.count
      while digits[end - 1] == UInt8(ascii: "0") { end -= 1 }
      hasher.combine(digits.count - scale)
      hasher.combine(
        bytes: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(digits)[..<end]))
    }
  }

  /// Negative, zero or positive as this value is smaller than, equal to or greater than `other`.
  private func compare(to other: ExactDecimal) -> Int {
    switch (isZero, other.isZero) {
    case (true, true): return 0
    case (true, false): return other.isNegative ? 1 : -1
    case (false, true): return isNegative ? -1 : 1
    case (false, false): break
    }
    guard isNegative == other.isNegative else { return isNegative ? -1 : 1 }
    let order = compareMagnitude(to: other)
    return isNegative ? -order : order
  }

  /// Both are not zero.
  private func compareMagnitude(to other: ExactDecimal) -> Int {
    withDigits { left in
      other.withDigits { right in
        let leading = (left.count - scale) - (right.count - other.scale)
        guard leading == 0 else { return leading }
        for index in 0..<max(left.count, right.count) {
          let leftDigit = index < left.count ? left[index] : UInt8(ascii: "0")
          let rightDigit = index < right.count ? right[index] : UInt8(ascii: "0")
          if leftDigit != rightDigit { return leftDigit < rightDigit ? -1 : 1 }
        }
        return 0
      }
    }
  }
}
