// What a state shows: text, selection and value.

extension NumberEditor {
  /// The text of a field.
  public func text(of state: State) -> String {
    everydayText(of: state) ?? rules.plan.text(of: state.content, affixes(of: state))
  }

  /// The text of a field and the selection in it.
  public func rendering(of state: State) -> Rendering {
    let layout = layout(of: state)
    let head = layout.offset(state.head, state.affinity)
    return Rendering(
      text: rules.plan.text(of: state.content, layout.affixes),
      utf8Anchor: state.anchor == state.head ? head : layout.offset(state.anchor),
      utf8Head: head)
  }

  /// The number of the content, in canonical units; nil where it has no digit.
  public func value(of state: State) -> ExactDecimal? {
    guard !isPaddingOnly(state) else { return nil }
    let number = state.content.number
    return format.displayScale == 0 ? number : number?.scaledByPowerOfTen(-format.displayScale)
  }

  /// The place that a position in the field's text stands for, and its side of a grouping separator.
  ///
  /// A position of a longer text, as a view may still hold it, is the end.
  public func contentOffset(at index: String.Index, in state: State) -> (
    offset: Int, affinity: State.Affinity
  ) {
    let layout = layout(of: state)
    let text = rules.plan.text(of: state.content, layout.affixes)
    return layout.contentOffset(
      at: text.utf8.distance(from: text.startIndex, to: min(index, text.endIndex)))
  }

  func layout(of state: State) -> ContentLayout {
    ContentLayout(state.content, affixes(of: state), plan: rules.plan)
  }

  /// The text of most fields, in short.
  @inline(__always)
  private func everydayText(of state: State) -> String? {
    guard rules.showsNoPlus, let characters = state.content.characters.word, characters.count > 0
    else { return nil }
    let affixes = characters.hasMinus ? negativeAffixes(of: state) : rules.plan.unsigned
    return rules.plan.shortText(
      of: characters, pointOffset: state.content.pointOffset, affixes)
  }

  /// What is shown around the content.
  @inline(__always)
  private func affixes(of state: State) -> AffixRanges {
    if state.content.isEmpty && !rules.showsEmptyAffixes { return .none }
    if state.content.isNegative { return negativeAffixes(of: state) }
    switch rules.signDisplay {
    case .always where state.content.hasDigits: return rules.plan.positive
    case .exceptZero where state.content.hasDigits && state.content.number?.isZero == false:
      return rules.plan.positive
    default: return rules.plan.unsigned
    }
  }

  @inline(__always)
  private func negativeAffixes(of state: State) -> AffixRanges {
    state.showsCommittedSign ? rules.plan.negative : rules.plan.typedNegative
  }
}
