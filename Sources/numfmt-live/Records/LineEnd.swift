/// The bytes that end a line.
struct LineEnd {
  let terminator: UInt8
  /// A Boolean value that indicates whether a carriage return before the terminator belongs to the end.
  let allowsCarriageReturn: Bool

  /// The byte that the longest end of a line begins with.
  var firstByte: UInt8 { allowsCarriageReturn ? .carriageReturn : terminator }

  /// Returns the number of bytes in the end of a line at an offset, or `nil` if the line goes on.
  @inline(__always)
  func byteCount(in text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
    guard offset < text.count else { return nil }
    if text[offset] == terminator { return 1 }
    guard allowsCarriageReturn, text[offset] == .carriageReturn, offset + 1 < text.count,
      text[offset + 1] == terminator
    else { return nil }
    return 2
  }
}
