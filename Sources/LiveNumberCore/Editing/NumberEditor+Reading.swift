extension NumberEditor {
  /// Returns the state of a field that already shows a text with a selection in it.
  ///
  /// A text that the field itself writes is its number; any other is read as one that was typed.
  /// The result is `nil` if it's no number, and more keys can't make it one.
  public func state(
    showing text: String, anchor: String.Index? = nil, head: String.Index? = nil
  ) -> State? {
    let head = head ?? text.endIndex
    if let content = shownContent(of: text) {
      var state = State(content: content)
      state.showsCommittedSign =
        content.isNegative && compiledFormat.bracketsNegatives
        && !self.text(of: state).hasSameBytes(as: text)
      (state.head, state.affinity) = contentOffset(at: head, in: state)
      state.anchor = anchor.map { contentOffset(at: $0, in: state).offset } ?? state.head
      validate(&state)
      return state
    }
    func characters(before index: String.Index) -> Int {
      String(text[..<index]).unmarkedScalars.count
    }
    var state = State.empty
    let reader = readerOfShownTexts
    reader.show(
      typed: text.unmarkedScalars.map { $0.withASCIIDigit }, caret: characters(before: head),
      on: &state)
    if let shown = state.text {
      guard state.validity != .invalid || !shown.readings.isEmpty else { return nil }
      state.anchor = anchor.map { characters(before: $0) } ?? state.head
    } else if let anchor, anchor != head {
      let scalars = state.typed?.scalars ?? self.characters(of: state.content)
      forgetTyped(of: &state)
      state.anchor =
        OwnForm(scalars, caret: characters(before: anchor), in: reader)?.caret ?? state.head
    }
    return state
  }

  /// Returns the characters of content that a text has, whatever groups and affixes it shows, for
  /// views that report a text before they show the field's: `2934,567` in English.
  package func contentCharacters(of text: some StringProtocol) -> String {
    let reader = readerOfShownTexts
    let scalars = Array(text.unicodeScalars)
    let signIsBehind = compiledFormat.typedNegative.minusOfSuffix != nil
    var (sign, number) = ("", "")
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if number.isEmpty,
        let length = compiledFormat.affixTexts.prefixLength(of: scalars[index...])
      {
        index += length
        continue
      }
      index += 1
      if let digit = DecimalDigit(scalar) {
        number += "\(digit.value)"
      } else if reader.isOwnDecimal(scalar) {
        number += "."
      } else if CharacterClass(scalar) == .minus || scalar == "(", number.isEmpty || signIsBehind {
        sign = "-"
      }
    }
    return sign + number
  }

  /// Whether the grouping separator is a decimal key, too, as `,` can be in English.
  var groupsWithDecimalKey: Bool {
    options.decimalAliases.contains { compiledFormat.characterClasses.isGroupingSeparator($0) }
  }

  /// The rules for a text that a view shows, where the grouping separator groups even if it's an
  /// alias of the decimal key.
  private var readerOfShownTexts: NumberEditor {
    guard groupsWithDecimalKey else { return self }
    var options = options
    options.decimalAliases.removeAll { compiledFormat.characterClasses.isGroupingSeparator($0) }
    return NumberEditor(format: format, options: options)
  }

  /// Returns the content of a text if the field writes it so, or `nil`.
  private func shownContent(of text: String) -> Content? {
    let scalars = text.unmarkedScalars.map { $0.withASCIIDigit }
    var contents = numbers(in: scalars)
    if let own = OwnForm(scalars, in: readerOfShownTexts) {
      contents.append(own.content)
    }
    for content in contents where !content.isEmpty {
      var state = State(content: content)
      if self.text(of: state).hasSameBytes(as: text) { return content }
      state.showsCommittedSign = content.isNegative
      if self.text(of: state).hasSameBytes(as: text) { return content }
    }
    return nil
  }
}
