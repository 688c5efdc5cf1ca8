extension NumberEditor {
  /// An edit of a field.
  ///
  /// Caret moves are edits too, since some rules depend on them.
  public enum Edit: Hashable, Sendable {
    // MARK: Text

    /// A keystroke of a character.
    case type(Unicode.Scalar)
    /// A keystroke on the numeric pad, where `.` and `,` are the decimal key in every locale.
    case typeOnNumericPad(Unicode.Scalar)
    /// Text that is inserted at once, and read as a whole.
    case paste(String)
    /// Text composed by an input method; its characters are typed in one step.
    case compose(String)
    /// The whole new text, for views that report only the change; `caret` is its position in the new text,
    /// if it's known.
    case replaceText(String, caret: String.Index?)

    // MARK: Deleting

    /// Backspace.
    case deleteBackward
    /// Delete.
    case deleteForward
    /// Backspace by a word.
    case deleteWordBackward
    case deleteToStart
    case deleteToEnd
    /// Cut: deletes the selection.
    case deleteSelection

    // MARK: Selecting

    case moveLeft(extending: Bool)
    case moveRight(extending: Bool)
    case moveToStart(extending: Bool)
    case moveToEnd(extending: Bool)
    /// Selects content offsets; offsets beyond the content are its end.
    case select(anchor: Int, head: Int, affinity: State.Affinity = .upstream)
    case selectAll

    // MARK: Values

    /// Shows a value from the program, in canonical units; `nil` empties the field.
    case set(ExactDecimal?)
    case clear
    /// Adds a number of steps, or subtracts them if it's negative.
    case step(Int)
    /// Enter, or leaving the field.
    case commit
    /// Takes the digits as they are, though a typed grouping separator doesn't fit them: the answer "15" to
    /// the question whether `1.5` in German is 1.5 or 15.
    case acceptGrouping

    /// Returns the edit that inserts a text: one character is a keystroke, more characters are a paste, and
    /// an empty text deletes the selection.
    public static func insert(_ text: String) -> Self {
      let scalars = text.unicodeScalars
      guard let first = scalars.first else { return .deleteSelection }
      return scalars.count == 1 ? .type(first) : .paste(text)
    }
  }
}
