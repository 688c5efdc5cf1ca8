internal import LiveNumberCore

// Values from the program and from the app's model.

extension NumberStore {
  func show(_ value: ExactDecimal?) -> NumberEditor.Outcome {
    let outcome = update { $0.show(value) }
    if !outcome.isRejected, let source {
      source.offer(offer(of: session.state))
      display(shown.lastOutcome)
    }
    return outcome
  }

  func showSource(_ value: ExactDecimal?) { showSource(value) { $0.show(value) } }

  /// Shows the source's value by an edit.
  private func showSource(
    _ value: ExactDecimal?, by edit: (inout EditingSession) -> NumberEditor.Outcome
  ) {
    source?.show(value) { _ = update(edit) }
    sourceNumber = EnteredNumber(session.state)
    isEdited = false
    // The reason for a value that the source didn't accept is gone, even if the text is the same.
    display(shown.lastOutcome)
  }

  /// Offers the source what the user has made of its value, if the source takes it while the user types.
  ///
  /// While an input method is composing, the source can have another value that the field doesn't show yet.
  func offer() {
    guard let source, !source.isBusy, !composes else { return }
    let number = EnteredNumber(session.state)
    if number != sourceNumber {
      sourceNumber = number
      isEdited = true
    }
    if isEdited, source.writes == .whileTyping { source.offer(offer(of: session.state)) }
  }

  /// Returns what a state has for the source, or `nil` if its number is incomplete or invalid.
  private func offer(of state: NumberEditor.State) -> ExactDecimal?? {
    switch state.validity {
    case .incomplete, .invalid: return nil
    case .empty: return .some(nil)
    case .valid:
      guard let value = session.editor.value(of: state), failureReason(of: value) == nil else {
        return nil
      }
      return value
    }
  }

  /// Ends the entry; if the source didn't accept the value, the field shows the source's value again.
  func commitToSource() -> NumberEditor.Outcome {
    let committed = session.editor.apply(.commit, to: session.state).state
    guard let source else { return update { $0.apply(.commit) } }
    // A bound that an invalid value is clamped to is offered though the user didn't type it.
    if isEdited || session.validity != .valid { source.offer(offer(of: committed)) }
    // The user has to say which number it is, so it stays in the field.
    let isInDoubt = !session.editor.readings(of: committed).isEmpty
    let held = source.hold(session.editor.value(of: committed)) ?? nil
    guard !isInDoubt, isEdited, held != source.value else {
      return update { $0.apply(.commit) }
    }
    let restored = source.value
    showSource(restored) { $0.apply(.set(restored)) }
    let outcome = NumberEditor.Outcome.adjusted(.restored)
    display(outcome)
    return outcome
  }

  /// Answers which number is meant; that of a field that was committed already is offered to the source.
  func acceptInSource(_ answer: NumberEditor.Edit) -> NumberEditor.Outcome {
    let wasCommitted = session.state.isCommitted
    let outcome = update { $0.apply(answer) }
    return wasCommitted ? commitToSource() : outcome
  }
}

extension EditingSession {
  /// Shows a value from the program, and starts a new history with it.
  ///
  /// Otherwise undo would put back a value that the program has replaced.
  fileprivate mutating func show(_ value: ExactDecimal?) -> NumberEditor.Outcome {
    let before = state.content
    let outcome = apply(.set(value))
    if state.content != before { removeHistory() }
    return outcome
  }
}
