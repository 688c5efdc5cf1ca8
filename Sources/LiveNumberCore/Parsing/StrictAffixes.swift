/// One way to write what stands around a number, for the strict reader.
struct StrictAffixes: Sendable {
  let isNegative: Bool
  let prefix: [UInt8]
  let suffix: [UInt8]

  /// All ways that strict reading accepts: the pattern's own, and a minus also without its marks of
  /// direction or as the ASCII hyphen.
  ///
  /// Those with a sign come first.
  static func all(
    symbols: NumberSymbols, pattern: NumberPattern, options: NumberFormatOptions
  ) -> [StrictAffixes] {
    var all: [StrictAffixes] = []
    func add(_ affixes: Affixes, isNegative: Bool, minus: String) {
      var symbols = symbols
      symbols.minusSign = minus
      func bytes(_ parts: [AffixPart]) -> [UInt8] { parts.flatMap { Array($0.text(symbols).utf8) } }
      all.append(
        StrictAffixes(
          isNegative: isNegative, prefix: bytes(affixes.prefix), suffix: bytes(affixes.suffix)))
    }
    var bare = String.UnicodeScalarView()
    bare.append(
      contentsOf: symbols.minusSign.unicodeScalars.filter { !BlankScalars.isBidiMark($0) })
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
    guard text.count > prefix.count + suffix.count else { return false }
    for index in prefix.indices where text[index] != prefix[index] { return false }
    let start = text.count - suffix.count
    for index in suffix.indices where text[start + index] != suffix[index] { return false }
    return true
  }
}
