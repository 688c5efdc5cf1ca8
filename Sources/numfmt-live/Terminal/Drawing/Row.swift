/// What one row of the terminal is to show: a prompt, a field with its caret, and notes beside it.
struct Row: Hashable, Sendable {
  var prompt: String
  var text: String
  /// Scalars of `text` in front of the caret.
  var caret: Int
  /// Scalars of `text` that are selected.
  var selection: Range<Int>
  /// Shown while `text` is empty.
  var placeholder: String
  /// Ways to say the same, the longest first; the first that finds room is shown.
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
