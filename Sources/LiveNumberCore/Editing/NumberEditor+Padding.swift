// Zeros that a field always shows at the end of its fraction: EDITING.md 5.6.
//
// Padding is removed before an edit and restored after it, so that no other rule needs to consider
// it.

extension NumberEditor {
  /// Whether the fraction always shows a minimum number of digits.
  var padsFraction: Bool {
    options.padsWhileTyping && limits.minimumFraction > 0 && options.entry == .free
  }

  /// Removes the zeros at the end that are to the right of the caret, and the separator if nothing
  /// else follows it.
  func unpad(_ state: inout State) {
    guard padsFraction, let point = state.content.pointOffset else { return }
    let caret = state.selection.upperBound
    var end = state.content.count
    while end > caret, state.content[end - 1] == UInt8(ascii: "0") { end -= 1 }
    if end == point + 1, caret <= point { end = point }
    state.content = state.content.removing(end..<state.content.count)
  }

  /// Returns the state without its padding.
  @inline(__always)
  func unpadded(_ state: State) -> State {
    guard padsFraction else { return state }
    var state = state
    unpad(&state)
    return state
  }

  /// Returns the content with its padding, if it has a digit or a separator.
  func padded(_ content: Content) -> Content {
    guard padsFraction, content.hasDigits || content.hasPoint else { return content }
    let missing = limits.minimumFraction - content.fraction.count
    return missing > 0 ? content.appendingZeros(missing) : content
  }

  /// Returns whether all digits are padding, so that there is no value.
  func isPaddingOnly(_ state: State) -> Bool {
    padsFraction && !unpadded(state).content.hasDigits
  }
}
