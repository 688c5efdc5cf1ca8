import LiveNumber

/// The words beside a field: what its content is worth, and why.
struct FieldStatus: Hashable, Sendable {
  /// The longest first.
  let words: [String]
  let tone: Tone

  init(_ session: EditingSession) {
    let word = session.validity.rawValue
    var explanation: String?
    switch session.validity {
    case .empty: tone = .faint
    case .incomplete:
      tone = .waiting
      explanation = Self.expectation(session)
    case .valid:
      tone = session.warning == nil ? .good : .waiting
      explanation = session.warning.map(ReasonWords.words)
    case .invalid:
      tone = .bad
      explanation =
        Self.expectation(session)
        ?? session.editor.invalidReason(of: session.state).map(ReasonWords.words)
    }
    words = explanation.map { ["\(word): \($0)", word] } ?? [word]
  }

  /// What the range wants of a value that is outside of it, in the field's own spelling.
  private static func expectation(_ session: EditingSession) -> String? {
    let format = session.editor.format
    let options = session.editor.options
    guard let value = session.value else { return nil }
    if let minimum = options.minimum, value < minimum {
      return "at least \(format.format(minimum))"
    }
    if let maximum = options.maximum, value > maximum { return "at most \(format.format(maximum))" }
    return nil
  }
}
