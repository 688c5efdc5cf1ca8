import LiveNumber

/// The sample form on the terminal.
extension SampleForm: TerminalScreen {
  static let needsSequences = true
  var usesAlternateScreen: Bool { true }

  func picture(in window: WindowSize) -> Picture {
    let page = FormPage(self, columns: window.columns, rows: window.rows, top: top)
    top = page.top
    return Picture(rows: page.lines.map(\.row), cursor: page.cursor)
  }

  func rowsToKeep(columns: Int) -> [Row] {
    let layout = FormColumns(columns)
    return SampleField.allCases.map { name in
      var row = layout.row(of: name, in: self)
      row.prompt = layout.prompt(of: name, isFocused: false)
      return row
    }
  }
}
