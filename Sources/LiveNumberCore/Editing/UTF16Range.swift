// Ranges of UTF-16 code units, as UIKit, AppKit, and browsers report them.

extension NumberEditor.Reason {
  /// The range to replace isn't in the field's text, or splits a character of two UTF-16 code units.
  public static let outsideText = Self(rawValue: "outsideText")
}

extension String {
  /// Returns the range of UTF-16 offsets, or `nil` if it isn't in the text or splits a character of two
  /// units.
  package func range(utf16 offsets: Range<Int>) -> Range<Index>? {
    guard offsets.lowerBound >= 0, offsets.upperBound <= utf16.count else { return nil }
    let start = utf16.index(startIndex, offsetBy: offsets.lowerBound)
    let end = utf16.index(start, offsetBy: offsets.count)
    guard start.samePosition(in: unicodeScalars) != nil,
      end.samePosition(in: unicodeScalars) != nil
    else { return nil }
    return start..<end
  }

  /// Returns the nearest range of whole characters to UTF-16 offsets: offsets beyond the text are its
  /// end, and an offset in a character of two units is the character's start.
  package func nearestRange(utf16 offsets: Range<Int>) -> Range<Index> {
    let scalars = unicodeScalars
    let start = utf16.index(startIndex, offsetBy: min(max(offsets.lowerBound, 0), utf16.count))
    let end = utf16.index(startIndex, offsetBy: min(max(offsets.upperBound, 0), utf16.count))
    return scalars.index(start, offsetBy: 0)..<scalars.index(end, offsetBy: 0)
  }
}
