// Canonical decimal text as bytes, for filters that make no string of every number.

extension ExactDecimal {
  /// Reads canonical decimal text from UTF-8 bytes, which need not be well formed.
  ///
  /// It takes what `init(_:)` takes, and says what is wrong with everything else.
  ///
  /// - Parameter text: an optional sign, ASCII digits with at most one `.`, and an optional exponent.
  /// - Throws: ``ParseFailure``, with the place in bytes.
  public init(utf8 text: UnsafeBufferPointer<UInt8>) throws(ParseFailure) {
    guard let value = DecimalText(scanning: text)?.value(of: text) else {
      throw ParseFailure(canonical: text)
    }
    self = value
  }

  /// Writes the canonical text of the value, its ``description``, to the start of `buffer`.
  ///
  /// - Returns: the length in bytes; nil where the buffer is too small, and nothing is written then.
  public func write(into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int? {
    withDigits { digits in
      let integerCount = max(digits.count - scale, 1)
      let zeros = max(scale + 1 - digits.count, 0)
      let length = (isNegative ? 1 : 0) + integerCount + (scale > 0 ? scale + 1 : 0)
      guard length <= buffer.count else { return nil }
      var end = 0
      if isNegative {
        buffer[end] = UInt8(ascii: "-")
        end += 1
      }
      for index in 0..<(integerCount + scale) {
        if index == integerCount {
          buffer[end] = UInt8(ascii: ".")
          end += 1
        }
        buffer[end] = index < zeros ? UInt8(ascii: "0") : digits[index - zeros]
        end += 1
      }
      return length
    }
  }
}
