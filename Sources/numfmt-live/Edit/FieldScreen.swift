import LiveNumber

/// A live field on one row of the terminal.
struct FieldScreen: TerminalScreen {
  /// A Boolean value that indicates whether the screen needs control sequences.
  ///
  /// A row without them is written again from its start.
  static let needsSequences = false

  private var field: LiveField
  private let prompt: String
  private let placeholder: String
  private let showsStatus: Bool
  private var drawer: RowDrawer

  init(
    _ field: LiveField, prompt: String, placeholder: String, showsStatus: Bool = true, pen: Pen
  ) {
    self.field = field
    self.prompt = prompt
    self.placeholder = placeholder
    self.showsStatus = showsStatus
    drawer = RowDrawer(pen: pen)
  }

  private var row: Row {
    var row = Row(field, prompt: prompt, placeholder: placeholder)
    if !showsStatus { row.notes = [] }
    return row
  }

  mutating func handle(_ event: KeyEvent) -> KeyResponse { field.handle(event) }
  mutating func rejectSuspension() { field.tell(.cannotSuspend) }

  var timeUntilDue: Duration? { nil }
  mutating func handleDue() {}

  mutating func draw(in window: WindowSize) -> String {
    drawer.draw(row, columns: window.columns)
  }

  mutating func erase() -> String { drawer.erase() }

  mutating func eraseAfterResize(columns: Int, reflows: Bool) -> String {
    drawer.eraseAfterResize(columns: columns, reflows: reflows)
  }

  mutating func leave(columns: Int) -> String { drawer.leave(row) }
}

extension Row {
  /// Creates the row of a live field.
  init(_ field: LiveField, prompt: String, placeholder: String) {
    let session = field.session
    let rendering = session.rendering
    let status = FieldStatus(session)
    let scalars = rendering.text.unicodeScalars
    self.init(
      prompt: prompt, text: rendering.text,
      caret: scalars.distance(from: scalars.startIndex, to: rendering.caret),
      selection: rendering.scalarSelection, placeholder: placeholder,
      notes: field.notice?.words ?? status.words,
      textTone: session.validity == .invalid ? .bad : .plain,
      noteTone: field.notice?.tone ?? status.tone)
  }
}
