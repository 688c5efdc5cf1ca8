/// Where an affix pair stands in the table of a ``RenderingPlan``.
struct AffixRanges: Hashable, Sendable {
  let prefix: Range<Int>
  let suffix: Range<Int>
  /// How many bytes of the prefix stand before the minus, marks of direction right before it not
  /// counted; nil where the minus is no part of the prefix.
  let bytesBeforeMinus: Int?

  init(_ affixes: Affixes, prefix: Range<Int>, suffix: Range<Int>, _ symbols: NumberSymbols) {
    self.prefix = prefix
    self.suffix = suffix
    guard let index = affixes.prefix.firstIndex(of: .minusSign) else {
      bytesBeforeMinus = nil
      return
    }
    var before = ""
    for part in affixes.prefix[..<index] { before += part.text(symbols) }
    while let last = before.unicodeScalars.last, BlankScalars.isBidiMark(last) {
      before.unicodeScalars.removeLast()
    }
    bytesBeforeMinus = before.utf8.count
  }
}
