extension NumberEditor {
  /// Returns the state after an edit, and the outcome of the edit.
  ///
  /// A rejected edit leaves content and selection unchanged.
  public func apply(_ edit: Edit, to state: State) -> (state: State, outcome: Outcome) {
    if let after = applyPlainKey(edit, to: state) { return (after, .accepted) }
    return applyGeneral(edit, to: state)
  }

  /// Applies any edit, by the rules alone.
  func applyGeneral(_ edit: Edit, to state: State) -> (state: State, outcome: Outcome) {
    var after = state
    let outcome = perform(edit, on: &after)
    // What was composed before a rejected character stays.
    if case .compose = edit { return (after, outcome) }
    guard outcome.isRejected else { return (after, outcome) }
    // Only the lock survives a rejected edit, with the warning that tells the user.
    var unchanged = state
    unchanged.typing.lock = after.typing.lock
    unchanged.typing.lacksDigits = after.typing.lacksDigits
    unchanged.rejectedKey = after.typing.lock ?? state.rejectedKey
    return (unchanged, outcome)
  }

  /// Performs an edit by its rule.
  ///
  /// If the outcome is a rejection, the state is unspecified except for the lock of the entry.
  func perform(_ edit: Edit, on state: inout State) -> Outcome {
    switch edit {
    case .type(let scalar):
      return type(keyboard.key(scalar), on: &state).about(String(Character(scalar)))
    case .typeOnNumericPad(let scalar):
      return type(keyboard.numericPadKey(scalar), on: &state).about(String(Character(scalar)))
    case .paste(let text): return paste(text, on: &state)
    case .deleteBackward, .deleteForward, .deleteWordBackward, .deleteToStart, .deleteToEnd,
      .deleteSelection:
      state.typing.lock = nil
      state.typing.lacksDigits = false
      return delete(edit, on: &state)
    case .moveLeft, .moveRight, .moveToStart, .moveToEnd, .select, .selectAll:
      return endRun(&state) { move(edit, on: &$0) }
    case .step(let count): return endRun(&state) { step(count, on: &$0) }
    case .commit: return endRun(&state) { commit(&$0) }
    case .acceptGrouping: return acceptGrouping(&state)
    case .replaceText(let text, let caret): return replaceText(text, caret: caret, on: &state)
    case .compose(let text):
      let outcome: Outcome
      (state, outcome) = compose(text, to: state)
      return outcome
    case .set(let value): return set(value, on: &state)
    case .clear: return clear(&state)
    }
  }

  /// Performs an edit that ends a run of keys: digits typed after it don't complete a group begun before it.
  func endRun(_ state: inout State, _ body: (inout State) -> Outcome) -> Outcome {
    let before = state.typing.fit
    // A separator typed over a selection that stays has changed nothing.
    if !state.selection.isEmpty, before == .empty { state.typing.forgetSeparator() }
    state.typing.endRun()
    let outcome = body(&state)
    guard state.typing.fit != before else { return outcome }
    validate(&state)
    guard before == .open, state.typing.isInDoubt, outcome == .accepted else { return outcome }
    return .adjusted(.groupingMisfit)
  }

  /// Performs an edit that inserts content.
  ///
  /// The edit is rejected if the range blocks, and nothing more typed at the caret could bring the value
  /// into it.
  func insert(_ state: inout State, _ body: (inout State) -> Outcome) -> Outcome {
    change(&state, isInsertion: true, body)
  }

  /// Performs an edit that changes content: padding is removed before it and restored after it, and the
  /// result is validated.
  func change(
    _ state: inout State, isInsertion: Bool = false, _ body: (inout State) -> Outcome
  ) -> Outcome {
    let before = state
    let wasPaddingOnly = isPaddingOnly(state)
    unpad(&state)
    let outcome = body(&state)
    guard !outcome.isRejected else { return outcome }
    pad(&state)
    // A deleted zero can return as padding, which has no value.
    let isChanged = state.content != before.content || isPaddingOnly(state) != wasPaddingOnly
    // Something that replaces its like is inserted, too.
    let isInserted = isInsertion && (isChanged || !before.selection.isEmpty)
    if isChanged {
      if !state.typing.lacksDigits { state.rejectedKey = nil }
      state.hiddenValue = nil
      state.affinity = .upstream
      state.isCommitted = false
      if !state.content.isNegative { state.showsCommittedSign = false }
    }
    if isChanged || isInserted {
      updateSeparator(of: &state, since: before)
      validate(&state)
    }
    return isInserted && isBlocked(state) ? .rejected(.outOfRange) : outcome
  }

  /// Types what an input method has composed, character by character; characters that are rejected are
  /// left out.
  ///
  /// The outcome is that of the last character.
  private func compose(_ text: String, to state: State) -> (state: State, outcome: Outcome) {
    var result = (state: state, outcome: Outcome.accepted)
    for index in text.unicodeScalars.indices {
      let (after, outcome) = apply(.type(text.unicodeScalars[index]), to: result.state)
      let range = index..<text.unicodeScalars.index(after: index)
      result.state = after
      switch outcome {
      case .accepted: result.outcome = .accepted
      case .adjusted(let reason, _): result.outcome = .adjusted(reason, range)
      case .rejected(let reason, _): result.outcome = .rejected(reason, range)
      }
    }
    return result
  }
}
