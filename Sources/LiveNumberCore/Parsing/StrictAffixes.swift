/// One way to write what stands around a number, for the strict reader.
struct StrictAffixes: Sendable {
  let isNegative: Bool
  let prefix: [UInt8]
  let suffix: [UInt8]
  /// What must follow the prefix and go before the suffix: the decimal separator, where the blank that
  /// stands next to a digit is missing.
  let start: [UInt8]
  let end: [UInt8]

  /// All ways that strict reading accepts: the pattern's own, and a minus also without its marks of
  /// direction or as the ASCII hyphen.
  ///
  /// Those with a sign come first.
  static func all(
    symbols: NumberSymbols, pattern: NumberPattern, options: NumberFormat.Options
  ) -> [StrictAffixes] {
    let decimal = Array(symbols.decimalSeparator.utf8)
    var all: [StrictAffixes] = []
    func add(_ affixes: Affixes, isNegative: Bool, minus: String) {
      var symbols = symbols
      symbols.minusSign = minus
      func bytes(_ parts: [AffixPart]) -> [UInt8] { parts.flatMap { Array($0.text(symbols).utf8) } }
      for (begins, ends) in [(false, true), (true, false), (true, true)] {
        let shown = affixes.shown(beginsWithDigit: begins, endsWithDigit: ends)
        guard begins && ends || shown != affixes else { continue }
        all.append(
          StrictAffixes(
            isNegative: isNegative, prefix: bytes(shown.prefix), suffix: bytes(shown.suffix),
            start: begins ? [] : decimal, end: ends ? [] : decimal))
      }
    }
    var bare = String.UnicodeScalarView()
    bare.append(
      contentsOf: symbols.minusSign.unicodeScalars.filter { !SpaceScalars.isBidiMark($0) })
    for minus in [symbols.minusSign, String(bare), "-"] {
      add(pattern.negative, isNegative: true, minus: minus)
    }
    if options.signDisplay == .always || options.signDisplay == .exceptZero {
      add(pattern.positive, isNegative: false, minus: symbols.minusSign)
    }
    add(pattern.unsigned, isNegative: false, minus: symbols.minusSign)
    return all
  }

  /// Whether the text begins and ends so, with something between.
  @inline(__always)
  func match(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count > prefix.count + suffix.count + max(start.count, end.count) else {
      return false
    }
    let last = text.count - suffix.count
    return stands(prefix, in: text, at: 0) && stands(suffix, in: text, at: last)
      && stands(start, in: text, at: prefix.count) && stands(end, in: text, at: last - end.count)
  }

  @inline(__always)
  private func stands(
    _ piece: [UInt8], in text: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> Bool {
    for index in piece.indices where text[place + index] != piece[index] { return false }
    return true
  }
}
