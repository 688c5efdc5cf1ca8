extension NumberEditor {
  /// Updates a state to a change of its content: limits, padding, selection, asides, validity, and
  /// blocking, in this order.
  ///
  /// - Returns: Something that the user should know about the change, or `nil`.
  /// - Throws: ``Rejection`` if an insertion exceeds a limit, or if nothing more typed at the caret
  ///   could bring the value into a range that blocks. The state is unspecified then, apart from
  ///   its asides.
  func settle(_ change: Change, of state: inout State) throws(Rejection) -> Reason? {
    let before = unpaddedField(of: state)
    if change.isInsertion, let reason = exceededLimit(by: change, of: before) {
      throw Rejection(reason)
    }
    let (shown, wasCommitted) = (state.content, state.isCommitted)
    let wasPaddingOnly = padsFraction && !before.content.hasDigits
    state.content = padded(change.content)
    state.anchor = change.anchor
    state.head = change.head
    state.affinity = .upstream
    if change.typesMinus { state.showsCommittedSign = false }
    // A deleted zero can return as padding, which has no value.
    let isChanged = state.content != shown || isPaddingOnly(state) != wasPaddingOnly
    // A 5 typed over a selected 5, or a 0 over padding, changes nothing, and is inserted
    // nevertheless.
    let isInserted =
      change.isInsertion
      && (isChanged || !before.selection.isEmpty || change.content != before.content)
    if isChanged {
      state.hiddenValue = nil
      state.isCommitted = false
      state.isCanonical = false
      if !state.content.isNegative { state.showsCommittedSign = false }
    }
    let asides = state.asides
    if !state.asides.isEmpty || change.replacesZero {
      moveAsides(of: &state, from: before.content, by: change, wasCommitted: wasCommitted)
    }
    // A deleted point that padding restores is gone from the text as typed.
    let isOtherText = !asides.isEmpty && change.content != before.content
    if isChanged || isInserted || isOtherText || change.replacesZero
      || state.asides.count != asides.count
    {
      validate(&state)
    }
    if isInserted, isBlocked(state) {
      state.asides = asides
      throw Rejection(.outOfRange)
    }
    return change.adjustment
  }

  /// Moves the asides with the content, or forgets them with the last digit that is deleted.
  private func moveAsides(
    of state: inout State, from old: Content, by change: Change, wasCommitted: Bool
  ) {
    guard change.isInsertion || change.content.hasDigits else {
      state.asides = []
      return
    }
    guard change.isInsertion || change.content != old else { return }
    guard options.entry == .fromRight else {
      var change = change
      if wasCommitted { change.replacesZero = false }
      return state.moveAsides(from: old, by: change)
    }
    // The caret is always at the end, and digits move in front of it.
    if !change.isInsertion {
      while let last = state.asides.last, last.offset > 0 { state.asides.removeLast() }
    }
    for index in state.asides.indices where state.asides[index].offset > 0 {
      state.asides[index].offset = change.content.count
    }
  }

  /// Returns the first limit that the content of a change exceeds with its padding, and that what
  /// was kept didn't exceed as far.
  private func exceededLimit(by change: Change, of before: UnpaddedField) -> Reason? {
    if !padsFraction, limits.allows(change.content) { return nil }
    let content = padded(change.content)
    if let reason = limits.exceeded(by: content, from: padded(change.remaining)) { return reason }
    // A comma typed over the selected comma of `1,2` joins no digits.
    guard content.hasPoint, !change.remaining.hasPoint else { return nil }
    return limits.exceeded(by: content, from: padded(before.content))
  }
}
