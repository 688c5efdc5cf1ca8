extension ExactDecimal: AdditiveArithmetic {
  /// Returns the exact sum, and stops the program if it has more than ``maximumDigitCount`` digits,
  /// as that of `1e99999` and `1e-99999`; ``adding(_:)`` returns `nil` then.
  ///
  /// The sum has the greater of the two scales.
  public static func + (left: ExactDecimal, right: ExactDecimal) -> ExactDecimal {
    checked(left.adding(right))
  }

  /// Returns the exact difference, and stops the program if it has more than ``maximumDigitCount``
  /// digits; ``subtracting(_:)`` returns `nil` then.
  ///
  /// The difference has the greater of the two scales.
  public static func - (left: ExactDecimal, right: ExactDecimal) -> ExactDecimal {
    checked(left.subtracting(right))
  }

  /// Returns the exact product, and stops the program if it has more than ``maximumDigitCount``
  /// digits; ``multiplied(by:)`` returns `nil` then.
  ///
  /// The scale of the product is the sum of the two scales: `1.50 * 2.0` is `3.000`.
  public static func * (left: ExactDecimal, right: ExactDecimal) -> ExactDecimal {
    checked(left.multiplied(by: right))
  }

  private static func checked(_ result: ExactDecimal?) -> ExactDecimal {
    guard let result else { preconditionFailure("The result has too many digits.") }
    return result
  }

  /// Returns the exact product, or `nil` if it has more than ``maximumDigitCount`` digits.
  public func multiplied(by other: ExactDecimal) -> ExactDecimal? {
    guard digits.count + other.digits.count <= ExactDecimal.maximumDigitCount,
      scale + other.scale <= ExactDecimal.maximumDigitCount
    else { return nil }
    return product(with: other)
  }

  /// Returns the exact product, however many digits it has.
  func product(with other: ExactDecimal) -> ExactDecimal {
    let (left, right) = (groupsOfNine, other.groupsOfNine)
    // 1234567890 × 2 is two columns, each the sum of products below 10^18. A word has room for
    // eighteen of these; eight at a time go to the next column.
    let (group, most): (UInt64, UInt64) = (1_000_000_000, 8_000_000_000_000_000_000)
    return ExactDecimal(
      isNegative: isNegative != other.isNegative, scale: scale + other.scale,
      digitCount: digits.count + other.digits.count
    ) { buffer in
      var (column, end) = (0, buffer.count)
      var carry: UInt64 = 0
      while end > 0 {
        var sum = carry
        carry = 0
        for index in max(column - right.count + 1, 0)..<min(column + 1, left.count) {
          sum &+= left[index] &* right[column - index]
          if sum >= most {
            sum &-= most
            carry &+= most / group
          }
        }
        carry &+= sum / group
        sum %= group
        for position in (max(end - 9, 0)..<end).reversed() {
          buffer[position] = UInt8(ascii: "0") + UInt8(sum % 10)
          sum /= 10
        }
        end -= 9
        column += 1
      }
    }
  }

  /// The digits in groups of nine, the last group first: 234567890 and 1 of 1234567890.
  private var groupsOfNine: [UInt64] {
    withDigits { digits in
      stride(from: digits.count, to: 0, by: -9).map { end in
        digits[max(end - 9, 0)..<end].reduce(0) { $0 * 10 + UInt64($1 & 0x0F) }
      }
    }
  }
}

extension ExactDecimal {
  /// Returns the exact sum, with the greater of the two scales, or `nil` if it has more than
  /// ``maximumDigitCount`` digits.
  public func adding(_ other: ExactDecimal) -> ExactDecimal? {
    let scale = max(scale, other.scale)
    let leading = max(integerCount, other.integerCount)
    let limit = ExactDecimal.maximumDigitCount
    guard leading + scale <= limit else { return nil }
    let isDifference = isNegative != other.isNegative
    let (greater, smaller) =
      isDifference && magnitude < other.magnitude ? (other, self) : (self, other)
    // One more digit, for the carry.
    let sum = greater.combine(
      smaller, subtracting: isDifference, scale: scale, count: leading + scale + 1)
    guard sum.digits.count <= limit else { return nil }
    return isDifference && sum.isZero ? sum.magnitude : sum
  }

  /// Returns the exact difference, with the greater of the two scales, or `nil` if it has more than
  /// ``maximumDigitCount`` digits.
  public func subtracting(_ other: ExactDecimal) -> ExactDecimal? { adding(-other) }

  /// Returns the value multiplied by a power of ten, or `nil` if the product has too many digits.
  public func scaledByPowerOfTen(_ exponent: Int) -> ExactDecimal? {
    let limit = ExactDecimal.maximumDigitCount
    guard exponent.magnitude <= UInt(2 * limit) else { return isZero ? self : nil }
    let scale = scale - exponent
    guard scale <= limit, isZero || digits.count - scale <= limit || scale >= 0 else { return nil }
    return withView(shiftedBy: exponent) { $0.value }
  }

  /// Returns the value without trailing zeros in its fraction, down to a minimum scale.
  public func trimmed(minimumScale: Int = 0) -> ExactDecimal {
    let minimumScale = max(minimumScale, 0)
    guard scale > minimumScale else { return self }
    return withDigits { digits in
      guard !isZero else {
        return ExactDecimal(
          isNegative: isNegative, digits: .empty, scale: minimumScale)
      }
      var count = digits.count
      var scale = scale
      while scale > minimumScale, digits[count - 1] == UInt8(ascii: "0") {
        count -= 1
        scale -= 1
      }
      return ExactDecimal(
        isNegative: isNegative,
        digits: ASCIIBytes(UnsafeBufferPointer(rebasing: digits[..<count])), scale: scale)
    }
  }

  /// Adds or subtracts digit by digit, from the right; a number that is subtracted isn't the
  /// greater one.
  private func combine(
    _ other: ExactDecimal, subtracting: Bool, scale: Int, count: Int
  ) -> ExactDecimal {
    withDigits { left in
      other.withDigits { right in
        ExactDecimal(isNegative: isNegative, scale: scale, digitCount: count) { buffer in
          var carried = 0
          for position in 0..<count {
            let leftDigit = ExactDecimal.digit(left, at: position - (scale - self.scale))
            let rightDigit = ExactDecimal.digit(right, at: position - (scale - other.scale))
            let change = rightDigit + carried
            let result = subtracting ? leftDigit - change : leftDigit + change
            carried = 0...9 ~= result ? 0 : 1
            let digit = carried == 0 ? result : subtracting ? result + 10 : result - 10
            buffer[count - 1 - position] = UInt8(ascii: "0") + UInt8(digit)
          }
        }
      }
    }
  }

  /// Returns the digit at a position counted from the right end, or 0 beyond either end.
  private static func digit(_ digits: UnsafeBufferPointer<UInt8>, at position: Int) -> Int {
    guard position >= 0, position < digits.count else { return 0 }
    return Int(digits[digits.count - 1 - position] - UInt8(ascii: "0"))
  }
}
