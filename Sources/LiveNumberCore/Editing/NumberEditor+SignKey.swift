// Sign keys: EDITING.md 4.5. All that depends on where they work is here.

extension NumberEditor {
  /// A Boolean value that indicates whether the sign keys work wherever the caret is, as commands
  /// and not as text.
  var togglesSign: Bool { options.signKey == .anywhere || options.entry == .fromRight }

  /// Returns a Boolean value that indicates whether the keys that can be typed at the caret change
  /// the sign of the content.
  func canChangeSign(in state: State) -> Bool {
    togglesSign && (limits.allowsNegative || state.content.isNegative)
  }

  /// Types the minus key, or the opening parenthesis in its place.
  ///
  /// It puts a minus sign at the start, or toggles it from anywhere.
  func typeMinus(on state: inout State) throws(Rejection) -> Reason? {
    guard limits.allowsNegative else { throw Rejection(.negativeNotAllowed) }
    let field = unpaddedField(of: state)
    return try settle(
      togglesSign ? toggledSign(of: field) : insertionOfMinus(in: field), of: &state)
  }

  /// Types the plus key, which removes a minus sign if the sign keys work anywhere.
  ///
  /// A plus after digits would be a sum.
  func typePlus(on state: inout State) throws(Rejection) -> Reason? {
    if togglesSign, state.content.isNegative {
      return try settle(toggledSign(of: unpaddedField(of: state)), of: &state)
    }
    guard !state.hasDigitsBeforeSelection else { throw Rejection(.misplacedSign) }
    return nil
  }

  /// Inserts a minus sign at the start: `|12`, `-`, `-|12`.
  private func insertionOfMinus(in field: UnpaddedField) throws(Rejection) -> Change {
    let remaining = field.content.removing(field.selection)
    guard field.selection.lowerBound == 0, !remaining.isNegative else {
      throw Rejection(.misplacedSign)
    }
    var change = Change(
      remaining.inserting(.minus, at: 0), replacing: field.selection, caret: 1, remaining: remaining
    )
    change.typesMinus = true
    return change
  }

  /// Changes the sign; the selection stays on its digits: `1|2`, `-`, `-1|2`.
  private func toggledSign(of field: UnpaddedField) -> Change {
    let content = field.content
    let toggled =
      content.isNegative ? content.removing(0..<1) : content.inserting(.minus, at: 0)
    let shift = content.isNegative ? -1 : 1
    var change = Change(
      toggled, replacing: 0..<0, caret: max(field.head + shift, 0), remaining: content)
    change.anchor = max(field.anchor + shift, 0)
    return change
  }
}
