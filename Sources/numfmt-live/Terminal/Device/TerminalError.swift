/// Why the terminal cannot be used.
struct TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was tried, as in "open /dev/tty".
  var action: String
  /// The system's reason, as in "No such device or address".
  var reason: String

  var description: String { "cannot \(action): \(reason)" }
}
