extension NumberEditor {
  /// Returns the state after an edit, and the outcome of the edit.
  ///
  /// A rejected edit leaves content and selection unchanged.
  public func apply(_ edit: Edit, to state: State) -> (state: State, outcome: Outcome) {
    if takesExpressions || state.expression != nil, let result = applyToExpression(edit, state) {
      return result
    }
    return applyToNumber(edit, to: state)
  }

  /// Returns the state after an edit of a number, and the outcome of the edit.
  @inline(__always)
  func applyToNumber(_ edit: Edit, to state: State) -> (state: State, outcome: Outcome) {
    var after = state
    let outcome = perform(edit, on: &after)
    // What was composed before a rejected character stays.
    if case .compose = edit.kind { return (after, outcome) }
    guard outcome.isRejected else { return (after, outcome) }
    // What the field didn't take is part of what was typed.
    var unchanged = state
    switch edit.kind {
    case .type(let scalar):
      noteRefused(scalar, keyboard.key(scalar), outcome.reason, in: &unchanged)
    case .typeOnNumericPad(let scalar):
      noteRefused(scalar, keyboard.numericPadKey(scalar), outcome.reason, in: &unchanged)
    default:
      unchanged.asides = after.asides
    }
    if unchanged.asides != state.asides { validate(&unchanged) }
    return (unchanged, outcome)
  }

  /// Performs an edit by its rule.
  ///
  /// If the outcome is a rejection, the state is unspecified except for what was typed and refused.
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
    case .type(let scalar): adjustment = try type(scalar, keyboard.key(scalar), on: &state)
    case .typeOnNumericPad(let scalar):
      let key = keyboard.numericPadKey(scalar)
      // Whatever is written on it, the key is the decimal separator.
      adjustment = try type(key == .decimal ? "\u{66B}" : scalar, key, on: &state)
    case .paste(let text): adjustment = try paste(text, on: &state)
    case .delete(let deletion): adjustment = try delete(deletion, on: &state)
    case .move(let motion, let extending):
      leaveEntry(of: &state)
      adjustment = move(motion, extending: extending, on: &state)
    case .select(let anchor, let head, let affinity):
      leaveEntry(of: &state)
      adjustment = select(anchor, head, affinity, on: &state)
    case .selectAll:
      leaveEntry(of: &state)
      adjustment = select(0, state.content.count, .upstream, on: &state)
    case .step(let count): adjustment = try step(count, on: &state)
    case .commit, .confirm: adjustment = commit(&state)
    case .set(let value): adjustment = try set(value, on: &state)
    case .clear: state = .empty
    case .accept(let reading): adjustment = try accept(reading, on: &state)
    // Both perform other edits, and have their outcomes.
    case .replaceText(let text, let caret): return replaceText(text, caret: caret, on: &state)
    case .compose(let text):
      let outcome: Outcome
      (state, outcome) = compose(text, to: state)
      return outcome
    }
    return adjustment.map { .adjusted($0, in: edit.offeredText) } ?? .accepted
  }

  /// Types what an input method has composed, character by character; characters that are rejected
  /// are left out.
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
