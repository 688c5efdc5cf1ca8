// Zeros that a field shows at the end of its fraction by itself: EDITING.md 5.6.
//
// Padding is taken off before an edit and put back after it, so that no rule needs to know of it.

extension NumberEditor {
  /// Whether the fraction always shows some digits.
  var padsFraction: Bool {
    options.padsWhileTyping && options.minimumFractionDigits > 0 && options.entry == .free
  }

  /// Takes off the zeros at the end that stand to the right of the caret, and the separator if nothing
  /// else is left behind it.
  func unpad(_ state: inout State) {
    guard padsFraction, let point = state.content.pointOffset else { return }
    let caret = state.selection.upperBound
    var end = state.content.count
    while end > max(caret, point + 1), state.content[end - 1] == UInt8(ascii: "0") { end -= 1 }
    if end == point + 1, caret <= point { end = point }
    state.content = state.content.removing(end..<state.content.count)
  }

  /// The state without its padding.
  func unpadded(_ state: State) -> State {
    var state = state
    unpad(&state)
    return state
  }

  func pad(_ state: inout State) {
    guard padsFraction else { return }
    state.content = padded(state.content)
  }

  /// The content as it is shown: with its padding, where it has any digit or a separator.
  func padded(_ content: Content) -> Content {
    guard padsFraction, content.hasDigits || content.pointOffset != nil else { return content }
    let missing = options.minimumFractionDigits - content.fraction.count
    guard missing > 0 || content.pointOffset == nil else { return content }
    return content.appendingZeros(max(missing, 0))
  }

  /// The first limit that content exceeds as it is shown, and that the content before did not exceed as
  /// far.
  func exceededLimit(by content: Content, from before: Content) -> Reason? {
    guard padsFraction else { return limits.exceeded(by: content, from: before) }
    return limits.exceeded(by: padded(content), from: padded(before))
  }

  /// Whether all digits that are shown are padding, so that there is no value.
  func isPaddingOnly(_ state: State) -> Bool {
    padsFraction && !unpadded(state).content.hasDigits
  }
}
