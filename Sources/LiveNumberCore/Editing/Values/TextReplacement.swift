/// The smallest single replacement that makes one text of another, in scalars.
struct TextReplacement: Hashable {
  let removed: Range<Int>
  let inserted: Range<Int>

  /// Where the same digits stand side by side, many replacements are equally small: the caret in the
  /// new text, which stands behind what was put in, tells which it was, else the old selection does.
  init(
    from old: [Unicode.Scalar], to new: [Unicode.Scalar], caret: Int?, selection: Range<Int>
  ) {
    let shorter = min(old.count, new.count)
    var front = 0
    while front < shorter, old[front] == new[front] { front += 1 }
    var back = 0
    while back < shorter, old[old.count - 1 - back] == new[new.count - 1 - back] { back += 1 }
    // The ends overlap where what was put in repeats what stood there.
    let overlap = front + back - shorter
    if overlap > 0 {
      let end = caret.map { new.count - $0 } ?? (old.count - selection.upperBound)
      let kept = min(max(end, back - overlap), back)
      front = min(front, shorter - kept)
      back = shorter - front
    }
    // Nothing put in, and yet the caret stands elsewhere: then it was more than what is gone.
    if front == new.count - back, caret != front,
      let all = TextReplacement.inserted(over: selection, of: old, in: new, caret: caret)
    {
      removed = selection
      inserted = all
    } else {
      removed = front..<(old.count - back)
      inserted = front..<(new.count - back)
    }
  }

  /// What was put over a selection, where all of the change is that and the caret stands behind it.
  ///
  /// It may repeat what stood there: a number pasted over itself in another spelling.
  private static func inserted(
    over selection: Range<Int>, of old: [Unicode.Scalar], in new: [Unicode.Scalar], caret: Int?
  ) -> Range<Int>? {
    guard !selection.isEmpty, let caret, caret > selection.lowerBound,
      new.count - caret == old.count - selection.upperBound,
      old[..<selection.lowerBound] == new[..<selection.lowerBound],
      old[selection.upperBound...] == new[caret...]
    else { return nil }
    return selection.lowerBound..<caret
  }
}
