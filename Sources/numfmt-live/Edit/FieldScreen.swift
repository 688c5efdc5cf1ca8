import LiveNumber

/// A live field on one row of the terminal, and the list of its keys below.
struct FieldScreen: TerminalScreen {
  static let needsSequences = false

  private var field: LiveField
  private let prompt: String
  /// The text of an empty field, or `nil` for a sample number.
  private let placeholder: String?
  private let sample: String
  private let showsStatus: Bool
  private let pen: Pen

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
  mutating func tell(_ notice: FieldNotice) { field.tell(notice) }

  var timeUntilDue: Duration? { nil }
  mutating func handleDue() {}

  mutating func picture(in window: WindowSize) -> Picture {
    guard field.showsKeys else { return Picture(rows: [row]) }
    let lines = KeyList.field.lines(columns: window.columns, rows: window.rows - 1)
    let keys = lines.map { Row(prompt: $0) }
    if pen.usesSequences { return Picture(rows: [row] + keys) }
    // Nothing below the cursor can be erased again, so the list goes above it and stays there.
    field.hideKeys()
    return Picture(keptRows: keys, rows: [row])
  }

  func rowsToKeep(columns: Int) -> [Row] { [row] }
}

extension Row {
  /// Creates the row of a live field.
  init(_ field: LiveField, prompt: String, placeholder: String) {
    let rendering = field.session.rendering
    let notice =
      field.question ?? field.notice
      ?? FieldNotice(statusOf: field.session, isRequired: field.isRequired)
    self.init(rendering.text, caret: rendering.caret, selection: rendering.selection)
    self.prompt = prompt
    self.placeholder = placeholder
    notes = notice.words
    noteTone = notice.tone
    textTone = field.session.validity == .invalid ? .bad : .plain
  }

  /// Creates a row of a text with its insertion point and selection.
  init(_ text: String, caret: String.Index, selection: Range<String.Index>) {
    func offset(_ index: String.Index) -> Int {
      text.unicodeScalars.distance(from: text.startIndex, to: index)
    }
    self.init(
      text: text, caret: offset(caret),
      selection: offset(selection.lowerBound)..<offset(selection.upperBound))
  }
}
