// Formatting canonical text, without a value in between.

extension NumberFormat {
  /// Writes the text of a canonical decimal to the start of a buffer, both in UTF-8.
  ///
  /// The result is that of ``ExactDecimal/init(utf8:)`` and ``format(_:into:)``, without a value in
  /// between.
  ///
  /// - Parameters:
  ///   - text: An optional sign, ASCII digits with at most one `.`, and an optional exponent.
  ///   - buffer: The memory for the formatted text.
  /// - Returns: The length in bytes, or `nil` if the buffer is too small.
  /// - Throws: ``NumberParseError``, with the range at fault in bytes.
  public func format(
    utf8 text: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) throws(NumberParseError) -> Int? {
    let compiled = compiled
    if let plain = compiled.unadornedNumber(atStartOf: text), plain.end == text.count {
      return compiled.write(plain.layout, into: buffer)
    }
    let number = CanonicalDecimal(scanning: text)
    // Reading the decimal first gives the same text.
    guard number.isComplete(in: text), !number.hasExponent,
      number.integer.count + number.fraction.count <= ExactDecimal.maximumDigitCount
    else { return format(try ExactDecimal(utf8: text), into: buffer) }
    return number.withView(of: text, shiftedBy: compiled.powerOfTen) {
      compiled.write($0, into: buffer)
    }
  }

  /// Writes the text of the canonical decimal at the start of a text, if it's written by its own
  /// sign and digits, as nearly all are, and one of two bytes follows it.
  ///
  /// - Returns: The offset of the byte that follows, and the length of what is written; or `nil` if
  ///   the text begins with anything else or the buffer is too small, and then nothing is written.
  package func formatUnadorned(
    atStartOf text: UnsafeBufferPointer<UInt8>, before terminator: UInt8, or other: UInt8,
    into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> (end: Int, count: Int)? {
    let compiled = compiled
    // Most lines with more than a number end here, before their number is written in vain.
    guard let plain = compiled.unadornedNumber(atStartOf: text), plain.end < text.count,
      text[plain.end] == terminator || text[plain.end] == other,
      let count = compiled.write(plain.layout, into: buffer)
    else { return nil }
    return (plain.end, count)
  }
}

extension CompiledFormat {
  /// Returns the layout of the canonical decimal at the start of a text, and the offset after it,
  /// or `nil` unless it's written by its own sign and digits.
  @inline(__always)
  fileprivate func unadornedNumber(
    atStartOf text: UnsafeBufferPointer<UInt8>
  ) -> (layout: NumberLayout, end: Int)? {
    let number = CanonicalDecimal(scanningDigitsOf: text)
    let integerCount = number.integer.count
    let fractionCount = number.fraction.count
    guard let start = text.baseAddress, integerCount > 0, fractionCount <= plainFractionDigits,
      powerOfTen == 0, start[number.integer.lowerBound] != UInt8(ascii: "0") || integerCount == 1,
      number.end <= ExactDecimal.maximumDigitCount
    else { return nil }
    let layout = unadornedLayout(
      integer: UnsafeBufferPointer(start: start + number.integer.lowerBound, count: integerCount),
      fraction: UnsafeBufferPointer(
        start: start + number.fraction.lowerBound, count: fractionCount),
      isNegative: number.isNegative)
    return (layout, number.end)
  }
}
