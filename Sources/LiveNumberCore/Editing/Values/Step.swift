extension NumberEditor {
  /// Up and Down: the value plus so many steps, clamped to the range.
  ///
  /// EDITING.md 15.
  func step(_ count: Int, on state: inout State) -> Outcome {
    state.decimalWasRefused = false
    return endGroup(&state) { state in
      let shift = format.displayScale
      let step = options.step?.scaledByPowerOfTen(shift) ?? .one
      let current = value(of: state)?.scaledByPowerOfTen(shift) ?? .zero
      guard let change = step.multiplied(by: count), let sum = current.adding(change) else {
        return .rejected(.tooLong)
      }
      var reach = limits.valid
      if !limits.allowsNegative { reach = reach.intersection(Bounds(lower: .zero)) }
      let target = rounded(reach.clamped(sum), within: reach)
      if target == current, value(of: state) != nil { return .rejected(.atBound) }
      let content = canonical(target)
      if let reason = limits.exceeded(by: content, from: state.content) {
        return .rejected(reason)
      }
      _ = show(target, on: &state)
      return .accepted
    }
  }

  /// The value with the places that the field has; at a bound never beyond it.
  private func rounded(_ value: ExactDecimal, within reach: Bounds) -> ExactDecimal {
    guard let places = limits.fraction else { return value }
    let nearest = value.rounded(toScale: places)
    if reach.contains(nearest) { return nearest }
    return value.rounded(toScale: places, value < nearest ? .floor : .ceiling)
  }
}
