extension NumberEditor {
  /// A digit goes in at the caret, or in place of the selection.
  func typeDigit(_ digit: UInt8, on state: inout State) -> Outcome {
    // After `1234.` was refused in a yen field, `50` would make it 123,450.
    guard !state.decimalWasRefused else { return .rejected(.afterRefusedDecimal) }
    if !state.selection.isEmpty { state.typedSeparator = nil }
    let outcome = insert(&state) { insertDigit(digit, on: &$0) }
    guard !outcome.isRejected, hasOverfullGroup(state) else { return outcome }
    state.typedSeparator = nil
    state.warning = .groupingMisfit
    return outcome == .accepted ? .adjusted(.groupingMisfit) : outcome
  }

  private func insertDigit(_ digit: UInt8, on state: inout State) -> Outcome {
    let cut = state.content.cutting(state.selection)
    let isInInteger = cut.place <= cut.content.integer.upperBound
    let replacesZero = isInInteger && replacesLoneZero(at: cut.place, of: cut.content)
    if isInInteger, digit == 0, !replacesZero, options.leadingZeros == .collapse,
      cut.place == cut.content.start, !cut.content.integer.isEmpty
    {
      return .rejected(.leadingZero)
    }
    let places = (replacesZero ? cut.place - 1 : cut.place)..<cut.place
    let content = cut.content.replacing(places, withDigit: digit)
    if let reason = exceededLimit(by: content, from: cut.content) {
      return .rejected(reason)
    }
    state.content = content
    state.setCaret(places.lowerBound + 1)
    return cut.outcome
  }

  /// Whether a digit put in here takes the place of the only integer digit, a zero.
  func replacesLoneZero(at place: Int, of content: Content) -> Bool {
    options.leadingZeros == .collapse && content.integer.count == 1
      && place == content.integer.upperBound && content.isZeros(content.integer)
  }

  static let digitCharacters = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]
}
