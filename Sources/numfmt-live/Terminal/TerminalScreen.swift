/// Something that is shown on the terminal and changed by keys, until the user is done with it.
///
/// It sends nothing itself: the texts that it returns are to be sent to the terminal.
@MainActor protocol TerminalScreen {
  /// Whether it can only be shown on a terminal that obeys control sequences.
  static var needsSequences: Bool { get }

  mutating func handle(_ event: KeyEvent) -> KeyResponse
  /// Says that it cannot be suspended, since nothing could resume it.
  mutating func refuseSuspension()

  /// How long nothing changes if no key comes; nil is for ever.
  var timeUntilDue: Duration? { get }
  /// Does what is due without a key.
  mutating func handleDue()

  mutating func draw(in window: WindowSize) -> String
  mutating func erase() -> String
  mutating func eraseAfterResize(columns: Int, reflows: Bool) -> String
  /// Leaves what is to stay, and goes to the line below.
  mutating func leave(columns: Int) -> String
}

/// What a key leads to beyond what it changes on the screen.
enum KeyResponse: Hashable, Sendable {
  case stay
  /// The text for standard output.
  case submit(String)
  case cancel
  case interrupt
  case quit
  case suspend
  case redraw
}
