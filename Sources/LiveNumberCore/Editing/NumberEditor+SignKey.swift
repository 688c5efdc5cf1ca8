extension NumberEditor {
  /// Types the minus key, or the opening parenthesis in its place.
  ///
  /// It puts a minus sign at the start, or toggles it from anywhere.
  func typeMinus(on state: inout State) -> Outcome {
    guard limits.allowsNegative else { return .rejected(.negativeNotAllowed) }
    if options.signKey == .anywhere { return insert(&state) { toggleSign(of: &$0) } }
    return insert(&state) { state in
      let rest = state.content.removing(state.selection)
      guard state.selection.lowerBound == 0, !rest.isNegative else {
        return .rejected(.misplacedSign)
      }
      state.content = rest.inserting(.minus, at: 0)
      state.showsCommittedSign = false
      state.setCaret(1)
      return .accepted
    }
  }

  /// Types the plus key, which removes a minus sign if the sign keys work anywhere.
  ///
  /// A plus after digits would be a sum.
  func typePlus(on state: inout State) -> Outcome {
    if options.signKey == .anywhere || options.entry == .fromRight, state.content.isNegative {
      return insert(&state) { toggleSign(of: &$0) }
    }
    return state.hasDigitsBeforeSelection ? .rejected(.misplacedSign) : .accepted
  }

  /// Changes the sign; the selection stays on its digits.
  func toggleSign(of state: inout State) -> Outcome {
    if state.content.isNegative {
      state.content = state.content.removing(0..<1)
      state.anchor = max(state.anchor - 1, 0)
      state.head = max(state.head - 1, 0)
    } else {
      state.content = state.content.inserting(.minus, at: 0)
      state.anchor += 1
      state.head += 1
    }
    return .accepted
  }
}
