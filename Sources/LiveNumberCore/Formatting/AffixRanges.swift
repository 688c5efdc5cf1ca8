/// Where an affix pair stands in the table of a ``RenderingPlan``.
struct AffixRanges: Hashable, Sendable {
  let prefix: Range<Int>
  let suffix: Range<Int>
  /// How many bytes of the prefix stand before the minus, marks of direction right before it not
  /// counted; nil where the minus is no part of the prefix.
  let bytesBeforeMinus: Int?
  /// How many bytes the prefix has up to the end of its minus, marks of direction behind it not counted,
  /// or of the parenthesis in place of one; nil where there is neither.
  let bytesThroughSign: Int?
  /// Which bytes of the suffix are the minus; nil where it is no part of that.
  let minusOfSuffix: Range<Int>?
  /// The length of both.
  let byteCount: Int
  /// How many bytes at the inner ends are written next to a digit only.
  private let prefixSpacing: Int
  private let suffixSpacing: Int

  init(_ affixes: Affixes, prefix: Range<Int>, suffix: Range<Int>, _ symbols: NumberSymbols) {
    self.prefix = prefix
    self.suffix = suffix
    byteCount = prefix.count + suffix.count
    prefixSpacing = affixes.prefix.last?.spacing?.utf8.count ?? 0
    suffixSpacing = affixes.suffix.first?.spacing?.utf8.count ?? 0
    minusOfSuffix = affixes.suffix.firstIndex(of: .minusSign).map { index in
      let start = affixes.suffix[..<index].reduce(0) { $0 + $1.text(symbols).utf8.count }
      return start..<(start + symbols.minusSign.utf8.count)
    }
    var before = ""
    guard let index = affixes.prefix.firstIndex(of: .minusSign) else {
      bytesBeforeMinus = nil
      for part in affixes.prefix { before += part.text(symbols) }
      let bracket = before.utf8.firstIndex(of: UInt8(ascii: "("))
      bytesThroughSign = bracket.map { before.utf8.distance(from: before.startIndex, to: $0) + 1 }
      return
    }
    for part in affixes.prefix[..<index] { before += part.text(symbols) }
    let marks = symbols.minusSign.unicodeScalars.reversed().prefix { SpaceScalars.isBidiMark($0) }
    let markCount = marks.reduce(0) { $0 + UTF8.width($1) }
    bytesThroughSign = before.utf8.count + symbols.minusSign.utf8.count - markCount
    while let last = before.unicodeScalars.last, SpaceScalars.isBidiMark(last) {
      before.unicodeScalars.removeLast()
    }
    bytesBeforeMinus = before.utf8.count
  }
}

extension AffixRanges {
  /// Nothing around the number.
  static let none = AffixRanges(Affixes(), prefix: 0..<0, suffix: 0..<0, NumberSymbols())

  /// What is written before a number.
  @inline(__always)
  func prefix(of layout: DigitLayout) -> Range<Int> {
    layout.beginsWithDigit ? prefix : prefix.lowerBound..<(prefix.upperBound - prefixSpacing)
  }

  /// What is written behind a number.
  @inline(__always)
  func suffix(of layout: DigitLayout) -> Range<Int> {
    layout.endsWithDigit ? suffix : (suffix.lowerBound + suffixSpacing)..<suffix.upperBound
  }
}

extension Affixes {
  /// The pieces that are written around a number, or around a word that has no digits.
  func shown(beginsWithDigit: Bool, endsWithDigit: Bool) -> Affixes {
    var affixes = self
    if !beginsWithDigit, affixes.prefix.last?.spacing != nil { affixes.prefix.removeLast() }
    if !endsWithDigit, affixes.suffix.first?.spacing != nil { affixes.suffix.removeFirst() }
    return affixes
  }
}

extension AffixPart {
  /// The blank of a ``currencySpacing(_:)``.
  var spacing: String? {
    if case .currencySpacing(let text) = self { text } else { nil }
  }
}
