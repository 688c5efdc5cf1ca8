// The caret and the selection: EDITING.md 3.

extension NumberEditor {
  /// Moves the caret, or extends the selection.
  func move(_ motion: Motion, extending: Bool, on state: inout State) -> Reason? {
    selecting(on: &state) { state in
      guard options.entry == .free else {
        // The caret is always at the end, and any selection is the whole content.
        state.setCaret(state.content.count)
        if extending { state.anchor = 0 }
        return
      }
      let selection = state.selection
      let start = firstCaret(in: state)
      let end = state.content.count
      switch motion {
      case .left where !extending && !selection.isEmpty: state.setCaret(selection.lowerBound)
      case .right where !extending && !selection.isEmpty: state.setCaret(selection.upperBound)
      case .left:
        moveHead(to: max(state.head - 1, start), extending, &state)
        // One press passes one digit, so the caret stops after a separator that precedes the digit.
        if options.deleteOverGroup == .skip, layout(of: state).hasSeparator(at: state.head) {
          state.affinity = .downstream
        }
      case .right: moveHead(to: min(state.head + 1, end), extending, &state)
      case .toStart: moveHead(to: start, extending, &state)
      case .toEnd: moveHead(to: end, extending, &state)
      }
    }
  }

  /// Selects content offsets; those beyond the content are its end.
  func select(
    _ anchor: Int, _ head: Int, _ affinity: State.Affinity, on state: inout State
  ) -> Reason? {
    selecting(on: &state) { state in
      guard options.entry == .free else {
        state.setCaret(state.content.count)
        if anchor != head { state.anchor = 0 }
        return
      }
      let end = state.content.count
      state.anchor = min(max(anchor, 0), end)
      state.head = min(max(head, 0), end)
      state.affinity = affinity
      guard state.selection.isEmpty else { return }
      let start = firstCaret(in: state)
      state.anchor = max(state.anchor, start)
      state.head = max(state.head, start)
    }
  }

  private func selecting(on state: inout State, _ body: (inout State) -> Void) -> Reason? {
    let wasPaddingOnly = isPaddingOnly(state)
    body(&state)
    for index in state.asides.indices { state.asides[index].isOverSelection = false }
    // A zero to the right of the caret becomes padding, which has no value.
    if isPaddingOnly(state) != wasPaddingOnly { validate(&state) }
    return nil
  }

  /// The first offset of a caret: nothing can be typed outside of parentheses.
  private func firstCaret(in state: State) -> Int {
    layout(of: state).affixes.isParenthesized ? state.content.start : 0
  }

  private func moveHead(to offset: Int, _ extending: Bool, _ state: inout State) {
    state.head = offset
    state.affinity = .upstream
    if !extending { state.anchor = offset }
  }
}
