extension InputRestriction {
  /// A field at one moment: its last allowed value, and its text.
  ///
  /// `Sendable`.
  public struct State: Sendable {
    /// The last value that was allowed, also while ``text`` is none.
    public let value: Value
    /// What the field shows.
    public let text: String
    /// Where the caret stands in ``text``.
    public let caret: String.Index
    /// What the text is worth.
    public let validity: NumberEditor.Validity
    /// Why the text is invalid; nil where it is not.
    public let reason: NumberEditor.Reason?
    /// What became of the last text that was offered.
    public let outcome: NumberEditor.Outcome
    /// The field as a number editor sees it; nil where it is no number's.
    let number: NumberEditor.State?

    init(
      value: Value, text: String, caret: String.Index? = nil, validity: NumberEditor.Validity,
      reason: NumberEditor.Reason? = nil, outcome: NumberEditor.Outcome = .accepted,
      number: NumberEditor.State? = nil
    ) {
      self.value = value
      self.text = text
      self.caret = caret ?? text.endIndex
      self.validity = validity
      self.reason = reason
      self.outcome = outcome
      self.number = number
    }

    /// The same state after another outcome.
    func with(_ outcome: NumberEditor.Outcome) -> Self {
      State(
        value: value, text: text, caret: caret, validity: validity, reason: reason,
        outcome: outcome, number: number)
    }
  }
}
