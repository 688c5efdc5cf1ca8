extension NumberEditor {
  /// Something that happens to a field.
  ///
  /// Caret moves are edits too, since some rules depend on them. `Sendable`.
  public enum Edit: Hashable, Sendable {
    /// One keystroke of a character.
    case type(Unicode.Scalar)
    /// A keystroke on the numeric pad, where `.` and `,` are the decimal key whatever the locale is.
    case typeOnNumericPad(Unicode.Scalar)
    /// Text put in at once, read as a whole.
    case paste(String)

    /// Backspace.
    case deleteBackward
    /// Delete.
    case deleteForward
    /// Backspace by a word.
    case deleteWordBackward
    case deleteToStart
    case deleteToEnd
    /// Cut: what is selected goes.
    case deleteSelection

    case moveLeft(extending: Bool)
    case moveRight(extending: Bool)
    case moveToStart(extending: Bool)
    case moveToEnd(extending: Bool)
    /// The selection set to places in the content; places beyond it are its end.
    case select(anchor: Int, head: Int, affinity: State.Affinity = .upstream)
    case selectAll

    /// The whole new text, as an adapter knows it that only sees the change; `caret` is where it then
    /// stands in the new text, if that is known.
    case replaceText(String, caret: String.Index?)
    /// What an input method has composed: its characters are typed, in one step.
    case compose(String)

    /// A value from the program, in canonical units; nil empties the field.
    case set(ExactDecimal?)
    case clear
    /// So many steps up, or down where negative.
    case step(Int)
    /// Enter, or leaving the field.
    case commit
  }
}

extension NumberEditor.Edit {
  /// What putting in a text is: one character is a keystroke, more is a paste, and nothing deletes what
  /// is selected.
  public static func insert(_ text: String) -> Self {
    let scalars = text.unicodeScalars
    guard let first = scalars.first else { return .deleteSelection }
    return scalars.count == 1 ? .type(first) : .paste(text)
  }
}
