/// The keys of a live field, for its help and for the list below it.
struct KeyList: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    let keys: String
    let meaning: String
  }

  /// The keys that everybody needs come first, since a small window cuts the list off.
  static let field = KeyList(
    entries: [
      Entry(keys: "Enter", meaning: "accept the number"),
      Entry(keys: "Esc", meaning: "leave without one"),
      Entry(keys: "?", meaning: "show or hide the keys"),
      Entry(keys: "Ctrl-_, Alt-_", meaning: "undo, redo"),
      Entry(keys: "Up, Down", meaning: "a step; ten with Shift"),
      Entry(keys: "Page Up, Down", meaning: "ten steps"),
      Entry(keys: "Left, Right", meaning: "move; select with Shift"),
      Entry(keys: "Home, End", meaning: "to the start or end"),
      Entry(keys: "Backspace", meaning: "delete to the left"),
      Entry(keys: "Delete", meaning: "delete to the right"),
      Entry(keys: "Ctrl-W", meaning: "delete a word"),
      Entry(keys: "Ctrl-U, Ctrl-K", meaning: "delete to start or end"),
      Entry(keys: "Ctrl-A, Ctrl-E", meaning: "like Home, End"),
      Entry(keys: "Ctrl-B, Ctrl-F", meaning: "like Left, Right"),
      Entry(keys: "Ctrl-D", meaning: "delete; leave if empty"),
      Entry(keys: "Ctrl-L", meaning: "draw the field again"),
      Entry(keys: "Ctrl-Z", meaning: "suspend the command"),
      Entry(keys: "Ctrl-C", meaning: "interrupt the command"),
    ])

  /// The characters that show and hide the list: question marks, which no locale has in a number.
  ///
  /// Arabic and full-width keyboards have their own.
  static let toggles: Set<Unicode.Scalar> = ["?", "\u{61F}", "\u{FF1F}"]

  let entries: [Entry]

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
