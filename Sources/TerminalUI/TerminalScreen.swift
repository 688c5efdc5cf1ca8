import SystemStreams

/// A screen on the terminal that handles keys.
@MainActor package protocol TerminalScreen {
  /// Whether the screen needs control sequences.
  ///
  /// A row without them is written again from its start.
  static var needsSequences: Bool { get }

  /// Whether to draw on the terminal's alternate screen.
  ///
  /// When a window gets narrower, a terminal splits the rows of its main screen, and moves those
  /// that don't fit into its history, where nothing can erase them. More rows than one need the
  /// alternate screen.
  var usesAlternateScreen: Bool { get }

  mutating func handle(_ event: KeyEvent) -> KeyResponse
  /// Shows a message from outside the screen.
  mutating func tell(_ notice: FieldNotice)

  /// The time until something changes without a key, or `nil` if nothing will.
  var timeUntilDue: Duration? { get }
  /// Performs what's due.
  mutating func handleDue()

  /// Returns the rows to show in a window.
  mutating func picture(in window: WindowSize) -> Picture
  /// Returns the rows that stay on the terminal after a submission.
  func rowsToKeep(columns: Int) -> [Row]
}

/// The rows that a screen shows.
package struct Picture: Hashable, Sendable {
  /// Rows that stay on the terminal, above those that are drawn again.
  package var keptRows: [Row]
  package var rows: [Row]
  /// The index of the cursor's row.
  package var cursor: Int

  package init(keptRows: [Row] = [], rows: [Row], cursor: Int = 0) {
    self.keptRows = keptRows
    self.rows = rows
    self.cursor = cursor
  }
}

/// The effect of a key beyond the screen.
package enum KeyResponse: Hashable, Sendable {
  case stay
  /// Rings the bell, since the key did nothing.
  case ring
  /// Draws the screen again after another program wrote on it.
  case redraw
  case suspend
  case end(TerminalEnding)
}

/// The end of a terminal session.
package enum TerminalEnding: Hashable, Sendable {
  /// Submits a text for standard output.
  case submitted(String)
  case cancelled
  case interrupted
  /// A signal that still has to end the process.
  case signal(Int32)
  /// The terminal is gone.
  case hungUp

  /// The exit code of the process; a shell makes the same of a signal.
  package var exitCode: Int32 {
    switch self {
    case .submitted: 0
    case .cancelled, .hungUp: 1
    case .interrupted: 128 + SIGINT
    case .signal(let number): 128 + number
    }
  }
}
