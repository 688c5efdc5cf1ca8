import LiveNumber
import TerminalUI

/// A live field on one row of the terminal, and the list of its keys below.
extension LiveField: TerminalScreen {
  static let needsSequences = false
  var usesAlternateScreen: Bool { showsKeys }

  var timeUntilDue: Duration? { nil }
  mutating func handleDue() {}

  mutating func picture(in window: WindowSize) -> Picture {
    let words = words
    let note = RowLayout(self.row, columns: window.columns).note
    var row = self.row
    var isShown = note.map(words.answers.contains) ?? false
    if asks, !isShown,
      let answer = words.answers.first(where: { DisplayWidth.of($0) < window.columns })
    {
      // Where there is no room for both, the question is in place of the field that Enter is about.
      row = Row(text: answer, textTone: words.tone)
      isShown = true
    }
    shownQuestion = isShown ? words : nil
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
    let words = words
    var row = Row(session.rendering)
    row.prompt = prompt
    // Without faint text, or beside a message, a sample would look like content.
    if session.text.isEmpty {
      let showsSample = pen.usesSequences && notice == nil && !words.isQuestion
      row.placeholder = placeholder ?? (showsSample ? session.editor.sampleText : "")
    }
    row.clipsPlaceholder = placeholder != nil
    row.asksUser = words.isQuestion
    if showsStatus || row.asksUser { row.notes = words.words }
    row.noteTone = words.tone
    row.textTone = session.validity == .invalid ? .bad : .plain
    return row
  }
}
