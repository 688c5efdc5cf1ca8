/// Draws one row again and again on the line that the cursor is on, and takes it away without trace.
///
/// It writes nothing itself: every call returns what is to be sent to the terminal, in one piece.
struct RowDrawer: Hashable, Sendable {
  let pen: Pen
  private var scroll = 0
  /// Columns taken and columns in front of the cursor, as the terminal has them now.
  private var drawnWidth = 0
  private var drawnCaret = 0

  init(pen: Pen) {
    self.pen = pen
  }

  mutating func draw(_ row: Row, columns: Int) -> String {
    let layout = RowLayout(row, columns: columns, scroll: scroll)
    scroll = layout.scroll
    let text = layout.pieces.map { pen.write($0.text, $0.tone) }.joined()
    let output = "\r" + text + clearRest(from: layout.width) + place(layout)
    drawnWidth = layout.width
    drawnCaret = layout.caretColumn
    return output
  }

  /// Takes the row away; the cursor is at the start of the empty line.
  mutating func erase() -> String {
    let output = "\r" + clearRest(from: 0) + (pen.usesSequences ? "" : "\r")
    forget()
    return output
  }

  /// Takes away what a resized window made of the row: terminals that reflow their lines have broken
  /// a row that became too long into several, and the cursor is on one of them.
  mutating func eraseAfterResize(columns: Int, reflows: Bool) -> String {
    guard pen.usesSequences, reflows, columns > 0, drawnWidth > columns else { return erase() }
    let above = drawnCaret / columns
    let below = (drawnWidth - 1) / columns - above
    forget()
    // Line by line: a screen cleared as a whole goes into the history of some multiplexers.
    let clear = "\r\u{1B}[K"
    let down = String(repeating: "\u{1B}[B" + clear, count: max(0, below))
    let backUp = below > 0 ? "\u{1B}[\(below)A" : ""
    return clear + down + backUp + String(repeating: "\u{1B}[A" + clear, count: above)
  }

  /// Leaves prompt and text to stay, whole even where they take several lines, and goes to the line
  /// below.
  mutating func leave(_ row: Row) -> String {
    let cells = Cell.cells(of: row.prompt) + Cell.cells(of: row.text)
    let width = cells.reduce(0) { $0 + $1.width }
    let output = "\r" + cells.map(\.text).joined() + clearRest(from: width) + "\r\n"
    forget()
    return output
  }

  private mutating func forget() {
    scroll = 0
    drawnWidth = 0
    drawnCaret = 0
  }

  private func clearRest(from width: Int) -> String {
    if pen.usesSequences { return "\u{1B}[K" }
    return String(repeating: " ", count: max(0, drawnWidth - width))
  }

  private func place(_ layout: RowLayout) -> String {
    if layout.caretColumn == 0 { return "\r" }
    if pen.usesSequences { return "\r\u{1B}[\(layout.caretColumn)C" }
    // Without sequences the way to a column is to write what stands in front of it.
    var prefix = ""
    var column = 0
    for cell in Cell.cells(of: layout.pieces.map(\.text).joined()) {
      if column >= layout.caretColumn { break }
      prefix += cell.text
      column += cell.width
    }
    return "\r" + prefix
  }
}
