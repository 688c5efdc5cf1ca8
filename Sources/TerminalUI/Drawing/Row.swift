package import LiveNumber

/// The contents of a terminal row: a prompt, a field with its insertion point, and notes.
package struct Row: Hashable, Sendable {
  package var prompt: String
  package var text: String
  /// The insertion point, as a scalar offset in `text`.
  package var caret: Int
  /// The selection, as scalar offsets in `text`.
  package var selection: Range<Int>
  /// The text to show if `text` is empty.
  package var placeholder: String
  /// Whether to show the beginning of a placeholder that doesn't fit.
  ///
  /// The beginning of a number is another number.
  package var clipsPlaceholder: Bool
  /// The note in several lengths, the longest first; the first that fits is shown.
  package var notes: [String]
  /// Whether the notes are a question, which has to be visible.
  package var asksUser: Bool
  package var textTone: Tone
  package var noteTone: Tone

  package init(
    prompt: String = "", text: String = "", caret: Int = 0, selection: Range<Int> = 0..<0,
    placeholder: String = "", clipsPlaceholder: Bool = true, notes: [String] = [],
    asksUser: Bool = false, textTone: Tone = .plain, noteTone: Tone = .plain
  ) {
    self.prompt = prompt
    self.text = text
    self.caret = caret
    self.selection = selection
    self.placeholder = placeholder
    self.clipsPlaceholder = clipsPlaceholder
    self.notes = notes
    self.asksUser = asksUser
    self.textTone = textTone
    self.noteTone = noteTone
  }
}

extension Row {
  /// Creates a row of a field's text with its insertion point and selection.
  package init(_ field: NumberEditor.Rendering) {
    self.init(text: field.text, caret: field.scalarHead, selection: field.scalarSelection)
  }
}
