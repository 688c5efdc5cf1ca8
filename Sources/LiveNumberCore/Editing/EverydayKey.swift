extension NumberEditor {
  /// The short way of the keys of everyday: a digit put in or taken out among others, where nothing
  /// that was said before matters.
  ///
  /// That is nearly every key that is pressed. Nil where a key is not of that kind, or a rule has
  /// more to say of it: the long way, which knows all rules, is for those. Where it answers, the key
  /// is accepted.
  @inline(__always)
  func everydayKey(_ edit: Edit, on state: State) -> EverydayKey? {
    guard let limits = rules.everydayLimits, let before = state.content.characters.word,
      state.anchor == state.head, state.typedSeparator == nil, !state.decimalWasRefused,
      state.warning == nil
    else { return nil }
    // In front of the first digit there are zeros and signs to look at.
    let first = before.hasMinus ? 1 : 0
    guard UInt8(ascii: "1")...UInt8(ascii: "9") ~= before[first] else { return nil }
    var caret = state.head
    var pointOffset = state.content.pointOffset
    let after: CharacterWord
    switch edit {
    case .type(let scalar):
      guard let digit = DecimalDigit(scalar), caret > first, before.count < CharacterWord.capacity
      else { return nil }
      after = before.inserting(UInt8(ascii: "0") | digit.value, at: caret)
      if let point = pointOffset, point >= caret { pointOffset = point &+ 1 }
      caret &+= 1
    case .deleteBackward:
      caret &-= 1
      guard caret > first, caret != pointOffset else { return nil }
      after = before.removing(at: caret)
      if let point = pointOffset, point > caret { pointOffset = point &- 1 }
    default: return nil
    }
    guard limits.allow(after, from: first, pointOffset: pointOffset) else { return nil }
    return EverydayKey(
      content: after, pointOffset: pointOffset, caret: caret,
      showsCommittedSign: state.showsCommittedSign && first == 1)
  }
}

/// What a key of everyday makes of a field.
struct EverydayKey {
  fileprivate let content: CharacterWord
  fileprivate let pointOffset: Int?
  fileprivate let caret: Int
  fileprivate let showsCommittedSign: Bool

  @inline(__always)
  var state: NumberEditor.State {
    NumberEditor.State(
      content: NumberEditor.Content(unchecked: content, pointOffset: pointOffset), anchor: caret,
      head: caret, validity: .valid, warning: nil, affinity: .upstream, isCommitted: false,
      showsCommittedSign: showsCommittedSign, typedSeparator: nil, decimalWasRefused: false)
  }
}
