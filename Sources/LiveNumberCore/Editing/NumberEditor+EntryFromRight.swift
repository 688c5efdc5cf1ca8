// Entry from the right: EDITING.md 10. Every digit becomes the last fraction digit, the caret is always at
// the end, and any selection is the whole content.

extension NumberEditor {
  /// The number of fraction digits that are always shown; a field that fills from the right has a maximum.
  var fractionPlaces: Int { limits.maximumFraction }

  func typeFromRight(_ key: Key, on state: inout State) -> Outcome {
    switch key {
    case .digit(let digit):
      if let outcome = outcomeOfLock(key, in: &state) { return outcome }
      return insert(&state) { pushDigit(digit, on: &$0) }
    case .space: return .rejected(.unexpectedCharacter)
    case .decimal, .grouping, .closingParenthesis: return .accepted
    case .minus:
      state.typing.lock = nil
      guard limits.allowsNegative else { return .rejected(.negativeNotAllowed) }
      return insert(&state) { toggleSign(of: &$0) }
    case .plus:
      state.typing.lock = nil
      return typePlus(on: &state)
    case .mathOperator, .other:
      state.typing.lock = nil
      return .rejected(.unexpectedCharacter)
    }
  }

  private func pushDigit(_ digit: UInt8, on state: inout State) -> Outcome {
    let before = state.selection.isEmpty ? state.content : .empty
    let digits = digits(of: before).appending(ASCIIBytes(digit: digit))
    let content = fromRight(digits, in: before)
    if let reason = limits.exceeded(by: content, from: before) { return .rejected(reason) }
    state.content = content
    state.setCaret(content.count)
    return .accepted
  }

  func deleteFromRight(_ edit: Edit, on state: inout State) -> Outcome {
    change(&state) { state in
      if !state.selection.isEmpty {
        state.content = .empty
      } else {
        switch edit {
        case .deleteBackward:
          let all = digits(of: state.content)
          let digits = all[0..<max(all.count - 1, 0)]
          state.content = digits.isZeros ? .empty : fromRight(digits, in: state.content)
        case .deleteWordBackward, .deleteToStart: state.content = .empty
        default: break
        }
      }
      state.setCaret(state.content.count)
      return .accepted
    }
  }

  func selectFromRight(_ edit: Edit, on state: inout State) {
    state.setCaret(state.content.count)
    switch edit {
    case .moveLeft(extending: true), .moveRight(extending: true), .moveToStart(extending: true),
      .moveToEnd(extending: true), .selectAll:
      state.anchor = 0
    case .select(let anchor, let head, _) where anchor != head: state.anchor = 0
    default: break
    }
  }

  /// Returns the digits of content with all fraction digits, of which content that wasn't typed here can
  /// lack some.
  private func digits(of content: Content) -> ASCIIBytes {
    guard content.hasDigits else { return .empty }
    return content.padded(integer: 1, fraction: fractionPlaces).digits
  }

  /// Returns the content of digits, the last of which are after the separator: as many as the field
  /// shows, or as `content` has if those are more, so that a new format moves no digit.
  private func fromRight(_ digits: ASCIIBytes, in content: Content) -> Content {
    let number = ExactDecimal(
      isNegative: content.isNegative, digits: digits,
      scale: max(fractionPlaces, content.fraction.count))
    return Content(unchecked: ASCIIBytes(number.description))
  }
}
