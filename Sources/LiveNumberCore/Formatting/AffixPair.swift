/// The text in front of a number and the one behind it, in the table of a format.
///
/// A format writes one for each sign. Strict parsing accepts more: other minus signs, and affixes
/// without the space that belongs next to a digit, such as those of `USD.50`.
struct AffixPair: Sendable {
  typealias Piece = CompiledFormat.Piece

  /// The text before the number.
  let prefix: Piece
  /// The text after the number.
  let suffix: Piece
  /// Whether the number is negative.
  fileprivate(set) var isNegative = false
  // The bytes at the inner ends that are written only next to a digit.
  fileprivate var prefixSpacing: Int32 = 0
  fileprivate var suffixSpacing: Int32 = 0

  // The offsets of the sign that is written, in UTF-8 bytes.

  /// The number of bytes in the prefix before the minus sign and its bidirectional marks, or `nil`
  /// if the prefix has no minus sign.
  fileprivate(set) var beforeMinus: Int?
  /// The number of bytes in the prefix through its minus sign, or through the parenthesis that
  /// replaces it, without bidirectional marks after it, or `nil` if there is neither.
  fileprivate(set) var throughSign: Int?
  /// The range of the minus sign in the suffix, or `nil` if the suffix has none.
  fileprivate(set) var minusOfSuffix: Range<Int>?

  // What is next to the affixes that are read.

  /// Whether a digit can follow the prefix; if not, the decimal separator does.
  fileprivate(set) var beginsWithDigit = true
  /// Whether a digit can precede the suffix.
  fileprivate(set) var endsWithDigit = true
  /// Whether no decimal separator can follow the prefix, since a period ends the abbreviation
  /// there: `Rs.500`.
  fileprivate(set) var excludesDecimal = false

  init(prefix: Piece, suffix: Piece) {
    self.prefix = prefix
    self.suffix = suffix
  }

  static let none = AffixPair(prefix: .empty, suffix: .empty)

  /// Both affixes, as they are next to digits.
  @inline(__always)
  var pieces: (prefix: Piece, suffix: Piece) { (prefix, suffix) }

  @inline(__always)
  var byteCount: Int { prefix.count &+ suffix.count }

  /// Whether parentheses replace the minus sign; the caret stays inside them.
  var isParenthesized: Bool { isNegative && beforeMinus == nil && minusOfSuffix == nil }

  /// Returns the affixes without the spaces that belong next to a digit, if there is none.
  @inline(__always)
  func shown(beginsWithDigit: Bool, endsWithDigit: Bool) -> (prefix: Piece, suffix: Piece) {
    let before = beginsWithDigit ? 0 : Int(prefixSpacing)
    let after = endsWithDigit ? 0 : Int(suffixSpacing)
    return (
      Piece(start: prefix.start, count: prefix.count - before),
      Piece(start: suffix.start + after, count: suffix.count - after)
    )
  }
}

extension CompiledFormat.TableBuilder {
  private typealias Piece = CompiledFormat.Piece

  /// Adds affixes with a form of the minus sign, by default that of the symbols.
  mutating func add(
    _ affixes: Affixes, isNegative: Bool = false, minus: String? = nil
  ) -> AffixPair {
    var pair = AffixPair(
      prefix: add(affixes.prefix, minus), suffix: add(affixes.suffix, minus))
    pair.prefixSpacing = affixes.prefix.last?.spacingByteCount ?? 0
    pair.suffixSpacing = affixes.suffix.first?.spacingByteCount ?? 0
    if isNegative { findSign(of: &pair) }
    return pair
  }

  private mutating func add(_ parts: [NumberSample.Part], _ minus: String?) -> Piece {
    let start = bytes.count
    for part in parts {
      let text =
        part.kind == .minusSign
        ? minus ?? symbols.minusSign : part.kind == .plusSign ? symbols.plusSign : part.text
      addAffixPart(part.kind, text)
    }
    return Piece(start: start, count: bytes.count - start)
  }

  private func findSign(of pair: inout AffixPair) {
    let (prefix, suffix) = (pair.prefix, pair.suffix)
    let minus = minus(in: prefix)
    let parenthesis = bytes[prefix.start..<prefix.end].firstIndex(of: UInt8(ascii: "("))
    pair.isNegative = true
    pair.beforeMinus = minus.map { lengthWithoutMarks(prefix.start..<$0.start) }
    pair.throughSign =
      minus.map { lengthWithoutMarks(prefix.start..<$0.end) }
      ?? parenthesis.map { $0 + 1 - prefix.start }
    pair.minusOfSuffix = self.minus(in: suffix).map {
      ($0.start - suffix.start)..<($0.end - suffix.start)
    }
  }

  /// Returns the minus sign in an affix, or `nil` if it has none.
  private func minus(in affix: Piece) -> Piece? {
    affixParts.first { $0.kind == .minusSign && affix.contains($0.piece) }?.piece
  }

  /// Returns the number of bytes in a range without the bidirectional marks at its end.
  private func lengthWithoutMarks(_ range: Range<Int>) -> Int {
    var (length, lengthWithoutMarks) = (0, 0)
    for scalar in String(decoding: bytes[range], as: UTF8.self).unicodeScalars {
      length += UTF8.width(scalar)
      if !scalar.isBidiMark { lengthWithoutMarks = length }
    }
    return lengthWithoutMarks
  }

  // MARK: - Reading

  /// Adds the affixes of a negative number in each form of the minus sign that strict parsing
  /// accepts: the symbol, which comes first, the symbol without its bidirectional marks, and the
  /// ASCII hyphen.
  mutating func addNegatives(_ affixes: Affixes) -> [AffixPair] {
    var forms = [symbols.minusSign]
    let bare = String(scalars: symbols.minusSign.unmarkedScalars)
    for form in [bare, "-"]
    where affixes.hasMinus && !forms.contains(where: { $0.hasSameBytes(as: form) }) {
      forms.append(form)
    }
    return forms.map { add(affixes, isNegative: true, minus: $0) }
  }

  /// Returns all pairs that strict parsing accepts of affixes: next to a digit or to the
  /// decimal separator.
  ///
  /// If `decimalEndsAbbreviation` is true, a decimal separator behind a word would be the period of
  /// an abbreviation.
  func acceptedPairs(
    _ affixes: [AffixPair], decimalEndsAbbreviation: Bool
  ) -> [AffixPair] {
    var pairs: [AffixPair] = []
    for affixes in affixes {
      for (begins, ends) in [(false, true), (true, false), (true, true)] {
        let shown = affixes.shown(beginsWithDigit: begins, endsWithDigit: ends)
        var pair = AffixPair(prefix: shown.prefix, suffix: shown.suffix)
        guard begins && ends || pair.byteCount < affixes.byteCount else { continue }
        pair.isNegative = affixes.isNegative
        pair.beginsWithDigit = begins
        pair.endsWithDigit = ends
        pair.excludesDecimal = decimalEndsAbbreviation && endsInWord(pair.prefix)
        pairs.append(pair)
      }
    }
    return pairs
  }

  private func endsInWord(_ prefix: Piece) -> Bool {
    let text = String(decoding: bytes[prefix.start..<prefix.end], as: UTF8.self)
    return text.unmarkedScalars.last?.canEndAbbreviation == true
  }

  /// Returns whether a pair has an outer end that isn't a digit.
  func endsInText(_ pair: AffixPair) -> Bool {
    func isText(_ byte: UInt8) -> Bool { !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte) }
    let (prefix, suffix) = (pair.prefix, pair.suffix)
    return prefix.count > 0 && isText(bytes[prefix.start])
      || suffix.count > 0 && isText(bytes[suffix.end - 1])
  }
}

extension NumberSample.Part {
  /// The number of bytes that are written only next to a digit.
  fileprivate var spacingByteCount: Int32 {
    kind == .currencySpacing ? Int32(text.utf8.count) : 0
  }
}
