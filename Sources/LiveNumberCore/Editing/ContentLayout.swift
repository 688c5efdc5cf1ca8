/// The offsets of a content's characters in the text that displays it, in UTF-8 bytes.
struct ContentLayout {
  let compiled: CompiledFormat
  let affixes: AffixPair
  /// The content offsets of the integer digits.
  let integer: Range<Int>
  let pointOffset: Int?
  let count: Int

  init(
    _ content: NumberEditor.Content, _ affixes: AffixPair, compiled: CompiledFormat
  ) {
    self.compiled = compiled
    self.affixes = affixes
    integer = content.integer
    pointOffset = content.pointOffset
    count = content.count
  }

  /// Returns the text offset of a content offset: after the character to its left, or downstream of
  /// the grouping separator there.
  func textOffset(
    of offset: Int, _ affinity: NumberEditor.State.Affinity = .upstream
  ) -> Int {
    if offset < integer.lowerBound { return affixes.beforeMinus ?? affixes.prefix.count }
    let digits = min(offset, integer.upperBound) - integer.lowerBound
    let separators = compiled.groupingRule.separatorCount(
      before: digits, of: integer.count, isDownstream: affinity == .downstream)
    var textOffset =
      affixes.prefix.count + digits * compiled.digitWidth + separators * compiled.grouping.count
    if let pointOffset, offset > pointOffset {
      textOffset += compiled.decimal.count + (offset - pointOffset - 1) * compiled.digitWidth
    }
    return textOffset
  }

  /// Returns the content offset of a position in the text, and its side of a grouping separator.
  ///
  /// A position in decoration belongs to the content before it.
  func contentOffset(
    at textOffset: Int
  ) -> (offset: Int, affinity: NumberEditor.State.Affinity) {
    // Text offsets ascend but for the sign's, and a long content is asked for each of its
    // characters.
    var (offset, end) = (0, count)
    while offset < end {
      let middle = (offset + end + 1) / 2
      if self.textOffset(of: middle) > textOffset { end = middle - 1 } else { offset = middle }
    }
    // A symbol can separate the minus sign from the digits.
    if offset == 0, let end = affixes.throughSign, textOffset >= end { offset = 1 }
    let downstream = self.textOffset(of: offset, .downstream)
    let isDownstream = downstream > self.textOffset(of: offset) && textOffset >= downstream
    return (offset, isDownstream ? .downstream : .upstream)
  }

  /// The text offsets of a minus sign after the digits, as in some locales, or `nil` if there is
  /// none.
  var trailingMinus: Range<Int>? {
    guard let minus = affixes.minusOfSuffix else { return nil }
    let suffix = textOffset(of: count)
    return (suffix + minus.lowerBound)..<(suffix + minus.upperBound)
  }

  /// Returns whether a grouping separator follows a content offset.
  func hasSeparator(at offset: Int) -> Bool {
    textOffset(of: offset, .downstream) > textOffset(of: offset)
  }
}
