extension NumberEditor {
  /// Types a grouping separator, which changes nothing but what the typed text says: EDITING.md
  /// 2.2.
  ///
  /// Where it can't group, it's the decimal key: EDITING.md 2.3.
  func typeGrouping(
    _ scalar: Unicode.Scalar, isSpace: Bool, on state: inout State
  ) throws(Rejection) -> Reason? {
    let content = state.content
    let offset = state.selection.lowerBound
    let stepsOver = state.selection.isEmpty && layout(of: state).hasSeparator(at: offset)
    let canGroup =
      offset <= content.integerEnd
      && (stepsOver || offset > content.start && !content.isZeros(content.start..<offset))
      && compiledFormat.groupingRule.isOn
    let isOtherPlace = content.hasPoint && offset > content.integerEnd
    guard canGroup || isSpace || !compiledFormat.characterClasses[scalar].canBeDecimal else {
      guard !isOtherPlace else { throw Rejection(.misplacedGrouping) }
      return try typeDecimal(scalar, on: &state)
    }
    guard canGroup else {
      guard isSpace || !isOtherPlace else { throw Rejection(.misplacedGrouping) }
      noteTaken(scalar, on: &state)
      return nil
    }
    if stepsOver, options.deleteOverGroup == .skip { state.affinity = .downstream }
    let here = state.asidesHere
    // A double press types the same separator twice.
    guard here.last?.scalar != scalar else { return nil }
    if !state.asides.contains(where: { $0.isSeparator }) { noteGroups(of: &state) }
    if !isSpace { replaceSeparators(at: offset, of: &state) }
    noteTaken(scalar, on: &state)
    return nil
  }

  /// Removes the separators right before a key, which takes their place: `0.,5` in German.
  func replaceSeparators(at offset: Int, of state: inout State) {
    while let index = state.lastAside(at: offset), state.asides[index].isSeparator {
      state.asides.remove(at: index)
    }
  }

  /// Notes the separators that are there already, as text that what is typed now goes in between.
  private func noteGroups(of state: inout State) {
    guard let separator = compiledFormat.characterClasses.groupingCharacter else { return }
    let layout = layout(of: state)
    let selection = state.selection
    // Over a selection they go with the key if it changes nothing.
    let isOver = !selection.isEmpty
    for offset in state.content.integer where layout.hasSeparator(at: offset) {
      if offset >= selection.upperBound {
        state.note(separator, .standing, at: offset, isOverSelection: isOver)
      } else if state.isCommitted, offset < selection.lowerBound {
        state.note(separator, .taken, at: offset, isOverSelection: isOver)
      }
    }
  }
}
