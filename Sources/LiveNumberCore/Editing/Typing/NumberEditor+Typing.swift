extension NumberEditor {
  /// One keystroke: EDITING.md 2 and 4.
  func type(_ key: Key, on state: inout State) -> Outcome {
    if options.entry == .fromRight { return typeFromRight(key, on: &state) }
    switch key {
    case .digit(let digit): return typeDigit(digit, on: &state)
    case .decimal: return typeDecimal(on: &state)
    default: break
    }
    // Any other key ends the refusal of digits, even where it changes nothing.
    state.decimalWasRefused = false
    switch key {
    case .grouping(let isSpace): return typeGrouping(isSpace: isSpace, on: &state)
    case .minus: return endGroup(&state) { typeMinus(on: &$0) }
    case .plus: return endGroup(&state) { typePlus(on: &$0) }
    default: return .rejected(.unexpectedCharacter)
    }
  }
}
