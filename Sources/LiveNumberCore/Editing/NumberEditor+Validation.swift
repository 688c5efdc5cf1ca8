// The validity of content: EDITING.md 7.

extension NumberEditor {
  /// Sets the validity of the content, with the caret where it is.
  func validate(_ state: inout State) {
    guard state.expression == nil else { return validateExpression(of: &state) }
    state.validity = validity(of: state)
    state.verdict = .number
    if !state.asides.isEmpty {
      state.verdict = verdict(of: state)
      if isInDoubt(state) { validateDoubt(of: &state) }
    }
    if state.isCommitted, state.validity == .incomplete { state.validity = .invalid }
  }

  /// Sets the validity of a number that isn't what was typed: EDITING.md 2.4.
  private func validateDoubt(of state: inout State) {
    if let reading = committedReading(of: state) {
      state.validity = limits.contains(valueOf: reading) ? .incomplete : .invalid
    } else if state.verdict.isDoubt {
      state.validity = .invalid
    } else if state.validity == .valid {
      state.validity = .incomplete
    }
  }

  /// Returns a Boolean value that indicates whether the text as it was typed isn't the number that
  /// the field shows, and the options don't take it nevertheless.
  func isInDoubt(_ state: State) -> Bool {
    state.verdict != .number && options.doubt != .warn
  }

  /// Returns the reason why the number of a state in doubt isn't valid.
  func doubtReason(of state: State) -> Reason {
    doubt(of: state) ?? TypedText(state, in: self).doubt.reason
  }

  private func validity(of state: State) -> Validity {
    guard !state.content.isEmpty else { return .empty }
    guard !exceedsLimits(state), limits.allowsNegative || !state.content.isNegative else {
      return .invalid
    }
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

  /// Returns a Boolean value that indicates whether the content is longer than what can be typed,
  /// as it can be after two parts are joined.
  private func exceedsLimits(_ state: State) -> Bool {
    guard !limits.allows(state.content) else { return false }
    // Zeros that a commit adds don't exceed a limit, nor what is left of them.
    return limits.exceeded(by: state.content.withoutZeros) != nil
  }

  /// Returns a Boolean value that indicates whether nothing more typed at the caret could bring the
  /// value to where keys are accepted.
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
    if let expression = state.expression { return reason(ofInvalid: expression) }
    if isInDoubt(state) { return doubtReason(of: state) }
    if let exceeded = limits.exceeded(by: state.content.withoutZeros) {
      return exceeded
    }
    if number(of: state)?.isNegative ?? state.content.isNegative, !limits.allowsNegative {
      return .negativeNotAllowed
    }
    return value(of: state) == nil ? .notANumber : .outOfRange
  }
}
