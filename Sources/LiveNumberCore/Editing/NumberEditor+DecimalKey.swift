extension NumberEditor {
  /// Types the decimal key, which inserts a separator or steps over the one that is there.
  ///
  /// If the key is rejected, so are the digits that follow: EDITING.md 4.8. If it's accepted, a separator
  /// typed before it can only have grouped.
  func typeDecimal(on state: inout State) -> Outcome {
    let wasInDoubt = state.typing.isInDoubt
    let lacksDigits = state.typing.lacksDigits
    let outcome = endRun(&state) { state in
      state.typing.lacksDigits = lacksDigits
      if options.groupingMisfit != .warn { state.typing.forgetSeparator() }
      return insert(&state) { insertDecimal(on: &$0) }
    }
    if outcome.isRejected { state.typing.lock = .separator }
    return wasInDoubt && outcome == .accepted ? .adjusted(.groupingMisfit) : outcome
  }

  private func insertDecimal(on state: inout State) -> Outcome {
    let cut = state.content.cutting(state.selection)
    if let point = cut.content.pointOffset {
      guard cut.offset == point || cut.offset == point + 1 else {
        return .rejected(.secondDecimalSeparator)
      }
      state.content = cut.content
      state.setCaret(point + 1)
      return .accepted
    }
    guard limits.fraction != 0 else { return .rejected(.noFraction) }
    let needsZero = options.insertsLeadingZero && cut.offset == cut.content.start
    let characters = needsZero ? ASCIIBytes("0.") : .point
    var content = cut.content.inserting(characters, at: cut.offset)
    let excess = content.fraction.count - limits.fraction
    if excess > 0 { content = content.removing((content.count - excess)..<content.count) }
    switch exceededLimit(by: content, from: cut.content) {
    case nil, .tooManyFractionDigits?: break
    case let reason?: return .rejected(reason)
    }
    state.content = content
    state.setCaret(cut.offset + characters.count)
    return excess > 0 ? .adjusted(.fractionTruncated) : .accepted
  }
}
