extension NumberEditor {
  /// A grouping separator typed by hand changes nothing, but what it promises is remembered: digits
  /// in whole groups behind it.
  func typeGrouping(isBlank: Bool, on state: inout State) -> Outcome {
    let content = state.content
    let place = state.selection.lowerBound
    let isOverSelection = !state.selection.isEmpty
    guard format.plan.grouper.isOn else { return .rejected(.misplacedGrouping) }
    guard place <= content.integer.upperBound else {
      return isOverSelection ? .accepted : .rejected(.misplacedGrouping)
    }
    if !isOverSelection, layout(of: state).hasSeparator(at: place) {
      return endGroup(&state) { state in
        if options.deleteOverGroup == .skip { state.side = .far }
        return .accepted
      }
    }
    guard place > content.start, !content.isZeros(content.start..<place) else {
      if isBlank { return .accepted }
      state.decimalWasRefused = true
      return .rejected(.misplacedGrouping)
    }
    if isOverSelection {
      // What is typed over the selection next is what it promises whole groups of.
      state.typedSeparator = place
      return .accepted
    }
    let follows = state.typedSeparator
    state.typedSeparator = place
    guard let follows, place - follows != format.plan.grouper.secondary else { return .accepted }
    state.warning = .groupingMisfit
    return .adjusted(.groupingMisfit)
  }

  /// Whether a separator was typed whose group is not whole.
  func hasUnfinishedGroup(_ state: State) -> Bool {
    guard let typed = state.typedSeparator, state.selection.isEmpty else { return false }
    return !format.plan.grouper.isBoundary(right: state.content.integer.upperBound - typed)
  }

  /// Whether more digits were typed behind a separator than its group has.
  func hasOverfullGroup(_ state: State) -> Bool {
    guard let typed = state.typedSeparator else { return false }
    let right = state.content.integer.upperBound - typed
    let standing = state.content.integer.upperBound - state.head
    return format.plan.grouper.boundaries(right: right - 1)
      > format.plan.grouper.boundaries(right: standing)
  }
}
