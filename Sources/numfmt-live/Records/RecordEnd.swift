/// The rule for the end of a record.
struct RecordEnd: Hashable, Sendable {
  var terminator = UInt8.lineFeed
  /// Whether a carriage return before the terminator belongs to the end.
  var allowsCarriageReturn = true
  /// The layout of the fields: in CSV, a terminator in a quoted field doesn't end the record.
  var layout = FieldLayout.spaces
  /// The number of lines at the beginning in which quotation marks are characters like others.
  var skippedLineCount = 0
  /// The text at the start of a line that makes it a comment, or `nil` if there are no comments.
  ///
  /// A comment is a record of its own, in which quotation marks are characters like others.
  var comment: [UInt8]?

  /// Returns the number of bytes in the end of a line at an offset, or `nil` if the line goes on.
  @inline(__always)
  func byteCount(in text: Bytes, at offset: Int) -> Int? {
    guard offset < text.count else { return nil }
    if text[offset] == terminator { return 1 }
    guard allowsCarriageReturn, text[offset] == .carriageReturn, offset + 1 < text.count,
      text[offset + 1] == terminator
    else { return nil }
    return 2
  }

  /// Returns whether a record is a comment.
  @inline(__always)
  func isComment(_ record: Bytes) -> Bool {
    guard let comment else { return false }
    return record.starts(with: comment)
  }
}
