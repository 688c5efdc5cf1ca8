/// A drawing of several rows that starts at the cursor's line and can be erased.
///
/// The methods return the control sequences to send; the terminal must support them.
struct BlockDrawer: Hashable, Sendable {
  private let pen: Pen
  /// The drawing of the cursor's line, the only line that scrolls.
  private var cursorDrawer: RowDrawer
  private var cursorKind: FormLine.Kind?
  /// The index of the cursor's line.
  private var cursor = 0
  /// The width of each line on the terminal; for the cursor's line, an upper limit.
  private var widths: [Int] = []

  init(pen: Pen) {
    self.pen = pen
    cursorDrawer = RowDrawer(pen: pen)
  }

  mutating func draw(_ lines: [FormLine], cursor: Int, columns: Int) -> String {
    var output = up(self.cursor)
    for (index, line) in lines.enumerated() {
      // The line feed scrolls the screen if the line is below its bottom.
      if index > 0 { output += "\r\n" }
      if index != cursor {
        var drawer = RowDrawer(pen: pen)
        output += drawer.draw(line.row, columns: columns)
      }
    }
    let extra = max(0, widths.count - lines.count)
    output += String(repeating: "\u{1B}[B\r\u{1B}[K", count: extra)
    output += up(lines.count - 1 + extra - cursor)
    if lines[cursor].kind != cursorKind {
      cursorDrawer = RowDrawer(pen: pen)
      cursorKind = lines[cursor].kind
    }
    output += cursorDrawer.draw(lines[cursor].row, columns: columns)
    self.cursor = cursor
    widths = lines.enumerated().map { index, line in
      index == cursor
        ? columns - 1 : RowLayout(line.row, columns: columns, scroll: 0).width
    }
    return output
  }

  /// Erases the block and moves the cursor to the start of its first line.
  mutating func erase() -> String {
    eraseAfterResize(columns: .max, reflows: false)
  }

  /// Erases the block after the window changed its size.
  ///
  /// Terminals that reflow text have split long lines.
  mutating func eraseAfterResize(columns: Int, reflows: Bool) -> String {
    guard !widths.isEmpty else { return "" }
    func screenLines(_ widths: ArraySlice<Int>) -> Int {
      widths.reduce(0) { $0 + (reflows ? max(1, ($1 + columns - 1) / columns) : 1) }
    }
    // Clears each line on its own, since some multiplexers save a cleared screen in their history.
    // The lines below come first, followed by a saved cursor position, since the bottom of the
    // screen may be closer than before.
    let output =
      cursorDrawer.eraseAfterResize(columns: columns, reflows: reflows)
      + "\u{1B}7"
      + String(repeating: "\u{1B}[B\r\u{1B}[K", count: screenLines(widths[cursor...]) - 1)
      + "\u{1B}8"
      + String(repeating: "\u{1B}[A\r\u{1B}[K", count: screenLines(widths[..<cursor]))
    cursor = 0
    cursorKind = nil
    widths = []
    return output
  }

  /// Writes rows that stay on the terminal, wrapped if needed, and moves to the next line.
  mutating func leave(_ rows: [Row]) -> String {
    var output = erase()
    for row in rows {
      var drawer = RowDrawer(pen: pen)
      output += drawer.leave(row)
    }
    return output
  }

  private func up(_ count: Int) -> String { count > 0 ? "\u{1B}[\(count)A" : "" }
}
