// What a text is that isn't in the field's own form: EDITING.md 2.

extension NumberEditor {
  /// Returns what a text is: an expression, or the numbers that its paste is.
  func meaning(of scalars: [Unicode.Scalar]) -> TypedText.Meaning {
    if takesExpressions, isExpression(scalars) { return .expression }
    guard let number = try? scan(scalars) else { return .text([], question: nil) }
    var readings = numbers(for: number)
    guard !readings.isEmpty else { return .text([], question: nil) }
    var (question, others) = question(about: number, in: scalars)
    if readings.count > 1 { question = question ?? .ambiguousSeparator }
    for other in others where !readings.contains(other) { readings.append(other) }
    return .text(readings, question: question)
  }

  /// Returns the numbers that a text is as a paste: one, none, or two.
  func numbers(in text: [Unicode.Scalar]) -> [Content] {
    (try? scan(text)).map { numbers(for: $0) } ?? []
  }

  private func numbers(for number: LenientScan) -> [Content] {
    do throws(Rejection) {
      guard !number.separatorIsAmbiguous else { throw Rejection(.ambiguousSeparator) }
      return [try resolve(number).withoutLeadingZeros.withoutEmptyFraction]
    } catch {
      guard error.reason == .ambiguousSeparator else { return [] }
      guard number.lastGroupCount == 0 else { return groupOrFraction(number) }
      // The separator at the end can end a sentence: `3,125.` in German.
      let separator = number.separators[0]
      let other = Content(
        number,
        integerCount: number.separators.count == 2
          && separator.kind == compiledFormat.characterClasses.decimal
          ? separator.digitsBefore : number.digits.count)
      let whole = Content(number, integerCount: number.digits.count)
      return other == whole ? [whole] : [whole, other]
    }
  }

  /// Returns the two numbers of a text whose separator is the decimal one, or groups.
  private func groupOrFraction(_ number: LenientScan) -> [Content] {
    [
      Content(number, endsInDecimal: true).withoutLeadingZeros.withoutEmptyFraction,
      Content(number, endsInDecimal: false).withoutLeadingZeros,
    ]
  }

  /// Returns the reason why a text isn't a number, and where.
  func fault(in text: [Unicode.Scalar]) -> Rejection {
    do throws(Rejection) {
      return Rejection(reasonToRefuse(try resolve(try scan(text))))
    } catch {
      return error
    }
  }

  /// Returns the reason why a number isn't valid.
  func reasonToRefuse(_ content: Content) -> Reason {
    limits.exceeded(by: content.withoutZeros)
      ?? (hasAllowedSign(content) ? .outOfRange : .negativeNotAllowed)
  }

  /// Returns the range of the characters why a text isn't a number, or `nil` if that is all of it.
  func faultyRange(of text: TypedText) -> Range<Int>? {
    guard !text.asks, let range = fault(in: text.scalars).range else { return nil }
    // Ranges are in UTF-8 bytes.
    var position = 0
    var (start, end) = (text.scalars.count, text.scalars.count)
    for (index, scalar) in text.scalars.enumerated() {
      if position <= range.lowerBound { start = index }
      position += UTF8.width(scalar)
      if position >= range.upperBound { end = min(end, index + 1) }
    }
    return start..<max(start, end)
  }

  // MARK: - Questions

  /// Returns the reason to ask about a text whose paste is one number, and what it can be besides:
  /// EDITING.md 2.4.
  private func question(
    about number: LenientScan, in scalars: [Unicode.Scalar]
  ) -> (reason: Reason.Known?, others: [Content]) {
    if number.exponent != nil { return (.ambiguousMagnitude, []) }
    if isGroupOrFraction(number) {
      return (.ambiguousSeparator, groupOrFraction(number))
    }
    // `12-`: a slip, or the sign.
    if number.hasTrailingMinus {
      var positive = number
      positive.dropSign()
      return (.misplacedSign, numbers(for: positive))
    }
    let others = readingsOfWord(in: scalars)
    return (others.isEmpty ? nil : .ambiguousSeparator, others)
  }

  /// Returns whether the only separator of a number is the locale's grouping one with digits behind
  /// it that are no complete group: `1,0000` in English, where the field has shown a group, and
  /// `1234.567` in German, where the user sees one.
  private func isGroupOrFraction(_ number: LenientScan) -> Bool {
    let classes = compiledFormat.characterClasses
    guard number.separators.count == 1, let separator = number.separators.first,
      separator.kind == classes.grouping, separator.kind != classes.decimal,
      separator.kind.canBeDecimal, separator.digitsBefore > 0, number.digits[0] != UInt8(ascii: "0")
    else { return false }
    let count = number.lastGroupCount
    guard compiledFormat.groupingRule.isOn else { return count == 3 }
    return count > 3 || count == 3 && separator.digitsBefore > 3
  }

  /// `Rs.250`: a period that ends a word, or one that begins a fraction.
  private func readingsOfWord(in scalars: [Unicode.Scalar]) -> [Content] {
    guard let period = scalars.firstIndex(where: { CharacterClass($0) == .point }), period > 0,
      period + 1 < scalars.count, scalars[period + 1].isASCIIDigit,
      scalars[period - 1].canEndAbbreviation,
      !scalars[..<period].hasDigits
    else { return [] }
    let word = scalars[..<period].drop { !$0.canEndAbbreviation }
    if let length = compiledFormat.affixTexts.prefixLength(of: scalars[word.startIndex...]),
      length > word.count
    {
      return []
    }
    return numbers(in: Array(scalars[period...])) + numbers(in: Array(scalars[(period + 1)...]))
  }

  /// Returns whether the field can hold a number.
  func canHold(_ content: Content) -> Bool {
    // Zeros that a commit adds don't exceed a limit, nor what is left of them.
    limits.allows(content)
      || limits.exceeded(by: content.withoutZeros) == nil && hasAllowedSign(content)
  }

  func hasAllowedSign(_ content: Content) -> Bool {
    limits.allowsNegative || !content.isNegative
  }

  /// Returns the number of a text that is only one, or `nil`.
  func reading(of text: TypedText) -> Content? {
    guard case .text(let readings, question: nil) = text.meaning, let first = readings.first,
      canHold(first)
    else { return nil }
    return first
  }

  // MARK: - Unfinished texts

  /// Returns whether a text can be the beginning of a number with groups, though it's one already:
  /// `1.2` in German on the way to `1.234`.
  ///
  /// An app's model doesn't get such a number before the commit: EDITING.md 12.
  package func canBeginGroup(_ state: State) -> Bool {
    guard let scalars = state.text?.scalars else { return false }
    let classes = compiledFormat.characterClasses
    let places = scalars.indices.filter {
      classes[scalars[$0]] == classes.grouping && classes.grouping != classes.decimal
    }
    guard places.count == 1 else { return false }
    return scalars[places[0]...].digitCount < 3
  }

  /// Returns whether three digits, a closing parenthesis, or the rest of a symbol at the end of a
  /// text can make it a number, or a valid one.
  func canBecomeNumber(_ scalars: [Unicode.Scalar], valid: Bool) -> Bool {
    func isNumber(_ text: [Unicode.Scalar]) -> Bool { self.isNumber(text, valid: valid) }
    guard let digit = scalars.lastIndex(where: { $0.isASCIIDigit }) else {
      return compiledFormat.affixTexts.begin(
        with: scalars.filter { !$0.isWhitespace }[...], .leading)
        || isNumber(scalars + ["1"]) || isNumber(scalars + ["1", ")"])
    }
    if scalars.contains(where: { CharacterClass($0) == .openingParenthesis }),
      isNumber(scalars + [")"])
    {
      return true
    }
    let word = scalars[(digit + 1)...].drop { $0.isWhitespace }
    if let first = word.first {
      if compiledFormat.affixTexts.begin(with: word, .trailing),
        !compiledFormat.affixTexts.contains(word), isNumber(Array(scalars[...digit]))
      {
        return true
      }
      // `1e`
      if word.count <= 2, first.beginsExponent, isNumber(scalars + ["1"]) { return true }
    }
    return canBecomeNumber(scalars, at: scalars.count, valid: valid)
  }

  /// Returns whether up to three digits at the caret can make a text a number, or a valid one.
  func canBecomeNumber(_ scalars: [Unicode.Scalar], at caret: Int, valid: Bool) -> Bool {
    var text = scalars
    for _ in 1...3 {
      text.insert("0", at: caret)
      if isNumber(text, valid: valid) { return true }
    }
    return false
  }

  private func isNumber(_ text: [Unicode.Scalar], valid: Bool) -> Bool {
    numbers(in: text).contains {
      valid ? validity(of: State(content: $0)) != .invalid : hasAllowedSign($0)
    }
  }

  /// Returns the start of the field's own symbol at the end of a text, or of its space, or `nil` if
  /// there is none.
  func startOfTrailingText(in scalars: [Unicode.Scalar]) -> Int? {
    guard let last = scalars.last, !last.isASCIIDigit,
      let digit = scalars.lastIndex(where: { $0.isASCIIDigit || isOwnDecimal($0) })
    else { return nil }
    let rest = scalars[(digit + 1)...]
    guard
      let start = rest.firstIndex(where: {
        let kind = CharacterClass($0)
        return kind.isWhitespace || kind == .letter || kind == .other
      })
    else { return nil }
    let text = rest[start...]
    guard text.allSatisfy({ $0.isWhitespace }) else {
      return compiledFormat.affixTexts.contains(text) ? start : nil
    }
    let suffix = compiledFormat.text(compiledFormat.unsigned.suffix).unicodeScalars
    return text.count == 1 && suffix.first?.isWhitespace == true ? start : nil
  }

  // MARK: - Answers

  /// Returns the texts of the numbers that the field can be about, or an empty array if it asks
  /// nothing.
  ///
  /// ```swift
  /// session.type("12.500")                          // euros in French
  /// session.editor.readings(of: session.state)      // ["12,50 €", "12 500,00 €"]
  /// ```
  ///
  /// A text that can be two numbers asks as soon as it's typed, and keys that were refused are
  /// asked about by a commit. ``Edit/accept(_:)`` answers with one of the texts, of which there are
  /// two at most.
  public func readings(of state: State) -> [String] {
    if let text = state.text, text.isExpression {
      return state.isCommitted ? readings(of: text) : []
    }
    return answers(of: state).map { self.text(of: answered(state, by: $0)) }
  }

  /// Returns the numbers that answer the question of a field.
  func answers(of state: State) -> ArraySlice<Content> {
    // Number words of Chinese, Japanese, and Korean make another number of the digits.
    let asksAboutWaiting =
      state.asksAboutWaiting && !state.waiting.contains { $0.isNumberWord }
    guard let text = state.text, !text.isExpression else {
      return asksAboutWaiting ? [state.content] : []
    }
    guard text.asks || options.doubt == .ask && state.validity != .valid || asksAboutWaiting else {
      return []
    }
    return text.readings.filter(canHold).prefix(2)
  }

  /// Returns the state after an answer, which drops what waits.
  func answered(_ state: State, by content: Content) -> State {
    var answer = state
    answer.waiting = []
    endQuestion(of: &answer)
    if state.text != nil {
      take(content, on: &answer)
    } else {
      _ = commit(&answer)
    }
    return answer
  }

  /// Answers with one of the readings.
  func accept(_ reading: String, on state: inout State) throws(Rejection) -> Reason? {
    if let text = state.text, text.isExpression {
      try accept(reading, of: text, on: &state)
      return nil
    }
    for content in answers(of: state) {
      let answer = answered(state, by: content)
      guard text(of: answer).hasSameBytes(as: reading) else { continue }
      state = answer
      return nil
    }
    guard !state.asksAboutWaiting, state.text == nil, text(of: state).hasSameBytes(as: reading)
    else {
      throw Rejection(.notANumber)
    }
    return nil
  }

  /// Shows a number that a text is, as a commit does.
  ///
  /// - Returns: Something that the user should know about the commit, or `nil`.
  @discardableResult
  func take(_ content: Content, on state: inout State) -> Reason? {
    let (scalars, selection) = typedCharacters(of: state)
    // Zeros in front that the number doesn't have.
    let dropped = max(scalars[...].digitCount - content.digitCount, 0)
    let digits = max(scalars[..<selection.upperBound].digitCount - dropped, 0)
    let isAtEnd = selection.upperBound == scalars.count
    // The zero of `.0` isn't padding.
    let shown =
      padsFraction && content.number?.isZero == true
      ? content.padded(integer: 1, fraction: 0) : content
    state = State(content: padded(shown))
    if !isAtEnd { state.setCaret(shown.offset(after: digits)) }
    return commit(&state)
  }
}

extension Unicode.Scalar {
  /// Whether the character is a word for a power of ten in Chinese, Japanese, or Korean: `3千`.
  fileprivate var isNumberWord: Bool {
    "十百千万萬億亿兆廿卅拾佰仟십백천만억조".unicodeScalars.contains(self)
  }
}
