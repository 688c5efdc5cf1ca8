/// Where the characters of a content stand in the text that shows it, in UTF-8 bytes.
struct ContentLayout {
  let plan: RenderingPlan
  let affixes: AffixRanges
  let isNegative: Bool
  /// The places of the integer digits.
  let integer: Range<Int>
  let pointPlace: Int?
  let count: Int

  init(_ content: NumberEditor.Content, _ affixes: AffixRanges, plan: RenderingPlan) {
    self.plan = plan
    self.affixes = affixes
    isNegative = content.isNegative
    integer = content.integer
    pointPlace = content.pointPlace
    count = content.count
  }

  /// Whether the sign is shown by parentheses, which the caret stays inside of.
  var isParenthesized: Bool {
    plan.bracketsNegatives && isNegative && affixes == plan.negative
  }

  /// How far into the text a place stands: right behind the character to its left, or on the far side
  /// of the grouping separator there.
  func offset(_ place: Int, _ side: NumberEditor.State.Side = .near) -> Int {
    if place < integer.lowerBound { return affixes.bytesBeforeMinus ?? affixes.prefix.count }
    let digits = min(place, integer.upperBound) - integer.lowerBound
    let total = integer.count
    var separators = 0
    if plan.grouper.groups(total) {
      // Those with a digit to their left, less those with all of these digits to their left.
      separators =
        plan.grouper.boundaries(right: total - 1)
        - plan.grouper.boundaries(right: total - digits - (side == .far ? 1 : 0))
      if digits == 0 { separators = 0 }
    }
    var offset = affixes.prefix.count + digits * plan.digitWidth + separators * plan.grouping.count
    if let pointPlace, place > pointPlace {
      offset += plan.decimal.count + (place - pointPlace - 1) * plan.digitWidth
    }
    return offset
  }

  /// The place that a position in the text stands for, and its side.
  ///
  /// Positions in decoration belong to the content before it.
  func place(at offset: Int) -> (place: Int, side: NumberEditor.State.Side) {
    var place = count
    while place > 0, self.offset(place) > offset { place -= 1 }
    // A symbol may stand between the minus and the digits.
    if place == 0, isNegative, let end = affixes.bytesThroughSign, offset >= end { place = 1 }
    let far = self.offset(place, .far)
    return (place, far > self.offset(place) && offset >= far ? .far : .near)
  }

  /// Where the minus stands in the text if that is behind the digits, as in some locales.
  var trailingMinus: Range<Int>? {
    let suffix = offset(count)
    return affixes.minusOfSuffix.map { (suffix + $0.lowerBound)..<(suffix + $0.upperBound) }
  }

  /// Whether a grouping separator stands right behind a place.
  func hasSeparator(at place: Int) -> Bool { offset(place, .far) > offset(place) }
}
