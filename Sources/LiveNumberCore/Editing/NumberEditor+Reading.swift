extension NumberEditor {
  /// Returns the state of a field that already shows a text with a selection in it.
  ///
  /// Digits, the decimal separator, and a sign are content; all other text is decoration. The
  /// format's grouping separator is never the decimal one here, not even if it's one of the
  /// options' decimal aliases, which are keys. The result is `nil` if there are two signs, two
  /// decimal separators, or letters that aren't the format's.
  public func state(
    showing text: String, anchor: String.Index? = nil, head: String.Index? = nil
  ) -> State? {
    guard let content = content(of: text) else { return nil }
    var state = State(content: content)
    state.showsCommittedSign =
      content.isNegative && compiledFormat.bracketsNegatives && text.unicodeScalars.contains("(")
    let head = head ?? text.endIndex
    let layout = layout(of: state)
    let shown = self.text(of: state)
    func contentOffset(of index: String.Index) -> (offset: Int, affinity: State.Affinity) {
      // Positions have an affinity only in the text as the field shows it.
      guard shown.hasSameBytes(as: text) else {
        return (self.content(of: String(text[..<index]))?.count ?? content.count, .upstream)
      }
      return layout.contentOffset(at: text.utf8.distance(from: text.startIndex, to: index))
    }
    (state.head, state.affinity) = contentOffset(of: head)
    state.anchor = anchor.map { contentOffset(of: $0).offset } ?? state.head
    validate(&state)
    return state
  }

  private func content(of text: String) -> Content? {
    let affixes = compiledFormat.leadingTexts
    var rest = text.unmarkedScalars[...]
    var isNegative = false
    var number = ""
    // A minus sign after the number, as in some locales, ends it.
    var isEnded = false
    while let scalar = rest.first {
      if let length = affixes.prefixLength(of: rest) {
        rest = rest.dropFirst(length)
        continue
      }
      rest = rest.dropFirst()
      switch keyboard.shownKey(scalar) {
      case .digit where isEnded, .decimal where isEnded: return nil
      case .digit(let digit):
        number.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "0") + digit))
      case .decimal: number += "."
      case .minus where isNegative: return nil
      case .minus:
        isNegative = true
        isEnded = !number.isEmpty
      case .grouping, .plus, .closingParenthesis: break
      case .space, .mathOperator, .letter, .other:
        switch CharacterClass(scalar) {
        case .openingParenthesis where !isNegative: isNegative = true
        case .closingParenthesis, .space, .lineEnd: break
        default: return nil
        }
      }
    }
    return Content(isNegative ? "-" + number : number)
  }
}
