extension NumberEditor {
  /// Enter, or leaving the field: the content becomes canonical.
  ///
  /// EDITING.md 8.
  func commit(_ state: inout State) -> Outcome {
    state.decimalWasRefused = false
    return endGroup(&state) { state in
      let before = state
      unpad(&state)
      guard let number = state.content.number else {
        state = .empty
        state.isCommitted = true
        return .accepted
      }
      let content = canonical(number)
      state.setCaret(state.content.place(state.head, in: content))
      state.content = content
      state.isCommitted = true
      state.showsCommittedSign = state.content.isNegative && format.plan.bracketsNegatives
      if layout(of: state).isParenthesized, state.head < state.content.start {
        state.setCaret(state.content.start)
      }
      state.warning = state.content == before.content ? before.warning : nil
      validate(&state)
      return options.rangePolicy == .clampOnCommit ? clamp(&state) : .accepted
    }
  }

  /// Moves a value outside the range to the nearer bound, as near as the fraction digits allow.
  private func clamp(_ state: inout State) -> Outcome {
    guard let number = state.content.number, !limits.range.contains(number) else {
      return .accepted
    }
    let bound = limits.range.clamped(number)
    let inward: ExactDecimal.RoundingRule = bound == limits.range.lower ? .ceiling : .floor
    let reached = limits.fraction.map { bound.rounded(toScale: $0, inward) } ?? bound
    guard limits.range.contains(reached) else { return .accepted }
    _ = show(reached, on: &state)
    return .adjusted(.clampedToRange)
  }
}

extension NumberEditor.Content {
  /// Where a place of this content stands in `other`, which has other zeros in front and at the end:
  /// as far from the end of the integer part as before, or at the end where that is gone.
  fileprivate func place(_ place: Int, in other: Self) -> Int {
    guard place > start else { return min(place, other.start) }
    let distance = integer.upperBound - place
    return min(max(other.integer.upperBound - distance, other.start), other.count)
  }
}
