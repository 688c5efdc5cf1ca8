extension CompiledFormat {
  /// Returns the value of a number of up to 16 ASCII digits without affixes, with the format's own
  /// separators, or `nil` if the text is anything else.
  ///
  /// This only skips what such a number can't have. It's a loop without failures because
  /// ``StrictParser``, which has to be able to throw at every step, keeps less in registers.
  @inline(__always)
  func parsePlain(_ text: UnsafeBufferPointer<UInt8>) -> ExactDecimal? {
    guard readsBareDigits, shift == 0, digitsAreASCII else { return nil }
    var digits = ASCIIBytes.Collector()
    var (offset, integerCount, groupStart) = (0, -1, -1)
    while offset < text.count {
      let digit = text[offset]
      if digit &- UInt8(ascii: "0") < 10 {
        guard digits.count < ASCIIBytes.inlineCapacity else { return nil }
        digits.append(digit)
        offset &+= 1
        continue
      }
      guard integerCount < 0, digits.count > 0 else { return nil }
      if stands(decimal, in: text, at: offset) {
        guard groupStart < 0 || digits.count &- groupStart == groupingRule.primary else {
          return nil
        }
        integerCount = digits.count
        offset &+= decimal.count
      } else if groupingRule.isOn, stands(grouping, in: text, at: offset) {
        guard
          groupStart < 0
            ? digits.count <= groupingRule.secondary && !digits.beginsWithZero
            : digits.count &- groupStart == groupingRule.secondary
        else { return nil }
        groupStart = digits.count
        offset &+= grouping.count
      } else {
        return nil
      }
    }
    guard let bytes = digits.bytes, digits.count > 0,
      integerCount >= 0 || groupStart < 0 || digits.count &- groupStart == groupingRule.primary
    else { return nil }
    return ExactDecimal(
      isNegative: false, digits: bytes,
      scale: integerCount < 0 ? 0 : digits.count &- integerCount)
  }

  @inline(__always)
  private func stands(
    _ piece: Piece, in text: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> Bool {
    offset &+ piece.count <= text.count
      && CompiledFormat.matches(table + piece.start, piece.count, text, at: offset)
  }
}
