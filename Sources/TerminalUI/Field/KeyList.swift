/// The keys of a live field, for its help and for the list below it.
package struct KeyList: Sendable {
  /// The keys of a field on a line of its own.
  ///
  /// The keys that everybody needs come first, since a small window cuts the list off.
  package static let field = KeyList(
    entries: [
      ("Enter", "accept the number"),
      ("Esc", "leave without one"),
      ("Ctrl-N, Tab", "the second answer"),
    ] + editing + [("Ctrl-D", "delete; leave if empty")] + terminal)

  /// The keys that change a field.
  package static let editing = [
    ("?, F1", "show or hide the keys"),
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
  ]

  /// The keys of every screen.
  package static let terminal = [
    ("Ctrl-L", "draw the screen again"),
    ("Ctrl-Z", "suspend the command"),
    ("Ctrl-C", "interrupt the command"),
  ]

  /// The characters that show and hide the list in number fields: question marks, which no locale
  /// has in a number.
  ///
  /// Arabic and full-width keyboards have their own.
  package static let toggles: Set<Unicode.Scalar> = ["?", "\u{61F}", "\u{FF1F}"]

  package let entries: [(keys: String, meaning: String)]

  package init(entries: [(keys: String, meaning: String)]) {
    self.entries = entries
  }

  /// Returns the lines of the list for a window, in as many columns as fit.
  ///
  /// The last line of a list that is cut says so.
  package func lines(columns: Int, rows: Int) -> [String] {
    guard rows > 0 else { return [] }
    // The last column of the window stays empty.
    let room = max(columns - 1, 0)
    let whole = table(room: room, rows: rows)
    guard whole.count < entries.count, rows > 1 else { return whole.lines }
    return table(room: room, rows: rows - 1).lines + [
      Self.clipped("… more in a larger window", to: room)
    ]
  }

  /// Returns the list in as many columns as fit, and the number of entries in it.
  private func table(room: Int, rows: Int) -> (lines: [String], count: Int) {
    var lines = entries.prefix(rows).map {
      Self.clipped("\($0.keys)  \($0.meaning)", to: room)
    }
    var count = lines.count
    for columns in 1...entries.count {
      let table = table(columns, rows: rows)
      guard table.allSatisfy({ $0.unicodeScalars.count <= room }) else { break }
      (lines, count) = (table, min(rows * columns, entries.count))
    }
    return (lines, count)
  }

  /// Returns a line, or the start of one that is too long.
  private static func clipped(_ line: String, to room: Int) -> String {
    line.count <= room ? line : line.prefix(max(room - 1, 0)) + "…"
  }

  /// The list for the command's help.
  package var helpText: String {
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
