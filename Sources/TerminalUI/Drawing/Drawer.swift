/// A drawing of rows that starts at the cursor's line and can be erased.
///
/// The methods return the text to send to the terminal. More than one row needs a terminal that
/// supports control sequences.
struct Drawer: Hashable, Sendable {
  private let pen: Pen
  /// The first visible cell of the cursor's row, the only row that scrolls.
  private var scroll = 0
  /// The index of the cursor's row.
  private var cursor = 0
  /// The column of the cursor.
  private var caretColumn = 0
  /// The width of each row on the terminal.
  private var widths: [Int] = []

  init(pen: Pen) {
    self.pen = pen
  }

  mutating func draw(_ picture: Picture, columns: Int) -> String {
    let layouts = picture.rows.enumerated().map { index, row in
      RowLayout(row, columns: columns, scroll: index == picture.cursor ? scroll : 0)
    }
    var output = up(cursor)
    for (index, layout) in layouts.enumerated() {
      // The line feed scrolls the screen if the line is below its bottom.
      if index > 0 { output += "\r\n" }
      if index != picture.cursor { output += text(layout) }
    }
    let extra = max(0, widths.count - layouts.count)
    output += clearingLines(extra, direction: "B")
    output += up(layouts.count - 1 + extra - picture.cursor)
    let current = layouts[picture.cursor]
    output += text(current) + place(current)
    scroll = current.scroll
    cursor = picture.cursor
    caretColumn = current.caretColumn
    widths = layouts.map(\.width)
    return output
  }

  /// Erases the rows and moves the cursor to the start of the first line.
  mutating func erase() -> String {
    eraseAfterResize(columns: .max, reflows: false)
  }

  /// Erases the rows after the window changed its size.
  ///
  /// Terminals that reflow text have split long rows into several lines.
  mutating func eraseAfterResize(columns: Int, reflows: Bool) -> String {
    guard !widths.isEmpty else { return "" }
    defer { self = Drawer(pen: pen) }
    guard pen.usesSequences else { return "\r" + clearRest(from: 0) + "\r" }
    let reflows = reflows && columns > 0
    func lineCount(_ widths: ArraySlice<Int>) -> Int {
      widths.reduce(0) { $0 + (reflows ? max(1, ($1 + columns - 1) / columns) : 1) }
    }
    // Clears each line on its own, since some multiplexers save a cleared screen in their history.
    // The lines below come with a saved cursor position, since the bottom of the screen may be
    // closer than before.
    let isSplit = reflows && widths[cursor] > columns
    let below = clearingLines(lineCount(widths[cursor...]) - 1, direction: "B")
    return "\r\u{1B}[K" + clearingLines(isSplit ? caretColumn / columns : 0, direction: "A")
      + (below.isEmpty ? "" : "\u{1B}7" + below + "\u{1B}8")
      + clearingLines(lineCount(widths[..<cursor]), direction: "A")
  }

  /// Writes the prompts and the texts of rows so that they stay on the terminal, wrapped if needed,
  /// and moves to the next line.
  mutating func leave(_ rows: [Row]) -> String {
    erase()
      + rows.map { row in
        let cells = Cell.cells(of: row.prompt) + Cell.cells(of: row.text)
        return "\r" + cells.text + clearRest(from: 0) + "\r\n"
      }.joined()
  }

  // MARK: - Lines

  private func text(_ layout: RowLayout) -> String {
    "\r" + layout.pieces.map { pen.write($0.text, $0.tone) }.joined()
      + clearRest(from: layout.width)
  }

  /// Clears the rest of a line from a column on.
  private func clearRest(from width: Int) -> String {
    if pen.usesSequences { return "\u{1B}[K" }
    return String(repeating: " ", count: max(0, (widths.first ?? 0) - width))
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

  private func up(_ count: Int) -> String { count > 0 ? "\u{1B}[\(count)A" : "" }

  /// Moves up (`A`) or down (`B`) a number of lines, and clears each.
  private func clearingLines(_ count: Int, direction: String) -> String {
    String(repeating: "\u{1B}[\(direction)\r\u{1B}[K", count: count)
  }
}
