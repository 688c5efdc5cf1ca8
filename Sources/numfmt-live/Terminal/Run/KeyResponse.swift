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
