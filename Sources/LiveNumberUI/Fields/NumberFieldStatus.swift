#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  internal import LiveNumber
  public import LiveNumberCore

  /// What a field's store says of its text, for a ``NumberFieldStyle``.
  public struct NumberFieldStatus: Hashable, Sendable {
    /// The text of the field.
    public let text: String
    /// The validity of the text.
    public let validity: NumberEditor.Validity
    /// The reason why the text is invalid, or `nil` if it isn't.
    public let invalidReason: NumberEditor.Reason?
    /// The outcome of the last edit: a rejected key has a reason.
    public let lastOutcome: NumberEditor.Outcome
    /// What the user should know about the text, or `nil`.
    public let reason: NumberEditor.Reason?
    /// What the user should hear now: why the last key was rejected, what the last edit has
    /// adjusted, or what is wrong with the text.
    let news: NumberEditor.Reason?
    /// The text for a screen reader, with the sentence for ``reason``.
    let accessibilityValue: String
    /// The sentence for ``news``, or `nil` if there is none.
    let announcement: String?
    let keyboardTraits: NumberEditor.KeyboardTraits?

    // SwiftUI updates a view when something changes that the view has read.
    init(of store: TextFieldStore) {
      text = store.text
      validity = store.validity
      invalidReason = store.invalidReason
      lastOutcome = store.lastOutcome
      reason = invalidReason
      news = lastOutcome.reason ?? reason
      accessibilityValue = store.accessibilityValue
      announcement = news.map { store.message(for: $0) }
      keyboardTraits = store.keyboardTraits
    }
  }
#endif
