// Entry from the right, as a cash machine does it: EDITING.md 10. Every digit is the last one of the
// fraction, the caret is always at the end, and any selection is the whole.

extension NumberEditor {
  /// How many fraction digits are always shown.
  var fractionPlaces: Int {
    limits.fraction ?? format.currency?.fractionDigits ?? 2
  }

  func typeFromRight(_ key: Key, on state: inout State) -> Outcome {
    switch key {
    case .digit(let digit): return insert(&state) { pushDigit(digit, on: &$0) }
    case .decimal, .grouping: return .accepted
    case .minus: return typeMinus(anywhere: &state)
    case .plus where state.content.isNegative: return insert(&state) { toggleSign(of: &$0) }
    case .plus: return .accepted
    case .other: return .rejected(.unexpectedCharacter)
    }
  }

  private func typeMinus(anywhere state: inout State) -> Outcome {
    guard limits.allowsNegative else { return .rejected(.negativeNotAllowed) }
    return insert(&state) { toggleSign(of: &$0) }
  }

  private func pushDigit(_ digit: UInt8, on state: inout State) -> Outcome {
    let before = state.selection.isEmpty ? state.content : .empty
    let digits = before.shownDigits + NumberEditor.digitCharacters[Int(digit)]
    let content = fromRight(digits, isNegative: before.isNegative)
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
          let digits = String(state.content.shownDigits.dropLast())
          let isZero = digits.utf8.allSatisfy { $0 == UInt8(ascii: "0") }
          state.content =
            isZero ? .empty : fromRight(digits, isNegative: state.content.isNegative)
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

  /// The content of a row of digits, the last ones behind the separator.
  func fromRight(_ digits: String, isNegative: Bool) -> Content {
    let number = ExactDecimal.make(
      isNegative: isNegative, scale: fractionPlaces, count: digits.utf8.count
    ) { buffer in
      for (index, digit) in digits.utf8.enumerated() { buffer[index] = digit }
    }
    return Content(unchecked: number.description)
  }
}

extension NumberEditor.Content {
  /// All digits, without sign and separator.
  var shownDigits: String {
    characters(integer) + characters(fraction)
  }
}
