// Sign keys: EDITING.md 4.5. All that depends on where they work is here.

extension NumberEditor {
  /// Whether the sign keys work wherever the caret is, as commands and not as text.
  var togglesSign: Bool { options.signKey == .anywhere || options.entry == .fromRight }

  /// Returns whether the keys that can be typed at the caret change the sign of the content.
  func canChangeSign(in state: State) -> Bool {
    togglesSign && (limits.allowsNegative || state.content.isNegative)
  }

  /// Types a sign key that works wherever the caret is.
  ///
  /// The minus changes the sign, and the plus removes it. The selection stays on its digits: `1|2`,
  /// `-`, `-1|2`.
  func typeSign(_ key: Key, on state: inout State) throws(Rejection) {
    forgetTyped(of: &state)
    let (scalars, _) = typedCharacters(of: state)
    let isNegative = scalars.beginsWithMinus
    guard key == .minus || isNegative else {
      // A plus behind digits would be a sum.
      guard !hasDigitsBeforeSelection(in: state) else { throw Rejection(.misplacedSign) }
      return
    }
    guard isNegative || limits.allowsNegative else { throw Rejection(.negativeNotAllowed) }
    let before = state
    let shift = isNegative ? -1 : 1
    let (anchor, head) = (max(state.anchor + shift, 0), max(state.head + shift, 0))
    show(
      typed: isNegative ? Array(scalars.dropFirst()) : ["-"] + scalars, caret: head, on: &state)
    guard isTaken(key, by: state, from: before, isBehindWaiting: false) else {
      throw Rejection(.misplacedSign)
    }
    let end = end(of: state)
    (state.anchor, state.head) = (min(anchor, end), min(head, end))
  }
}
