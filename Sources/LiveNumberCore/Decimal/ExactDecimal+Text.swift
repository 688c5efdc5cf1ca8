extension ExactDecimal: LosslessStringConvertible, CustomStringConvertible {
  /// Creates a value from canonical decimal text: an optional `+` or `-`, ASCII digits with at most
  /// one `.` among, before, or after them, and an optional exponent (`e` or `E`, an optional sign,
  /// digits).
  ///
  /// An exponent moves the decimal point and leaves no trace: `1e3` is `1000`. The result is `nil`
  /// if the text is anything else, or if the value has more than ``maximumDigitCount`` digits when
  /// written in full.
  public init?(_ description: String) {
    var description = description
    guard let value = description.withUTF8({ ExactDecimal(canonical: $0) }) else { return nil }
    self = value
  }

  /// Creates a value from canonical decimal text, or `nil` if the bytes aren't that.
  init?(canonical text: UnsafeBufferPointer<UInt8>) {
    let number = CanonicalDecimal(scanning: text)
    guard number.isComplete(in: text), let value = number.value(of: text) else { return nil }
    self = value
  }

  /// The value as canonical text: `-1234.50`.
  ///
  /// There is never an exponent, and always a digit before the point.
  public var description: String {
    let length = (isNegative ? 1 : 0) + max(digits.count, scale + 1) + (scale > 0 ? 1 : 0)
    return String(unsafeUninitializedCapacity: length) { write(into: $0) ?? 0 }
  }

  /// Writes the canonical text of the value to the start of a buffer.
  ///
  /// The bytes of the buffer after the text can change, too.
  ///
  /// - Returns: The length in bytes, or `nil` if the buffer is too small; nothing is written then.
  public func write(into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int? {
    let integerCount = digits.count &- scale
    // The loop below writes the same text.
    guard digits.word != nil, integerCount > 0, buffer.count >= 2 * ASCIIBytes.inlineCapacity + 2,
      let start = UnsafeMutableRawPointer(buffer.baseAddress)
    else { return writeDigits(into: buffer) }
    // Without a branch that depends on the counts, which the processor couldn't predict.
    let integer = start + (isNegative ? 1 : 0)
    start.storeBytes(of: UInt8(ascii: "-"), as: UInt8.self)
    digits.storeInline(from: 0, at: integer)
    let point = integer + integerCount
    point.storeBytes(of: UInt8(ascii: "."), as: UInt8.self)
    digits.storeInline(from: integerCount, at: point + 1)
    return point - start + (scale > 0 ? scale + 1 : 0)
  }

  /// Writes the canonical text of the value, digit by digit.
  @inline(never)
  private func writeDigits(into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int? {
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
