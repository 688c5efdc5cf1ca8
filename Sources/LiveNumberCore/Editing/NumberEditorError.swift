/// An error in the options of an editor, which contradict each other or the format.
public struct NumberEditorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the option at fault.
  public let option: String
  /// What is wrong, and what to do about it, without the option's name.
  public var message: String { words.text(or: "contradicts the format or another option") }
  private let words: Words
  /// The option and the message: `minimum: 5 is above the maximum of 4`.
  public var description: String { option + ": " + message }

  init(_ option: String, _ message: @autoclosure () -> String) {
    self.option = option
    words = Words(message())
  }
}
