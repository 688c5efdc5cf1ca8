extension ExactDecimal {
  /// The exact sum, with the greater scale of the two; nil where it has too many digits.
  public func adding(_ other: ExactDecimal) -> ExactDecimal? {
    let scale = max(scale, other.scale)
    let leading = max(integerCount, other.integerCount)
    let limit = ExactDecimal.maximumDigitCount
    guard leading + scale <= limit else { return nil }
    guard isNegative != other.isNegative else {
      // One place more, for what is carried over.
      let sum = sum(other, scale: scale, count: leading + scale + 1)
      return sum.digits.count <= limit ? sum : nil
    }
    let (greater, smaller) = magnitude < other.magnitude ? (other, self) : (self, other)
    let difference = greater.difference(smaller, scale: scale, count: leading + scale)
    return difference.isZero ? difference.magnitude : difference
  }

  /// The value multiplied by ten to the power of `exponent`; nil where it has too many digits.
  public func scaledByPowerOfTen(_ exponent: Int) -> ExactDecimal? {
    let limit = ExactDecimal.maximumDigitCount
    guard exponent.magnitude <= UInt(2 * limit) else { return isZero ? self : nil }
    let scale = scale - exponent
    if isZero || scale >= 0 {
      guard scale <= limit else { return nil }
      return ExactDecimal(isNegative: isNegative, digits: digits, scale: max(scale, 0))
    }
    return withDigits { digits in
      guard digits.count - scale <= limit else { return nil }
      return .make(isNegative: isNegative, scale: 0, count: digits.count - scale) { buffer in
        for index in buffer.indices {
          buffer[index] = index < digits.count ? digits[index] : UInt8(ascii: "0")
        }
      }
    }
  }

  /// The same value without zeros at the end of its fraction, down to `minimumScale` places.
  public func trimmed(minimumScale: Int = 0) -> ExactDecimal {
    guard scale > minimumScale else { return self }
    return withDigits { digits in
      guard !isZero else {
        return ExactDecimal(isNegative: isNegative, digits: .zero, scale: max(minimumScale, 0))
      }
      var count = digits.count
      var scale = scale
      while scale > minimumScale, digits[count - 1] == UInt8(ascii: "0") {
        count -= 1
        scale -= 1
      }
      return .make(isNegative: isNegative, scale: scale, count: count) { buffer in
        for index in buffer.indices { buffer[index] = digits[index] }
      }
    }
  }

  /// Digits in front of the point; 0 or less where the value is below one.
  var integerCount: Int {
    digits.count - scale
  }

  private func sum(_ other: ExactDecimal, scale: Int, count: Int) -> ExactDecimal {
    combine(other, scale: scale, count: count) {
      $0 + $1 + $2
    } carry: {
      $0 / 10
    }
  }

  /// `other` is not greater.
  private func difference(_ other: ExactDecimal, scale: Int, count: Int) -> ExactDecimal {
    combine(other, scale: scale, count: count) {
      $0 - $1 - $2
    } carry: {
      $0 < 0 ? 1 : 0
    }
  }

  /// Adds or subtracts column by column, from the right.
  private func combine(
    _ other: ExactDecimal, scale: Int, count: Int, column: (Int, Int, Int) -> Int,
    carry: (Int) -> Int
  ) -> ExactDecimal {
    withDigits { left in
      other.withDigits { right in
        .make(isNegative: isNegative, scale: scale, count: count) { buffer in
          var carried = 0
          for place in 0..<count {
            let leftDigit = ExactDecimal.digit(left, at: place - (scale - self.scale))
            let rightDigit = ExactDecimal.digit(right, at: place - (scale - other.scale))
            let result = column(leftDigit, rightDigit, carried)
            carried = carry(result)
            buffer[count - 1 - place] = UInt8(ascii: "0") + UInt8((result + 10) % 10)
          }
        }
      }
    }
  }

  /// The digit that stands `place` places from the right end; 0 beyond either end.
  private static func digit(_ digits: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    guard place >= 0, place < digits.count else { return 0 }
    return Int(digits[digits.count - 1 - place] - UInt8(ascii: "0"))
  }

  /// The exact product with a small integer; nil where it has too many digits.
  func multiplied(by factor: Int) -> ExactDecimal? {
    let times = factor.magnitude
    guard digits.count + 20 <= ExactDecimal.maximumDigitCount else { return nil }
    return withDigits { digits in
      .make(
        isNegative: isNegative != (factor < 0), scale: scale, count: digits.count + 20
      ) { buffer in
        var carry: UInt = 0
        for place in 0..<buffer.count {
          let digit = UInt(ExactDecimal.digit(digits, at: place))
          let (high, low) = digit.multipliedFullWidth(by: times)
          // Nine times a word and a carry below it stay within ten words, so the quotient fits.
          let (sum, overflowed) = low.addingReportingOverflow(carry)
          let (quotient, rest) = UInt(10).dividingFullWidth((high + (overflowed ? 1 : 0), sum))
          buffer[buffer.count - 1 - place] = UInt8(ascii: "0") + UInt8(rest)
          carry = quotient
        }
      }
    }
  }
}
