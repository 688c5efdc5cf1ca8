// Expressions, which are texts with another reader: EDITING.md 16.

extension NumberEditor {
  /// Whether a text can be an expression.
  var takesExpressions: Bool { options.accepts != [] && options.entry == .free }

  /// Returns whether a text that isn't in the field's own form is an expression, or the beginning
  /// of one.
  func isExpression(_ scalars: [Unicode.Scalar]) -> Bool {
    let text = Expression(scalars, in: format)
    if !text.isNumber, options.accepts.contains(.arithmetic) {
      guard let first = text.tokens.first?.kind else { return text.hasEqualsSign }
      return first == .number || first == .open || first.isSign
    }
    return text.isNumber && (hasMagnitude(scalars) || hasScientificExponent(scalars))
      || !text.isNumber && isAllowed(text)
  }

  /// Returns whether a word for a power of ten, or the beginning of one, is right behind the
  /// digits, or behind a space: `5 Mio`.
  private func hasMagnitude(_ scalars: [Unicode.Scalar]) -> Bool {
    guard options.accepts.contains(.magnitudes), let words = format.magnitudeWords,
      let digit = scalars.lastIndex(where: { $0.isASCIIDigit })
    else { return false }
    let word = scalars[(digit + 1)...].drop { $0.isSpace }
    return word.first.map { CharacterClass($0) == .letter && words.begins(with: $0) } ?? false
  }

  /// Returns whether an exponent, or the beginning of one, is right behind a digit: `1e-`.
  private func hasScientificExponent(_ scalars: [Unicode.Scalar]) -> Bool {
    guard options.accepts.contains(.scientific),
      let place = scalars.firstIndex(where: { $0.beginsExponent }), place > 0,
      scalars[place - 1].isASCIIDigit
    else { return false }
    var rest = scalars[(place + 1)...]
    if rest.first.map({ CharacterClass($0).isSign }) == true { rest = rest.dropFirst() }
    return rest.allSatisfy { $0.isASCIIDigit }
  }

  /// Returns whether a key is the sign of a factor or of a divisor.
  ///
  /// An alias of the decimal separator is a separator wherever it's typed.
  func isFactor(_ scalar: Unicode.Scalar) -> Bool {
    guard options.accepts.contains(.arithmetic), keyboard.key(scalar) != .decimal else {
      return false
    }
    let kind = Expression.kind(of: scalar)
    return kind == .times || kind == .over
  }

  // MARK: - Another locale

  /// Shows another editor's expression in this format.
  func translate(_ expression: TypedText, from other: NumberEditor, on state: inout State) {
    let text = Expression(expression.scalars, in: other.format)
    var scalars: [Unicode.Scalar] = []
    var end = 0
    for token in text.tokens {
      scalars += text.scalars[end..<token.range.lowerBound]
      let part = text.scalars[token.range]
      let operand = token.kind == .number ? other.operand(part) : nil
      if let operand, operand.doubt == nil, other.scientificNumber(part) == nil {
        scalars += characters(of: Content(unchecked: ASCIIBytes(operand.last.description)))
      } else {
        scalars += part
      }
      end = token.range.upperBound
    }
    scalars += text.scalars[end...]
    show(typed: scalars, caret: scalars.count, isPasted: expression.isPasted, on: &state)
  }
}

extension NumberEditor.TypedText {
  /// Returns the start of the word in front of an offset: of an expression, a number, or an
  /// operator with the spaces around it; otherwise of the text.
  func startOfWord(before offset: Int) -> Int {
    guard isExpression else { return 0 }
    func isOperator(_ scalar: Unicode.Scalar) -> Bool {
      Expression.kind(of: scalar) != nil || CharacterClass(scalar) == .equals
        || scalar.isWhitespace
    }
    var start = offset
    guard let last = scalars[..<start].last else { return 0 }
    let endsInOperator = isOperator(last)
    while let last = scalars[..<start].last, isOperator(last) == endsInOperator { start -= 1 }
    return start
  }
}
