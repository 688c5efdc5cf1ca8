// Pasting expressions: EDITING.md 16.

extension NumberEditor {
  /// Pastes an expression, or a text into one.
  ///
  /// - Returns: `false` if the text is no expression, so that it's the paste of a number or of
  ///   none.
  func pasteExpression(_ text: String, on state: inout State) throws(Rejection) -> Bool {
    guard text.utf8.count <= 4 * Expression.maximumLength else {
      guard state.expression == nil else { throw Rejection(.tooLong) }
      return false
    }
    guard !text.showsReversedDigits else { throw Rejection(.notANumber) }
    let whole = Expression(
      text.unmarkedScalars.map { $0.isWhitespace ? " " : $0 }, in: format
    )
    if state.expression == nil {
      guard isExpression(whole, in: state) else { return false }
      let continues = whole.beginsWithOperator && state.hasDigitsBeforeSelection
      var number = state
      // What is a number is pasted as one.
      let hasMagnitude = whole.numbers.contains { magnitude(in: whole.scalars[$0]) != nil }
      guard continues || hasMagnitude || perform(.paste(text), on: &number).isRejected else {
        return false
      }
    }
    // Behind U+2067, `(100)-30` is shown as `30-(100)`.
    guard let first = whole.tokens.first, let last = whole.tokens.last,
      whole.tokens.count == 1
        || !text.unicodeScalars.contains(where: { $0.value == 0x202B || $0.value == 0x2067 })
    else { throw Rejection(.notANumber) }
    let inserted = try shown(whole)
    if state.expression == nil {
      let isFactor = whole.beginsWithOperator && !first.kind.isSign
      state = expressionState(of: state, keepsSelection: isFactor)
    }
    guard let expression = state.expression else { return true }
    // Digits that join others are no number of their own.
    let range = state.selection
    let joins =
      first.kind == .number && expression.endsInNumber(before: range.lowerBound)
      || last.kind == .number && expression.beginsNumber(after: range.upperBound)
    let isDigits = inserted.allSatisfy { DecimalDigit($0) != nil }
    guard !joins || isDigits, !whole.hasEqualsSign || range.lowerBound == 0 else {
      throw Rejection(.notANumber)
    }
    try replace(
      range, of: expression, with: inserted, isPasted: range == 0..<expression.scalars.count,
      in: &state)
    return true
  }

  /// Returns a Boolean value that indicates whether a text that is pasted into a number makes an
  /// expression.
  private func isExpression(_ text: Expression, in state: State) -> Bool {
    let isWhole = state.content.isEmpty || state.selection == 0..<state.content.count
    guard isAllowed(text), let first = text.tokens.first else { return false }
    guard isWhole else {
      return state.hasDigitsBeforeSelection
        ? !text.isNumber || first.kind.isOperator : text.tokens.count > 1
    }
    if text.beginsWithOperator, !first.kind.isSign { return state.content.hasDigits }
    let isMore = !text.isNumber || options.accepts != .arithmetic
    return isMore && (try? text.steps()) != nil
  }

  /// Returns the characters of a pasted expression, with its numbers as the field writes them.
  private func shown(_ text: Expression) throws(Rejection) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = text.hasEqualsSign ? ["="] : []
    var end: Int?
    for token in text.tokens {
      // Spaces between tokens stay, once.
      if let end, token.range.lowerBound > end { result.append(" ") }
      let part = text.scalars[token.range]
      if token.kind == .number {
        result += try shown(pasted: part, hasOwnPercent: text.hasOwnPercent)
      } else {
        result += part
      }
      end = token.range.upperBound
    }
    return result
  }

  /// Returns the characters of a pasted number as the field writes it.
  private func shown(
    pasted scalars: ArraySlice<Unicode.Scalar>, hasOwnPercent: Bool
  ) throws(Rejection) -> [Unicode.Scalar] {
    if scalars.allSatisfy({ DecimalDigit($0) != nil }) { return scalars.map { shown($0) } }
    if scientificNumber(scalars) != nil { return scalars.map { shown($0) } }
    if let magnitude = magnitude(in: scalars) {
      let text =
        try shown(pasted: magnitude.number[...], hasOwnPercent: hasOwnPercent)
        + (magnitude.hasSpace ? [" "] : []) + magnitude.word
      // In meters, `72 mm` isn't 72 m.
      return self.magnitude(in: text[...]) == nil ? text + magnitude.end : text
    }
    guard
      let number = try? ScannedNumber(scalars, in: format, by: wholePolicy),
      number.exponent == nil
    else { throw Rejection(.notANumber) }
    guard !number.separatorIsAmbiguous else { throw Rejection(.ambiguousSeparator) }
    // With a zero in front, groups would be none.
    let digits = shown(try resolve(number, by: wholePolicy).withoutLeadingZeros)
    guard hasOwnPercent, number.hasAffix, let sign = format.style.kind.scaleSign else {
      return digits
    }
    return digits + [sign.common]
  }
}

extension ExpressionText {
  /// Returns a Boolean value that indicates whether a character of a number is in front of an
  /// offset.
  fileprivate func endsInNumber(before offset: Int) -> Bool {
    scalars[..<offset].last.map { $0.isOfNumber } ?? false
  }

  /// Returns a Boolean value that indicates whether a character of a number is behind an offset.
  fileprivate func beginsNumber(after offset: Int) -> Bool {
    scalars[offset...].first.map { $0.isOfNumber } ?? false
  }
}

extension Unicode.Scalar {
  fileprivate var isOfNumber: Bool {
    Expression.kind(of: self) == nil && !Expression.isEqualsSign(self) && !isWhitespace
  }
}
