extension ExactDecimal {
  /// Creates the value of an integer of any width.
  @inlinable
  public init<Integer: BinaryInteger>(_ value: Integer) {
    if let word = Int64(exactly: value) {
      self.init(word: word.magnitude, isNegative: word < 0)
    } else {
      self.init(digits: String(value.magnitude), isNegative: value < 0)
    }
  }

  @usableFromInline
  init(word: UInt64, isNegative: Bool) {
    var count = 1
    var rest = word
    while rest >= 10 {
      rest /= 10
      count += 1
    }
    self.init(isNegative: isNegative, scale: 0, digitCount: count) { buffer in
      var rest = word
      for index in buffer.indices.reversed() {
        buffer[index] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      }
    }
  }

  /// Creates a value from the digits of a magnitude.
  ///
  /// - Precondition: There are at most ``maximumDigitCount`` digits.
  @usableFromInline
  init(digits: String, isNegative: Bool) {
    let digits = ASCIIBytes(digits)
    precondition(
      digits.count <= ExactDecimal.maximumDigitCount,
      "The integer has more than \(ExactDecimal.maximumDigitCount) digits.")
    self.init(isNegative: isNegative, digits: digits, scale: 0)
  }
}

extension FixedWidthInteger {
  /// Creates the integer that a decimal represents, or `nil` if it has a fraction or doesn't fit.
  ///
  /// ```swift
  /// Int8(exactly: "127.0" as ExactDecimal)      // 127
  /// Int8(exactly: "128" as ExactDecimal)        // nil
  /// ```
  public init?(exactly decimal: ExactDecimal) {
    let whole = decimal.trimmed()
    guard whole.scale == 0 else { return nil }
    let isNegative = decimal.isNegative
    let value: Self? = whole.withDigits { digits in
      var value: Self = 0
      for digit in digits {
        let (product, overflowed) = value.multipliedReportingOverflow(by: 10)
        let step = Self(digit - UInt8(ascii: "0"))
        let (sum, overflowedAgain) =
          isNegative
          ? product.subtractingReportingOverflow(step) : product.addingReportingOverflow(step)
        guard !overflowed, !overflowedAgain else { return nil }
        value = sum
      }
      return value
    }
    guard let value else { return nil }
    self = value
  }
}
