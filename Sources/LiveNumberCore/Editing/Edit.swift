extension NumberEditor {
  /// An edit of a field.
  ///
  /// Caret moves are edits too, since some rules depend on them.
  ///
  /// A session and a store have methods for the edits of a user: `type(_:)`, `deleteBackward()`.
  public struct Edit: Hashable, Sendable {
    package let kind: Kind

    package init(_ kind: Kind) { self.kind = kind }

    /// The kinds of edits, which later versions can add to.
    package enum Kind: Hashable, Sendable {
      case type(Unicode.Scalar)
      case typeOnNumericPad(Unicode.Scalar)
      indirect case paste(String)
      indirect case compose(String)
      indirect case replaceText(String, caret: String.Index?)
      case delete(Deletion)
      case move(Motion, extending: Bool)
      case select(anchor: Int, head: Int, affinity: State.Affinity)
      case selectAll
      indirect case set(ExactDecimal?)
      case clear
      case step(Int)
      case commit
      case confirm
      indirect case accept(String)
    }

    // MARK: Text

    /// A keystroke of a character.
    public static func type(_ scalar: Unicode.Scalar) -> Self { Self(.type(scalar)) }
    /// A keystroke on the numeric pad, where `.` and `,` are the decimal key in every locale.
    public static func typeOnNumericPad(_ scalar: Unicode.Scalar) -> Self {
      Self(.typeOnNumericPad(scalar))
    }
    /// Text that is inserted at once, and read as a whole.
    public static func paste(_ text: String) -> Self { Self(.paste(text)) }
    /// Text composed by an input method; its characters are typed in one step.
    public static func compose(_ text: String) -> Self { Self(.compose(text)) }
    /// The whole new text, for views that report only the change; `caret` is its position in the
    /// new text, if it's known.
    public static func replaceText(_ text: String, caret: String.Index?) -> Self {
      Self(.replaceText(text, caret: caret))
    }

    // MARK: Deleting

    /// Deletes the selection or, if nothing is selected, what the deletion names.
    public static func delete(_ deletion: Deletion) -> Self { Self(.delete(deletion)) }

    // MARK: Selecting

    /// Moves the caret, or the moving end of the selection if it's extended.
    public static func move(_ motion: Motion, extending: Bool) -> Self {
      Self(.move(motion, extending: extending))
    }
    /// Selects content offsets; offsets beyond the content are its end.
    public static func select(
      anchor: Int, head: Int, affinity: State.Affinity = .upstream
    ) -> Self { Self(.select(anchor: anchor, head: head, affinity: affinity)) }
    /// Selects the whole number.
    public static let selectAll = Self(.selectAll)

    // MARK: Values

    /// Shows a value from the program, in canonical units; `nil` empties the field.
    public static func set(_ value: ExactDecimal?) -> Self { Self(.set(value)) }
    /// Empties the field, as a clear button does.
    public static let clear = Self(.clear)
    /// Adds a number of steps, or subtracts them if it's negative.
    public static func step(_ count: Int) -> Self { Self(.step(count)) }
    /// Leaving the field, which ends the entry.
    public static let commit = Self(.commit)
    /// Enter, which ends the entry, and also takes what leaving the field doesn't: a pasted `10-5`,
    /// and the number in front of a letter that a commit has asked about.
    public static let confirm = Self(.confirm)
    /// Shows one of the ``NumberEditor/readings(of:)``: the answer `10,000` to the question whether
    /// `1,0000` in English is 1 or 10,000.
    public static func accept(_ reading: String) -> Self { Self(.accept(reading)) }

    /// The key that the edit types, or `nil` if it's another edit.
    var key: Unicode.Scalar? {
      switch kind {
      case .type(let scalar), .typeOnNumericPad(let scalar): scalar
      default: nil
      }
    }

    /// The text that the edit offers, in which the range of its outcome is.
    var offeredText: String {
      if case .paste(let text) = kind { text } else { key.map { String(Character($0)) } ?? "" }
    }

    /// Returns the edit that inserts a text: one character is a keystroke, more characters are a
    /// paste, and an empty text deletes the selection.
    public static func insert(_ text: String) -> Self {
      guard let first = text.unicodeScalars.first else { return .delete(.selection) }
      return UTF8.width(first) == text.utf8.count ? .type(first) : .paste(text)
    }
  }

  /// What an edit deletes if nothing is selected.
  public enum Deletion: Hashable, Sendable {
    /// The character before the caret: Backspace.
    case backward
    /// The character after the caret: Delete.
    case forward
    /// The fraction digits before the caret or, without any, everything before it:
    /// Option-Backspace.
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
