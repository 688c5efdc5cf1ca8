extension NumberEditor.Content {
  /// The content without what stands in a range.
  struct Cut {
    let content: NumberEditor.Content
    /// Where something may be put in its stead: never in front of the minus that stays.
    let place: Int
    /// Whether the decimal separator went and digits on both its sides came together.
    let joinsParts: Bool

    /// What to say of the cut, and of what goes in in its stead.
    var outcome: NumberEditor.Outcome { joinsParts ? .adjusted(.partsJoined) : .accepted }
  }

  func cutting(_ places: Range<Int>) -> Cut {
    let rest = removing(places)
    let point = pointPlace ?? -1
    return Cut(
      content: rest,
      place: max(places.lowerBound, rest.start),
      joinsParts: places.contains(point) && places.lowerBound > start && places.upperBound < count)
  }
}
