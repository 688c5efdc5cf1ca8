// Deleting: EDITING.md 5. It is never blocked.

extension NumberEditor {
  func delete(_ edit: Edit, on state: inout State) -> Outcome {
    if options.entry == .fromRight { return deleteFromRight(edit, on: &state) }
    if stepsOver(edit, on: &state) { return .accepted }
    return change(&state) { state in
      let range = state.selection.isEmpty ? rangeToDelete(by: edit, in: state) : state.selection
      let cut = state.content.cutting(range)
      state.content = cut.content
      state.setCaret(range.lowerBound)
      if edit.deletesForward { dropPadding(of: &state) }
      return cut.outcome
    }
  }

  /// Removes the separator if there are no digits but padding: it's before the caret, so that deleting what
  /// follows would never empty the field.
  private func dropPadding(of state: inout State) {
    guard padsFraction, !state.content.hasDigits, let point = state.content.pointOffset else {
      return
    }
    state.content = state.content.removing(point..<(point + 1))
    state.setCaret(point)
  }

  /// Returns the range that an edit deletes if nothing is selected.
  private func rangeToDelete(by edit: Edit, in state: State) -> Range<Int> {
    let caret = state.head
    switch edit {
    case .deleteBackward: return max(caret - 1, 0)..<caret
    case .deleteForward: return caret..<min(caret + 1, state.content.count)
    case .deleteToStart: return 0..<caret
    case .deleteToEnd: return caret..<state.content.count
    case .deleteWordBackward:
      // The fraction is a word of its own, without its separator.
      let fraction = state.content.fraction
      return fraction.lowerBound < caret ? fraction.lowerBound..<caret : 0..<caret
    default: return caret..<caret
    }
  }

  /// Steps over what a single press doesn't delete: a grouping separator if the options skip it, and a
  /// decimal separator that padding would restore.
  ///
  /// - Returns: A Boolean value that indicates whether the caret stepped over a separator.
  private func stepsOver(_ edit: Edit, on state: inout State) -> Bool {
    guard state.selection.isEmpty, options.deleteOverGroup == .skip || padsFraction else {
      return false
    }
    let isAtGroup =
      options.deleteOverGroup == .skip && layout(of: state).hasSeparator(at: state.head)
    func isAtPoint(_ offset: Int) -> Bool {
      padsFraction && state.content.pointOffset == offset && unpadded(state).content.hasDigits
    }
    switch edit {
    case .deleteBackward:
      if isAtGroup, state.affinity == .downstream {
        state.affinity = .upstream
        return true
      }
      guard isAtPoint(state.head - 1) else { return false }
      state.setCaret(state.head - 1)
      return true
    case .deleteForward:
      if isAtGroup, state.affinity == .upstream {
        state.affinity = .downstream
        return true
      }
      guard isAtPoint(state.head) else { return false }
      state.setCaret(state.head + 1)
      return true
    default: return false
    }
  }
}

extension NumberEditor.Edit {
  /// A Boolean value that indicates whether the edit deletes what follows the caret.
  fileprivate var deletesForward: Bool {
    switch self {
    case .deleteForward, .deleteToEnd: true
    default: false
    }
  }
}
