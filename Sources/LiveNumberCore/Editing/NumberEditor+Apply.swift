extension NumberEditor {
  /// Returns the state after an edit, and the outcome of the edit.
  ///
  /// A rejected edit leaves content and selection unchanged.
  public func apply(_ edit: Edit, to state: State) -> (state: State, outcome: Outcome) {
    var after = state
    let outcome = perform(edit, on: &after)
    // What was composed before a rejected character stays.
    if case .compose = edit.kind { return (after, outcome) }
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
  /// If the outcome is a rejection, the state is unspecified except for the lock of the rejected key.
  func perform(_ edit: Edit, on state: inout State) -> Outcome {
    do throws(Rejection) {
      return try outcome(of: edit, on: &state)
    } catch {
      let text = edit.offeredText
      guard let range = error.range else { return .rejected(error.reason, in: text) }
      let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
      let end = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
      return .rejected(error.reason, start..<end)
    }
  }

  private func outcome(of edit: Edit, on state: inout State) throws(Rejection) -> Outcome {
    var adjustment: Reason?
    switch edit.kind {
    case .type(let scalar): adjustment = try type(keyboard.key(scalar), on: &state)
    case .typeOnNumericPad(let scalar):
      adjustment = try type(keyboard.numericPadKey(scalar), on: &state)
    case .paste(let text): adjustment = try paste(text, on: &state)
    case .delete(let deletion):
      state.typing.unlock()
      adjustment = try delete(deletion, on: &state)
    case .move(let motion, let extending):
      adjustment = try endingRun(of: &state) { move(motion, extending: extending, on: &$0) }
    case .select(let anchor, let head, let affinity):
      adjustment = try endingRun(of: &state) { select(anchor, head, affinity, on: &$0) }
    case .selectAll:
      let end = state.content.count
      adjustment = try endingRun(of: &state) { select(0, end, .upstream, on: &$0) }
    case .step(let count):
      adjustment = try endingRun(of: &state) { state throws(Rejection) in
        try step(count, on: &state)
      }
    case .commit: adjustment = try endingRun(of: &state, commit)
    case .set(let value): adjustment = try set(value, on: &state)
    case .clear: state = .empty
    case .acceptGrouping: acceptGrouping(&state)
    // Both perform other edits, and have their outcomes.
    case .replaceText(let text, let caret): return replaceText(text, caret: caret, on: &state)
    case .compose(let text):
      let outcome: Outcome
      (state, outcome) = compose(text, to: state)
      return outcome
    }
    return adjustment.map { .adjusted($0, in: edit.offeredText) } ?? .accepted
  }

  /// Performs a rule that ends a run of keys: digits typed after it don't complete a group begun before it.
  func endingRun(
    of state: inout State, _ rule: (inout State) throws(Rejection) -> Reason?
  ) throws(Rejection) -> Reason? {
    let before = state.typing.fit
    // A separator typed over a selection that stays has changed nothing.
    if !state.selection.isEmpty, before == .empty { state.typing.forgetSeparator() }
    state.typing.endRun()
    let adjustment = try rule(&state)
    guard state.typing.fit != before else { return adjustment }
    validate(&state)
    return adjustment ?? (before == .open && state.typing.isInDoubt ? .groupingMisfit : nil)
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
