// Ranges of UTF-16 code units, as UIKit, AppKit, and browsers report them.

extension NumberEditor.Reason {
  /// The range to replace isn't in the field's text, or splits a character of two UTF-16 code
  /// units.
  public static let outsideText = Self(.outsideText)
}

extension String {
  /// Returns the range of UTF-16 offsets, or `nil` if it isn't in the text or splits a character of
  /// two units.
  package func range(utf16 offsets: Range<Int>) -> Range<Index>? {
    let (start, end) = (nearest(utf16: offsets.lowerBound), nearest(utf16: offsets.upperBound))
    return start.isExact && end.isExact ? start.index..<end.index : nil
  }

  /// Returns the nearest range of whole characters to UTF-16 offsets: offsets beyond the text are
  /// its end, and an offset in a character of two units is the character's start.
  package func nearestRange(utf16 offsets: Range<Int>) -> Range<Index> {
    nearest(utf16: offsets.lowerBound).index..<nearest(utf16: offsets.upperBound).index
  }

  /// Returns the last start of a character that isn't after a UTF-16 offset, and whether it has
  /// that offset.
  ///
  /// `utf16` has tables of offsets, which would make the module for browsers larger.
  private func nearest(utf16 offset: Int) -> (index: Index, isExact: Bool) {
    var (units, bytes) = (0, 0)
    for byte in utf8 {
      if byte & 0xC0 != 0x80 {
        // A character of four bytes takes two units.
        let width = byte < 0xF0 ? 1 : 2
        guard units + width <= offset else { break }
        units += width
      }
      bytes += 1
    }
    return (utf8.index(startIndex, offsetBy: bytes), units == offset)
  }
}
