extension NumberEditor {
  /// Shows content that digits have made, unless it exceeds a limit, or a range blocks it.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - caret: The content offset of the caret.
  ///   - remaining: The content before, without what was selected. A limit that it exceeds already
  ///     doesn't stop the edit.
  ///   - state: The state of the field, which is unspecified after a rejection.
  /// - Throws: ``Rejection`` if the content is too long, or if nothing more typed at the caret
  ///   could bring the value into a range that blocks.
  func enter(
    _ content: Content, caret: Int, over remaining: Content, on state: inout State
  ) throws(Rejection) {
    if let reason = exceededLimit(by: content, over: remaining, of: state) {
      throw Rejection(reason)
    }
    showDigits(content, caret: caret, on: &state)
    if state.text == nil, isBlocked(state) { throw Rejection(.outOfRange) }
  }

  /// Shows content, or a text if the number with its groups would be another one.
  func showDigits(_ content: Content, caret: Int, on state: inout State) {
    if hidesZero(content) {
      show(typed: characters(of: content), caret: caret, on: &state)
    } else {
      show(content, caret: caret, on: &state)
    }
  }

  /// Shows content that the user has changed, with what was typed if there is more to it.
  func show(
    _ content: Content, typed: TypedText? = nil, caret: Int, on state: inout State
  ) {
    state.content = padded(content)
    state.setCaret(caret)
    state.show(typed)
    state.isCommitted = false
    let isNegative =
      state.text.map { text in text.scalars.contains { CharacterClass($0) == .minus } }
      ?? content.isNegative
    if !isNegative { state.showsCommittedSign = false }
    validate(&state)
  }

  /// Returns the first limit that content exceeds with its padding, and that what was kept didn't
  /// exceed as far.
  private func exceededLimit(
    by content: Content, over remaining: Content, of state: State
  ) -> Reason? {
    if !padsFraction, limits.allows(content) { return nil }
    let shown = padded(content)
    if let reason = limits.exceeded(by: shown, from: padded(remaining)) { return reason }
    // A fraction pasted over the selected comma of `1,2` joins no digits.
    guard shown.hasPoint, !remaining.hasPoint else { return nil }
    return limits.exceeded(by: shown, from: state.content)
  }

  /// Returns whether a zero in front of a number would be in its first group, which makes it
  /// another number for a reader: `0.206` in German.
  func hidesZero(_ content: Content) -> Bool {
    content.integer.count > max(limits.minimumInteger, 1)
      && content[content.start] == UInt8(ascii: "0") && options.leadingZeros == .collapse
      && compiledFormat.groupingRule.separatorCount(
        before: content.integer.count, of: content.integer.count, isDownstream: false) > 0
  }
}
