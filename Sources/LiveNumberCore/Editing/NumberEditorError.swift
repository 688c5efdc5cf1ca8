/// An error that prevents an editor from being created: its options contradict each other or the format.
///
/// The ``option`` names the option at fault. The ``description`` says what is wrong, and what to do about
/// it.
public struct NumberEditorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the option at fault.
  public let option: String
  /// What is wrong, and what to do about it.
  public let description: String

  init(_ option: String, _ description: @autoclosure () -> String) {
    self.option = option
    #if hasFeature(Embedded)
      self.description = option + ": contradicts the format or another option"
    #else
      self.description = "\(option): \(description())"
    #endif
  }
}
