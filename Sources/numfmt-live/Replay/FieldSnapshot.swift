import LiveNumber

/// What a field shows after a step, in the words of the replay format.
struct FieldSnapshot: Hashable, Sendable {
  /// Without a caret right after a commit.
  var text: MarkedText
  /// Canonical; nil where there is no number.
  var value: String?
  var state: NumberEditor.Validity
  /// Of the last step; nil before the first.
  var outcome: Expectation.Outcome?
  var reason: String?
  var warning: String?
  /// The two sides of it are one place.
  var groupingSeparator: String

  /// The members of a line of output, after those that name the case.
  var json: [(key: String, value: String)] {
    [
      ("text", JSONText.quoted(text.description)),
      ("value", JSONText.quoted(value)),
      ("state", JSONText.quoted(state.rawValue)),
      ("outcome", JSONText.quoted(outcome?.rawValue)),
      ("reason", JSONText.quoted(reason)),
      ("warning", JSONText.quoted(warning)),
    ]
  }
}
