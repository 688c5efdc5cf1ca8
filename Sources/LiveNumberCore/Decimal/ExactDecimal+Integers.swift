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

  /// Creates the value of an integer that is multiplied by a power of ten, or returns `nil` if it
  /// has too many digits.
  package init?(word: UInt64, isNegative: Bool, powerOfTen: Int) {
    guard powerOfTen <= 0 else {
      guard
        let value = ExactDecimal(word: word, isNegative: isNegative).scaledByPowerOfTen(powerOfTen)
      else { return nil }
      self = value
      return
    }
    guard powerOfTen >= -ExactDecimal.maximumDigitCount else { return nil }
    self.init(word: word, isNegative: isNegative, scale: -powerOfTen)
  }

  /// The value of the digits without the decimal point, or `nil` if it exceeds 64 bits.
  package var word: UInt64? {
    guard digits.count < 20 else { return nil }
    return withDigits { $0.reduce(0) { $0 &* 10 &+ UInt64($1 - UInt8(ascii: "0")) } }
  }

  @usableFromInline
  init(word: UInt64, isNegative: Bool, scale: Int = 0) {
    var count = 1
    var rest = word
    while rest >= 10 {
      rest /= 10
      count += 1
    }
    self.init(isNegative: isNegative, scale: scale, digitCount: count) { buffer in
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
