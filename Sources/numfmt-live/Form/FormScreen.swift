import LiveNumber

/// The sample form on the terminal.
struct FormScreen: TerminalScreen {
  static let needsSequences = true

  let form: SampleForm
  /// The index of the first visible line.
  private var top = 0

  init(_ form: SampleForm) {
    self.form = form
  }

  var usesAlternateScreen: Bool { true }

  mutating func handle(_ event: KeyEvent) -> KeyResponse { form.handle(event) }
  mutating func tell(_ notice: FieldNotice) { form.tell(notice) }

  var timeUntilDue: Duration? { form.timeUntilDue }
  mutating func handleDue() { form.validateDue() }

  mutating func picture(in window: WindowSize) -> Picture {
    let page = FormPage(form, columns: window.columns, rows: window.rows, top: top)
    top = page.top
    return Picture(rows: page.lines.map(\.row), cursor: page.cursor)
  }

  func rowsToKeep(columns: Int) -> [Row] {
    let layout = FormColumns(columns)
    return SampleField.allCases.map { name in
      var row = layout.row(of: name, in: form)
      row.prompt = layout.prompt(of: name, isFocused: false)
      return row
    }
  }
}
