import LiveNumber

/// The sample form on the terminal.
struct FormScreen: TerminalScreen {
  static let needsSequences = true

  private let form: SampleForm
  private var drawer: BlockDrawer
  /// The index of the first visible line.
  private var top = 0

  init(_ form: SampleForm, pen: Pen) {
    self.form = form
    drawer = BlockDrawer(pen: pen)
  }

  var usesAlternateScreen: Bool { true }

  mutating func handle(_ event: KeyEvent) -> KeyResponse { form.handle(event) }
  mutating func rejectSuspension() { form.tell(.cannotSuspend) }

  var timeUntilDue: Duration? { form.timeUntilDue }
  mutating func handleDue() { form.validateDue() }

  mutating func draw(in window: WindowSize) -> String {
    let page = FormPage(form, columns: window.columns, rows: window.rows, top: top)
    top = page.top
    return drawer.draw(page.lines.map(\.row), cursor: page.cursor, columns: window.columns)
  }

  mutating func erase() -> String { drawer.erase() }

  mutating func eraseAfterResize(columns: Int, reflows: Bool) -> String {
    drawer.eraseAfterResize(columns: columns, reflows: reflows)
  }

  mutating func leave(columns: Int) -> String {
    let layout = FormColumns(columns)
    return drawer.leave(
      SampleField.allCases.map { name in
        var row = layout.row(of: name, in: form)
        row.prompt = layout.prompt(of: name, isFocused: false)
        return row
      })
  }
}
