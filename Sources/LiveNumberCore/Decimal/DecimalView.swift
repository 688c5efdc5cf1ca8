/// A decimal number whose digits are kept elsewhere.
///
/// Valid as long as they are. Unlike in an ``ExactDecimal`` there are no digits in a zero, none of
/// its zeros are kept, and the scale may be negative: zeros follow the digits then.
struct DecimalView {
  /// ASCII digits, the first one no zero.
  var digits: UnsafeBufferPointer<UInt8>
  var scale: Int
  var isNegative: Bool

  @inline(__always)
  var isZero: Bool { digits.isEmpty }

  /// The value that has these digits, and zeros behind them where the scale is negative.
  var value: ExactDecimal {
    let count = digits.count + (isZero ? 0 : max(-scale, 0))
    return .make(isNegative: isNegative, scale: max(scale, 0), count: count) { buffer in
      for index in buffer.indices {
        buffer[index] = index < digits.count ? digits[index] : UInt8(ascii: "0")
      }
    }
  }
}

extension ExactDecimal {
  /// Calls `body` with the value multiplied by ten to the power of `shift`.
  @inline(__always)
  func withView<Result>(shiftedBy shift: Int = 0, _ body: (DecimalView) -> Result) -> Result {
    withDigits { digits in
      let shown = isZero ? UnsafeBufferPointer(rebasing: digits[..<0]) : digits
      return body(DecimalView(digits: shown, scale: scale - shift, isNegative: isNegative))
    }
  }
}
