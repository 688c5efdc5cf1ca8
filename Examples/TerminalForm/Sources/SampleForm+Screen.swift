import LiveNumber
import TerminalUI

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
    let asks = columns.showsAnswer(of: focus, in: self) && visible.contains(focused.upperBound)
    shownReadings = asks ? input(focus).readings : []
    let footer = hasFooter ? [footer(isWhole: visible.count == rows.count)] : []
    let below = room - visible.count
    guard showsKeys else {
      return Picture(rows: rows[visible] + footer, cursor: focused.lowerBound - top)
    }
    // Where there is no room below the fields, the keys are in their place.
    guard below >= Self.smallestRowsForKeys else {
      shownReadings = []
      return Picture(rows: keys(columns: window.columns, rows: window.rows))
    }
    return Picture(
      rows: rows[visible] + keys(columns: window.columns, rows: below) + footer,
      cursor: focused.lowerBound - top)
  }

  private func keys(columns: Int, rows: Int) -> [Row] {
    Self.keyList.lines(columns: columns, rows: rows).map { Row(prompt: $0) }
  }

  private static let smallestRowsForKeys = 4

  private static let keyList = KeyList(
    entries: [
      ("Tab, Shift-Tab", "next, previous field"),
      ("Enter", "submit"),
      ("Esc", "leave without values"),
      ("Ctrl-G", "another locale"),
      ("Ctrl-R", "random temperatures"),
      ("Ctrl-N", "the second answer"),
    ] + KeyList.editing + KeyList.terminal)

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
    "  Tab next  Enter submit  Ctrl-G locale  Ctrl-R temperatures  Esc leave  F1 keys",
    "  Tab  Enter submit  ^G locale  Esc leave  F1 keys",
    "  ^G locale  Esc leave  F1 keys",
    "  F1 keys",
    "  F1",
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
