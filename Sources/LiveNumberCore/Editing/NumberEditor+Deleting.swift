// Deleting: EDITING.md 5. It is never blocked.

extension NumberEditor {
  /// Deletes the selection, or what is next to the caret.
  func delete(_ deletion: Deletion, on state: inout State) -> Reason? {
    // As long as groups that were typed are remembered, a deletion gives what was shown before the
    // key: `1.23`, 4, `1.234`, Backspace, `1.23`.
    if deletion != .backward, deletion != .forward { forgetTyped(of: &state) }
    guard state.typed != nil else { return deleteDigits(by: deletion, on: &state) }
    var (scalars, selection) = typedCharacters(of: state)
    let range = rangeToDelete(by: deletion, at: selection, of: scalars.count, in: state)
    guard !range.isEmpty else { return nil }
    let hadPoint = state.text.map { reading(of: $0)?.hasPoint ?? false } ?? state.content.hasPoint
    let isBetweenDigits = scalars[..<range.lowerBound].hasDigits && range.upperBound < scalars.count
    scalars.removeSubrange(range)
    show(typed: scalars, caret: range.lowerBound, on: &state)
    return isBetweenDigits && hadPoint && state.text == nil && !state.content.hasPoint
      ? .partsJoined : nil
  }

  private func deleteDigits(by deletion: Deletion, on state: inout State) -> Reason? {
    if options.entry == .fromRight {
      deleteFromRight(deletion, on: &state)
      return nil
    }
    if stepsOver(deletion, on: &state) { return nil }
    let content = unpadded(state).content
    let range = rangeToDelete(
      by: deletion, at: state.selection.clamped(to: 0..<content.count), of: content.count, in: state
    )
    guard !range.isEmpty else {
      // A lone separator behind the caret is padding.
      if content.isEmpty, !state.content.isEmpty { show(.empty, caret: 0, on: &state) }
      return nil
    }
    let removal = content.removal(of: range)
    var (rest, caret) = (removal.content, range.lowerBound)
    if padsFraction, deletion == .forward || deletion == .toEnd, let point = rest.pointOffset,
      point == caret - 1, !rest.hasDigits
    {
      // Without digits, the separator is in front of the caret, so that deleting what follows would
      // never empty the field.
      rest = rest.removing(point..<caret)
      caret = point
    }
    showDigits(rest, caret: caret, on: &state)
    return removal.adjustment
  }

  /// Returns the range that an edit deletes: the selection, or what the deletion names.
  private func rangeToDelete(
    by deletion: Deletion, at selection: Range<Int>, of count: Int, in state: State
  ) -> Range<Int> {
    guard selection.isEmpty else { return selection }
    let caret = selection.lowerBound
    switch deletion {
    case .backward: return offset(before: caret, in: state)..<caret
    case .forward: return caret..<offset(after: caret, upTo: count, in: state)
    case .toStart: return 0..<caret
    case .toEnd: return caret..<count
    case .selection: return selection
    case .wordBackward:
      if let text = state.text { return text.startOfWord(before: caret)..<caret }
      // The fraction is a word of its own, without its separator.
      let fraction = state.content.fraction.lowerBound
      return fraction < caret ? fraction..<caret : 0..<caret
    }
  }

  /// Steps over what a single press doesn't delete: a grouping separator if the options skip it,
  /// and a decimal separator that padding would restore.
  ///
  /// - Returns: Whether the caret stepped over a separator.
  private func stepsOver(_ deletion: Deletion, on state: inout State) -> Bool {
    guard state.selection.isEmpty, options.deleteOverGroup == .skip || padsFraction else {
      return false
    }
    let isAtGroup =
      options.deleteOverGroup == .skip && layout(of: state).hasSeparator(at: state.head)
    func isPoint(_ offset: Int) -> Bool { padsFraction && state.content.pointOffset == offset }
    switch deletion {
    case .backward:
      if isAtGroup, state.affinity == .downstream {
        state.affinity = .upstream
        return true
      }
      // One before padding is deleted, and then restored.
      guard isPoint(state.head - 1), !unpadded(state).content.fraction.isEmpty else {
        return false
      }
      state.setCaret(state.head - 1)
      validate(&state)
      return true
    case .forward:
      if isAtGroup, state.affinity == .upstream {
        state.affinity = .downstream
        return true
      }
      guard isPoint(state.head), unpadded(state).content.hasDigits else { return false }
      state.setCaret(state.head + 1)
      return true
    case .wordBackward, .toStart, .toEnd, .selection: return false
    }
  }
}
