/// A decimal number whose digits are stored elsewhere.
///
/// A view is valid as long as its digits are. Unlike an ``ExactDecimal``, a zero has no digits, and
/// the scale can be negative: the number of zeros that follow the digits.
struct DecimalView {
  /// ASCII digits, the first of which isn't zero.
  var digits: UnsafeBufferPointer<UInt8>
  var scale: Int
  var isNegative: Bool

  @inline(__always)
  var isZero: Bool { digits.isEmpty }

  /// The number of digits before the decimal point; 0 or less if the magnitude is less than one.
  @inline(__always)
  var integerCount: Int { digits.count &- scale }

  /// The value, with zeros for a negative scale.
  var value: ExactDecimal {
    let digits = ASCIIBytes(digits)
    return ExactDecimal(
      isNegative: isNegative,
      digits: scale >= 0 || isZero ? digits : digits.appending(.zeros(-scale)),
      scale: max(scale, 0))
  }
}

extension ExactDecimal {
  /// Calls a closure with the value multiplied by ten to the power of `shift`.
  @inline(__always)
  func withView<Result>(shiftedBy shift: Int = 0, _ body: (DecimalView) -> Result) -> Result {
    withDigits { digits in
      let digits = isZero ? UnsafeBufferPointer(rebasing: digits[..<0]) : digits
      return body(DecimalView(digits: digits, scale: scale &- shift, isNegative: isNegative))
    }
  }
}
