import LiveNumber
import EscapedText

/// What a field submits at Enter.
struct FieldAnswer {
  /// A Boolean value that indicates whether an empty field can't be submitted.
  var isRequired = false
  /// The locale to name in a JSON object, or `nil` to submit only the number.
  var jsonLocale: NumberLocale?

  /// Returns the canonical number, or an empty text for an empty field; or an object with the number, the
  /// text, the locale, and the state.
  func text(of session: EditingSession) -> String {
    let value = session.value?.description
    guard let jsonLocale else { return value ?? "" }
    return JSONText.object([
      ("value", JSONText.quoted(value)),
      ("text", JSONText.quoted(session.text)),
      ("locale", JSONText.quoted(jsonLocale.identifier)),
      ("state", JSONText.quoted(session.validity.rawValue)),
    ])
  }
}
