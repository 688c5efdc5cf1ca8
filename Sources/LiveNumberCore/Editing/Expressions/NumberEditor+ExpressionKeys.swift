// Keys that are typed into expressions, or that make one of a number: EDITING.md 16.

extension NumberEditor {
  /// Types a character into an expression, or one that makes an expression of a number.
  ///
  /// - Returns: `false` if the key is one of a number.
  func type(_ scalar: Unicode.Scalar, on state: inout State) throws(Rejection) -> Bool {
    if state.expression == nil {
      guard makesExpression(scalar, of: state) else { return false }
      let isOperator = Expression.kind(of: scalar).map { $0.isOperator } ?? false
      let isExponent =
        options.accepts.contains(.scientific)
        && (scalar.beginsExponent || state.asidesHere.last?.scalar.beginsExponent == true)
      state = expressionState(of: state, keepsSelection: isOperator, asTyped: isExponent)
    }
    guard scalar.value >= 0x20, CharacterClass(scalar) != .lineEnd, scalar.value != 0x7F else {
      throw Rejection(.unexpectedCharacter)
    }
    guard CharacterClass(scalar) != .bidiMark, let expression = state.expression else {
      return true
    }
    let key = shown(scalar, in: expression, at: state.selection.lowerBound)
    try replace(state.selection, of: expression, with: [key], in: &state)
    return true
  }

  /// Returns a Boolean value that indicates whether a key makes an expression of a number: an
  /// operator behind digits, or a parenthesis or an equals sign in front of them.
  private func makesExpression(_ scalar: Unicode.Scalar, of state: State) -> Bool {
    let isBehindDigits = state.hasDigitsBeforeSelection
    let key = keyboard.key(scalar)
    let caret = state.selection.lowerBound
    let last = caret > 0 ? state.content[caret - 1] : 0
    if isBehindDigits, state.selection.isEmpty {
      if beginsMagnitude(scalar, of: state) { return true }
      if key == .decimal, limits.fraction == 0, last != UInt8(ascii: "."),
        state.asidesHere.isEmpty,
        !options.accepts.isDisjoint(with: [.magnitudes, .scientific])
      {
        // A power of ten can make a whole number of it: `1.2M`.
        return true
      }
      if continuesOwnText(scalar, key, in: state) { return false }
    }
    if options.accepts.contains(.arithmetic) {
      if Expression.isEqualsSign(scalar) { return caret == 0 }
      switch Expression.kind(of: scalar) {
      case .open: return !isBehindDigits
      // A dash right behind a separator is that of a price.
      case .plus, .minus: if isBehindDigits { return last != UInt8(ascii: ".") }
      case .times, .over:
        return isBehindDigits
          || state.content.hasDigits && state.selection == 0..<state.content.count
      case .close, .number, .percent: return false
      case nil:
        if isBehindDigits, NumberStyle.ScaleSign(scalar) == .percent {
          return format.style.kind.scaleSign == nil
        }
      }
    }
    guard options.accepts.contains(.scientific), isBehindDigits, state.selection.isEmpty else {
      return false
    }
    let here = state.asidesHere
    if scalar.beginsExponent { return here.isEmpty && last != UInt8(ascii: ".") }
    // The letter of an exponent can begin the field's own symbol, `5 EUR`, until a digit or a
    // sign follows.
    guard here.count == 1, here[0].scalar.beginsExponent else { return false }
    if case .digit = key { return true }
    return key == .minus || key == .plus
  }

  /// Returns a Boolean value that indicates whether an edit types the sign of a factor or of a
  /// divisor.
  func typesFactor(_ edit: Edit) -> Bool {
    guard options.accepts.contains(.arithmetic) else { return false }
    switch edit.kind {
    case .type(let scalar), .typeOnNumericPad(let scalar):
      // An alias of the decimal separator is a separator wherever it's typed.
      guard keyboard.key(scalar) != .decimal else { return false }
      let kind = Expression.kind(of: scalar)
      return kind == .times || kind == .over
    default: return false
    }
  }

  /// Returns a Boolean value that indicates whether a character right behind a number, or behind
  /// a space, begins a word for a power of ten.
  private func beginsMagnitude(_ scalar: Unicode.Scalar, of state: State) -> Bool {
    guard options.accepts.contains(.magnitudes), CharacterClass(scalar) == .letter,
      state.head >= unpadded(state).content.count,
      state.asidesHere.allSatisfy({ $0.scalar.isSpace })
    else { return false }
    return format.magnitudeWords?.begins(with: scalar) ?? false
  }

  /// Returns the state whose number is shown as an expression.
  ///
  /// - Parameters:
  ///   - state: A state with a number.
  ///   - keepsSelection: A Boolean value that indicates whether a selection of the whole number
  ///     is what the expression begins with: `‹20›`, `/`, `20/`.
  ///   - asTyped: A Boolean value that indicates whether the number has no groups but those that
  ///     were typed, since a separator in front of an exponent is the decimal one.
  /// - Returns: The state with the expression, and the caret where it was.
  func expressionState(
    of state: State, keepsSelection: Bool, asTyped: Bool = false
  ) -> State {
    var state = state
    if !state.selection.isEmpty {
      if keepsSelection, state.selection == 0..<state.content.count {
        state.setCaret(state.content.count)
      } else {
        state = applyToNumber(.delete(.selection), to: state).state
      }
    }
    let (scalars, caret) = typedScalars(of: state, asTyped: asTyped)
    var expression = State.empty
    expression.expression = ExpressionText(scalars: scalars, isPasted: false)
    expression.setCaret(caret)
    return expression
  }

  /// Returns the text of a number as it was typed, in the digits of the locale, and the offset of
  /// the caret in it.
  private func typedScalars(
    of state: State, asTyped: Bool = false
  ) -> (scalars: [Unicode.Scalar], caret: Int) {
    let content = unpadded(state).content
    if state.head >= content.count, let last = state.asides.last, last.scalar.isSpace,
      last.offset >= content.count
    {
      // A space in front of an operator is no part of the number.
      var front = state
      front.asides.removeLast()
      let scalars = typedScalars(of: front).scalars + [last.scalar]
      return (scalars, scalars.count)
    }
    let typed = TypedText(state, in: self)
    // In front of a parenthesis, only the field's own symbol changes nothing: not `sin(2+3)`.
    let hasOtherText =
      !content.hasDigits && !typed.asides.isEmpty
      && !compiledFormat.leadingTexts.contains(typed.asides.map { $0.scalar })
    guard typed.isShown, !hasOtherText, !asTyped else {
      let mark: Unicode.Scalar = "\u{FFFC}"
      var scalars = typed.scalars(withZeros: 1, as: mark)
      let caret = scalars.firstIndex(of: mark) ?? 0
      scalars.remove(at: caret)
      return (scalars.map { shown($0) }, caret)
    }
    let caret = min(state.head, content.count)
    guard caret < content.count else {
      let scalars = shown(content)
      return (scalars, scalars.count)
    }
    // Groups would be in wrong places.
    return (content.text.unicodeScalars.map { $0 == "." ? decimalScalar : shown($0) }, caret)
  }

  /// Returns the characters of content, with groups, but without affixes.
  func shown(_ content: Content) -> [Unicode.Scalar] {
    let text = text(of: content, .none)
    let digits = text.unicodeScalars.filter { !$0.isBidiMark }
    return content.isNegative ? ["-"] + Array(digits) : Array(digits)
  }

  /// Returns a character with the digits of the locale.
  func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    DecimalDigit(scalar).map { format.symbols.digits[Int($0.value)] } ?? scalar
  }

  /// Returns the character that a key puts into an expression: a decimal key is the locale's
  /// separator, unless there is another separator in its number, which tells how it's meant.
  func shown(
    _ scalar: Unicode.Scalar, in expression: ExpressionText, at offset: Int
  ) -> Unicode.Scalar {
    let classes = compiledFormat.characterClasses
    guard keyboard.key(scalar) == .decimal, classes[scalar] != classes.grouping,
      !(scalar == "\u{60C}" && classes.grouping == .arabicGrouping)
    else { return shown(scalar) }
    let front = expression.scalars[..<min(offset, expression.scalars.count)]
    let number = front.reversed().prefix { Expression.kind(of: $0) == nil }
    if options.accepts.contains(.magnitudes), number.first.map({ CharacterClass($0) }) == .letter,
      number.contains(where: { DecimalDigit($0) != nil })
    {
      // The period of an abbreviation, `1,2 Mio.`
      return scalar
    }
    return number.contains { CharacterClass($0).isSeparator && !$0.isSpace }
      ? scalar : decimalScalar
  }
}
