extension EditingSession {
  /// Types what an input method has composed, found in the whole text that a view shows at the end
  /// of the composition.
  ///
  /// The composed characters are those of the smallest change between the field's text and the new
  /// one. They are typed one by one, in one undo step, and characters that are rejected are left
  /// out. So full-width digits can be composed among other digits, which a paste doesn't allow.
  ///
  /// In the field `1,234`, the composed text `1,2５34` leaves `12,534`.
  ///
  /// - Parameters:
  ///   - text: The whole text at the end of the composition.
  ///   - caret: The position of the caret in that text, or `nil` if it isn't known.
  /// - Returns: The outcome of the last composed character.
  @discardableResult
  package mutating func endComposition(
    text: String, caret: String.Index? = nil
  ) -> NumberEditor.Outcome {
    let shown = rendering
    // A composition that was canceled leaves the text as it was, or has deleted the selection.
    guard !text.hasSameBytes(as: shown.text) else { return apply(.compose("")) }
    let replacement = TextReplacement(in: shown, of: state, by: editor, to: text, caret: caret)
    guard !replacement.inserted.isEmpty else { return apply(.replaceText(text, caret: caret)) }
    return replace(replacement.removed, by: .compose(replacement.inserted))
  }
}
