extension NumberEditor {
  /// What an input method has composed is typed, character by character; what is no part of a
  /// number is left out.
  ///
  /// The answer is that of the last key.
  func compose(_ text: String, on state: inout State) -> Outcome {
    var outcome = Outcome.accepted
    for index in text.unicodeScalars.indices {
      let scalar = text.unicodeScalars[index]
      let (after, answer) = apply(.type(scalar), to: state)
      state = after
      let range = index..<text.unicodeScalars.index(after: index)
      switch answer {
      case .accepted: outcome = .accepted
      case .adjusted(let reason, _): outcome = .adjusted(reason, range)
      case .rejected(let reason, _): outcome = .rejected(reason, range)
      }
    }
    return outcome
  }
}
