extension NumberEditor {
  /// Returns the state after an edit, and the outcome of the edit.
  ///
  /// A rejected edit leaves text and selection unchanged.
  public func apply(_ edit: Edit, to state: State) -> (state: State, outcome: Outcome) {
    var after = state
    let outcome = perform(edit, on: &after)
    assert(outcome.isRejected || after.keepsPromises)
    // What was composed before a rejected character stays.
    if case .compose = edit.kind { return (after, outcome) }
    guard outcome.isRejected else { return (after, outcome) }
    var unchanged = state
    unchanged.steppedFrom = nil
    if case .replaceText = edit.kind { unchanged.waiting = after.waiting }
    if let key = edit.key, key.canBeTyped, state.waiting.count < TypedText.maximumLength {
      // The key waits behind the caret.
      unchanged.waiting.append(key.withASCIIDigit)
    }
    if !edit.isAnswer { endQuestion(of: &unchanged) }
    return (unchanged, outcome)
  }

  /// Applies an edit that is part of another one.
  func apply(_ edit: Edit, on state: inout State) -> Outcome {
    let outcome: Outcome
    (state, outcome) = apply(edit, to: state)
    return outcome
  }

  /// Performs an edit by its rule.
  ///
  /// If the outcome is a rejection, the state is unspecified.
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
    if state.remembersKeys, !edit.performsOthers {
      if takesBackWaiting(edit, on: &state) { return .accepted }
      // An edit ends the question, not the waiting.
      if !edit.isAnswer { endQuestion(of: &state) }
      state.steppedFrom = nil
    }
    switch edit.kind {
    case .type(let scalar): adjustment = try type(scalar, keyboard.key(scalar), on: &state)
    case .typeOnNumericPad(let scalar):
      let key = keyboard.numericPadKey(scalar)
      // Whatever is written on it, the key is the decimal separator.
      adjustment = try type(key == .decimal ? decimalScalar : scalar, key, on: &state)
    case .paste(let text): adjustment = try paste(text, on: &state)
    case .delete(let deletion):
      adjustment = delete(deletion, on: &state)
      state.waiting = []
    case .move(let motion, let extending): move(motion, extending: extending, on: &state)
    case .select(let anchor, let head, let affinity):
      select(anchor, head, affinity, on: &state)
    case .selectAll: select(0, end(of: state), .upstream, on: &state)
    case .step(let count): adjustment = try step(count, on: &state)
    case .commit: adjustment = commit(&state)
    case .confirm: adjustment = commit(&state, isConfirmed: true)
    case .set(let value): adjustment = try set(value, on: &state)
    case .clear: state = .empty
    case .accept(let reading): adjustment = try accept(reading, on: &state)
    // Both perform other edits, and have their outcomes.
    case .replaceText(let text, let caret): return replaceText(text, caret: caret, on: &state)
    case .compose(let text): return compose(text, on: &state)
    }
    return adjustment.map { .adjusted($0, in: edit.offeredText) } ?? .accepted
  }

  /// Takes back the last key that waits, or steps back behind a separator that was stepped over.
  ///
  /// - Returns: Whether the edit is a Backspace that did so.
  private func takesBackWaiting(_ edit: Edit, on state: inout State) -> Bool {
    guard edit.kind == .delete(.backward) else { return false }
    if !state.waiting.isEmpty {
      state.waiting.removeLast()
      endQuestion(of: &state)
      return true
    }
    guard let place = state.steppedFrom, state.selection.isEmpty else { return false }
    state.steppedFrom = nil
    state.setCaret(place.offset)
    state.affinity = place.affinity
    return true
  }

  /// Ends the question about the keys that wait, if there is one.
  func endQuestion(of state: inout State) {
    guard state.asksAboutWaiting else { return }
    state.asksAboutWaiting = false
    validate(&state)
  }

  /// Types what an input method has composed, character by character; characters that are rejected
  /// are left out.
  ///
  /// The outcome is that of the last character.
  private func compose(_ text: String, on state: inout State) -> Outcome {
    var last = Outcome.accepted
    for index in text.unicodeScalars.indices {
      let range = index..<text.unicodeScalars.index(after: index)
      switch apply(.type(text.unicodeScalars[index]), on: &state) {
      case .accepted: last = .accepted
      case .adjusted(let reason, _): last = .adjusted(reason, range)
      case .rejected(let reason, _): last = .rejected(reason, range)
      }
    }
    return last
  }
}

extension NumberEditor.Edit {
  /// Whether the edit is performed by others.
  fileprivate var performsOthers: Bool {
    switch kind {
    case .replaceText, .compose: true
    default: false
    }
  }

  /// Whether the edit answers the question about keys that wait, or asks it again.
  fileprivate var isAnswer: Bool {
    switch kind {
    case .commit, .confirm, .accept, .step: true
    default: false
    }
  }
}
