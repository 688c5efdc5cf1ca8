extension ExactDecimal: AdditiveArithmetic {
  /// Returns the exact sum, with the greater of the two scales.
  ///
  /// - Precondition: The sum has at most ``maximumDigitCount`` digits. ``adding(_:)`` adds numbers
  ///   from outside, such as `1e99999` and `1e-99999`.
  public static func + (left: ExactDecimal, right: ExactDecimal) -> ExactDecimal {
    checked(left.adding(right))
  }

  /// Returns the exact difference, with the greater of the two scales.
  ///
  /// - Precondition: The difference has at most ``maximumDigitCount`` digits. ``adding(_:)`` adds
  ///   numbers from outside.
  public static func - (left: ExactDecimal, right: ExactDecimal) -> ExactDecimal {
    checked(left.adding(-right))
  }

  /// Returns the exact product, whose scale is the sum of the two scales: `1.50 * 2.0` is `3.000`.
  ///
  /// - Precondition: The product has at most ``maximumDigitCount`` digits. ``multiplied(by:)``
  ///   multiplies numbers from outside.
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
    let count = digits.count + other.digits.count
    // A column is the sum of at most as many products of digits as there are digits.
    var columns = [UInt64](repeating: 0, count: count)
    withDigits { left in
      other.withDigits { right in
        for (row, digit) in left.enumerated() {
          for (column, factor) in right.enumerated() {
            columns[row + column + 1] += UInt64(digit - 48) * UInt64(factor - 48)
          }
        }
      }
    }
    return ExactDecimal(
      isNegative: isNegative != other.isNegative, scale: scale + other.scale, digitCount: count
    ) { buffer in
      var carry: UInt64 = 0
      for position in columns.indices.reversed() {
        let (quotient, digit) = (columns[position] + carry).quotientAndRemainder(dividingBy: 10)
        buffer[position] = UInt8(ascii: "0") + UInt8(digit)
        carry = quotient
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
