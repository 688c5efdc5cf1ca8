extension NumberEditor {
  /// Up and Down: the value plus so many steps, clamped to the range.
  ///
  /// EDITING.md 15.
  func step(_ count: Int, on state: inout State) -> Outcome {
    state.decimalWasRefused = false
    return endGroup(&state) { state in
      let shift = format.shownScale
      let step = options.step?.scaledByPowerOfTen(shift) ?? .one
      let current = value(of: state)?.scaledByPowerOfTen(shift) ?? .zero
      guard let change = step.multiplied(by: count), let sum = current.adding(change) else {
        return .rejected(.tooLong)
      }
      var reach = limits.valid
      if !limits.allowsNegative { reach = reach.intersection(Bounds(lower: .zero)) }
      let target = reach.clamped(sum)
      if target == current, value(of: state) != nil { return .rejected(.atBound) }
      let content = canonical(limits.fraction.map { target.rounded(toScale: $0) } ?? target)
      if let reason = limits.exceeded(by: content, from: state.content) {
        return .rejected(reason)
      }
      _ = show(target, on: &state)
      return .accepted
    }
  }
}
