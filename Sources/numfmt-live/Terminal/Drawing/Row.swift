/// The contents of a terminal row: a prompt, a field with its insertion point, and notes.
struct Row: Hashable, Sendable {
  var prompt = ""
  var text = ""
  /// The insertion point, as a scalar offset in `text`.
  var caret = 0
  /// The selection, as scalar offsets in `text`.
  var selection = 0..<0
  /// The text to show if `text` is empty.
  var placeholder = ""
  /// Whether to show the beginning of a placeholder that doesn't fit.
  ///
  /// The beginning of a number is another number.
  var clipsPlaceholder = true
  /// The note in several lengths, the longest first; the first that fits is shown.
  var notes: [String] = []
  /// Whether the notes are a question, which has to be visible.
  var asksUser = false
  var textTone = Tone.plain
  var noteTone = Tone.plain
}
