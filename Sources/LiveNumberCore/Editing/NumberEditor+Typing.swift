// Keystrokes: EDITING.md 2 and 4.

extension NumberEditor {
  /// Types a key.
  func type(_ key: Key, on state: inout State) throws(Rejection) -> Reason? {
    let isAfterDigits = state.hasDigitsBeforeSelection
    do throws(Rejection) {
      if try isPartOfRejected(key, in: &state) { return nil }
      return options.entry == .fromRight
        ? try typeFromRight(key, on: &state) : try typeFreely(key, on: &state)
    } catch {
      // After `12+` was rejected, `3` would make it 123.
      if isAfterDigits, key.isOperator { state.typing.lock = .mathOperator }
      throw error
    }
  }

  private func typeFreely(_ key: Key, on state: inout State) throws(Rejection) -> Reason? {
    switch key {
    case .digit(let digit):
      let change = try insertion(of: digit, in: draft(of: state))
      let adjustment = try settle(change, of: &state)
      return adjustment ?? (state.typing.fit == .overfull ? .groupingMisfit : nil)
    case .decimal: return try typeDecimal(on: &state)
    case .grouping(let isSpace): return try typeGrouping(isSpace: isSpace, on: &state)
    case .minus: return try endingRun(of: &state, typeMinus)
    case .plus: return try endingRun(of: &state, typePlus)
    case .closingParenthesis: return try endingRun(of: &state) { _ in nil }
    case .space: throw Rejection(.unexpectedCharacter)
    case .mathOperator, .other:
      state.typing.endRun()
      throw Rejection(.unexpectedCharacter)
    }
  }

  /// Returns a Boolean value that indicates whether a key belongs to what was rejected before it, and is
  /// ignored.
  ///
  /// After a rejected operator, a whole number can follow, with spaces around it: `12 + 3.5`. After a rejected
  /// separator, another one can be right.
  ///
  /// - Throws: ``Rejection`` if the key would change the number: `50` after a rejected `1234.` in a yen field
  ///   would make it 123,450.
  private func isPartOfRejected(_ key: Key, in state: inout State) throws(Rejection) -> Bool {
    guard let lock = state.typing.lock else { return false }
    switch key {
    case .digit:
      state.typing.lacksDigits = true
      throw Rejection(lock.rejection)
    case .decimal, .grouping(isSpace: false):
      guard lock == .mathOperator, options.entry == .free else { return false }
      throw Rejection(lock.rejection)
    case .grouping(isSpace: true): return true
    case .minus, .plus, .closingParenthesis, .space, .mathOperator, .other: return false
    }
  }

  // MARK: - Digits

  /// Inserts a digit at the caret, or replaces the selection with it: `1|,234`, `5`, `15,|234`.
  private func insertion(of digit: UInt8, in draft: Draft) throws(Rejection) -> Change {
    let removal = draft.content.removal(of: draft.selection)
    let kept = removal.content
    let offset = draft.selection.isEmpty ? max(draft.head, kept.start) : removal.offset
    let replacesZero = replacesLoneZero(at: offset, of: kept)
    if digit == 0, !replacesZero, options.leadingZeros == .collapse,
      offset == kept.integer.lowerBound, !kept.integer.isEmpty
    {
      throw Rejection(.leadingZero)
    }
    let range = (replacesZero ? offset - 1 : offset)..<offset
    return Change(
      kept.replacing(range, with: ASCIIBytes(digit: digit)), caret: range.lowerBound + 1,
      kept: kept, adjustment: removal.adjustment)
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
    guard limits.allowsPlainKeys, state.anchor == state.head, state.typing.isEmpty,
      state.rejectedKey == nil, let before = state.content.short,
      before.count < ASCIIBytes.inlineCapacity  // No test can tell: this is for speed.
    else { return nil }
    // Before the first digit, there are signs and zeros to consider.
    let start = before.start
    // No test can tell where this is too strict: the rules of all keys give the same state.
    guard before.count > start, before[start] &- UInt8(ascii: "1") < 9 else { return nil }
    var caret = state.head
    var integerEnd = before.integerEnd
    let characters: ASCIIBytes
    switch edit.kind {
    case .type(let scalar):
      guard let digit = DecimalDigit(scalar), caret > start else { return nil }
      characters = before.characters.inserting(UInt8(ascii: "0") | digit.value, at: caret)
      if caret <= integerEnd { integerEnd &+= 1 }
      caret &+= 1
    case .delete(.backward):
      caret &-= 1
      guard caret > start, caret != integerEnd else { return nil }
      characters = before.characters.removing(at: caret)
      if caret < integerEnd { integerEnd &-= 1 }  // No test can tell `<` from `<=`.
    default: return nil
    }
    let content = Content(characters: characters, integerEnd: integerEnd)
    guard limits.allows(content), limits.contains(valueOf: content) else { return nil }
    var after = State(content: content, caret: caret, validity: .valid)
    after.showsCommittedSign = state.showsCommittedSign && start == 1
    return after
  }
}
