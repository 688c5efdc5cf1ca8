extension NumberEditor {
  /// A grouping separator typed by hand changes nothing, but what it promises is remembered: digits
  /// in whole groups behind it.
  func typeGrouping(isSpace: Bool, on state: inout State) -> Outcome {
    let content = state.content
    let place = state.selection.lowerBound
    let isOverSelection = !state.selection.isEmpty
    guard format.plan.grouper.isOn else { return .rejected(.misplacedGrouping) }
    guard place <= content.integer.upperBound else {
      return isOverSelection ? .accepted : .rejected(.misplacedGrouping)
    }
    if !isOverSelection, layout(of: state).hasSeparator(at: place) {
      return endGroup(&state) { state in
        if options.deleteOverGroup == .skip { state.affinity = .downstream }
        return .accepted
      }
    }
    let canGroup = place > content.start && !content.isZeros(content.start..<place)
    if isSpace, !canGroup { return .accepted }
    if isOverSelection {
      // What is typed over the selection next is what it promises whole groups of.
      state.typedSeparator = place
      return .accepted
    }
    guard canGroup else {
      state.decimalWasRefused = true
      return .rejected(.misplacedGrouping)
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

  /// Whether more digits were typed behind a separator than its group has, or any where nothing stands in
  /// front of it.
  func hasOverfullGroup(_ state: State) -> Bool {
    guard let typed = state.typedSeparator else { return false }
    guard typed > state.content.start else { return true }
    let right = state.content.integer.upperBound - typed
    let standing = state.content.integer.upperBound - state.head
    return format.plan.grouper.boundaries(right: right - 1)
      > format.plan.grouper.boundaries(right: standing)
  }
}
