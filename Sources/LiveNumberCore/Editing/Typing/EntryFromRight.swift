// Entry from the right, as a cash machine does it: EDITING.md 10. Every digit is the last one of the
// fraction, the caret is always at the end, and any selection is the whole.

extension NumberEditor {
  /// How many fraction digits are always shown.
  var fractionPlaces: Int { limits.fraction ?? 0 }

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
    let digits = digits(of: before).appending(ContentCharacters(UInt8(ascii: "0") + digit))
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
          let isZero = digits.withBytes { $0.allSatisfy { $0 == UInt8(ascii: "0") } }
          state.content = isZero ? .empty : fromRight(digits, in: state.content)
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

  /// The digits of a content with all its places, which one that was not typed here may lack.
  private func digits(of content: Content) -> ContentCharacters {
    guard content.hasDigits else { return .empty }
    return content.padded(integer: 1, fraction: fractionPlaces).shownDigits
  }

  /// The content of a row of digits, the last ones behind the separator: as many as the field has
  /// places, or as `content` has where that is more, so that a new format moves no digit.
  private func fromRight(_ digits: ContentCharacters, in content: Content) -> Content {
    let number = ExactDecimal.make(
      isNegative: content.isNegative, scale: max(fractionPlaces, content.fraction.count),
      count: digits.count
    ) { buffer in
      digits.withBytes { _ = buffer.update(from: $0) }
    }
    return Content(unchecked: ContentCharacters(number.description))
  }
}
