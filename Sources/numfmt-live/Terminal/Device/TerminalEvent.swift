/// What happened at the terminal.
enum TerminalEvent: Hashable, Sendable {
  case key(KeyEvent)
  /// The window has another size.
  case resized
  /// Somebody asked the process to stop for a while.
  case suspend
  /// The process runs again, and the terminal may have been used by others.
  case resumed
  /// A signal that ends the process.
  case ended(Int32)
  /// The terminal is gone.
  case hungUp
}
