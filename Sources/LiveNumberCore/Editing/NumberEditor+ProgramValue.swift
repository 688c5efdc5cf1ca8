// Values from the program: EDITING.md 12 and 15.

extension NumberEditor {
  /// Shows a value from the program.
  ///
  /// The value that the field already has changes nothing, so that an app can echo it.
  func set(_ value: ExactDecimal?, on state: inout State) throws(Rejection) -> Reason? {
    guard value != self.value(of: state) else { return nil }
    guard let value else {
      state = .empty
      return nil
    }
    guard let number = value.scaledByPowerOfTen(format.powerOfTen) else {
      throw Rejection(.tooLong)
    }
    guard let adjustment = show(number, on: &state) else { return nil }
    state.hiddenValue = State.HiddenValue(value)
    validate(&state)
    return adjustment
  }

  /// The text of zero, or of the nearest value that is valid, as a commit shows it.
  package var placeholder: String {
    var state = State.empty
    _ = show(limits.valid.clamped(.zero), on: &state)
    return text(of: state)
  }

  /// Shows the number of another editor's field, whose format is another: EDITING.md 12.
  ///
  /// Content that the user is typing stays as it is, if it's the same number in this format.
  func adopt(_ state: inout State, from other: NumberEditor) {
    let value = other.value(of: state)
    let hasOtherScale = format.powerOfTen != other.format.powerOfTen
    let before = state
    // Its padding has no value, and would be digits here.
    other.unpad(&state)
    state.typing.endRun()
    let isKept =
      !state.isCommitted && state.isExact && !hasOtherScale && !isPaddingOnly(state)
      && (limits.exceeded(by: state.content) == nil || limits == other.limits)
    if !isKept, let value, let number = value.scaledByPowerOfTen(format.powerOfTen) {
      // Digits that the type of the value can't hold are shown, and invalid.
      let rounded =
        limits.typeHoldsFraction(of: number)
        ? number.rounded(toScale: limits.maximumFraction) : number
      replaceContent(of: &state, with: canonical(rounded), movesCaretToEnd: hasOtherScale)
      state.hiddenValue = rounded == number ? nil : State.HiddenValue(value)
    }
    // The place of a typed separator is gone, but not the doubt.
    if hasOtherScale, state.typing.isInDoubt {
      state.typing.separator = 0
      state.typing.cannotBeDecimal = true
    }
    pad(&state)
    if state.content != before.content || state.typing.fit != before.typing.fit
      || limits != other.limits
    {
      validate(&state)
    }
  }

  /// Shows a number, in digits as displayed, as a commit would leave it.
  func show(_ number: ExactDecimal, on state: inout State) -> Reason? {
    let rounded = number.rounded(toScale: limits.maximumFraction)
    state = State(content: canonical(rounded))
    state.isCommitted = true
    state.showsCommittedSign = state.content.isNegative && compiledFormat.bracketsNegatives
    validate(&state)
    return rounded == number ? nil : .rounded
  }

  /// Adds a number of steps to the value, within the range.
  func step(_ count: Int, on state: inout State) throws(Rejection) -> Reason? {
    // Nobody knows yet which number it is.
    guard !isInDoubt(state) else { throw Rejection(.groupingMisfit) }
    let shift = format.powerOfTen
    let current = value(of: state)?.scaledByPowerOfTen(shift) ?? .zero
    guard let change = limits.step.multiplied(by: ExactDecimal(count)),
      let sum = current.adding(change)
    else {
      throw Rejection(.tooLong)
    }
    var reach = limits.valid
    if !limits.allowsNegative { reach = reach.intersection(ValueBounds(minimum: .zero)) }
    guard !reach.isEmpty else { throw Rejection(.atBound) }
    let target = rounded(reach.clamped(sum), within: reach)
    // A step down from below the range doesn't go up to it.
    if value(of: state) != nil, count < 0 ? target >= current : target <= current {
      throw Rejection(.atBound)
    }
    if let reason = limits.exceeded(by: canonical(target).withoutZeros, from: state.content) {
      throw Rejection(reason)
    }
    _ = show(target, on: &state)
    return nil
  }

  /// Returns a value rounded to the field's fraction digits, and never beyond a bound.
  private func rounded(_ value: ExactDecimal, within reach: ValueBounds<ExactDecimal>)
    -> ExactDecimal
  {
    let nearest = value.rounded(toScale: limits.maximumFraction)
    if reach.contains(nearest) { return nearest }
    // No test can tell `<` from `<=`: the nearest number is out of reach, so it is another.
    return value.rounded(toScale: limits.maximumFraction, value < nearest ? .floor : .ceiling)
  }
}
