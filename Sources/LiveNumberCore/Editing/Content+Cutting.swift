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
    let point = pointOffset ?? -1
    return Cut(
      content: rest,
      place: max(places.lowerBound, rest.start),
      joinsParts: places.contains(point) && places.lowerBound > start && places.upperBound < count)
  }
}

extension NumberEditor {
  /// Takes out what is selected, for something to be put in its stead.
  func removeSelection(of state: inout State) -> Outcome {
    guard !state.selection.isEmpty else { return .accepted }
    let cut = state.content.cutting(state.selection)
    state.content = cut.content
    state.setCaret(cut.place)
    return cut.outcome
  }
}
