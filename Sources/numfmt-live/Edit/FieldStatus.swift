import LiveNumber

/// The words beside a field that say whether its content is valid, and why not; or the most important
/// keys if the field is empty.
struct FieldStatus: Hashable, Sendable {
  /// The status in several lengths, the longest first.
  let words: [String]
  let tone: Tone

  init(_ session: EditingSession, isRequired: Bool = false) {
    let word = session.validity.rawValue
    var explanation: String?
    switch session.validity {
    case .empty:
      words = Self.keys(isRequired: isRequired)
      tone = .faint
      return
    case .incomplete:
      tone = .waiting
      explanation = GroupingQuestion(session.groupingReadings)?.words ?? Self.expectation(session)
    case .valid:
      tone = session.warning == nil ? .good : .waiting
      explanation = session.warning.map(\.description)
    case .invalid:
      tone = .bad
      explanation =
        GroupingQuestion(session.groupingReadings)?.words ?? Self.expectation(session)
        ?? session.editor.invalidReason(of: session.state).map(\.description)
    }
    words = explanation.map { ["\(word): \($0)", word] } ?? [word]
  }

  /// Returns the keys of an empty field, in several lengths.
  private static func keys(isRequired: Bool) -> [String] {
    isRequired
      ? ["a number is required  Esc leaves  ? keys", "required  Esc leaves  ? keys", "? keys", "?"]
      : ["Enter accepts  Esc leaves  ? keys", "Enter  Esc  ? keys", "? keys", "?"]
  }

  /// Returns the bound that the value exceeds, written as the field writes numbers.
  private static func expectation(_ session: EditingSession) -> String? {
    let format = session.editor.format
    let options = session.editor.options
    guard let value = session.value else { return nil }
    if let minimum = options.range.minimum, value < minimum {
      return "at least \(format.format(minimum))"
    }
    if let maximum = options.range.maximum, value > maximum {
      return "at most \(format.format(maximum))"
    }
    return nil
  }
}
