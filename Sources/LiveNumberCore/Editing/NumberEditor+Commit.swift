// Enter, or leaving the field: EDITING.md 8.

extension NumberEditor {
  /// Shows the number as the format writes it, also that of a text that is one number.
  ///
  /// - Parameters:
  ///   - state: The state of the field.
  ///   - isConfirmed: Whether the user has pressed Enter, and so has
  ///     looked at the field.
  /// - Returns: Something that the user should know about the commit, or `nil`.
  func commit(_ state: inout State, isConfirmed: Bool = false) -> Reason? {
    if !state.waiting.isEmpty,
      let question = askAboutWaiting(of: &state, isConfirmed: isConfirmed)
    {
      return question
    }
    if let text = state.text { return commit(text, of: &state, isConfirmed: isConfirmed) }
    forgetTyped(of: &state)
    // A caret at the end stays there: `$12|` becomes `$12.00|`.
    let isAtEnd = state.content.hasDigits && state.head == state.content.count
    if options.emptyValue == .zero, !unpadded(state).content.hasDigits {
      state = State(content: Content(unchecked: ASCIIBytes(digit: 0)))
    }
    guard unpadded(state).content.hasDigits, let number = state.content.number else {
      state = .empty
      state.isCommitted = true
      validate(&state)
      return nil
    }
    let rounded = options.fractionOverflow == .roundOnCommit ? displayed(number) : number
    state.setCaret(state.head)
    replaceContent(of: &state, with: canonical(rounded), movesCaretToEnd: isAtEnd)
    state.isCommitted = true
    state.showsCommittedSign = state.content.isNegative && compiledFormat.bracketsNegatives
    if layout(of: state).affixes.isParenthesized, state.head < state.content.start {
      state.setCaret(state.content.start)
    }
    validate(&state)
    if options.rangePolicy == .clampOnCommit, clamp(&state) { return .clampedToRange }
    return rounded == number ? nil : .rounded
  }

  /// Shows the number that a text is, or leaves it as it is, and invalid, if nobody knows yet which
  /// number it is.
  func commit(_ text: TypedText, of state: inout State, isConfirmed: Bool = false) -> Reason? {
    if text.isExpression { return commit(expression: text, of: &state, isConfirmed: isConfirmed) }
    if options.doubt == .take, let reading = reading(of: text) {
      return take(reading, on: &state) ?? .readAsTyped
    }
    if !text.hasDigits, isDropped(text) {
      state = .empty
      return commit(&state)
    }
    if isConfirmed, state.isCommitted, case let answers = answers(of: state), answers.count == 1,
      let answer = answers.first
    {
      // It's what the user has seen and confirmed.
      state = answered(state, by: answer)
      return nil
    }
    state.isCommitted = true
    validate(&state)
    return invalidReason(of: state)
  }

  /// Returns whether a commit empties a text without digits: one of signs, separators, spaces, and
  /// own symbols.
  private func isDropped(_ text: TypedText) -> Bool {
    var rest = text.scalars[...]
    while let scalar = rest.first {
      let kind = compiledFormat.characterClasses[scalar]
      if kind.isSeparator || kind.isSignOrParenthesis || kind.isWhitespace {
        rest = rest.dropFirst()
      } else if let length = compiledFormat.affixTexts.prefixLength(of: rest) {
        rest = rest.dropFirst(length)
      } else {
        return compiledFormat.affixTexts.begin(with: rest, .leading)
      }
    }
    return true
  }

  // MARK: - What waits

  /// Drops the keys that wait, or asks about them.
  ///
  /// - Returns: The reason for the question, or `nil` if there is none.
  private func askAboutWaiting(of state: inout State, isConfirmed: Bool) -> Reason? {
    guard !state.asksAboutWaiting else {
      // Enter again takes the only answer.
      guard isConfirmed, readings(of: state).count == 1 else { return .characterRejected }
      state.waiting = []
      endQuestion(of: &state)
      return nil
    }
    let isEmpty = state.text == nil && !unpadded(state).content.hasDigits
    // Entry from the right has no place for the field's own symbol.
    let isOwnSymbol =
      options.entry == .fromRight && compiledFormat.affixTexts.contains(state.waiting[...])
    if isEmpty || isOwnSymbol || isDropped(state.waiting) {
      state.waiting = []
      return nil
    }
    state.asksAboutWaiting = true
    validate(&state)
    return .characterRejected
  }

  /// Returns whether a commit drops what waits: digits, separators, operators, and punctuation, but
  /// no digits behind others, which are another number.
  func isDropped(_ waiting: [Unicode.Scalar]) -> Bool {
    waiting.allSatisfy { $0.isDroppedByCommit }
      && waiting.drop { $0.isASCIIDigit }.allSatisfy { !$0.isASCIIDigit }
  }

  /// Replaces the content by one of the same number with other zeros; the selection follows its
  /// digits.
  func replaceContent(
    of state: inout State, with content: Content, movesCaretToEnd: Bool
  ) {
    if movesCaretToEnd || options.entry == .fromRight {
      state.setCaret(content.count)
    } else {
      state.anchor = state.content.offset(state.anchor, in: content)
      state.head = state.content.offset(state.head, in: content)
    }
    state.content = content
  }

  /// Moves a value outside the range to the nearest bound, as near as the fraction digits allow,
  /// and the format if commits round.
  ///
  /// - Returns: Whether the value was moved.
  func clamp(_ state: inout State) -> Bool {
    guard let number = number(of: state), !limits.range.contains(number) else { return false }
    let bound = limits.range.clamped(number)
    let inward: ExactDecimal.RoundingRule = bound == limits.range.minimum ? .ceiling : .floor
    let reached =
      options.fractionOverflow == .roundOnCommit
      ? displayed(bound, by: inward) : bound.rounded(toScale: limits.maximumFraction, inward)
    guard limits.range.contains(reached) else { return false }
    let before = state
    show(reached, on: &state)
    if options.entry == .free, before.head < before.content.count {
      state.setCaret(min(before.head, state.content.count))
    }
    return true
  }

  /// Returns the content of a number as commits leave it: with the zeros and the separator that the
  /// options and the format ask for, and no others.
  func canonical(_ number: ExactDecimal) -> Content {
    let places = max(limits.minimumFraction, format.precision.significantFraction(of: number))
    let trimmed = number.trimmed(minimumScale: places)
    let keepsSign = !trimmed.isZero || options.valueLimits.keepsNegativeZero
    let content = Content(
      unchecked: ASCIIBytes((keepsSign ? trimmed : trimmed.magnitude).description))
    // A zero without its integer digit would be nothing but padding.
    let least = padsFraction && trimmed.isZero ? 1 : 0
    let padded = content.padded(integer: max(limits.minimumInteger, least), fraction: places)
    let needsPoint = compiledFormat.alwaysShowsSeparator && !padded.hasPoint
    return needsPoint ? padded.inserting(.point, at: padded.count) : padded
  }
}

extension NumberFormat.Precision {
  /// The maximum number of significant digits, or `nil` if there is none.
  var maximumSignificantDigits: Int? {
    if case .significantDigits(_, let maximum) = self { maximum } else { nil }
  }

  /// Returns the number of fraction digits with which a number has the minimum of significant
  /// digits.
  fileprivate func significantFraction(of number: ExactDecimal) -> Int {
    guard case .significantDigits(let minimum, _) = self else { return 0 }
    let trimmed = number.trimmed()
    let missing = minimum - trimmed.withDigits { $0.drop { $0 == UInt8(ascii: "0") }.count }
    return max(trimmed.scale + (number.isZero ? minimum - 1 : missing), 0)
  }
}

extension NumberEditor.Content {
  /// Returns the offset in other content, with other leading and trailing zeros, of an offset in
  /// this content: as far from the end of the integer part as before, or the end if that is gone.
  fileprivate func offset(_ offset: Int, in other: Self) -> Int {
    guard offset > start else { return min(offset, other.start) }
    return min(max(other.integerEnd - (integerEnd - offset), other.start), other.count)
  }
}

extension Unicode.Scalar {
  /// Whether a commit drops the character if it was refused: a digit, a separator, an operator, or
  /// punctuation.
  fileprivate var isDroppedByCommit: Bool {
    let kind = CharacterClass(self)
    if kind == .digit || kind.isSeparator || kind.isSignOrParenthesis { return true }
    return "*/×÷=:;?!".unicodeScalars.contains(self)
  }
}
