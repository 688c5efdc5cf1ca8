// Pasting expressions: EDITING.md 16.

extension NumberEditor {
  /// Pastes an expression, or a text into one.
  ///
  /// - Returns: `false` if the text is no expression, so that it's the paste of a number or of
  ///   none.
  func pasteExpression(_ text: String, on state: inout State) throws(Rejection) -> Bool {
    guard text.utf8.count <= 4 * TypedText.maximumLength else { return false }
    guard !text.showsReversedDigits else { throw Rejection(.notANumber) }
    let whole = Expression(text.unmarkedScalars.map { $0.isWhitespace ? " " : $0 }, in: format)
    let (scalars, selection) = typedCharacters(of: state)
    let isInExpression = state.text?.isExpression == true && selection != 0..<scalars.count
    if !isInExpression {
      guard isExpression(whole, in: state) else { return false }
      let continues = whole.beginsWithOperator && selection.lowerBound > 0
      var number = state
      // What is a number is pasted as one.
      let hasMagnitude = whole.numbers.contains { magnitude(in: whole.scalars[$0]) != nil }
      if !continues, !hasMagnitude, (try? pasteNumber(text, on: &number)) != nil { return false }
    }
    // Behind U+2067, `(100)-30` is shown as `30-(100)`.
    guard let first = whole.tokens.first, let last = whole.tokens.last,
      whole.tokens.count == 1
        || !text.unicodeScalars.contains(where: { $0.value == 0x202B || $0.value == 0x2067 })
    else { throw Rejection(.notANumber) }
    let inserted = try typed(whole)
    // A factor pasted over a number goes behind it: `‹20›`, `/2`, `20/2`.
    let isFactor = whole.beginsWithOperator && !first.kind.isSign && !isInExpression
    let range = isFactor ? selection.upperBound..<selection.upperBound : selection
    // Digits that join others are no number of their own.
    let joins =
      first.kind == .number && scalars[..<range.lowerBound].last.map { $0.isOfNumber } ?? false
      || last.kind == .number && scalars[range.upperBound...].first.map { $0.isOfNumber } ?? false
    guard !joins || inserted.allSatisfy({ $0.isASCIIDigit }),
      !whole.hasEqualsSign || range.lowerBound == 0
    else { throw Rejection(.notANumber) }
    var result = scalars
    result.replaceSubrange(range, with: inserted)
    guard result.count <= TypedText.maximumLength else { throw Rejection(.tooLong) }
    show(
      typed: result, caret: range.lowerBound + inserted.count, isPasted: range == 0..<scalars.count,
      on: &state)
    if let text = state.text, !text.isExpression, state.validity != .valid {
      throw Rejection(invalidReason(of: state) ?? .notANumber)
    }
    return true
  }

  /// Returns whether a text that is pasted into a number makes an expression.
  private func isExpression(_ text: Expression, in state: State) -> Bool {
    let (scalars, selection) = typedCharacters(of: state)
    let isWhole = scalars.isEmpty || selection == 0..<scalars.count
    guard isAllowed(text), let first = text.tokens.first else { return false }
    guard isWhole else {
      return hasDigitsBeforeSelection(in: state)
        ? !text.isNumber || first.kind.isOperator : text.tokens.count > 1
    }
    if text.beginsWithOperator, !first.kind.isSign { return scalars[...].hasDigits }
    let isMore = !text.isNumber || options.accepts != .arithmetic
    return isMore && (try? text.steps()) != nil
  }

  /// Returns the characters of a pasted expression, with its numbers as the field writes them.
  private func typed(_ text: Expression) throws(Rejection) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = text.hasEqualsSign ? ["="] : []
    var end: Int?
    for token in text.tokens {
      // Spaces between tokens stay, once.
      if let end, token.range.lowerBound > end { result.append(" ") }
      let part = text.scalars[token.range]
      if token.kind == .number {
        result += try typed(pasted: part, hasOwnPercent: text.hasOwnPercent)
      } else {
        result += part
      }
      end = token.range.upperBound
    }
    return result
  }

  /// Returns the characters of content, with groups, but without affixes.
  private func grouped(_ content: Content) -> [Unicode.Scalar] {
    let text = text(of: content, .none)
    let classes = compiledFormat.characterClasses
    // `7,499` would be 7.499 where the comma is a decimal key, too.
    let hidesGroups = groupsWithDecimalKey
    let digits = text.unicodeScalars.filter {
      !$0.isBidiMark && !(hidesGroups && classes.isGroupingSeparator($0))
    }.map { $0.withASCIIDigit }
    return content.isNegative ? ["-"] + digits : digits
  }

  /// Returns the characters of a pasted number as the field writes it.
  private func typed(
    pasted scalars: ArraySlice<Unicode.Scalar>, hasOwnPercent: Bool
  ) throws(Rejection) -> [Unicode.Scalar] {
    if scalars.allSatisfy({ DecimalDigit($0) != nil }) || scientificNumber(scalars) != nil {
      return scalars.map { $0.withASCIIDigit }
    }
    if let magnitude = magnitude(in: scalars) {
      let text =
        try typed(pasted: magnitude.number[...], hasOwnPercent: hasOwnPercent)
        + (magnitude.hasSpace ? [" "] : []) + magnitude.word
      // In meters, `72 mm` isn't 72 m.
      return self.magnitude(in: text[...]) == nil ? text + magnitude.back : text
    }
    guard let number = try? scan(Array(scalars)), number.exponent == nil else {
      throw Rejection(.notANumber)
    }
    guard !number.separatorIsAmbiguous else { throw Rejection(.ambiguousSeparator) }
    // With a zero in front, groups would be none.
    let digits = grouped(try resolve(number).withoutLeadingZeros)
    guard hasOwnPercent, number.hasAffix, let sign = format.style.kind.scaleSign else {
      return digits
    }
    return digits + [sign.common]
  }
}

extension Unicode.Scalar {
  fileprivate var isOfNumber: Bool {
    Expression.kind(of: self) == nil && CharacterClass(self) != .equals && !isWhitespace
  }
}
