/// The time at which a ``NumberStore`` writes the user's number to the app's model.
///
/// A value that the program sets is written at once, whatever the policy is.
public enum ModelWritePolicy: Hashable, Sendable, CaseIterable {
  /// As soon as the text is a valid number, or empty if the model takes that; when it isn't any
  /// more, the number from before the entry is written back.
  case whileTyping
  /// When the number is committed.
  ///
  /// Choose this if the model's setter changes other values: on the way to 100, it would otherwise
  /// get 1 and 10, too, and nobody can take back what it has done to other values.
  case onCommit
}
