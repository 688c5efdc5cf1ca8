extension NumberEditor {
  /// Types a grouping separator, which changes nothing, but announces digits in complete groups after it:
  /// EDITING.md 2.2 and 2.3.
  func typeGrouping(isSpace: Bool, on state: inout State) -> Outcome {
    state.entry.isLocked = false
    let content = state.content
    let offset = state.selection.lowerBound
    let isOverSelection = !state.selection.isEmpty
    let takesGroups = rules.compiled.groupingRule.isOn && offset <= content.integerEnd
    if takesGroups, !isOverSelection, layout(of: state).hasSeparator(at: offset) {
      return endEntry(&state) { state in
        if options.deleteOverGroup == .skip { state.affinity = .downstream }
        return .accepted
      }
    }
    let canGroup =
      takesGroups && offset > content.start && !content.isZeros(content.start..<offset)
    if isSpace, !canGroup { return .accepted }
    if takesGroups, isOverSelection {
      // The digits typed over the selection have to make complete groups.
      state.entry.separator = offset
      return .accepted
    }
    guard canGroup else {
      state.entry.isLocked = true
      return .rejected(.misplacedGrouping)
    }
    let previous = state.entry.separator
    state.entry.separator = offset
    guard let previous, offset - previous != rules.compiled.groupingRule.secondary else {
      return .accepted
    }
    return warnOfGrouping(&state, .accepted)
  }

  /// Leaves a warning that digits don't make complete groups, and returns the outcome that says so.
  func warnOfGrouping(_ state: inout State, _ outcome: Outcome) -> Outcome {
    state.storedWarning = .groupingMisfit
    return outcome == .accepted ? .adjusted(.groupingMisfit) : outcome
  }

  /// Returns a Boolean value that indicates whether a separator was typed whose group isn't complete.
  func hasUnfinishedGroup(_ state: State) -> Bool {
    guard let separator = state.entry.separator, state.selection.isEmpty else { return false }
    return !rules.compiled.groupingRule.isBoundary(right: state.content.integerEnd - separator)
  }

  /// Returns a Boolean value that indicates whether more digits were typed after a separator than its
  /// group has, or any if nothing is before it.
  func hasOverfullGroup(_ state: State) -> Bool {
    guard let separator = state.entry.separator else { return false }
    guard separator > state.content.start else { return true }
    let rule = rules.compiled.groupingRule
    let right = state.content.integerEnd - separator
    let afterCaret = state.content.integerEnd - state.head
    return rule.boundaries(right: right - 1) > rule.boundaries(right: afterCaret)
  }
}
