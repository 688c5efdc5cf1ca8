/// A drawing of several rows that starts at the cursor's line and can be erased.
///
/// The methods return the text to send to the terminal. More than one row needs a terminal that supports
/// control sequences.
struct BlockDrawer: Hashable, Sendable {
  private let pen: Pen
  /// The drawing of the cursor's line, the only line that scrolls.
  private var cursorDrawer: RowDrawer
  /// The index of the cursor's line.
  private var cursor = 0
  /// The width of each line on the terminal.
  private var widths: [Int] = []

  init(pen: Pen) {
    self.pen = pen
    cursorDrawer = RowDrawer(pen: pen)
  }

  mutating func draw(_ rows: [Row], cursor: Int, columns: Int) -> String {
    var output = up(self.cursor)
    for (index, row) in rows.enumerated() {
      // The line feed scrolls the screen if the line is below its bottom.
      if index > 0 { output += "\r\n" }
      if index != cursor {
        var drawer = RowDrawer(pen: pen)
        output += drawer.draw(row, columns: columns)
      }
    }
    let extra = max(0, widths.count - rows.count)
    output += String(repeating: "\u{1B}[B\r\u{1B}[K", count: extra)
    output += up(rows.count - 1 + extra - cursor)
    output += cursorDrawer.draw(rows[cursor], columns: columns)
    self.cursor = cursor
    widths = rows.enumerated().map { index, row in
      index == cursor
        ? cursorDrawer.drawnWidth : RowLayout(row, columns: columns, scroll: 0).width
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
    guard pen.usesSequences else {
      widths = []
      return cursorDrawer.erase()
    }
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
