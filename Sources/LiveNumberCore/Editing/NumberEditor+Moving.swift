// The caret and the selection: EDITING.md 3.

extension NumberEditor {
  /// Moves the caret, or extends the selection.
  func move(_ motion: Motion, extending: Bool, on state: inout State) {
    if motion == .left, let typed = state.typed, typed.isNumber, !typed.endsInDigit {
      // Behind a symbol that was typed, `5 €|`, the caret goes in front of it.
      forgetTyped(of: &state)
      state.waiting = []
      return
    }
    selecting(extending: extending, on: &state) { state in
      let selection = state.selection
      let start = firstCaret(in: state)
      let end = end(of: state)
      switch motion {
      case .left where !extending && !selection.isEmpty: state.setCaret(selection.lowerBound)
      case .right where !extending && !selection.isEmpty: state.setCaret(selection.upperBound)
      case .left:
        moveHead(to: max(offset(before: state.head, in: state), start), extending, &state)
        // One press passes one digit, so the caret stops after a separator that precedes the digit.
        if options.deleteOverGroup == .skip, state.text == nil,
          layout(of: state).hasSeparator(at: state.head)
        {
          state.affinity = .downstream
        }
      case .right: moveHead(to: offset(after: state.head, upTo: end, in: state), extending, &state)
      case .toStart: moveHead(to: start, extending, &state)
      case .toEnd: moveHead(to: end, extending, &state)
      }
    }
  }

  /// Selects content offsets; those beyond the content are its end.
  func select(_ anchor: Int, _ head: Int, _ affinity: State.Affinity, on state: inout State) {
    selecting(extending: anchor != head, on: &state) { state in
      let end = end(of: state)
      state.anchor = min(max(anchor, 0), end)
      state.head = min(max(head, 0), end)
      state.affinity = affinity
      guard state.selection.isEmpty else { return }
      let start = firstCaret(in: state)
      state.anchor = max(state.anchor, start)
      state.head = max(state.head, start)
    }
  }

  /// Changes the selection, which forgets what waits and the groups that were typed.
  private func selecting(
    extending: Bool, on state: inout State, _ body: (inout State) -> Void
  ) {
    let wasPaddingOnly = isPaddingOnly(state)
    let (anchor, head, affinity) = (state.anchor, state.head, state.affinity)
    forgetTyped(of: &state)
    if options.entry == .free || state.text != nil {
      body(&state)
    } else {
      // The caret is always at the end, and any selection is the whole content.
      state.setCaret(state.content.count)
      if extending { state.anchor = 0 }
    }
    if state.anchor != anchor || state.head != head || state.affinity != affinity {
      state.waiting = []
    }
    // A zero to the right of the caret becomes padding, which has no value.
    if isPaddingOnly(state) != wasPaddingOnly { validate(&state) }
  }

  /// Returns the offset in front of the character before an offset, with its combining marks.
  func offset(before offset: Int, in state: State) -> Int {
    guard let scalars = state.text?.scalars else { return max(offset - 1, 0) }
    var start = max(offset - 1, 0)
    while start > 0, scalars[start].joins(scalars[start - 1]) { start -= 1 }
    return start
  }

  /// Returns the offset behind the character at an offset, with its combining marks.
  func offset(after offset: Int, upTo end: Int, in state: State) -> Int {
    var next = min(offset + 1, end)
    guard let scalars = state.text?.scalars else { return next }
    while next > 0, next < scalars.count, scalars[next].joins(scalars[next - 1]) { next += 1 }
    return next
  }

  /// The last offset of a caret.
  func end(of state: State) -> Int { state.text?.scalars.count ?? state.content.count }

  /// The first offset of a caret: nothing can be typed outside of parentheses.
  private func firstCaret(in state: State) -> Int {
    state.text == nil && layout(of: state).affixes.isParenthesized ? state.content.start : 0
  }

  private func moveHead(to offset: Int, _ extending: Bool, _ state: inout State) {
    state.head = offset
    state.affinity = .upstream
    if !extending { state.anchor = offset }
  }
}

extension Unicode.Scalar {
  /// Returns whether the character belongs to the one in front of it: a combining mark, a variation
  /// selector, or a joiner and what it joins.
  fileprivate func joins(_ front: Unicode.Scalar) -> Bool {
    switch value {
    case 0x300...0x36F, 0x200C, 0x200D, 0x20D0...0x20FF, 0xFE00...0xFE0F: true
    default: front == "\u{200D}"
    }
  }
}
