/// One spelling of the text around a number, as strict parsing accepts it.
struct AffixSpelling: Sendable {
  let isNegative: Bool
  let prefix: CompiledFormat.Piece
  let suffix: CompiledFormat.Piece
  /// The text that must follow the prefix: the decimal separator, if the space next to a digit is
  /// missing, and nothing otherwise.
  let start: CompiledFormat.Piece
  /// The text that must precede the suffix.
  let end: CompiledFormat.Piece
}

extension CompiledFormat.TableBuilder {
  /// Adds all spellings that strict parsing accepts: the pattern's own, and a minus sign also without its
  /// bidirectional marks or as the ASCII hyphen.
  ///
  /// Those with a sign come first.
  mutating func addSpellings(
    of pattern: NumberPattern, _ options: NumberFormat.Options, decimal: CompiledFormat.Piece
  ) -> [AffixSpelling] {
    var spellings: [AffixSpelling] = []
    func text(_ parts: [AffixPart], minus: String) -> String {
      parts.reduce("") { $0 + ($1 == .minusSign ? minus : $1.text(symbols)) }
    }
    let bareMinus = symbols.minusSign.unicodeScalars.filter { !$0.isBidiMark }
    var variants: [(Affixes, isNegative: Bool, minus: String)] = []
    for minus in [symbols.minusSign, String(String.UnicodeScalarView(bareMinus)), "-"]
    where !variants.contains(where: { $0.minus.hasSameBytes(as: minus) }) {
      variants.append((pattern.negative, true, minus))
    }
    if options.signDisplay == .always || options.signDisplay == .exceptZero {
      variants.append((pattern.positive, false, symbols.minusSign))
    }
    variants.append((pattern.unsigned, false, symbols.minusSign))
    for (affixes, isNegative, minus) in variants {
      for (begins, ends) in [(false, true), (true, false), (true, true)] {
        let shown = affixes.shown(beginsWithDigit: begins, endsWithDigit: ends)
        // No test can tell: a spelling that is listed twice is found as before.
        guard begins && ends || shown != affixes else { continue }
        spellings.append(
          AffixSpelling(
            isNegative: isNegative,
            prefix: add(text(shown.prefix, minus: minus)),
            suffix: add(text(shown.suffix, minus: minus)),
            start: begins ? .empty : decimal, end: ends ? .empty : decimal))
      }
    }
    return spellings
  }
}
