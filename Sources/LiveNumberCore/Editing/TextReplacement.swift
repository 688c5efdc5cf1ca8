/// The smallest single replacement that turns the text of a field into another.
struct TextReplacement {
  /// The range of the field's text that is replaced.
  let removed: Range<String.Index>
  /// The text in its place.
  let inserted: String

  /// Creates the replacement that turns what an editor shows of a state into a text with a caret,
  /// if it is known.
  init(
    in shown: NumberEditor.Rendering, of state: NumberEditor.State, by editor: NumberEditor,
    to text: String, caret: String.Index?
  ) {
    let old = shown.text.unicodeScalars
    let new = text.unicodeScalars
    let ranges = TextReplacement.ranges(
      from: Array(old), to: Array(new),
      caret: caret.map { new.distance(from: text.startIndex, to: min($0, text.endIndex)) },
      selection: shown.scalarSelection,
      contentOffsets: state.selection.isEmpty
        ? []
        : FieldLayout(of: state, in: editor).offsets(in: shown.text))
    removed = old.range(offsets: ranges.removed)
    inserted = String(new[new.range(offsets: ranges.inserted)])
  }

  /// Returns the ranges of the scalars that are removed and inserted.
  ///
  /// A selection that explains the change is what was replaced: `‹15›`, `1.234|`. Otherwise the
  /// smallest replacement is. Next to equal digits, several are equally small; the caret in the new
  /// text, which is after what was inserted, decides, or else the old selection.
  private static func ranges(
    from old: [Unicode.Scalar], to new: [Unicode.Scalar], caret: Int?, selection: Range<Int>,
    contentOffsets: [Int]
  ) -> (removed: Range<Int>, inserted: Range<Int>) {
    if let caret, !selection.isEmpty,
      let replaced = self.selection(
        selection, replacedIn: old, by: new, caret: caret, contentOffsets: contentOffsets)
    {
      return (replaced, replaced.lowerBound..<caret)
    }
    let shorter = min(old.count, new.count)
    var front = 0
    while front < shorter, old[front] == new[front] { front += 1 }
    var back = 0
    while back < shorter, old[old.count - 1 - back] == new[new.count - 1 - back] { back += 1 }
    // The ends overlap if the inserted text repeats what was there.
    let overlap = front + back - shorter
    if overlap > 0 {
      let end = caret.map { new.count - $0 } ?? (old.count - selection.upperBound)
      let kept = min(max(end, back - overlap), back)
      front = min(front, shorter - kept)
      back = shorter - front
    }
    return (front..<(old.count - back), front..<(new.count - back))
  }

  /// Returns the selection of a view if that is all that the view replaced, and the caret is after
  /// the text in its place.
  ///
  /// The text can begin or end like the selection, or repeat it: a number pasted over itself in
  /// another spelling. The view can also have selected decoration next to the selected content,
  /// `‹12 €›`, or none where the field's own selection has a separator, `1,‹234›`.
  private static func selection(
    _ selection: Range<Int>, replacedIn old: [Unicode.Scalar], by new: [Unicode.Scalar], caret: Int,
    contentOffsets: [Int]
  ) -> Range<Int>? {
    let end = old.count - (new.count - caret)
    guard end >= 0, contentOffsets[end] == contentOffsets[selection.upperBound],
      old[end...] == new[caret...]
    else { return nil }
    let start = (0...end).last {
      $0 <= caret && contentOffsets[$0] == contentOffsets[selection.lowerBound]
        && old[..<$0] == new[..<$0]
    }
    return start.map { $0..<end }
  }
}

extension String.UnicodeScalarView {
  fileprivate func range(offsets: Range<Int>) -> Range<String.Index> {
    let start = index(startIndex, offsetBy: offsets.lowerBound)
    return start..<index(start, offsetBy: offsets.count)
  }
}
