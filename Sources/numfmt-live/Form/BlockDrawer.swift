/// Draws several rows again and again, from the line that the cursor was on downwards, and takes them
/// away without trace.
///
/// It writes nothing itself: every call returns what is to be sent to a terminal that obeys control
/// sequences.
struct BlockDrawer: Hashable, Sendable {
  private let pen: Pen
  /// Draws the line of the cursor, which alone is scrolled.
  private var cursorDrawer: RowDrawer
  private var cursorKind: FormLine.Kind?
  /// The line that the cursor is on.
  private var cursor = 0
  /// Columns taken by each line, as the terminal has them now; of the cursor's line, at most.
  private var widths: [Int] = []

  init(pen: Pen) {
    self.pen = pen
    cursorDrawer = RowDrawer(pen: pen)
  }

  mutating func draw(_ lines: [FormLine], cursor: Int, columns: Int) -> String {
    var output = up(self.cursor)
    for (index, line) in lines.enumerated() {
      // The line feed makes room at the bottom of the screen, where there is none yet.
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

  /// Takes the block away; the cursor is at the start of its first line.
  mutating func erase() -> String {
    eraseAfterResize(columns: .max, reflows: false)
  }

  /// Takes away what a resized window made of the block: terminals that reflow their lines have
  /// broken lines that became too long into several.
  mutating func eraseAfterResize(columns: Int, reflows: Bool) -> String {
    guard !widths.isEmpty else { return "" }
    func screenLines(_ widths: ArraySlice<Int>) -> Int {
      widths.reduce(0) { $0 + (reflows ? max(1, ($1 + columns - 1) / columns) : 1) }
    }
    // Line by line: a screen cleared as a whole goes into the history of some multiplexers. Down
    // first, and back to a noted place, since the bottom of the screen may be nearer than it was.
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

  /// Leaves rows to stay, whole even where they take several lines, and goes to the line below.
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
