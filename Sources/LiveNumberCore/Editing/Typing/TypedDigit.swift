extension NumberEditor {
  /// A digit goes in at the caret, or in place of the selection.
  func typeDigit(_ digit: UInt8, on state: inout State) -> Outcome {
    // After `1234.` was refused in a yen field, `50` would make it 123,450.
    guard !state.decimalWasRefused else { return .rejected(.afterRefusedSeparator) }
    if !state.selection.isEmpty, state.typedSeparator != state.selection.lowerBound {
      state.typedSeparator = nil
    }
    let outcome = insert(&state) { insertDigit(digit, on: &$0) }
    guard !outcome.isRejected, hasOverfullGroup(state) else { return outcome }
    state.typedSeparator = nil
    state.warning = .groupingMisfit
    return outcome == .accepted ? .adjusted(.groupingMisfit) : outcome
  }

  private func insertDigit(_ digit: UInt8, on state: inout State) -> Outcome {
    let outcome = removeSelection(of: &state)
    let place = max(state.head, state.content.start)
    let integer = state.content.integer
    let replacesZero = replacesLoneZero(at: place, of: state.content)
    if digit == 0, !replacesZero, options.leadingZeros == .collapse, place == integer.lowerBound,
      !integer.isEmpty
    {
      return .rejected(.leadingZero)
    }
    let places = (replacesZero ? place - 1 : place)..<place
    let content = state.content.replacing(
      places, with: ContentCharacters(UInt8(ascii: "0") + digit))
    if let reason = exceededLimit(by: content, from: state.content) {
      return .rejected(reason)
    }
    state.content = content
    state.setCaret(places.lowerBound + 1)
    return outcome
  }

  /// Whether a digit put in here takes the place of the only integer digit, a zero.
  func replacesLoneZero(at place: Int, of content: Content) -> Bool {
    options.leadingZeros == .collapse && content.integer.count == 1
      && place == content.integer.upperBound && content.isZeros(content.integer)
  }
}
