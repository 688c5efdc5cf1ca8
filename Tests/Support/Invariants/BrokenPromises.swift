/// The messages of the promises that a check found broken.
final class BrokenPromises {
  private(set) var messages: [String] = []

  /// Adds a message.
  func add(_ message: String) { messages.append(message) }

  /// Adds a message unless a promise holds.
  func expect(_ holds: Bool, _ message: @autoclosure () -> String) {
    if !holds { add(message()) }
  }
}
