internal import LiveNumberCore

// Selections that views report.

extension NumberStoreModel {
  /// Selects a range of a text that the view shows; the range that is selected already changes nothing.
  func select(_ range: Range<String.Index>, in text: String) {
    guard !isComposing else { return }
    guard text.hasSameBytes(as: session.text) else { return select(range, ofReported: text) }
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    let end = start + text.utf8.distance(from: range.lowerBound, to: range.upperBound)
    guard session.rendering.utf8Selection != start..<end else { return }
    let anchor = session.editor.contentOffset(at: range.lowerBound, in: session.state)
    let head = session.editor.contentOffset(at: range.upperBound, in: session.state)
    select(anchor: anchor.offset, head: head.offset, affinity: head.affinity)
  }

  /// Selects a range of a text whose spelling isn't the field's.
  ///
  /// Nothing happens if the field rejected the text, or has other content, since it didn't accept the text
  /// as it is. Then the selection is the one after the edit.
  private func select(_ range: Range<String.Index>, ofReported text: String) {
    guard !session.lastOutcome.isRejected,
      session.editor.state(showing: text)?.content == session.state.content,
      let anchor = contentOffset(of: text[..<range.lowerBound]),
      let head = contentOffset(of: text[..<range.upperBound]),
      session.state.selection != min(anchor, head)..<max(anchor, head)
    else { return }
    select(anchor: anchor, head: head)
    // The view can report the selection again before it reads the text.
    reportedText = text
  }

  /// Selects a range of the content, if the field shows another selection then.
  ///
  /// In entry from the right, the caret stays at the end, wherever a view reports it. Such a report isn't
  /// a click, so the digits typed before and after it are undone together.
  private func select(
    anchor: Int, head: Int, affinity: NumberEditor.State.Affinity = .upstream
  ) {
    let edit = NumberEditor.Edit.select(anchor: anchor, head: head, affinity: affinity)
    let (selected, _) = session.editor.apply(edit, to: session.state)
    let rendering = session.editor.rendering(of: selected)
    guard rendering.utf8Selection != session.rendering.utf8Selection else { return }
    _ = update { $0.apply(edit) }
  }

  /// Returns the content offset of the end of the beginning of a reported text, or `nil` if the
  /// beginning ends within a symbol.
  private func contentOffset(of beginning: Substring) -> Int? {
    guard let content = session.editor.state(showing: String(beginning))?.content else {
      return nil
    }
    // The minus sign comes first in the content, wherever the text shows it.
    guard session.state.content.isNegative, !content.isNegative else { return content.count }
    guard content.isEmpty else { return content.count + 1 }
    return session.editor.contentOffset(at: session.text.startIndex, in: session.state).offset
  }
}
