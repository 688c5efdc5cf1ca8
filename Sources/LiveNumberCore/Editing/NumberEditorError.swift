/// Why an editor cannot be made: its options contradict each other or the format.
///
/// `Sendable`. The ``option`` names the option at fault, the ``description`` says what was asked for,
/// what is possible, and what to do instead.
public struct NumberEditorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the option at fault.
  public let option: String
  /// What was asked for, what is possible, and what to do instead.
  public let description: String

  init(_ option: String, _ description: String) {
    self.option = option
    self.description = "\(option): \(description)"
  }
}
