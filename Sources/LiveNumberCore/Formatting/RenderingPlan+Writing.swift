extension RenderingPlan {
  /// Writes a number to the start of `buffer` and returns its length; nil where that is too small.
  @inline(__always)
  func write(_ number: DecimalView, into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int? {
    guard digits.rounds(number) else { return writeRounded(number, into: buffer) }
    return digits.withRounded(number) { writeRounded($0, into: buffer) }
  }

  @inline(never)
  private func writeRounded(
    _ number: DecimalView, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    if let count = everyday.write(number, into: buffer, table: bytes) { return count }
    let shown = ShownNumber(number, digits)
    let affixes = affixes(shown.sign)
    guard buffer.count >= NumberWriter.byteCount(shown.layout, affixes, plan: self) else {
      return nil
    }
    return NumberWriter.write(self, to: buffer) { $0.write(shown.digits, shown.layout, affixes) }
  }

  /// The text of a number.
  func text(of number: DecimalView) -> String {
    guard digits.rounds(number) else { return textOfRounded(number) }
    return digits.withRounded(number, textOfRounded)
  }

  private func textOfRounded(_ number: DecimalView) -> String {
    // A string of few bytes is made faster from the stack than in place.
    let short = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { buffer in
      writeRounded(number, into: buffer).map { count in
        String(wellFormed: UnsafeBufferPointer(rebasing: buffer[..<count]))
      }
    }
    if let short { return short }
    let shown = ShownNumber(number, digits)
    let count = NumberWriter.byteCount(shown.layout, affixes(shown.sign), plan: self)
    return String(unsafeUninitializedCapacity: count) { writeRounded(number, into: $0) ?? 0 }
  }
}
