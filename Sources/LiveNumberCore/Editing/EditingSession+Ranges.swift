// Changes of several ranges at once: EDITING.md 14.

extension EditingSession {
  /// Replaces several ranges of UTF-16 code units of the field's text, as UIKit reports them, in
  /// one undo step.
  ///
  /// The replacement goes in at the first range, and the others are deleted. What stays is the
  /// content that it was, and isn't read again: `1,234` without its first and last character is 23.
  ///
  /// - Parameters:
  ///   - ranges: The ranges, ascending and apart.
  ///   - text: The text that replaces the first one.
  /// - Returns: The outcome of the edit; if it is a rejection, nothing changes.
  package mutating func replace(
    utf16 ranges: [Range<Int>], with text: String
  ) -> NumberEditor.Outcome {
    guard ranges.count > 1 else {
      return ranges.first.map { replace(utf16: $0, with: text) } ?? lastOutcome
    }
    let shown = self.text
    var spans: [Range<Int>] = []
    for range in ranges {
      guard let range = shown.range(utf16: range) else {
        return note(.rejected(.outsideText, in: text))
      }
      let start = shown.utf8.distance(from: shown.startIndex, to: range.lowerBound)
      spans.append(
        start..<(start + shown.utf8.distance(from: range.lowerBound, to: range.upperBound)))
    }
    var after = state
    let outcome = editor.replace(spans, with: text, on: &after)
    // A digit in place of several ranges isn't one of a run of typed digits.
    return outcome.isRejected ? note(outcome) : finish(.paste(text), after, outcome)
  }
}

extension NumberEditor {
  /// Replaces ranges of the text, in UTF-8 bytes.
  fileprivate func replace(
    _ spans: [Range<Int>], with inserted: String, on state: inout State
  ) -> Outcome {
    let layout = FieldLayout(of: state, in: self)
    let minus = layout.trailingMinus
    // A trailing minus sign is the first character of the content.
    let least = minus == nil ? 0 : 1
    let removesMinus = spans.contains { minus?.overlaps($0) == true }
    var ranges = spans.map { span in
      let start = max(layout.offset(at: span.lowerBound).offset, least)
      return start..<max(layout.offset(at: span.upperBound).offset, start)
    }
    guard !inserted.isEmpty || removesMinus || !ranges.allSatisfy({ $0.isEmpty }) else {
      return .rejected(.decoration)
    }
    if let text = state.text {
      // A deletion can make a number of it, with other offsets, so all ranges go at once.
      var scalars = text.scalars
      for range in ranges.reversed() { scalars.removeSubrange(range) }
      var caret = ranges[0].lowerBound
      if removesMinus {
        scalars.removeFirst()
        caret -= 1
      }
      show(typed: scalars, caret: caret, on: &state)
      return inserted.isEmpty ? .accepted : apply(.insert(inserted), on: &state)
    }
    var adjustment = Outcome.accepted
    func delete(_ range: Range<Int>) {
      guard !range.isEmpty else { return }
      _ = perform(.select(anchor: range.lowerBound, head: range.upperBound), on: &state)
      let outcome = perform(.delete(.selection), on: &state)
      if outcome != .accepted { adjustment = outcome }
    }
    // From the end, so that the offsets of what comes before stay.
    for range in ranges.dropFirst().reversed() { delete(range) }
    if removesMinus {
      delete(0..<1)
      ranges[0] = (ranges[0].lowerBound - 1)..<(ranges[0].upperBound - 1)
    }
    _ = perform(.select(anchor: ranges[0].lowerBound, head: ranges[0].upperBound), on: &state)
    guard inserted.isEmpty else { return apply(.insert(inserted), on: &state) }
    delete(ranges[0])
    return adjustment
  }
}
