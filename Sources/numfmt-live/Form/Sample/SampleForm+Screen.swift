import LiveNumber

/// The sample form on the terminal: the fields and their messages that fit into the window, and a
/// footer.
extension SampleForm: TerminalScreen {
  static let needsSequences = true
  var usesAlternateScreen: Bool { true }

  func picture(in window: WindowSize) -> Picture {
    let columns = FormColumns(window.columns)
    var rows: [Row] = []
    var focused = 0...0
    for name in SampleField.allCases {
      let start = rows.count
      rows.append(columns.row(of: name, in: self))
      if let message = columns.message(of: name, in: self) { rows.append(message) }
      if name == focus { focused = start...rows.count - 1 }
    }
    let hasFooter = window.rows >= Self.smallestRowsForFooter
    let room = max(1, window.rows - (hasFooter ? 1 : 0))
    let visible = Self.visible(of: rows.count, keeping: focused, room: room, top: top)
    top = visible.lowerBound
    let footer = hasFooter ? [footer(isWhole: visible.count == rows.count)] : []
    return Picture(rows: rows[visible] + footer, cursor: focused.lowerBound - top)
  }

  /// The minimum number of rows for a footer.
  private static let smallestRowsForFooter = 3

  /// Returns the range of visible rows, which changes only if the rows to keep aren't visible.
  private static func visible(
    of count: Int, keeping: ClosedRange<Int>, room: Int, top: Int
  ) -> Range<Int> {
    var top = max(top, keeping.upperBound + 1 - room)
    // If only one of the two fits, show the field instead of its message.
    top = min(top, keeping.lowerBound)
    // Don't leave rows empty while others are hidden.
    top = max(0, min(top, count - room))
    return top..<min(count, top + room)
  }

  /// Returns the locale and the keys, and the number of the field if not all fields are visible.
  private func footer(isWhole: Bool) -> Row {
    let position = isWhole ? "" : "\(focus.rawValue + 1)/\(SampleField.allCases.count)  "
    let notes = Self.keys.map { position + locale.identifier + $0 }
    return Row(notes: notes, noteTone: .faint)
  }

  /// The keys in several lengths, the longest first.
  private static let keys = [
    "  Tab next  Enter submit  Ctrl-G locale  Ctrl-R random temperatures  Esc leave",
    "  Tab  Enter submit  ^G locale  ^R random  Esc leave",
    "  Tab  Enter  ^G locale  ^R random  Esc",
    "  ^G locale  ^R random",
    "  ^G  ^R",
    "",
  ]

  func rowsToKeep(columns: Int) -> [Row] {
    let layout = FormColumns(columns)
    return SampleField.allCases.map { name in
      var row = layout.row(of: name, in: self)
      row.prompt = layout.prompt(of: name, isFocused: false)
      return row
    }
  }
}
