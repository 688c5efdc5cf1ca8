extension NumberEditor {
  /// What was typed, if there is more to it than the content: `1.5` in German, or `12+3`.
  ///
  /// A text is shown as it was typed, in the digits of the format. What was typed of a number, such
  /// as the groups of `1.234`, is remembered for the next keys.
  struct TypedText: Hashable, Sendable {
    /// The characters; digits are ASCII.
    let scalars: [Unicode.Scalar]
    /// What the characters are.
    let meaning: Meaning
    /// Whether all of it was pasted at once.
    var isPasted = false

    enum Meaning: Hashable, Sendable {
      /// The number that the field shows, with the caret behind a number of the characters.
      case number(caret: Int)
      /// A text whose paste is one of these numbers, or none if there are none.
      ///
      /// If it isn't clear which, or whether it's the only one, there is a question with a reason.
      case text([Content], question: Reason.Known?)
      /// An expression, which has its value at the commit.
      case expression
    }

    var isNumber: Bool {
      if case .number = meaning { true } else { false }
    }

    var isExpression: Bool { meaning == .expression }

    /// The numbers that the text can be.
    var readings: [Content] {
      if case .text(let readings, _) = meaning { readings } else { [] }
    }

    /// Whether the user is asked which number the text is.
    var asks: Bool {
      if case .text(_, _?) = meaning { true } else { false }
    }

    /// The reason to ask which number the text is.
    var reasonToAsk: Reason {
      if case .text(_, let question?) = meaning { Reason(question) } else { .ambiguousSeparator }
    }

    /// Whether the character in front of the caret of a number is a digit or a separator, and not
    /// an own symbol.
    var endsInDigit: Bool {
      guard case .number(let caret) = meaning, caret > 0 else { return false }
      return scalars[caret - 1].isASCIIDigit
        || CharacterClass(scalars[caret - 1]).isSeparator
          && !scalars[caret - 1].isWhitespace
    }

    var hasDigits: Bool { scalars[...].hasDigits }

    /// The maximum number of characters, so that no key takes longer with each one.
    static var maximumLength: Int { 1_000 }
  }

  /// Returns what was typed so far, and the range of the selection in it.
  func typedCharacters(of state: State) -> (scalars: [Unicode.Scalar], selection: Range<Int>) {
    if let typed = state.typed {
      guard case .number(let caret) = typed.meaning else { return (typed.scalars, state.selection) }
      return (typed.scalars, caret..<caret)
    }
    let content = unpadded(state).content
    let selection = state.selection.clamped(to: 0..<content.count)
    return (characters(of: content), selection)
  }

  /// Returns whether there are digits before the caret or the selection.
  func hasDigitsBeforeSelection(in state: State) -> Bool {
    let (scalars, selection) = typedCharacters(of: state)
    return scalars[..<selection.lowerBound].hasDigits
  }

  /// Returns the characters of content, with the decimal separator of the format.
  func characters(of content: Content) -> [Unicode.Scalar] {
    content.characters.withBytes { bytes in
      bytes.map { $0 == UInt8(ascii: ".") ? decimalScalar : Unicode.Scalar($0) }
    }
  }

  /// The decimal separator as it's shown.
  var decimalScalar: Unicode.Scalar {
    compiledFormat.characterClasses.decimalCharacter ?? "\u{66B}"
  }

  /// Shows what was typed: the number that it is in the field's own form, or the text.
  func show(
    typed scalars: [Unicode.Scalar], caret: Int, isPasted: Bool = false, on state: inout State
  ) {
    guard let own = OwnForm(scalars, caret: caret, in: self) else {
      let text = TypedText(scalars: scalars, meaning: meaning(of: scalars), isPasted: isPasted)
      return show(.empty, typed: text, caret: caret, on: &state)
    }
    guard !own.isContent else { return show(own.content, caret: own.caret, on: &state) }
    // The field's own separator is drawn at once, whichever key it was.
    var scalars = scalars
    if let point = own.point { scalars[point] = decimalScalar }
    let typed = TypedText(scalars: scalars, meaning: .number(caret: caret))
    show(own.content, typed: typed, caret: own.caret, on: &state)
  }

  /// Forgets what was typed to get to the number that the field shows, such as its groups.
  func forgetTyped(of state: inout State) {
    if state.typed?.isNumber == true { state.typed = nil }
  }
}

extension [Unicode.Scalar] {
  var beginsWithMinus: Bool { first.map { CharacterClass($0) == .minus } ?? false }
}

extension ArraySlice<Unicode.Scalar> {
  var hasDigits: Bool { digitCount > 0 }

  /// The number of ASCII digits.
  var digitCount: Int {
    var count = 0
    for scalar in self where scalar.isASCIIDigit { count += 1 }
    return count
  }
}

extension Unicode.Scalar {
  var isASCIIDigit: Bool { value &- 0x30 < 10 }

  /// The character as a field remembers it: a digit is an ASCII one.
  var withASCIIDigit: Unicode.Scalar {
    DecimalDigit(self).map { Unicode.Scalar(UInt8(ascii: "0") + $0.value) } ?? self
  }
}
