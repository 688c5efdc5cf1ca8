/// Text in quotation marks, in which every quotation mark is doubled (RFC 4180).
enum QuotedText {
  /// Returns whether a text has quotation marks.
  static func hasMarks(_ text: Bytes) -> Bool {
    text.firstOffset(of: .quotationMark, in: 0..<text.count) != nil
  }

  /// Returns whether a field with this content has to be quoted.
  @inline(__always)
  static func isNeeded(for content: Bytes, delimiter: FieldDelimiter) -> Bool {
    // Most numbers have no such characters.
    let first = content.firstOffset(in: 0..<content.count) {
      ($0 .<= SIMD16(repeating: .quotationMark)) .| ($0 .== SIMD16(repeating: delimiter.firstByte))
    }
    guard first != nil else { return false }
    return content.contains { $0 == .quotationMark || $0 == .carriageReturn || $0 == .lineFeed }
      || delimiter.occurs(in: content)
  }

  /// Returns the range, in a quoted field's written text, of a range of its content.
  static func written(_ range: Range<Int>, in text: Bytes) -> Range<Int> {
    func offset(of target: Int) -> Int {
      var (content, written) = (0, 0)
      while content < target, written < text.count {
        written += text[written] == .quotationMark ? 2 : 1
        content += 1
      }
      return min(written, text.count)
    }
    return offset(of: range.lowerBound)..<offset(of: range.upperBound)
  }
}

extension FieldCutter.Field {
  /// Returns the content of the field of a line.
  func content(in line: Bytes) -> String {
    let written = Bytes(rebasing: line[text])
    guard quoting == .quoted, QuotedText.hasMarks(written) else {
      return String(decoding: written, as: UTF8.self)
    }
    var content = ByteBuffer(capacity: written.count)
    content.appendContent(ofQuoted: written)
    return String(decoding: content.bytes(), as: UTF8.self)
  }
}

extension ByteBuffer {
  /// Appends the content of a quoted field, given as it's written.
  mutating func appendContent(ofQuoted text: Bytes) {
    var offset = 0
    while offset < text.count {
      append(text[offset])
      offset += text[offset] == .quotationMark ? 2 : 1
    }
  }

  /// Appends a text in which quotation marks are doubled.
  mutating func appendDoublingMarks(_ text: Bytes) {
    for byte in text {
      append(byte)
      if byte == .quotationMark { append(byte) }
    }
  }
}
