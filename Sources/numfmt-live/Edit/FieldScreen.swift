import LiveNumber

/// A live field on one row of the terminal, and the list of its keys below.
struct FieldScreen: TerminalScreen {
  /// A Boolean value that indicates whether the screen needs control sequences.
  ///
  /// A row without them is written again from its start.
  static let needsSequences = false

  private var field: LiveField
  private let prompt: String
  /// The text of an empty field, or `nil` for a sample number.
  private let placeholder: String?
  private let sample: String
  private let showsStatus: Bool
  private let pen: Pen
  private var drawer: BlockDrawer

  /// Creates a screen with a placeholder, which is a sample number by default.
  init(
    _ field: LiveField, prompt: String, placeholder: String? = nil, showsStatus: Bool = true,
    pen: Pen
  ) {
    self.field = field
    self.prompt = prompt
    self.placeholder = placeholder
    // Without faint text, a sample would look like content.
    sample = pen.usesSequences ? field.session.editor.sampleText : ""
    self.showsStatus = showsStatus
    self.pen = pen
    drawer = BlockDrawer(pen: pen)
  }

  private var row: Row {
    var row = Row(field, prompt: prompt, placeholder: placeholder ?? sample)
    row.clipsPlaceholder = placeholder != nil
    // A field that waits for an answer has to ask.
    if !showsStatus, field.question == nil { row.notes = [] }
    return row
  }

  var usesAlternateScreen: Bool { field.showsKeys }

  mutating func handle(_ event: KeyEvent) -> KeyResponse { field.handle(event) }
  mutating func rejectSuspension() { field.tell(.cannotSuspend) }

  var timeUntilDue: Duration? { nil }
  mutating func handleDue() {}

  mutating func draw(in window: WindowSize) -> String {
    guard field.showsKeys else {
      return drawer.draw([row], cursor: 0, columns: window.columns)
    }
    let lines = KeyList.field.lines(columns: window.columns, rows: window.rows - 1)
    let keys = lines.map { Row(prompt: $0, text: "", caret: 0) }
    guard pen.usesSequences else {
      // Nothing below the cursor can be erased again, so the list goes above it and stays there.
      field.hideKeys()
      return drawer.leave(keys) + drawer.draw([row], cursor: 0, columns: window.columns)
    }
    return drawer.draw([row] + keys, cursor: 0, columns: window.columns)
  }

  mutating func erase() -> String { drawer.erase() }

  mutating func eraseAfterResize(columns: Int, reflows: Bool) -> String {
    drawer.eraseAfterResize(columns: columns, reflows: reflows)
  }

  mutating func leave(columns: Int) -> String { drawer.leave([row]) }
}

extension Row {
  /// Creates the row of a live field.
  init(_ field: LiveField, prompt: String, placeholder: String) {
    let session = field.session
    let rendering = session.rendering
    let status = FieldStatus(session, isRequired: field.answer.isRequired)
    let notice = field.question ?? field.notice
    let scalars = rendering.text.unicodeScalars
    self.init(
      prompt: prompt, text: rendering.text,
      caret: scalars.distance(from: scalars.startIndex, to: rendering.caret),
      selection: rendering.scalarSelection, placeholder: placeholder,
      notes: notice?.words ?? status.words,
      textTone: session.validity == .invalid ? .bad : .plain,
      noteTone: notice?.tone ?? status.tone)
  }
}
