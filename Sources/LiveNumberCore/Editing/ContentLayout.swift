/// Where the characters of a content stand in the text that shows it, in UTF-8 bytes.
struct ContentLayout {
  let plan: RenderingPlan
  let affixes: AffixRanges
  let isNegative: Bool
  /// The places of the integer digits.
  let integer: Range<Int>
  let pointOffset: Int?
  let count: Int

  init(_ content: NumberEditor.Content, _ affixes: AffixRanges, plan: RenderingPlan) {
    self.plan = plan
    self.affixes = affixes
    isNegative = content.isNegative
    integer = content.integer
    pointOffset = content.pointOffset
    count = content.count
  }

  /// Whether the sign is shown by parentheses, which the caret stays inside of.
  var isParenthesized: Bool {
    plan.bracketsNegatives && isNegative && affixes == plan.negative
  }

  /// How far into the text a place stands: right behind the character to its left, or on the downstream side
  /// of the grouping separator there.
  func offset(_ place: Int, _ affinity: NumberEditor.State.Affinity = .upstream) -> Int {
    if place < integer.lowerBound { return affixes.bytesBeforeMinus ?? affixes.prefix.count }
    let digits = min(place, integer.upperBound) - integer.lowerBound
    let total = integer.count
    var separators = 0
    if plan.grouper.groups(total) {
      // Those with a digit to their left, less those with all of these digits to their left.
      separators =
        plan.grouper.boundaries(right: total - 1)
        - plan.grouper.boundaries(right: total - digits - (affinity == .downstream ? 1 : 0))
      if digits == 0 { separators = 0 }
    }
    var offset = affixes.prefix.count + digits * plan.digitWidth + separators * plan.grouping.count
    if let pointOffset, place > pointOffset {
      offset += plan.decimal.count + (place - pointOffset - 1) * plan.digitWidth
    }
    return offset
  }

  /// The place that a position in the text stands for, and its affinity.
  ///
  /// Positions in decoration belong to the content before it.
  func contentOffset(at offset: Int) -> (offset: Int, affinity: NumberEditor.State.Affinity) {
    var place = count
    while place > 0, self.offset(place) > offset { place -= 1 }
    // A symbol may stand between the minus and the digits.
    if place == 0, isNegative, let end = affixes.bytesThroughSign, offset >= end { place = 1 }
    let far = self.offset(place, .downstream)
    return (place, far > self.offset(place) && offset >= far ? .downstream : .upstream)
  }

  /// Where the minus stands in the text if that is behind the digits, as in some locales.
  var trailingMinus: Range<Int>? {
    let suffix = offset(count)
    return affixes.minusOfSuffix.map { (suffix + $0.lowerBound)..<(suffix + $0.upperBound) }
  }

  /// Whether a grouping separator stands right behind a place.
  func hasSeparator(at place: Int) -> Bool { offset(place, .downstream) > offset(place) }
}
