/// A drawing of one row on the cursor's line that can be erased.
///
/// The methods return the text to send to the terminal.
struct RowDrawer: Hashable, Sendable {
  let pen: Pen
  private var scroll = 0
  /// The number of columns that the row takes on the terminal.
  private(set) var drawnWidth = 0
  /// The column of the cursor on the terminal.
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

  /// Erases the row and moves the cursor to the start of the line.
  mutating func erase() -> String {
    let output = "\r" + clearRest(from: 0) + (pen.usesSequences ? "" : "\r")
    forget()
    return output
  }

  /// Erases the row after the window changed its size.
  ///
  /// Terminals that reflow text have split a long row into several.
  mutating func eraseAfterResize(columns: Int, reflows: Bool) -> String {
    guard pen.usesSequences, reflows, columns > 0, drawnWidth > columns else { return erase() }
    let above = drawnCaret / columns
    let below = (drawnWidth - 1) / columns - above
    forget()
    // Clears each line on its own, since some multiplexers save a cleared screen in their history.
    let clear = "\r\u{1B}[K"
    let down = String(repeating: "\u{1B}[B" + clear, count: max(0, below))
    let backUp = below > 0 ? "\u{1B}[\(below)A" : ""
    return clear + down + backUp + String(repeating: "\u{1B}[A" + clear, count: above)
  }

  /// Writes the prompt and the text so that they stay on the terminal, wrapped if needed, and moves
  /// to the next line.
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
    // Without control sequences, writing the text before a column is the only way to reach it.
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
