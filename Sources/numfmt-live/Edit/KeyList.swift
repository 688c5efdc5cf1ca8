/// The keys of a live field, for its help and for the list below it.
struct KeyList: Sendable {
  /// The keys that everybody needs come first, since a small window cuts the list off.
  static let field = KeyList(
    entries: [
      ("Enter", "accept the number"),
      ("Esc", "leave without one"),
      ("Ctrl-N, Ctrl-P", "other answers"),
      ("?", "show or hide the keys"),
      ("Ctrl-_, Alt-_", "undo, redo"),
      ("Up, Down", "a step; ten with Shift"),
      ("Page Up, Down", "ten steps"),
      ("Left, Right", "move; select with Shift"),
      ("Home, End", "to the start or end"),
      ("Backspace", "delete to the left"),
      ("Delete", "delete to the right"),
      ("Ctrl-W", "delete a word"),
      ("Ctrl-U, Ctrl-K", "delete to start or end"),
      ("Ctrl-A, Ctrl-E", "like Home, End"),
      ("Ctrl-B, Ctrl-F", "like Left, Right"),
      ("Ctrl-D", "delete; leave if empty"),
      ("Ctrl-L", "draw the field again"),
      ("Ctrl-Z", "suspend the command"),
      ("Ctrl-C", "interrupt the command"),
    ])

  /// The characters that show and hide the list: question marks, which no locale has in a number.
  ///
  /// Arabic and full-width keyboards have their own.
  static let toggles: Set<Unicode.Scalar> = ["?", "\u{61F}", "\u{FF1F}"]

  let entries: [(keys: String, meaning: String)]

  /// Returns the lines of the list for a window, in as many columns as fit.
  ///
  /// Entries that don't fit are left out. A line can still be too wide for a narrow window.
  func lines(columns: Int, rows: Int) -> [String] {
    guard rows > 0 else { return [] }
    var lines = entries.prefix(rows).map { "\($0.keys)  \($0.meaning)" }
    for count in 1...entries.count {
      let table = table(count, rows: rows)
      // The last column of the window stays empty.
      guard table.allSatisfy({ $0.unicodeScalars.count < columns }) else { break }
      lines = table
    }
    return lines
  }

  /// The list for the command's help.
  var helpText: String {
    table(1, rows: entries.count).map { "  \($0)" }.joined(separator: "\n")
  }

  /// Returns the list in a number of columns, each from top to bottom.
  private func table(_ count: Int, rows: Int) -> [String] {
    let shown = Array(entries.prefix(rows * count))
    let height = (shown.count + count - 1) / count
    return TextTable.lines(
      (0..<height).map { row in
        stride(from: row, to: height * count, by: height).flatMap { index in
          index < shown.count ? [shown[index].keys, shown[index].meaning] : ["", ""]
        }
      })
  }
}
