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
}
