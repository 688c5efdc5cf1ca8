// Entry from the right: EDITING.md 10. Every digit becomes the last fraction digit, the caret is
// always at the end, and any selection is the whole content. The maximum of fraction digits, which
// such a field always has, is how many it shows.

extension NumberEditor {
  func typeFromRight(
    _ scalar: Unicode.Scalar, _ key: Key, on state: inout State
  ) throws(Rejection) {
    switch key {
    case .digit(let digit):
      // Pushed in from the right: `0.12|`, `3`, `1.23|`.
      let remaining = state.selection.isEmpty ? state.content : .empty
      let digits = digits(of: remaining).appending(ASCIIBytes(digit: digit))
      let content = fromRight(digits, in: remaining)
      try enter(content, caret: content.count, over: remaining, on: &state)
    case .decimal where options.decimalAliases.contains(scalar):
      // The option has no effect here: the character is what it is elsewhere.
      guard CharacterClass(scalar).isSeparator else { throw Rejection(.unexpectedCharacter) }
    case .decimal, .grouping, .space, .closingParenthesis: break
    case .minus, .plus, .mathOperator, .letter, .other: throw Rejection(.unexpectedCharacter)
    }
  }

  /// Pulls the digits back, or removes all of them: `1.23|`, Backspace, `0.12|`.
  func deleteFromRight(_ deletion: Deletion, on state: inout State) {
    let content: Content
    switch state.selection.isEmpty ? deletion : .toStart {
    case .backward:
      let all = digits(of: state.content)
      let digits = all[0..<max(all.count - 1, 0)]
      content = digits.isZeros ? .empty : fromRight(digits, in: state.content)
    case .wordBackward, .toStart: content = .empty
    case .forward, .toEnd, .selection: return
    }
    show(content, caret: content.count, on: &state)
  }

  /// Returns the digits of content with all fraction digits, of which content that wasn't typed
  /// here can lack some.
  private func digits(of content: Content) -> ASCIIBytes {
    guard content.hasDigits else { return .empty }
    return content.padded(integer: 1, fraction: limits.maximumFraction).digits
  }

  /// Returns the content of digits, the last of which are after the separator: as many as the field
  /// shows, or as `content` has if those are more, so that a new format moves no digit.
  private func fromRight(_ digits: ASCIIBytes, in content: Content) -> Content {
    let number = ExactDecimal(
      isNegative: content.isNegative, digits: digits,
      scale: max(limits.maximumFraction, content.fraction.count))
    return Content(unchecked: ASCIIBytes(number.description))
  }
}
