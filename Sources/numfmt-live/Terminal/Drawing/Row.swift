/// The contents of a terminal row: a prompt, a field with its insertion point, and notes.
struct Row: Hashable, Sendable {
  var prompt: String
  var text: String
  /// The insertion point, as a scalar offset in `text`.
  var caret: Int
  /// The selection, as scalar offsets in `text`.
  var selection: Range<Int>
  /// The text to show if `text` is empty.
  var placeholder: String
  /// A Boolean value that indicates whether to show the beginning of a placeholder that doesn't fit.
  ///
  /// The beginning of a number is another number.
  var clipsPlaceholder = true
  /// The note in several lengths, the longest first; the first that fits is shown.
  var notes: [String]
  var textTone: Tone
  var noteTone: Tone

  init(
    prompt: String = "", text: String, caret: Int, selection: Range<Int>? = nil,
    placeholder: String = "", notes: [String] = [], textTone: Tone = .plain,
    noteTone: Tone = .plain
  ) {
    self.prompt = prompt
    self.text = text
    self.caret = caret
    self.selection = selection ?? caret..<caret
    self.placeholder = placeholder
    self.notes = notes
    self.textTone = textTone
    self.noteTone = noteTone
  }
}
