/// The size of a terminal's window, in cells.
struct WindowSize: Hashable, Sendable {
  var columns: Int
  var rows: Int
}
