extension NumberEditor {
  /// The decimal key puts a separator in, or steps over the one that stands there.
  ///
  /// Where it is refused, the digits that follow are refused too: see ``typeDigit(_:on:)``.
  func typeDecimal(on state: inout State) -> Outcome {
    let outcome = endGroup(&state) { insert(&$0) { insertDecimal(on: &$0) } }
    state.decimalWasRefused = outcome.isRejected
    return outcome
  }

  private func insertDecimal(on state: inout State) -> Outcome {
    let cut = state.content.cutting(state.selection)
    if let point = cut.content.pointOffset {
      guard cut.place == point || cut.place == point + 1 else {
        return .rejected(.secondDecimalSeparator)
      }
      state.content = cut.content
      state.setCaret(point + 1)
      return .accepted
    }
    guard limits.fraction != 0 else { return .rejected(.noFraction) }
    let characters: ContentCharacters =
      options.insertsLeadingZero && cut.place == cut.content.start ? .zeroAndPoint : .point
    var content = cut.content.inserting(characters, at: cut.place)
    let excess = content.fraction.count - (limits.fraction ?? Int.max)
    if excess > 0 { content = content.removing((content.count - excess)..<content.count) }
    if let reason = exceededLimit(by: content, from: cut.content),
      reason != .tooManyFractionDigits
    {
      return .rejected(reason)
    }
    state.content = content
    state.setCaret(cut.place + characters.count)
    return excess > 0 ? .adjusted(.fractionTruncated) : .accepted
  }
}
