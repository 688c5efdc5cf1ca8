internal import LiveNumberCore

// Selections that views report.

extension NumberStore {
  /// Selects a range of a text that the view shows; the range that is selected already changes
  /// nothing.
  func select(_ range: Range<String.Index>, isBackward: Bool?, in text: String) {
    guard !composes else { return }
    guard text.hasSameBytes(as: session.text) else {
      return select(range, isBackward: isBackward ?? false, ofReported: text)
    }
    guard !isShown(range, isBackward: isBackward, in: text) else { return }
    applyUnlessSelected(selection(of: range, isBackward: isBackward))
  }

  func selectAsUser(_ range: Range<String.Index>, isBackward: Bool?) {
    guard !composes else { return }
    let state = session.state
    // Two offsets can have the same position, such as those of a minus sign after the digits.
    let edit =
      isShown(range, isBackward: isBackward, in: text)
      ? .select(anchor: state.anchor, head: state.head, affinity: state.affinity)
      : selection(of: range, isBackward: isBackward)
    _ = update { $0.apply(edit) }
  }

  /// Returns whether a range of the text is what the field shows as selected.
  private func isShown(
    _ range: Range<String.Index>, isBackward: Bool?, in text: String
  ) -> Bool {
    let shown = session.rendering
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    let end = start + text.utf8.distance(from: range.lowerBound, to: range.upperBound)
    return shown.utf8Selection == start..<end
      && shown.isBackward == isBackward ?? shown.isBackward
  }

  /// Returns the edit that selects a range of the text.
  private func selection(
    of range: Range<String.Index>, isBackward: Bool?
  ) -> NumberEditor.Edit {
    let state = session.state
    let lower = session.editor.contentOffset(at: range.lowerBound, in: state)
    let upper = session.editor.contentOffset(at: range.upperBound, in: state)
    let staysBackward =
      session.rendering.isBackward && state.selection == lower.offset..<upper.offset
    // A selected separator is a caret after it.
    let goesBackward = lower.offset != upper.offset && isBackward ?? staysBackward
    let (anchor, head) = goesBackward ? (upper, lower) : (lower, upper)
    return .select(anchor: anchor.offset, head: head.offset, affinity: head.affinity)
  }

  /// Returns whether a range of UTF-16 code units of the text is the selection, apart from
  /// decoration at its ends.
  func isSelection(utf16 range: Range<Int>) -> Bool {
    let shown = session.rendering
    let selection = shown.utf16Selection
    guard selection != range else { return true }
    guard !range.isEmpty, let indices = shown.text.range(utf16: range) else { return false }
    let start = session.editor.contentOffset(at: indices.lowerBound, in: session.state).offset
    let end = session.editor.contentOffset(at: indices.upperBound, in: session.state).offset
    let state = session.state
    let selected = session.editor.apply(.select(anchor: start, head: end), to: state).state
    guard start == end else {
      guard state.selection != start..<end else { return true }
      // A parenthesis that is the sign has two positions.
      return selected.selection == state.selection && !selection.isEmpty
        && range.contains(selection)
    }
    // A sign after the digits is no decoration, but has no offset of its own there.
    if state.content.isNegative, end == state.content.count,
      session.editor.format.pattern.negative.suffix.contains(.minusSign)
    {
      return false
    }
    return selected.selection == state.selection
  }

  /// Selects a range of a text whose spelling isn't the field's.
  ///
  /// Nothing happens if the field rejected the text, or has other content, since it didn't accept
  /// the text as it is. Then the selection is the one after the edit.
  private func select(
    _ range: Range<String.Index>, isBackward: Bool, ofReported text: String
  ) {
    guard !session.lastOutcome.isRejected, !session.state.isText,
      session.editor.contentCharacters(of: text) == session.state.content.text,
      case let start = contentOffset(of: text[..<range.lowerBound]),
      case let end = contentOffset(of: text[..<range.upperBound]),
      session.state.selection != min(start, end)..<max(start, end)
    else { return }
    applyUnlessSelected(
      .select(anchor: isBackward ? end : start, head: isBackward ? start : end))
    // The view can report the selection again before it reads the text.
    reportedText = text
  }

  /// Applies an edit that selects, if the field shows another selection then.
  ///
  /// In entry from the right, the caret stays at the end, wherever a view reports it. Such a report
  /// isn't a click, so the digits typed before and after it are undone together.
  private func applyUnlessSelected(_ edit: NumberEditor.Edit) {
    let (selected, _) = session.editor.apply(edit, to: session.state)
    // A parenthesis that is the sign can be selected or not, where the caret is the same.
    guard
      selected.selection != session.state.selection
        || session.editor.rendering(of: selected) != session.rendering
    else { return }
    _ = update { $0.apply(edit) }
  }

  /// Returns the offset in the content behind the beginning of a reported text.
  private func contentOffset(of beginning: Substring) -> Int {
    let content = session.editor.contentCharacters(of: beginning)
    // The minus sign comes first in the content, wherever the text shows it.
    guard session.state.content.isNegative, !content.hasPrefix("-") else {
      return content.utf8.count
    }
    guard content.isEmpty else { return content.utf8.count + 1 }
    return session.editor.contentOffset(at: session.text.startIndex, in: session.state).offset
  }
}
