/// One spelling of the text around a number, as strict parsing accepts it.
struct AffixSpelling: Sendable {
  let affixes: CompiledFormat.AffixSpan
  let isNegative: Bool
  /// The text that must follow the prefix: the decimal separator, if the space next to a digit is
  /// missing, and nothing otherwise.
  let afterPrefix: CompiledFormat.Piece
  /// The text that must precede the suffix.
  let beforeSuffix: CompiledFormat.Piece
  /// A Boolean value that indicates whether no decimal separator can follow the prefix, since a
  /// period ends the abbreviation there: `Rs.500`.
  let excludesDecimal: Bool
}

extension CompiledFormat.TableBuilder {
  /// Adds the affixes of a negative number in each form of the minus sign that strict parsing
  /// accepts: the symbol, which comes first, the symbol without its bidirectional marks, and the
  /// ASCII hyphen.
  mutating func addNegatives(_ affixes: Affixes) -> [CompiledFormat.AffixSpan] {
    var forms = [symbols.minusSign]
    let bare = String(scalars: symbols.minusSign.unmarkedScalars)
    for form in [bare, "-"]
    where affixes.hasMinus && !forms.contains(where: { $0.hasSameBytes(as: form) }) {
      forms.append(form)
    }
    return forms.map { add(affixes, minus: $0) }
  }

  /// Returns all spellings of affixes that strict parsing accepts: next to a digit or to the
  /// decimal separator.
  ///
  /// Those of negative numbers come first. If `decimalEndsAbbreviation` is true, a decimal
  /// separator behind a word would be the period of an abbreviation.
  func spellings(
    negative: [CompiledFormat.AffixSpan], other: [CompiledFormat.AffixSpan],
    decimal: CompiledFormat.Piece, decimalEndsAbbreviation: Bool
  ) -> [AffixSpelling] {
    var spellings: [AffixSpelling] = []
    for (index, affixes) in (negative + other).enumerated() {
      for (begins, ends) in [(false, true), (true, false), (true, true)] {
        let shown = affixes.shown(beginsWithDigit: begins, endsWithDigit: ends)
        guard begins && ends || shown.byteCount < affixes.byteCount else { continue }
        spellings.append(
          AffixSpelling(
            affixes: shown, isNegative: index < negative.count,
            afterPrefix: begins ? .empty : decimal, beforeSuffix: ends ? .empty : decimal,
            excludesDecimal: decimalEndsAbbreviation && endsInWord(shown.prefix)))
      }
    }
    return spellings
  }

  private func endsInWord(_ prefix: CompiledFormat.Piece) -> Bool {
    let text = String(decoding: bytes[prefix.start..<prefix.end], as: UTF8.self)
    return text.unmarkedScalars.last?.canEndAbbreviation == true
  }

  /// Returns a Boolean value that indicates whether a spelling has an outer end that isn't a digit.
  func endsInText(_ spelling: AffixSpelling) -> Bool {
    func isText(_ byte: UInt8) -> Bool { !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte) }
    let (prefix, suffix) = (spelling.affixes.prefix, spelling.affixes.suffix)
    return prefix.count > 0 && isText(bytes[prefix.start])
      || suffix.count > 0 && isText(bytes[suffix.end - 1])
  }
}
