// The validity of content: EDITING.md 7.

extension NumberEditor {
  /// Sets the validity of what the field shows, with the caret where it is.
  func validate(_ state: inout State) {
    state.validity = state.text.map { validity(of: $0) } ?? validity(of: state)
    if state.isCommitted, state.validity == .incomplete { state.validity = .invalid }
    if state.asksAboutWaiting { state.validity = .invalid }
  }

  /// Returns the validity of a text: EDITING.md 2.
  private func validity(of text: TypedText) -> Validity {
    guard !text.isExpression, !text.asks else { return .incomplete }
    if let reading = reading(of: text) {
      let validity = validity(of: State(content: reading))
      if validity == .valid { return options.doubt == .ask ? .incomplete : .valid }
      if validity == .incomplete { return .incomplete }
    }
    return canBecomeNumber(text.scalars, valid: true) ? .incomplete : .invalid
  }

  /// Reads what was typed again, after a change of the rules.
  func readAgain(_ state: inout State) {
    if let text = state.text {
      state.typed = TypedText(
        scalars: text.scalars, meaning: meaning(of: text.scalars), isPasted: text.isPasted)
    } else {
      forgetTyped(of: &state)
    }
    validate(&state)
  }

  func validity(of state: State) -> Validity {
    guard !state.content.isEmpty else { return .empty }
    // It can be longer than what can be typed, after two parts are joined.
    guard canHold(state.content) else { return .invalid }
    if !state.isExact, let number = number(of: state) {
      let isAllowed = limits.allowsNegative || !number.isNegative
      return isAllowed && limits.validRanges.contains { $0.contains(number) } ? .valid : .invalid
    }
    if state.content.hasDigits, !isPaddingOnly(state), limits.contains(valueOf: state.content) {
      return .valid
    }
    return canReach(limits.validRanges, from: state) ? .incomplete : .invalid
  }

  /// Returns the number of the field in digits as displayed, also those that it doesn't show.
  func number(of state: State) -> ExactDecimal? {
    guard let hidden = state.hiddenValue else { return state.content.number }
    return hidden.scaledByPowerOfTen(format.powerOfTen)
  }

  /// Returns whether nothing more typed at the caret could bring the value to where keys are
  /// accepted.
  func isBlocked(_ state: State) -> Bool {
    // Only an invalid number can be: in 18…30, 20 is valid, and 1 can become 18.
    guard state.validity == .invalid, !limits.blockingRanges.isEmpty else { return false }
    if let number = state.content.number, !isPaddingOnly(state),
      limits.blockingRanges.contains(where: { $0.contains(number) })
    {
      return false
    }
    return !canReach(limits.blockingRanges, from: state)
  }

  /// Returns the reason why a state is invalid, or `nil` if it isn't.
  ///
  /// ```swift
  /// editor.invalidReason(of: state)     // outOfRange, for 35 in 18…30
  /// ```
  public func invalidReason(of state: State) -> Reason? {
    guard state.validity == .invalid else { return nil }
    if state.asksAboutWaiting { return .characterRejected }
    if let text = state.text {
      if text.isExpression { return reason(ofInvalid: text) }
      let reading = reading(of: text)
      if let first = text.readings.first, !text.readings.contains(where: canHold) {
        return reasonToRefuse(first)
      }
      if text.asks || options.doubt == .ask && reading != nil { return text.reasonToAsk }
      return reading == nil ? fault(in: text.scalars).reason : .outOfRange
    }
    if let exceeded = limits.exceeded(by: state.content.withoutZeros) { return exceeded }
    if number(of: state)?.isNegative ?? state.content.isNegative, !limits.allowsNegative {
      return .negativeNotAllowed
    }
    return value(of: state) == nil ? .notANumber : .outOfRange
  }
}
