// Keystrokes: EDITING.md 4.

extension NumberEditor {
  /// Types a key.
  ///
  /// - Throws: ``Rejection`` if the key leads to nothing readable. It waits behind the caret then,
  ///   and is shown with the next key that a number can have.
  func type(
    _ scalar: Unicode.Scalar, _ key: Key, on state: inout State
  ) throws(Rejection) -> Reason? {
    // A digit behind digits is judged without them: `4`, then `25` in 18…30.
    let waiting = key.isDigit && state.waiting.allSatisfy { $0.isASCIIDigit } ? [] : state.waiting
    if case .digit(let digit) = key, waiting.isEmpty, options.entry == .free, state.typed == nil {
      let adjustment = try type(digit, on: &state)
      state.waiting = []
      return adjustment
    }
    guard scalar.canBeTyped else { throw Rejection(.unexpectedCharacter) }
    if state.text == nil, options.entry == .fromRight {
      // There are no texts, so that nothing can go on behind what was refused.
      guard waiting.isEmpty || !state.content.hasDigits else {
        throw Rejection(.unexpectedCharacter)
      }
    } else if !waiting.isEmpty {
      try typeIntoText(scalar, key, behind: waiting, on: &state)
      state.waiting = []
      return nil
    }
    if stepsOver(scalar, key, on: &state) { return nil }
    if togglesSign, key == .minus || key == .plus, !beginsSum(in: state) {
      try typeSign(key, on: &state)
    } else if options.entry == .fromRight, state.text == nil {
      try typeFromRight(scalar, key, on: &state)
    } else {
      try typeIntoText(scalar, key, behind: [], on: &state)
    }
    state.waiting = []
    return nil
  }

  /// Returns whether a sign at the caret is an operator.
  private func beginsSum(in state: State) -> Bool {
    state.text?.isExpression ?? false
      || options.accepts.contains(.arithmetic) && hasDigitsBeforeSelection(in: state)
  }

  /// Returns whether a decimal key is the field's own separator at once: its separator, U+066B, or
  /// an alias.
  func isOwnDecimal(_ scalar: Unicode.Scalar) -> Bool {
    let kind = compiledFormat.characterClasses[scalar]
    return kind == compiledFormat.characterClasses.decimal || kind == .arabicDecimal
      || keyboard.decimalAliases.contains(scalar)
  }

  // MARK: - Texts

  /// Types a key into what was typed so far, with the keys that wait in front of it, and shows the
  /// number or the text that it makes.
  private func typeIntoText(
    _ scalar: Unicode.Scalar, _ key: Key, behind waiting: [Unicode.Scalar], on state: inout State
  ) throws(Rejection) {
    let before = state
    var (scalars, selection) = typedCharacters(of: state)
    let typed = scalar.withASCIIDigit
    if selection == 0..<scalars.count, isFactor(scalar), scalars[...].hasDigits {
      // A factor goes behind the number that is selected: `‹20›`, `/`, `20/`.
      selection = selection.upperBound..<selection.upperBound
    }
    scalars.removeSubrange(selection)
    var caret = selection.lowerBound
    // A space in front of everything is none of it.
    if typed.isWhitespace, waiting.isEmpty, selection.isEmpty,
      scalars[..<caret].allSatisfy({ $0.isWhitespace })
    {
      return
    }
    let isDigit = key.isDigit
    var inserted = waiting + [typed]
    if isDigit, waiting.isEmpty, selection.isEmpty, before.text == nil, caret > 0,
      scalars[caret - 1] == "0", replacesLoneZero(at: before.head, of: before.content)
    {
      caret -= 1
      scalars.remove(at: caret)
    }
    if waiting.isEmpty, isDigit || key == .decimal {
      // They go behind a minus.
      if caret == 0, scalars.beginsWithMinus { caret = 1 }
      if key == .decimal, before.text == nil, isOwnDecimal(typed) {
        if !selection.isEmpty, let point = scalars.firstIndex(where: { isOwnDecimal($0) }),
          caret == point || caret == point + 1
        {
          // Behind what was selected is the separator: `1‹2›.5`, a point, `1.|5`.
          (inserted, caret) = ([], point + 1)
        } else if options.insertsLeadingZero, !scalars[..<caret].hasDigits {
          inserted = ["0", typed]
        }
      }
    }
    scalars.insert(contentsOf: inserted, at: caret)
    if key == .minus { state.showsCommittedSign = false }
    show(typed: scalars, caret: caret + inserted.count, on: &state)
    guard state.typed == nil || scalars.count <= TypedText.maximumLength else {
      throw Rejection(.tooLong)
    }
    if isDigit {
      guard waiting.isEmpty, before.text == nil else { return }
      if let reason = limits.exceeded(by: state.content, from: before.content) {
        throw Rejection(reason)
      }
      if state.text == nil, isBlocked(state) { throw Rejection(.outOfRange) }
    } else if !isTaken(key, by: state, from: before, isBehindWaiting: !waiting.isEmpty) {
      throw Rejection(reason(forRefusing: key, in: before))
    }
  }

  /// Returns whether a text with another key than a digit can be read, or can become it, or was
  /// invalid before.
  func isTaken(
    _ key: Key, by state: State, from before: State, isBehindWaiting: Bool
  ) -> Bool {
    if isBehindWaiting {
      // What a number can have shows all that waits.
      switch key {
      case .digit, .decimal, .grouping, .space, .minus, .plus: return true
      case .closingParenthesis, .mathOperator, .letter, .other: break
      }
    }
    guard let text = state.text else { return hasAllowedSign(state.content) }
    if text.isExpression || text.readings.contains(where: hasAllowedSign)
      || canBecomeNumber(text.scalars, valid: false)
      || canBecomeNumber(text.scalars, at: state.head, valid: false)
    {
      return true
    }
    guard var invalid = before.text.map({ _ in before }) else { return false }
    invalid.isCommitted = false
    validate(&invalid)
    return invalid.validity == .invalid
  }

  private func reason(forRefusing key: Key, in state: State) -> Reason {
    switch key {
    case .minus: limits.allowsNegative ? .misplacedSign : .negativeNotAllowed
    case .plus: .misplacedSign
    case .decimal: state.content.hasPoint ? .secondDecimalSeparator : .misplacedSeparator
    case .grouping: .misplacedGrouping
    case .digit, .closingParenthesis, .space, .mathOperator, .letter, .other: .unexpectedCharacter
    }
  }

  // MARK: - Stepping over

  /// Steps over a separator that the field shows at the caret already.
  ///
  /// - Returns: Whether the key did that.
  private func stepsOver(_ scalar: Unicode.Scalar, _ key: Key, on state: inout State) -> Bool {
    guard state.selection.isEmpty else { return false }
    let place = State.Place(offset: state.head, affinity: state.affinity)
    if let text = state.text {
      guard key == .decimal || CharacterClass(scalar).isSeparator else { return false }
      if state.head < text.scalars.count,
        text.scalars[state.head] == scalar
          || key == .decimal && keyboard.key(text.scalars[state.head]) == .decimal
      {
        state.setCaret(state.head + 1)
      } else if key != .decimal || !endsInDecimal(text.scalars[..<state.head]) {
        return false
      }
    } else if case .grouping = key {
      guard state.typed == nil, layout(of: state).hasSeparator(at: state.head) else { return false }
      if options.deleteOverGroup == .skip { state.affinity = .downstream }
    } else if key == .closingParenthesis {
      // The sign was its opening one.
      guard state.typed == nil, state.content.isNegative, state.content.hasDigits,
        state.head == state.content.count
      else { return false }
    } else if key == .decimal, let point = state.content.pointOffset,
      state.head == point || state.head == point + 1, state.typed?.endsInDigit != false
    {
      forgetTyped(of: &state)
      state.setCaret(point + 1)
      // Which zeros are padding depends on the caret.
      if padsFraction { validate(&state) }
    } else if key == .decimal {
      let (scalars, selection) = typedCharacters(of: state)
      guard endsInDecimal(scalars[..<selection.lowerBound]) else { return false }
    } else {
      return false
    }
    state.steppedFrom = place
    return true
  }

  /// Returns whether a text ends in a separator that can only be the decimal one.
  private func endsInDecimal(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let last = scalars.last else { return false }
    switch keyboard.key(last) {
    case .decimal: return true
    case .grouping(isSpace: false):
      guard CharacterClass(last).canBeDecimal else { return false }
      let front = scalars.dropLast()
      let isLong = front.digitCount > 3
      return !compiledFormat.groupingRule.isOn
        || !front.contains { $0.isASCIIDigit && $0 != "0" }
        || isLong && front.allSatisfy { $0.isASCIIDigit || CharacterClass($0) == .minus }
    default: return false
    }
  }

  // MARK: - Digits

  /// Types a digit into a number, in place of the selection: `1|,234`, `5`, `15,|234`.
  private func type(_ digit: UInt8, on state: inout State) throws(Rejection) -> Reason? {
    if state.isCommitted { try yieldZeros(of: &state) }
    let removal = unpadded(state).content.removal(of: state.selection)
    let remaining = removal.content
    let offset = state.selection.isEmpty ? max(state.head, remaining.start) : removal.offset
    let start = replacesLoneZero(at: offset, of: remaining) ? offset - 1 : offset
    try enter(
      remaining.replacing(start..<offset, with: ASCIIBytes(digit: digit)), caret: start + 1,
      over: remaining, on: &state)
    return removal.adjustment
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
    let zeros = content.count - content.withoutLeadingZeros.count
    // In front of them, a digit isn't in their place.
    guard zeros > 0, state.head >= content.start + zeros else { return }
    state.content = state.content.removing(content.start..<(content.start + zeros))
    state.setCaret(max(state.head - zeros, content.start))
  }

  /// Returns whether a digit inserted at an offset replaces the only integer digit, a zero.
  func replacesLoneZero(at offset: Int, of content: Content) -> Bool {
    options.leadingZeros == .collapse && content.integer.count == 1 && offset == content.integerEnd
      && content.isZeros(content.integer)
  }
}

extension Unicode.Scalar {
  /// Whether the character can be part of a text; controls, line ends, and the marks of directions
  /// are dropped.
  var canBeTyped: Bool {
    switch CharacterClass(self) {
    case .bidiMark, .lineEnd: false
    default: value >= 0x20 && value != 0x7F && !(0x80...0x9F).contains(value) && value != 0x202E
    }
  }
}
