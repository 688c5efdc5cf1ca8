/// A screen on the terminal that handles keys.
///
/// The methods return the text to send to the terminal.
@MainActor protocol TerminalScreen {
  /// A Boolean value that indicates whether the screen needs control sequences.
  static var needsSequences: Bool { get }

  /// A Boolean value that indicates whether to draw on the terminal's alternate screen.
  ///
  /// When a window gets narrower, a terminal splits the rows of its main screen, and moves those that don't
  /// fit into its history, where nothing can erase them. More rows than one need the alternate screen.
  var usesAlternateScreen: Bool { get }

  mutating func handle(_ event: KeyEvent) -> KeyResponse
  /// Shows that the process can't be suspended.
  mutating func rejectSuspension()

  /// The time until something changes without a key, or `nil` if nothing will.
  var timeUntilDue: Duration? { get }
  /// Performs what's due.
  mutating func handleDue()

  mutating func draw(in window: WindowSize) -> String
  mutating func erase() -> String
  mutating func eraseAfterResize(columns: Int, reflows: Bool) -> String
  /// Writes the text that stays on the terminal, and moves to the next line.
  mutating func leave(columns: Int) -> String
}

/// The effect of a key beyond the screen.
enum KeyResponse: Hashable, Sendable {
  case stay
  /// Rings the bell, since the key did nothing.
  case ring
  /// Submits a text for standard output.
  case submit(String)
  case cancel
  case interrupt
  case quit
  case suspend
  case redraw
}
