// Keystrokes: EDITING.md 2 and 4.

extension NumberEditor {
  /// Types a key.
  func type(_ key: Key, on state: inout State) -> Outcome {
    let isAfterDigits = state.hasDigitsBeforeSelection
    let outcome =
      options.entry == .fromRight ? typeFromRight(key, on: &state) : typeFreely(key, on: &state)
    // After `12+` was rejected, `3` would make it 123.
    if outcome.isRejected, isAfterDigits, key.isOperator { state.typing.lock = .mathOperator }
    return outcome
  }

  private func typeFreely(_ key: Key, on state: inout State) -> Outcome {
    if let outcome = outcomeOfLock(key, in: &state) { return outcome }
    return switch key {
    case .digit(let digit): typeDigit(digit, on: &state)
    case .decimal: typeDecimal(on: &state)
    case .grouping(let isSpace): typeGrouping(isSpace: isSpace, on: &state)
    case .minus: endRun(&state) { typeMinus(on: &$0) }
    case .plus: endRun(&state) { typePlus(on: &$0) }
    case .closingParenthesis: endRun(&state) { _ in .accepted }
    case .space: .rejected(.unexpectedCharacter)
    case .mathOperator, .other: endRun(&state) { _ in .rejected(.unexpectedCharacter) }
    }
  }

  /// Returns the outcome of a key that belongs to what was rejected before it, or `nil` if it doesn't.
  ///
  /// After a rejected operator, a whole number can follow, with spaces around it: `12 + 3.5`. After a rejected
  /// separator, another one can be right.
  func outcomeOfLock(_ key: Key, in state: inout State) -> Outcome? {
    guard let lock = state.typing.lock else { return nil }
    switch key {
    // After `1234.` was rejected in a yen field, `50` would make it 123,450.
    case .digit:
      state.typing.lacksDigits = true
      return .rejected(lock.rejection)
    case .grouping(isSpace: true): return .accepted
    case .decimal, .grouping: return lock == .mathOperator ? .rejected(lock.rejection) : nil
    default: return nil
    }
  }

  // MARK: - Digits

  /// Inserts a digit at the caret, or replaces the selection with it.
  private func typeDigit(_ digit: UInt8, on state: inout State) -> Outcome {
    let outcome = insert(&state) { insertDigit(digit, on: &$0) }
    return outcome == .accepted && state.typing.fit == .overfull
      ? .adjusted(.groupingMisfit) : outcome
  }

  private func insertDigit(_ digit: UInt8, on state: inout State) -> Outcome {
    let cut = state.content.cutting(state.selection)
    let offset = state.selection.isEmpty ? max(state.head, cut.content.start) : cut.offset
    let integer = cut.content.integer
    let replacesZero = replacesLoneZero(at: offset, of: cut.content)
    if digit == 0, !replacesZero, options.leadingZeros == .collapse, offset == integer.lowerBound,
      !integer.isEmpty
    {
      return .rejected(.leadingZero)
    }
    let range = (replacesZero ? offset - 1 : offset)..<offset
    let content = cut.content.replacing(range, with: ASCIIBytes(digit: digit))
    if let reason = exceededLimit(by: content, from: cut.content) { return .rejected(reason) }
    state.content = content
    state.setCaret(range.lowerBound + 1)
    return cut.outcome
  }

  /// Returns a Boolean value that indicates whether a digit inserted at an offset replaces the only
  /// integer digit, a zero.
  func replacesLoneZero(at offset: Int, of content: Content) -> Bool {
    options.leadingZeros == .collapse && content.integer.count == 1 && offset == content.integerEnd
      && content.isZeros(content.integer)
  }

  // MARK: - Plain keys

  /// Returns the state after a digit was typed or deleted among other digits, or `nil` if any rule has
  /// more to say about the key.
  ///
  /// Nearly all keys are of this kind. This only skips rules that don't apply to them: the content, its
  /// limits, and its validity are those of ``applyGeneral(_:to:)``.
  @inline(__always)
  func applyPlainKey(_ edit: Edit, to state: State) -> State? {
    guard limits.allowPlainKeys, state.anchor == state.head, state.typing.isEmpty,
      state.rejectedKey == nil, let before = state.content.short,
      before.count < ASCIIBytes.inlineCapacity
    else { return nil }
    // Before the first digit, there are signs and zeros to consider.
    let start = before.start
    guard before.count > start, before[start] &- UInt8(ascii: "1") < 9 else { return nil }
    var caret = state.head
    var integerEnd = before.integerEnd
    let characters: ASCIIBytes
    switch edit {
    case .type(let scalar):
      guard let digit = DecimalDigit(scalar), caret > start else { return nil }
      characters = before.characters.inserting(UInt8(ascii: "0") | digit.value, at: caret)
      if caret <= integerEnd { integerEnd &+= 1 }
      caret &+= 1
    case .deleteBackward:
      caret &-= 1
      guard caret > start, caret != integerEnd else { return nil }
      characters = before.characters.removing(at: caret)
      if caret < integerEnd { integerEnd &-= 1 }
    default: return nil
    }
    let content = Content(characters: characters, integerEnd: integerEnd)
    guard limits.allow(content), limits.containValue(of: content) else { return nil }
    var after = State(content: content, caret: caret, validity: .valid)
    after.showsCommittedSign = state.showsCommittedSign && start == 1
    return after
  }
}
