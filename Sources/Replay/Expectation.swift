import EscapedText
import LiveNumber

/// An expectation of a case about its field after the last action.
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

  /// The key of the expectation.
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

  /// The expected value as JSON text.
  var description: String {
    switch self {
    case .text(let text): JSONText.quoted(text.description)
    case .value(let text), .reason(let text), .warning(let text): JSONText.quoted(text)
    case .state(let state): JSONText.quoted(state.rawValue)
    case .outcome(let outcome): JSONText.quoted(outcome.rawValue)
    }
  }
}

extension Expectation {
  /// Returns the actual value as JSON text, or `nil` if it's as expected.
  func difference(in field: FieldSnapshot) -> String? {
    switch self {
    case .text(let text):
      return text == field.text ? nil : JSONText.quoted(field.text.description)
    case .value(let value): return value == field.value ? nil : JSONText.quoted(field.value)
    case .state(let state):
      return state == field.state ? nil : JSONText.quoted(field.state.rawValue)
    case .outcome(let outcome):
      return outcome == field.outcome ? nil : JSONText.quoted(field.outcome?.rawValue)
    case .reason(let reason): return reason == field.reason ? nil : JSONText.quoted(field.reason)
    case .warning(let warning):
      return warning == field.warning ? nil : JSONText.quoted(field.warning)
    }
  }
}
