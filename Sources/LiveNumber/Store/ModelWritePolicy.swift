/// The time at which a ``NumberStore`` writes the user's number to the app's model.
///
/// A value that the program sets is written at once, whatever the policy is.
public enum ModelWritePolicy: Hashable, Sendable, CaseIterable {
  /// As soon as the text is a valid number, or empty.
  case whileTyping
  /// When the number is committed.
  ///
  /// Choose this if the model's setter changes other values: on the way to 100, it would otherwise get 1
  /// and 10, too.
  case onCommit
}
