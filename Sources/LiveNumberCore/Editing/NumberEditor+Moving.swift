// The caret and the selection: EDITING.md 3.

extension NumberEditor {
  func move(_ edit: Edit, on state: inout State) -> Reason? {
    let wasPaddingOnly = isPaddingOnly(state)
    if options.entry == .fromRight {
      selectFromRight(edit, on: &state)
    } else {
      select(edit, on: &state)
    }
    // A zero to the right of the caret becomes padding, which has no value.
    if isPaddingOnly(state) != wasPaddingOnly { validate(&state) }
    return nil
  }

  private func select(_ edit: Edit, on state: inout State) {
    let end = state.content.count
    // Nothing can be typed outside of parentheses.
    let start = layout(of: state).isParenthesized ? state.content.start : 0
    switch edit {
    case .moveLeft(extending: false) where !state.selection.isEmpty:
      state.setCaret(state.selection.lowerBound)
    case .moveRight(extending: false) where !state.selection.isEmpty:
      state.setCaret(state.selection.upperBound)
    case .moveLeft(let extending):
      moveHead(to: max(state.head - 1, start), extending, &state)
      // One press passes one digit, so the caret stops after a separator that precedes the digit.
      if options.deleteOverGroup == .skip, layout(of: state).hasSeparator(at: state.head) {
        state.affinity = .downstream
      }
    case .moveRight(let extending): moveHead(to: min(state.head + 1, end), extending, &state)
    case .moveToStart(let extending): moveHead(to: start, extending, &state)
    case .moveToEnd(let extending): moveHead(to: end, extending, &state)
    case .select(let anchor, let head, let affinity):
      state.anchor = min(max(anchor, 0), end)
      state.head = min(max(head, 0), end)
      state.affinity = affinity
      if state.selection.isEmpty {
        state.anchor = max(state.anchor, start)
        state.head = max(state.head, start)
      }
    case .selectAll:
      state.anchor = 0
      state.head = end
      state.affinity = .upstream
    default: break
    }
  }

  private func moveHead(to offset: Int, _ extending: Bool, _ state: inout State) {
    state.head = offset
    state.affinity = .upstream
    if !extending { state.anchor = offset }
  }
}
