/// Why the terminal cannot be used.
struct TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was tried, as in "open /dev/tty".
  var action: String
  /// The system's reason, as in "No such device or address".
  var reason: String

  /// The error of the call just made, unless another reason is given.
  init(action: String, reason: String = SystemError.last.description) {
    self.action = action
    self.reason = reason
  }

  var description: String { "cannot \(action): \(reason)" }
}
