/// How a stretch of time at the terminal came to an end.
enum TerminalEnding: Hashable, Sendable {
  case submitted(String)
  case cancelled
  case interrupted
  /// By a signal, which is still to have its effect.
  case signal(Int32)
  /// The terminal went away.
  case hungUp
}
