import LiveNumber

/// One thing that a case says about its field after the last action.
enum Expectation: Hashable, Sendable {
  case text(MarkedText)
  case value(String?)
  case state(NumberEditor.Validity)
  case outcome(Outcome)
  case reason(String?)
  case warning(String?)

  enum Outcome: String, CaseIterable, Hashable, Sendable {
    case accepted, adjusted, rejected
  }

  /// The key of the case that says it.
  var key: String {
    switch self {
    case .text: "expect"
    case .value: "value"
    case .state: "state"
    case .outcome: "outcome"
    case .reason: "reason"
    case .warning: "warning"
    }
  }

  /// What is expected, as JSON text.
  var description: String {
    switch self {
    case .text(let text): JSONText.quoted(text.description)
    case .value(let text), .reason(let text), .warning(let text): JSONText.quoted(text)
    case .state(let state): JSONText.quoted(state.rawValue)
    case .outcome(let outcome): JSONText.quoted(outcome.rawValue)
    }
  }
}
