import LiveNumber

/// A live field on one row of the terminal, and the list of its keys below.
extension LiveField: TerminalScreen {
  static let needsSequences = false
  var usesAlternateScreen: Bool { showsKeys }

  var timeUntilDue: Duration? { nil }
  mutating func handleDue() {}

  mutating func picture(in window: WindowSize) -> Picture {
    guard showsKeys else { return Picture(rows: [row]) }
    let lines = KeyList.field.lines(columns: window.columns, rows: window.rows - 1)
    let keys = lines.map { Row(prompt: $0) }
    if pen.usesSequences { return Picture(rows: [row] + keys) }
    // Nothing below the cursor can be erased again, so the list goes above it and stays there.
    hideKeys()
    return Picture(keptRows: keys, rows: [row])
  }

  func rowsToKeep(columns: Int) -> [Row] { [row] }
}

extension LiveField {
  /// The field with its insertion point, and a note beside it.
  var row: Row {
    let message = question ?? notice
    let notice = message ?? FieldNotice(statusOf: session, isRequired: isRequired)
    var row = Row(session.rendering)
    row.prompt = prompt
    // Without faint text, or beside a message, a sample would look like content.
    if session.text.isEmpty {
      let showsSample = pen.usesSequences && message == nil
      row.placeholder = placeholder ?? (showsSample ? session.editor.sampleText : "")
    }
    row.clipsPlaceholder = placeholder != nil
    // A field that waits for an answer has to ask.
    row.asksUser = question != nil
    if showsStatus || row.asksUser { row.notes = notice.words }
    row.noteTone = notice.tone
    row.textTone = session.validity == .invalid ? .bad : .plain
    return row
  }
}

extension Row {
  /// Creates a row of a field's text with its insertion point and selection.
  init(_ field: NumberEditor.Rendering) {
    self.init(text: field.text, caret: field.scalarHead, selection: field.scalarSelection)
  }
}
