extension NumberEditor {
  /// Says what the content is worth, at the caret as it stands.
  func validate(_ state: inout State) {
    state.validity = validity(of: state)
    if state.isCommitted, state.validity == .incomplete { state.validity = .invalid }
  }

  private func validity(of state: State) -> Validity {
    guard !state.content.isEmpty else { return .empty }
    guard !isOverLimits(state), limits.allowsNegative || !state.content.isNegative else {
      return .invalid
    }
    if state.content.hasDigits, !isPaddingOnly(state), limits.admitsNumber(of: state.content) {
      return .valid
    }
    return canReach(limits.valid, from: state) ? .incomplete : .invalid
  }

  /// Whether the content is longer than can be typed, as joining two parts may leave it.
  private func isOverLimits(_ state: State) -> Bool {
    // A commit's own zeros are no excess.
    state.isCommitted
      ? limits.exceeded(by: state.content.bare, from: .empty) != nil
      : limits.exceeded(by: state.content, from: .empty) != nil
  }

  /// Whether nothing more typed at the caret could bring the value to where keys are let through.
  func isBlocked(_ state: State) -> Bool {
    // Whatever is valid lies within what blocks, too.
    guard !limits.blocking.isNone, state.validity != .valid, !state.content.isEmpty else {
      return false
    }
    if let number = state.content.number, !isPaddingOnly(state), limits.blocking.contains(number) {
      return false
    }
    return !canReach(limits.blocking, from: state)
  }
}

extension NumberEditor.Content {
  /// The content without zeros that have no value, also the one in front of a fraction.
  fileprivate var bare: Self {
    var end = count
    if let pointOffset {
      while end > pointOffset + 1, self[end - 1] == UInt8(ascii: "0") { end -= 1 }
      if end == pointOffset + 1 { end = pointOffset }
    }
    var first = start
    while first < integer.upperBound, first < end - 1, self[first] == UInt8(ascii: "0") {
      first += 1
    }
    guard first > start || end < count else { return self }
    return Self(unchecked: characters[0..<end].replacing(start..<first, with: .empty))
  }
}
