/// The texts that can surround a number of one format, other than signs and parentheses.
struct AffixTexts: Sendable {
  /// The texts without bidirectional marks, longest first.
  private var texts: [[Unicode.Scalar]]
  let isCurrency: Bool

  init(_ pattern: NumberPattern, _ currency: CurrencySymbols?) {
    texts = []
    isCurrency = currency != nil
    for affixes in [pattern.unsigned, pattern.negative, pattern.positive] {
      for part in affixes.prefix + affixes.suffix {
        add(part.text)
      }
    }
    if let currency {
      let written = texts
      add(currency.symbol)
      add(currency.narrowSymbol)
      add(currency.code)
      // `US$`, for a dollar whose symbol is only `$`.
      add(String(currency.code.unicodeScalars.prefix(2)) + currency.narrowSymbol)
      for name in currency.names { add(name) }
      for form in CurrencyForms.forms(of: currency.code) { insert(form) }
      // `kr`, for crowns whose symbol is `kr.`.
      for text in texts where text.last == "." { insert(text.dropLast()) }
      let others = currency.othersSigns.map { AffixTexts.comparable($0) }
      texts.removeAll { text in
        !written.contains(text) && others.contains(AffixTexts.comparable(text))
      }
    }
  }

  private mutating func add(_ text: String) {
    insert(Array(AffixTexts.trimmed(text.unmarkedScalars[...])))
  }

  private mutating func insert(_ text: [Unicode.Scalar]) {
    guard let first = text.first, !texts.contains(text) else { return }
    guard text.count > 1 || !CharacterClass(first).isParenthesis else { return }
    texts.insert(text, at: texts.firstIndex { $0.count < text.count } ?? texts.count)
  }

  /// The sides of a number.
  enum Side {
    case leading, trailing
  }

  /// Returns whether one of the texts, of a maximum length, begins with some characters.
  func begin(
    with text: ArraySlice<Unicode.Scalar>, _ side: Side, upTo maximumLength: Int = .max
  ) -> Bool {
    texts.contains {
      guard $0.count <= maximumLength else { return false }
      // Whether the case matters depends on the whole affix.
      return $0.count >= text.count && matches(text, $0, prefix: text.count)
        || side == .trailing && length(of: $0, side, in: text) == text.count
    }
  }

  /// Returns whether a text behind a number is one of these.
  func contains(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    let text = AffixTexts.trimmed(text)
    return texts.contains { length(of: $0, .trailing, in: text) == text.count }
  }

  /// Returns the number of scalars in the affix at the start of a text, or `nil` if there is none.
  func prefixLength(of text: ArraySlice<Unicode.Scalar>) -> Int? {
    for affix in texts { if let length = length(of: affix, .leading, in: text) { return length } }
    return nil
  }

  /// Removes the affix on a side of a text from these, so that it counts once, and returns its
  /// length there, or `nil` if there is none.
  mutating func take(_ side: Side, of text: ArraySlice<Unicode.Scalar>) -> Int? {
    for (index, affix) in texts.enumerated() {
      guard let length = length(of: affix, side, in: text) else { continue }
      texts.remove(at: index)
      return length
    }
    return nil
  }

  /// Returns the length of an affix on a side of a text, behind the number with the period of an
  /// abbreviation: `kr.` for `kr`; or `nil` if the text has another there.
  ///
  /// In front of the number, a period can also be a decimal separator, so that the scanner decides.
  private func length(
    of affix: [Unicode.Scalar], _ side: Side, in text: ArraySlice<Unicode.Scalar>
  ) -> Int? {
    if side == .leading { return matches(text.prefix(affix.count), affix) ? affix.count : nil }
    if matches(text.suffix(affix.count), affix) { return affix.count }
    let isAbbreviated =
      isCurrency && text.last == "." && affix.last?.canEndAbbreviation == true
      && matches(text.dropLast().suffix(affix.count), affix)
    return isAbbreviated ? affix.count + 1 : nil
  }

  /// Returns whether a text is an affix, or the beginning of one.
  ///
  /// `eur` is the currency `EUR`. The case matters in units (mW isn't MW), and in a single letter,
  /// which can mean thousands: `5 k`.
  private func matches(
    _ text: ArraySlice<Unicode.Scalar>, _ affix: [Unicode.Scalar], prefix: Int? = nil
  ) -> Bool {
    guard text.count == prefix ?? affix.count else { return false }
    let ignoresCase = isCurrency && affix.count > 1
    return zip(text, affix).allSatisfy { scalar, own in
      AffixTexts.folded(scalar, ignoringCase: ignoresCase)
        == AffixTexts.folded(own, ignoringCase: ignoresCase)
    }
  }

  /// Returns the same value for all spaces, for all forms of the sign of a style, for currency
  /// signs of full and normal width, and, if asked, for letters of either case.
  private static func folded(_ scalar: Unicode.Scalar, ignoringCase: Bool) -> UInt32 {
    if scalar.isSpace { return 0x20 }
    return switch scalar.value {
    case 0x41...0x5A where ignoringCase: scalar.value + 0x20
    case 0xFF04: 0x24
    case 0xFFE0: 0xA2
    case 0xFFE1: 0xA3
    case 0xFFE5: 0xA5
    case 0xFFE6: 0x20A9
    case 0xC0... where ignoringCase: LetterCase.lowercased(scalar.value)
    default: (NumberStyle.ScaleSign(scalar)?.common ?? scalar).value
    }
  }

  /// Returns a text without bidirectional marks and the period at its end, and in normal width, to
  /// be compared with another.
  static func comparable(_ text: String) -> [Unicode.Scalar] {
    comparable(text.unmarkedScalars)
  }

  private static func comparable(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for scalar in trimmed(text.filter { !$0.isBidiMark }[...]) {
      result.append(Unicode.Scalar(folded(scalar, ignoringCase: false)) ?? scalar)
    }
    if result.last == "." { result.removeLast() }
    return result
  }

  private static func trimmed(_ text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    guard let start = text.firstIndex(where: { !$0.isWhitespace }),
      let end = text.lastIndex(where: { !$0.isWhitespace })
    else { return [] }
    return text[start...end]
  }
}
