extension NumberEditor {
  /// The short way of the keys of everyday: a digit put in or taken out among others, where nothing
  /// that was said before matters.
  ///
  /// That is nearly every key that is pressed. Nil where a key is not of that kind, or a rule has
  /// more to say of it: the long way, which knows all rules, is for those. Where it answers, the key
  /// is accepted.
  @inline(__always)
  func everydayState(_ edit: Edit, after state: State) -> State? {
    guard takesEverydayKeys, state.anchor == state.head, state.typedSeparator == nil,
      !state.decimalWasRefused, state.warning == nil
    else { return nil }
    // In front of the first digit there are zeros and signs to look at.
    let first = state.content.start
    let places: Range<Int>
    let character: ContentCharacters
    switch edit {
    case .type(let scalar):
      guard let digit = DecimalDigit(scalar), state.head > first else { return nil }
      places = state.head..<state.head
      character = ContentCharacters(UInt8(ascii: "0") + digit.value)
    case .deleteBackward:
      guard state.head > first + 1, state.head - 1 != state.content.pointPlace else { return nil }
      places = (state.head - 1)..<state.head
      character = .empty
    default: return nil
    }
    guard UInt8(ascii: "1")...UInt8(ascii: "9") ~= state.content[first] else { return nil }
    let content = state.content.replacing(places, with: character)
    guard limits.allows(content) else { return nil }
    var after = State(content: content, validity: .valid)
    after.setCaret(places.lowerBound + character.count)
    after.showsCommittedSign = state.showsCommittedSign && content.isNegative
    return after
  }
}
