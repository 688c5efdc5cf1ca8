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
    insert(AffixTexts.trimmed(text.unmarkedScalars))
  }

  private mutating func insert(_ text: [Unicode.Scalar]) {
    guard let first = text.first, !texts.contains(text) else { return }
    guard text.count > 1 || !CharacterClass(first).isParenthesis else { return }
    texts.insert(text, at: texts.firstIndex { $0.count < text.count } ?? texts.count)
  }

  /// Returns these texts and, for each abbreviation of a currency, the one that ends in a period:
  /// `kr.` for `kr`.
  func withPeriods() -> AffixTexts {
    var result = self
    for text in texts where isCurrency && text.last?.canEndAbbreviation == true {
      result.insert(text + ["."])
    }
    return result
  }

  /// Returns a Boolean value that indicates whether one of the texts, of a maximum length, begins
  /// with some characters.
  func begin(with text: [Unicode.Scalar], upTo maximumLength: Int = .max) -> Bool {
    texts.contains {
      // A text of one letter is told from capitals as the whole text is.
      $0.count >= text.count && $0.count <= maximumLength
        && matches(text[...], $0, prefix: text.count)
    }
  }

  /// Returns a Boolean value that indicates whether a text is one of these.
  func contains(_ text: [Unicode.Scalar]) -> Bool {
    let text = AffixTexts.trimmed(text)
    return texts.contains { matches(text[...], $0) }
  }

  /// Returns the number of scalars in the affix at the start of a text, or `nil` if there is none.
  func prefixLength(of text: ArraySlice<Unicode.Scalar>) -> Int? {
    texts.first { matches(text.prefix($0.count), $0) }?.count
  }

  /// Removes the affix at the start of a text from these, so that it counts once, and returns it,
  /// or `nil` if there is none.
  mutating func takePrefix(of text: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar]? {
    texts.firstIndex { matches(text.prefix($0.count), $0) }.map { texts.remove(at: $0) }
  }

  /// Removes the affix at the end of a text from these, so that it counts once, and returns it, or
  /// `nil` if there is none.
  mutating func takeSuffix(of text: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar]? {
    texts.firstIndex { matches(text.suffix($0.count), $0) }.map { texts.remove(at: $0) }
  }

  /// A currency can be in letters of either case, but not a single one, which means thousands in
  /// `5 k`, and no unit: mW isn't MW.
  private func matches(
    _ text: ArraySlice<Unicode.Scalar>, _ affix: [Unicode.Scalar], prefix: Int? = nil
  ) -> Bool {
    let ignoresCase = isCurrency && affix.count > 1
    return text.count == prefix ?? affix.count
      && zip(text, affix).allSatisfy { scalar, own in
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
    case 0xC0... where ignoringCase: LetterCase.lowercased(scalar.value)
    case 0xFF04: 0x24
    case 0xFFE0: 0xA2
    case 0xFFE1: 0xA3
    case 0xFFE5: 0xA5
    case 0xFFE6: 0x20A9
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
    for scalar in trimmed(text.filter { !$0.isBidiMark }) {
      result.append(Unicode.Scalar(folded(scalar, ignoringCase: false)) ?? scalar)
    }
    if result.last == "." { result.removeLast() }
    return result
  }

  private static func trimmed(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard let start = text.firstIndex(where: { !$0.isWhitespace }),
      let end = text.lastIndex(where: { !$0.isWhitespace })
    else { return [] }
    return Array(text[start...end])
  }
}
