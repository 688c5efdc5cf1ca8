extension NumberEditor {
  /// Does an edit, each by its rule.
  ///
  /// Of a rejected edit the caller keeps nothing but `decimalWasRefused`.
  func perform(_ edit: Edit, on state: inout State) -> Outcome {
    switch edit {
    case .type(let scalar):
      return type(keyboard.key(scalar), on: &state).about(String(Character(scalar)))
    case .typeOnNumericPad(let scalar):
      return type(keyboard.numericPadKey(scalar), on: &state).about(String(Character(scalar)))
    case .paste(let text): return paste(text, on: &state)
    case .deleteBackward, .deleteForward, .deleteWordBackward, .deleteToStart, .deleteToEnd,
      .deleteSelection:
      return delete(edit, on: &state)
    case .moveLeft, .moveRight, .moveToStart, .moveToEnd, .select, .selectAll:
      return move(edit, on: &state)
    case .replaceText(let text, let caret): return replaceText(text, caret: caret, on: &state)
    case .compose(let text): return compose(text, on: &state)
    case .set(let value): return set(value, on: &state)
    case .clear: return clear(&state)
    case .step(let count): return step(count, on: &state)
    case .commit: return commit(&state)
    }
  }

  /// Does what changes content: padding is taken off before and put back after, and what is then left
  /// is judged.
  ///
  /// Where content is put in, the range blocks, and nothing more typed at the caret could reach it, the
  /// edit is rejected.
  @inline(__always)
  func change(
    _ state: inout State, isInsertion: Bool = false, _ body: (inout State) -> Outcome
  ) -> Outcome {
    let before = state.content
    let wasPaddingOnly = isPaddingOnly(state)
    let warning = state.warning
    state.warning = nil
    unpad(&state)
    let outcome = body(&state)
    guard !outcome.isRejected else { return outcome }
    pad(&state)
    // A zero that is deleted can be put back as padding, which has no value.
    if state.content == before, isPaddingOnly(state) == wasPaddingOnly {
      state.warning = state.warning ?? warning
    } else {
      state.isCommitted = false
      if !state.content.isNegative { state.showsCommittedSign = false }
      validate(&state)
      if isInsertion, isBlocked(state) { return .rejected(.outOfRange) }
    }
    return outcome
  }

  /// Does what puts content in.
  @inline(__always)
  func insert(_ state: inout State, _ body: (inout State) -> Outcome) -> Outcome {
    change(&state, isInsertion: true, body)
  }

  /// Does what ends the group that a typed separator began.
  func endGroup(_ state: inout State, _ body: (inout State) -> Outcome) -> Outcome {
    let isMisfit = hasUnfinishedGroup(state)
    let outcome = body(&state)
    guard !outcome.isRejected else { return outcome }
    state.typedSeparator = nil
    guard isMisfit else { return outcome }
    state.warning = .groupingMisfit
    return outcome == .accepted ? .adjusted(.groupingMisfit) : outcome
  }
}
