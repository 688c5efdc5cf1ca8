/// The texts that can surround a number of one format, other than signs and parentheses.
struct AffixTexts {
  /// The texts without bidirectional marks, longest first.
  let texts: [[Unicode.Scalar]]
  let isPercent: Bool
  let isCurrency: Bool

  init(_ format: NumberFormat) {
    var found: [[Unicode.Scalar]] = []
    func add(_ text: String) {
      let scalars = text.unicodeScalars.filter { !SpaceScalars.isBidiMark($0) }
      let trimmed = AffixTexts.trimmed(Array(scalars))
      let isBracket = trimmed == ["("] || trimmed == [")"]
      guard !trimmed.isEmpty, !isBracket, !found.contains(trimmed) else { return }
      let shorter = found.firstIndex { $0.count < trimmed.count }
      found.insert(trimmed, at: shorter ?? found.count)
    }
    var hasPercent = false
    for affixes in [format.pattern.unsigned, format.pattern.negative, format.pattern.positive] {
      for part in affixes.prefix + affixes.suffix {
        switch part {
        case .literal(let text), .unit(let text), .currency(let text): add(text)
        case .percentSign:
          hasPercent = true
          add(format.symbols.percentSign)
        case .minusSign, .plusSign, .currencySpacing: break
        }
      }
    }
    if let currency = format.currency {
      add(currency.symbol)
      add(currency.narrowSymbol)
      add(currency.code)
      // `US$`, for a dollar whose symbol is only `$`.
      add(String(currency.code.unicodeScalars.prefix(2)) + currency.narrowSymbol)
      for name in currency.names { add(name) }
    }
    texts = found
    isPercent = hasPercent
    isCurrency = format.currency != nil
  }

  /// Returns the number of scalars in the affix at the start of a text, or `nil` if there is none.
  func prefixLength(of text: ArraySlice<Unicode.Scalar>) -> Int? {
    if isPercent, let first = text.first, AffixTexts.isPercentSign(first) { return 1 }
    return texts.first { AffixTexts.matches(text.prefix($0.count), $0) }?.count
  }

  /// Returns the number of scalars in the affix at the end of a text, or `nil` if there is none.
  func suffixLength(of text: ArraySlice<Unicode.Scalar>) -> Int? {
    if isPercent, let last = text.last, AffixTexts.isPercentSign(last) { return 1 }
    return texts.first { AffixTexts.matches(text.suffix($0.count), $0) }?.count
  }

  private static func isPercentSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x25, 0x66A, 0xFE6A, 0xFF05: true
    default: false
    }
  }

  private static func matches(_ text: ArraySlice<Unicode.Scalar>, _ affix: [Unicode.Scalar]) -> Bool
  {
    text.count == affix.count && zip(text, affix).allSatisfy { folded($0) == folded($1) }
  }

  /// Returns the same value for all spaces, for ASCII letters of either case, and for currency signs of
  /// full and normal width.
  private static func folded(_ scalar: Unicode.Scalar) -> UInt32 {
    switch scalar.value {
    case 0x41...0x5A: scalar.value + 0x20
    case 0xFF04: 0x24
    case 0xFFE0: 0xA2
    case 0xFFE1: 0xA3
    case 0xFFE5: 0xA5
    case 0xFFE6: 0x20A9
    default: SpaceScalars.isSpace(scalar) ? 0x20 : scalar.value
    }
  }

  private static func trimmed(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let start = text.drop(while: SpaceScalars.isWhitespace)
    return Array(start.reversed().drop(while: SpaceScalars.isWhitespace).reversed())
  }
}
