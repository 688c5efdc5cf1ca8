internal import LiveNumberCore

/// A change of a field's text, in UTF-16 code units.
struct FieldChange {
  /// The text before the change.
  let old: [UInt16]
  /// The selected range of the old text, or `nil` if it isn't known.
  let selection: Range<Int>?
  /// The text after the change.
  let new: [UInt16]
  /// The range of the old text that is replaced, or `nil` if it isn't known or if there are
  /// several.
  let replaced: Range<Int>?

  /// Creates the change that turns a text with a selection into what a field shows.
  init(from shown: NumberEditor.Rendering, to field: FieldContents) {
    old = Array(shown.text.utf16)
    new = Array(field.text.utf16)
    selection = FieldChange.selection(shown.utf16Selection, in: old)
    replaced = nil
  }

  /// Creates the change that deletes ranges of a text and inserts a replacement at the first.
  ///
  /// - Parameters:
  ///   - ranges: The ranges, ascending and apart.
  ///   - text: The text that has these ranges.
  ///   - selection: The selected range of the text, or `nil` if it isn't known.
  ///   - replacement: The text to insert.
  init(
    replacing ranges: [Range<Int>], of text: [UInt16], selection: Range<Int>?,
    with replacement: String
  ) {
    var new = text
    for range in ranges.reversed() { new.removeSubrange(range) }
    if let first = ranges.first {
      new.insert(contentsOf: replacement.utf16, at: first.lowerBound)
    }
    old = text
    self.new = new
    self.selection = FieldChange.selection(selection, in: text)
    replaced = ranges.count == 1 ? ranges.first : nil
  }

  private static func selection(_ selection: Range<Int>?, in text: [UInt16]) -> Range<Int>? {
    selection.flatMap { $0.lowerBound >= 0 && $0.upperBound <= text.count ? $0 : nil }
  }

  /// Returns what the user has deleted, or inserted at the selection, or `nil` if it is another
  /// change.
  ///
  /// The caret, a position in the new text, is after what was inserted.
  func edit(caret: Int) -> (range: Range<Int>, inserted: String)? {
    guard let selection else { return nil }
    let caret = min(max(caret, 0), new.count)
    let start = min(selection.lowerBound, caret)
    let end = old.count - (new.count - caret)
    guard end >= start, end == selection.upperBound || start == caret,
      old[..<start] == new[..<start], old[end...] == new[caret...]
    else { return nil }
    return (start..<end, String(decoding: new[start..<caret], as: UTF16.self))
  }
}

extension [Range<Int>] {
  /// Returns the ranges in ascending order, with one range for those that overlap or touch.
  func joined() -> Self {
    sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
  }
}
