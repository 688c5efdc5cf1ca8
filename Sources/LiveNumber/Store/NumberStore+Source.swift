internal import LiveNumberCore

// Values from the program and from the app's model: EDITING.md 8 and 12.

extension NumberStore {
  /// Returns whether the field shows two values as the same.
  ///
  /// A model that calculates has 99.999…989 where 100 was typed.
  func showsSame(_ left: ExactDecimal?, _ right: ExactDecimal?) -> Bool {
    guard left != right else { return true }
    guard let left, let right else { return false }
    let contents = [left, right].map { session.editor.apply(.set($0), to: .empty).state.content }
    return contents[0] == contents[1]
  }

  /// The model's number if a valid text shows it; otherwise the number of the content.
  var sessionValue: ExactDecimal? {
    let value = session.value
    guard let source, session.validity == .valid, value != source.value,
      showsSame(value, source.value)
    else { return value }
    return source.value
  }

  // MARK: - Numbers that the model gets

  /// Offers the source what the user has made of its value, if the source takes it while the user
  /// types.
  ///
  /// While an input method is composing, the source can have another value that the field doesn't
  /// show yet.
  func offer() {
    guard let source, !source.isBusy, !composes, !defersOffers else { return }
    let number = EnteredNumber(session.state)
    if number != enteredNumber {
      enteredNumber = number
      source.beginEntry()
      if source.writes == .onCommit { source.withdrawOffer() }
    }
    if source.isInEntry, source.writes == .whileTyping,
      !session.editor.canBeginGroup(session.state)
    {
      source.offer(sessionOffer, showsSame)
    }
  }

  /// What the field has for the source.
  private var sessionOffer: ModelSource<ExactDecimal?>.Offer {
    switch session.validity {
    case .incomplete, .invalid: return .nothing
    case .empty: return source?.isRequired == true ? .nothing : .value(nil)
    case .valid:
      guard let value = session.value, failureReason(of: value) == nil else { return .nothing }
      return .value(value)
    }
  }

  // MARK: - The end of an entry

  /// Applies a commit or a step, which ends the entry if the number is valid and the model takes
  /// it.
  ///
  /// If the model changes a valid number, the field shows the new one. An empty field shows the
  /// number from before the entry if the model takes no `nil`. Anything else stays as the user has
  /// typed it, and isn't valid.
  func conclude(_ edit: NumberEditor.Edit) -> NumberEditor.Outcome {
    // A commit doesn't end the error of a text that was kept out.
    if let error = shown.readError, edit == .commit || edit == .confirm { return keepOut(error) }
    let start = session.state
    let outcome = session.apply(edit)
    let end = session.state
    let isOther = EnteredNumber(session.state) != enteredNumber
    guard let source, !source.isBusy, !composes, !outcome.isRejected, isOther || source.isInEntry
    else { return update { _ in outcome } }
    if isOther { source.beginEntry() }
    // Another field can have changed what the model takes.
    if source.answer == .refused { source.withdrawOffer() }
    source.offer(sessionOffer, showsSame)
    // A setter of the app can have shown another value in the meantime.
    let before = session.state == end ? start : session.state
    switch session.validity {
    case .empty where source.rejectsEmptiness:
      source.offer(.nothing, showsSame)
      return showSource(.restored, before)
    case .valid where source.answer == .changed: return showSource(.changedByModel, before)
    default: break
    }
    reportedText = nil
    enteredNumber = EnteredNumber(session.state)
    endEntry()
    display()
    return outcome
  }

  /// Ends the entry if the field has something for the source, now or when the source has it.
  private func endEntry() {
    guard let source, sessionOffer != .nothing else { return }
    if source.answer == .accepted { source.endEntry() } else { source.endsWithAnswer = true }
  }

  /// Shows the source's value instead of what was typed, which ends the entry; undo brings back a
  /// state from before it.
  func showSource(
    _ reason: NumberEditor.Reason, _ before: NumberEditor.State
  ) -> NumberEditor.Outcome {
    showSource { $0.replace(before, with: $1) }
    let outcome = NumberEditor.Outcome.adjusted(reason)
    display(outcome)
    return outcome
  }

  /// Shows the source's value by a closure, which ends the entry.
  func showSource(_ body: (inout EditingSession, ExactDecimal?) -> Void) {
    guard let source else { return }
    reportedText = nil
    source.show { body(&session, source.settledValue) }
    enteredNumber = EnteredNumber(session.state)
    display()
  }

  // MARK: - Values from the program

  /// Shows a value from the program, writes it to the source, and starts a new history.
  func show(_ value: ExactDecimal?) -> NumberEditor.Outcome {
    shown.readError = nil
    guard let source, !source.isBusy else { return update { $0.show(value) } }
    reportedText = nil
    let outcome = session.show(value)
    enteredNumber = EnteredNumber(session.state)
    source.beginEntry()
    source.withdrawOffer()
    source.offer(sessionOffer, showsSame)
    if source.answer == .changed {
      showSource { $0.show($1) }
    } else {
      endEntry()
    }
    display(outcome)
    return outcome
  }

  /// Shows the source's value if it has changed, and starts a new history with it.
  ///
  /// A number that the source has waited for is no news: text, caret, and history stay.
  ///
  /// - Returns: Whether the field shows another value.
  func pullFromSource() -> Bool {
    guard let source, !composes else { return false }
    switch source.news(showsSame) {
    case nil: return false
    case .value:
      showSource { $0.show($1) }
      return true
    case .answer:
      let isShown = sessionOffer != .nothing && sessionValue == source.value
      if source.endsWithAnswer && isShown || source.writes == .onCommit { source.endEntry() }
      if !isShown { source.beginEntry() }
      display(shown.lastOutcome)
      return false
    }
  }

  /// Takes an answer to which number is meant, and commits it if the field was committed before.
  func acceptInSource(_ answer: NumberEditor.Edit) -> NumberEditor.Outcome {
    let wasCommitted = session.state.isCommitted
    let outcome = update { $0.apply(answer) }
    return wasCommitted ? conclude(.commit) : outcome
  }
}

extension EditingSession {
  /// Shows a value from the program, and starts a new history with it.
  ///
  /// Otherwise undo would put back a value that the program has replaced.
  @discardableResult
  mutating func show(_ value: ExactDecimal?) -> NumberEditor.Outcome {
    let before = state.content
    let outcome = apply(.set(value))
    if state.content != before { removeHistory() }
    return outcome
  }
}
