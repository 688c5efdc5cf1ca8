// Keystrokes: EDITING.md 2 and 4.

extension NumberEditor {
  /// Types a key.
  ///
  /// What the field doesn't take is part of the text as it was typed: EDITING.md 4.8.
  func type(
    _ scalar: Unicode.Scalar, _ key: Key, on state: inout State
  ) throws(Rejection) -> Reason? {
    if case .digit = key {
    } else if continuesOwnText(scalar, key, in: state) {
      state.note(scalar, state.hasDigitsBeforeSelection ? .own : .taken)
      validate(&state)
      return nil
    } else if isPeriodOfWord(scalar, in: state) {
      throw Rejection(.unexpectedCharacter)
    }
    if !state.asides.isEmpty, let refusal = refusal(of: key, in: state) { throw Rejection(refusal) }
    let adjustment =
      options.entry == .fromRight
      ? try typeFromRight(scalar, key, on: &state) : try typeFreely(scalar, key, on: &state)
    return adjustment ?? doubt(of: state)
  }

  private func typeFreely(
    _ scalar: Unicode.Scalar, _ key: Key, on state: inout State
  ) throws(Rejection) -> Reason? {
    switch key {
    case .digit(let digit):
      if state.isCommitted, state.isCanonical { try yieldZeros(of: &state) }
      return try settle(insertion(of: digit, in: unpaddedField(of: state)), of: &state)
    case .decimal: return try typeDecimal(scalar, on: &state)
    case .grouping(let isSpace): return try typeGrouping(scalar, isSpace: isSpace, on: &state)
    case .minus: return try typeMinus(on: &state)
    case .plus:
      let wasNegative = state.content.isNegative
      let adjustment = try typePlus(on: &state)
      if state.content.isNegative == wasNegative { noteTaken(scalar, on: &state) }
      return adjustment
    case .closingParenthesis:
      guard state.content.isNegative else { throw Rejection(.unexpectedCharacter) }
      noteTaken(scalar, on: &state)
      return nil
    case .space:
      noteTaken(scalar, on: &state)
      return nil
    case .mathOperator, .letter, .other: throw Rejection(.unexpectedCharacter)
    }
  }

  /// Notes a character that changes nothing.
  func noteTaken(_ scalar: Unicode.Scalar, on state: inout State) {
    state.note(scalar, .taken)
    state.isCommitted = false
    validate(&state)
  }

  /// Returns the reason for a look at a number that is in doubt, or `nil` if it isn't.
  func doubt(of state: State) -> Reason? {
    if case .doubt(let doubt) = state.verdict { doubt.reason } else { nil }
  }

  // MARK: - What was refused

  /// Returns the reason for refusing a key that would belong to what was refused at its place, or
  /// that would make another number of the digits in front of the field's own symbol; or `nil` if
  /// the key isn't refused.
  private func refusal(of key: Key, in state: State) -> Reason? {
    let here = state.asidesHere
    let isAfterDigits = state.hasDigitsBeforeSelection
    guard
      let lock = here.first(where: {
        $0.kind == .refused && (isAfterDigits || $0.isSeparator)
          || isAfterDigits && isExponent($0, key, in: here)
      }) ?? ownText(in: here)
    else { return nil }
    let doubt: Doubt =
      lock.scalar.beginsExponent && here.count == 1 ? .mathOperator : lock.doubt
    switch key {
    case .digit: return doubt.rejection
    case .decimal, .grouping(isSpace: false):
      // Another separator can be right, unless digits are missing.
      return here.contains { $0.kind == .own || $0.kind == .refused && !$0.isSeparator }
        ? doubt.rejection : nil
    case .minus, .plus: return isAfterDigits ? .misplacedSign : nil
    case .letter, .closingParenthesis: return isAfterDigits ? .unexpectedCharacter : nil
    case .grouping(isSpace: true), .space, .mathOperator, .other: return nil
    }
  }

  /// Returns a Boolean value that indicates whether an aside is the letter of an exponent, which a
  /// digit or a sign follows: `1e5`.
  private func isExponent(_ aside: Aside, _ key: Key, in here: [Aside]) -> Bool {
    guard here.count == 1, aside.kind == .taken || aside.kind == .own, aside.scalar.beginsExponent
    else { return false }
    if case .digit = key { return true }
    return key == .minus || key == .plus
  }

  /// Returns a character of the field's own symbol if all of it is at the caret, after the digits.
  private func ownText(in here: [Aside]) -> Aside? {
    let own = here.filter { $0.kind == .own }
    return compiledFormat.trailingTexts.contains(own.map { $0.scalar })
      || own.allSatisfy({ CharacterClass($0.scalar).isSign }) ? own.first : nil
  }

  /// Returns the reason for refusing digits at the caret, or `nil` if they aren't refused.
  func refusalOfDigits(in state: State) -> Reason? { refusal(of: .digit(0), in: state) }

  /// Notes a key that was refused.
  func noteRefused(
    _ scalar: Unicode.Scalar, _ key: Key, _ reason: Reason?, in state: inout State
  ) {
    guard CharacterClass(scalar) != .bidiMark else { return }
    let isAfterDigits = state.hasDigitsBeforeSelection
    let here = state.asidesHere
    var kind: Aside.Kind = isAfterDigits ? .refused : .taken
    switch key {
    case .digit:
      kind = .refused
      switch reason {
      case .afterRejectedSeparator, .afterRejectedOperator, .afterRejectedCharacter: break
      default:
        // Elsewhere, a digit that there is no room for changes nothing, and so does one that a
        // range blocks.
        guard reason != .outOfRange, options.entry == .free, state.selection.isEmpty, isAfterDigits,
          state.head == unpadded(state).content.count || here.contains(where: { $0.isSeparator })
        else { return }
        // Behind a separator, it's the digit of another group: `0.07 7` in dollars.
        if here.allSatisfy({ $0.kind == .excess }) { kind = .excess }
      }
    case .decimal, .grouping: if reason != .unexpectedCharacter { kind = .refused }
    case .letter: if !here.contains(where: { $0.kind == .refused }) { kind = .taken }
    case .minus:
      if togglesSign { return }
    case .plus, .mathOperator, .closingParenthesis, .space, .other: break
    }
    if kind == .refused, isAfterDigits {
      // The letter of an exponent belongs to what is refused now.
      for index in state.asides.indices
      where state.asides[index].offset == state.selection.lowerBound
        && here.count == 1 && state.asides[index].scalar.beginsExponent
      {
        state.asides[index].kind = .refused
      }
    }
    state.note(scalar, kind)
  }

  // MARK: - Words

  /// Returns a Boolean value that indicates whether a character is the period of a word in front of
  /// the digits: `No.`, `S/.`.
  private func isPeriodOfWord(_ scalar: Unicode.Scalar, in state: State) -> Bool {
    guard CharacterClass(scalar) == .point, !state.hasDigitsBeforeSelection, !state.asides.isEmpty
    else {
      return false
    }
    let here = state.asidesHere
    guard let last = here.last, last.kind == .taken else { return false }
    let word = last.scalar == "/" ? here.dropLast().last : last
    return word.map { CharacterClass($0.scalar) == .letter } ?? false
  }

  /// Returns a Boolean value that indicates whether a character at the caret is, or can become, a
  /// text that the field shows by itself: `E`, then `U` and `R`, after an amount of euros.
  func continuesOwnText(_ scalar: Unicode.Scalar, _ key: Key, in state: State) -> Bool {
    guard state.selection.isEmpty else { return false }
    let isLeading = !state.hasDigitsBeforeSelection
    let content = unpadded(state).content
    guard isLeading ? !content.hasPoint : state.head == content.count else { return false }
    let kind: Aside.Kind = isLeading ? .taken : .own
    let tail = state.asidesHere.drop { $0.scalar.isWhitespace || $0.kind == .excess }
    guard tail.allSatisfy({ $0.kind == kind }) else { return false }
    if tail.isEmpty {
      switch key {
      case .letter, .other, .mathOperator: break
      case .minus: return isPriceDash(scalar, in: state, after: content)
      default: return false
      }
    }
    return compiledFormat.trailingTexts.begin(with: tail.map { $0.scalar } + [scalar])
  }

  /// Returns a Boolean value that indicates whether a minus sign is a price dash: `5,-`.
  private func isPriceDash(
    _ scalar: Unicode.Scalar, in state: State, after content: Content
  ) -> Bool {
    guard !togglesSign, content.hasPoint, content.hasDigits,
      content.fraction.isEmpty
    else { return false }
    var dashed = state
    dashed.note(scalar, .own)
    let meanings = meanings(of: TypedText(dashed, in: self).scalars())
    return meanings.count == 1 && meanings[0].number == content.number
  }

  // MARK: - Digits

  /// Inserts a digit at the caret, or replaces the selection with it: `1|,234`, `5`, `15,|234`.
  private func insertion(of digit: UInt8, in field: UnpaddedField) throws(Rejection) -> Change {
    let removal = field.content.removal(of: field.selection)
    let remaining = removal.content
    let offset = field.selection.isEmpty ? max(field.head, remaining.start) : removal.offset
    let replacesZero = replacesLoneZero(at: offset, of: remaining)
    let range = (replacesZero ? offset - 1 : offset)..<offset
    var change = Change(
      remaining.replacing(range, with: ASCIIBytes(digit: digit)),
      replacing: field.selection.isEmpty ? range : field.selection, caret: range.lowerBound + 1,
      remaining: remaining, adjustment: removal.adjustment)
    change.replacesZero = replacesZero && field.selection.isEmpty
    return change
  }

  /// Removes the zeros that a commit added and that are in the way of a digit: `05|`, 9, `59|`, and
  /// `12.|00`, 5, `12.5|`.
  ///
  /// - Throws: ``Rejection`` if all of the fraction is in front of the caret.
  private func yieldZeros(of state: inout State) throws(Rejection) {
    guard state.selection.isEmpty, !padsFraction else { return }
    let content = state.content
    if let point = content.pointOffset, state.head > point {
      var end = content.count
      while end > state.head, content[end - 1] == UInt8(ascii: "0") { end -= 1 }
      if end == content.count, state.head == end, limits.minimumFraction > 0,
        content.fraction.count <= limits.minimumFraction, content[end - 1] == UInt8(ascii: "0")
      {
        throw Rejection(.tooManyFractionDigits)
      }
      state.content = content.removing(end..<content.count)
    }
    var zeros = 0
    while zeros < content.integer.count - 1, content[content.start + zeros] == UInt8(ascii: "0") {
      zeros += 1
    }
    // In front of them, a digit isn't in their place.
    guard zeros > 0, state.head >= content.start + zeros else { return }
    state.content = state.content.removing(content.start..<(content.start + zeros))
    state.setCaret(max(state.head - zeros, content.start))
    for index in state.asides.indices where state.asides[index].offset > content.start {
      state.asides[index].offset = max(state.asides[index].offset - zeros, content.start)
    }
  }

  /// Returns a Boolean value that indicates whether a digit inserted at an offset replaces the only
  /// integer digit, a zero.
  func replacesLoneZero(at offset: Int, of content: Content) -> Bool {
    options.leadingZeros == .collapse && content.integer.count == 1 && offset == content.integerEnd
      && content.isZeros(content.integer)
  }
}
