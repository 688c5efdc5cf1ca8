extension NumberEditor {
  /// Types the minus key, or the opening parenthesis in its place.
  ///
  /// It puts a minus sign at the start, or toggles it from anywhere.
  func typeMinus(on state: inout State) throws(Rejection) -> Reason? {
    guard limits.allowsNegative else { throw Rejection(.negativeNotAllowed) }
    let draft = draft(of: state)
    return try settle(
      options.signKey == .anywhere || options.entry == .fromRight
        ? toggledSign(of: draft) : insertionOfMinus(in: draft), of: &state)
  }

  /// Types the plus key, which removes a minus sign if the sign keys work anywhere.
  ///
  /// A plus after digits would be a sum.
  func typePlus(on state: inout State) throws(Rejection) -> Reason? {
    if options.signKey == .anywhere || options.entry == .fromRight, state.content.isNegative {
      return try settle(toggledSign(of: draft(of: state)), of: &state)
    }
    guard !state.hasDigitsBeforeSelection else { throw Rejection(.misplacedSign) }
    return nil
  }

  /// Inserts a minus sign at the start: `|12`, `-`, `-|12`.
  private func insertionOfMinus(in draft: Draft) throws(Rejection) -> Change {
    let kept = draft.content.removing(draft.selection)
    guard draft.selection.lowerBound == 0, !kept.isNegative else {
      throw Rejection(.misplacedSign)
    }
    var change = Change(
      kept.inserting(.minus, at: 0), replacing: draft.selection, caret: 1, kept: kept)
    change.typesMinus = true
    return change
  }

  /// Changes the sign; the selection stays on its digits: `1|2`, `-`, `-1|2`.
  private func toggledSign(of draft: Draft) -> Change {
    let content = draft.content
    let toggled =
      content.isNegative ? content.removing(0..<1) : content.inserting(.minus, at: 0)
    let shift = content.isNegative ? -1 : 1
    var change = Change(
      toggled, replacing: 0..<0, caret: max(draft.head + shift, 0), kept: content)
    change.anchor = max(draft.anchor + shift, 0)
    return change
  }
}
