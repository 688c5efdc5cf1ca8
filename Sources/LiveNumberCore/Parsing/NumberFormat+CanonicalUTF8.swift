extension NumberFormat {
  /// Writes the text of a canonical decimal, UTF-8 in and out, without making a value of it.
  ///
  /// What ``ExactDecimal/init(utf8:)`` and ``format(_:into:)`` do one after the other, for filters that
  /// take millions of numbers. Nothing is allocated, unless an increment is rounded to.
  ///
  /// - Parameters:
  ///   - text: an optional sign, ASCII digits with at most one `.`, and an optional exponent.
  ///   - buffer: where the text goes, at the start.
  /// - Returns: the length in bytes; nil where the buffer is too small.
  /// - Throws: ``ParseFailure``, with the place in bytes.
  public func format(
    utf8 text: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) throws(ParseFailure) -> Int? {
    if let count = format(plainUTF8: text, into: buffer) { return count }
    let plan = plan
    guard let number = DecimalText(scanning: text), number.isInFull else {
      return format(try ExactDecimal(utf8: text), into: buffer)
    }
    return number.withView(of: text, shiftedBy: plan.digits.shift) { plan.write($0, into: buffer) }
  }

  /// Writes the text of a canonical decimal that is shown by its own digits, as nearly all are, and does
  /// nothing for all else.
  ///
  /// The first thing that a filter tries on a text of which it knows nothing yet, since it is quicker
  /// than to find out.
  ///
  /// - Parameters:
  ///   - text: any bytes; more than 256 are never taken.
  ///   - buffer: where the text goes, at the start. Room for 4096 bytes does for nearly all formats.
  /// - Returns: the length in bytes; nil where another way has to be taken, be the text a number or not.
  public func format(
    plainUTF8 text: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    let plan = plan
    return plan.everyday.write(canonical: text, into: buffer, table: plan.bytes)
  }
}

extension DecimalText {
  /// Whether all digits of the value are there, and no more than a value may have.
  fileprivate var isInFull: Bool {
    exponent == 0 && integer.count &+ fraction.count <= ExactDecimal.maximumDigitCount
  }

  /// Calls `body` with the number that the text is, where it is in full.
  @inline(__always)
  fileprivate func withView<Result>(
    of text: UnsafeBufferPointer<UInt8>, shiftedBy shift: Int, _ body: (DecimalView) -> Result
  ) -> Result {
    var start = integer.lowerBound
    while start < integer.upperBound, text[start] == UInt8(ascii: "0") { start &+= 1 }
    let integerCount = integer.upperBound &- start
    guard fraction.count > 0 else {
      let digits = UnsafeBufferPointer(rebasing: text[start..<integer.upperBound])
      return body(DecimalView(digits: digits, scale: 0 &- shift, isNegative: isNegative))
    }
    // Without the point between them, the digits are in one piece.
    let count = integerCount &+ fraction.count
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { buffer in
      for offset in 0..<integerCount { buffer[offset] = text[start &+ offset] }
      for offset in 0..<fraction.count {
        buffer[integerCount &+ offset] = text[fraction.lowerBound &+ offset]
      }
      var zeros = 0
      while integerCount == 0, zeros < count, buffer[zeros] == UInt8(ascii: "0") { zeros &+= 1 }
      return body(
        DecimalView(
          digits: UnsafeBufferPointer(rebasing: buffer[zeros...]), scale: fraction.count &- shift,
          isNegative: isNegative))
    }
  }
}
