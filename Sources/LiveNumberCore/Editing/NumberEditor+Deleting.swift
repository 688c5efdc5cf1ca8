// Deleting: EDITING.md 5. It is never blocked.

extension NumberEditor {
  func delete(_ deletion: Deletion, on state: inout State) throws(Rejection) -> Reason? {
    if deletion == .backward, let key = hiddenKey(in: state) {
      state.asides.remove(at: key)
      state.affinity = .upstream
      validate(&state)
      return nil
    }
    if options.entry == .free, stepsOver(deletion, on: &state) { return nil }
    let field = unpaddedField(of: state)
    var change =
      options.entry == .fromRight
      ? deletionFromRight(deletion, in: field)
      : change(by: deletion, in: field)
    change.isInsertion = false
    return try settle(change, of: &state)
  }

  /// Returns the index of the key that Backspace takes back before anything else, since it was the
  /// last one at the caret, and the field doesn't show it: `49` and a refused colon, Backspace,
  /// `49`.
  func hiddenKey(in state: State) -> Int? {
    guard state.selection.isEmpty, let index = state.lastAside(at: state.head),
      state.asides[index] != .unanswered
    else { return nil }
    return index
  }

  /// Removes the selection, or what the edit deletes next to the caret: `1,2|34`, Backspace,
  /// `1|34`.
  private func change(by deletion: Deletion, in field: UnpaddedField) -> Change {
    let range = field.selection.isEmpty ? rangeToDelete(by: deletion, in: field) : field.selection
    let removal = field.content.removal(of: range)
    let content = removal.content
    // If there are no digits but padding, the separator is before the caret, so that deleting what
    // follows would never empty the field.
    if deletion == .forward || deletion == .toEnd, padsFraction, !content.hasDigits,
      let point = content.pointOffset
    {
      return Change(
        content.removing(point..<(point + 1)), replacing: range, caret: point, remaining: content,
        adjustment: removal.adjustment)
    }
    return Change(
      content, replacing: range, caret: range.lowerBound, remaining: content,
      adjustment: removal.adjustment)
  }

  /// Returns the range that an edit deletes if nothing is selected.
  private func rangeToDelete(by deletion: Deletion, in field: UnpaddedField) -> Range<Int> {
    let caret = field.head
    switch deletion {
    case .backward: return max(caret - 1, 0)..<caret
    case .forward: return caret..<min(caret + 1, field.content.count)
    case .toStart: return 0..<caret
    case .toEnd: return caret..<field.content.count
    case .selection: return caret..<caret
    case .wordBackward:
      // The fraction is a word of its own, without its separator.
      let fraction = field.content.fraction
      return fraction.lowerBound < caret ? fraction.lowerBound..<caret : 0..<caret
    }
  }

  /// Steps over what a single press doesn't delete: a grouping separator if the options skip it,
  /// and a decimal separator that padding would restore.
  ///
  /// - Returns: A Boolean value that indicates whether the caret stepped over a separator.
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
