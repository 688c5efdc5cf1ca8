extension NumberEditor {
  /// What a field's content is worth.
  ///
  /// `Sendable`.
  public enum Validity: String, Hashable, Sendable, CaseIterable {
    /// No content.
    case empty
    /// Not a value that is allowed, but more typing at the caret can still make it one: `-`, or `1` on
    /// the way to 18…30.
    case incomplete
    /// A value that is allowed.
    case valid
    /// A value that is not allowed, and typing on at the caret does not help.
    case invalid
  }
}
