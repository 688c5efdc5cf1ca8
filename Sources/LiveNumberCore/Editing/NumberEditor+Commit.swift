// Enter, or leaving the field: EDITING.md 8.

extension NumberEditor {
  /// Makes the content canonical.
  func commit(_ state: inout State) -> Outcome {
    let warning = state.storedWarning
    defer { state.storedWarning = warning }
    unpad(&state)
    if options.emptyValue == .zero, !state.content.hasDigits {
      state = State(content: Content(unchecked: ASCIIBytes(digit: 0)))
    }
    guard let number = state.content.number else {
      state = .empty
      state.isCommitted = true
      return .accepted
    }
    let rounded =
      options.fractionOverflow == .roundOnCommit
      ? number.rounded(toScale: limits.maximumFraction) : number
    let content = canonical(rounded)
    state.setCaret(
      options.entry == .fromRight ? content.count : state.content.offset(state.head, in: content))
    state.content = content
    state.isCommitted = true
    state.showsCommittedSign = content.isNegative && rules.compiled.bracketsNegatives
    if layout(of: state).isParenthesized, state.head < content.start {
      state.setCaret(content.start)
    }
    validate(&state)
    if options.rangePolicy == .clampOnCommit, clamp(&state) { return .adjusted(.clampedToRange) }
    return rounded == number ? .accepted : .adjusted(.rounded)
  }

  /// Moves a value outside the range to the nearest bound, as near as the fraction digits allow.
  ///
  /// - Returns: A Boolean value that indicates whether the value was moved.
  private func clamp(_ state: inout State) -> Bool {
    guard let number = state.content.number, !limits.range.contains(number) else { return false }
    let bound = limits.range.clamped(number)
    let inward: ExactDecimal.RoundingRule = bound == limits.range.lower ? .ceiling : .floor
    let reached = bound.rounded(toScale: limits.maximumFraction, inward)
    guard limits.range.contains(reached) else { return false }
    _ = show(reached, on: &state)
    return true
  }

  /// Returns the content of a number as commits leave it: with the zeros that the options ask for, and no
  /// others.
  func canonical(_ number: ExactDecimal) -> Content {
    let places = limits.minimumFraction
    let trimmed = number.trimmed(minimumScale: places)
    let keepsSign = !trimmed.isZero || options.valueLimits.keepsNegativeZero
    let content = Content(
      unchecked: ASCIIBytes((keepsSign ? trimmed : trimmed.magnitude).description))
    // A zero without its integer digit would be nothing but padding.
    let least = padsFraction && trimmed.isZero ? 1 : 0
    return content.padded(integer: max(options.minimumIntegerDigits, least), fraction: places)
  }
}

extension NumberEditor.Content {
  /// Returns the offset in other content, with other leading and trailing zeros, of an offset in this
  /// content: as far from the end of the integer part as before, or the end if that is gone.
  fileprivate func offset(_ offset: Int, in other: Self) -> Int {
    guard offset > start else { return min(offset, other.start) }
    return min(max(other.integerEnd - (integerEnd - offset), other.start), other.count)
  }
}
