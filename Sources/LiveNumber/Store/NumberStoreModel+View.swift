internal import LiveNumberCore

// Texts and selections that views report.

extension NumberStoreModel {
  /// Replaces the whole text by the one that a view shows.
  ///
  /// Nothing happens while an input method is composing, since the text is the input method's.
  func replaceText(_ reported: String, caret: String.Index?) -> NumberEditor.Outcome {
    guard heldChanges == nil else { return .accepted }
    let before = session.text
    guard !reported.utf8.elementsEqual(before.utf8) else {
      if let caret { select(caret..<caret) }
      return .accepted
    }
    let outcome = update { $0.apply(.replaceText(reported, caret: caret)) }
    let after = session.text
    guard after != reported else { return outcome }
    reportedText = reported
    // The view shows another text than the store, whose text was rejected or has not changed.
    if after == before { republishText() }
    return outcome
  }

  /// Replaces the whole text and the selection by what a view shows.
  func update(text: String, selection: Range<String.Index>) -> NumberEditor.Outcome {
    var outcome = NumberEditor.Outcome.accepted
    if !text.utf8.elementsEqual(session.text.utf8) {
      outcome = replaceText(text, caret: selection.upperBound)
    }
    select(selection)
    return outcome
  }

  /// Selects a range of UTF-16 code units of the text that the view shows.
  func select(utf16 range: Range<Int>) {
    select((reportedText ?? session.text).nearestRange(utf16: range))
  }

  /// Selects a range of the text that the view shows; the range that is selected already changes nothing.
  func select(_ range: Range<String.Index>) {
    guard heldChanges == nil else { return }
    if let reportedText {
      select(range, of: reportedText)
      return
    }
    let rendering = session.rendering
    let text = rendering.text
    let start = min(range.lowerBound, text.endIndex)
    let end = min(range.upperBound, text.endIndex)
    let offsets =
      text.utf8.distance(
        from: text.startIndex, to: start)..<text.utf8.distance(
        from: text.startIndex, to: end)
    guard offsets != rendering.utf8Selection else { return }
    let anchor = session.editor.contentOffset(at: start, in: session.state)
    let head = session.editor.contentOffset(at: end, in: session.state)
    _ = update {
      $0.apply(.select(anchor: anchor.offset, head: head.offset, affinity: head.affinity))
    }
  }

  /// Selects a range of a text whose spelling isn't the field's.
  ///
  /// Nothing happens if the field has other content, since it didn't accept the text as it is. Then the
  /// caret is after what was accepted.
  private func select(_ range: Range<String.Index>, of text: String) {
    guard
      let shown = session.editor.state(
        showing: text, anchor: range.lowerBound, head: range.upperBound),
      shown.content == session.state.content, shown.selection != session.state.selection
    else { return }
    _ = update { $0.apply(.select(anchor: shown.anchor, head: shown.head)) }
    reportedText = text
  }
}
