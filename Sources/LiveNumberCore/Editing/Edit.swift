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

    /// Deletes the selection or, if nothing is selected, what the deletion names.
    case delete(Deletion)

    // MARK: Selecting

    /// Moves the caret, or the moving end of the selection if it's extended.
    case move(Motion, extending: Bool)
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

    /// The text that the edit offers, in which the range of its outcome is.
    var offeredText: String {
      switch self {
      case .type(let scalar), .typeOnNumericPad(let scalar): String(Character(scalar))
      case .paste(let text): text
      case .compose, .replaceText, .delete, .move, .select, .selectAll: ""
      case .set, .clear, .step, .commit, .acceptGrouping: ""
      }
    }

    /// Returns the edit that inserts a text: one character is a keystroke, more characters are a paste, and
    /// an empty text deletes the selection.
    public static func insert(_ text: String) -> Self {
      let scalars = text.unicodeScalars
      guard let first = scalars.first else { return .delete(.selection) }
      return scalars.count == 1 ? .type(first) : .paste(text)
    }
  }

  /// What an edit deletes if nothing is selected.
  public enum Deletion: Hashable, Sendable {
    /// The character before the caret: Backspace.
    case backward
    /// The character after the caret: Delete.
    case forward
    /// The fraction digits before the caret or, without any, everything before it: Option-Backspace.
    case wordBackward
    /// Everything before the caret.
    case toStart
    /// Everything after the caret.
    case toEnd
    /// Nothing: only a selection is deleted, as Cut does.
    case selection
  }

  /// Where an edit moves the caret.
  public enum Motion: Hashable, Sendable {
    /// By one character to the left, or to the start of a selection that isn't extended.
    case left
    /// By one character to the right, or to the end of a selection that isn't extended.
    case right
    /// To the start of the number.
    case toStart
    /// To the end of the number.
    case toEnd
  }
}
