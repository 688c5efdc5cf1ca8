internal import LiveNumberCore

/// The promise that typing is reading: what is typed into an empty field, and committed, is the
/// number of its paste, or the field isn't valid (EDITING.md 2).
public enum TypingInvariants {
  /// What the comparison of keys with their paste shows.
  public enum Result: Hashable, Sendable {
    /// Both are the same number.
    case same
    /// The field isn't valid.
    case invalid
    /// The field is valid, and the paste is refused, or cut.
    case refused
    /// The field is valid with another number than its paste, for a reason that the rules name.
    case explained(by: Exception)
    /// The field is valid with another number than its paste.
    case broken(String)
  }

  /// The reasons why typing means something else than its paste.
  public enum Exception: String, Hashable, Sendable, CaseIterable {
    /// A zero gave way to a digit right behind it: `0461 094` shows 461.094.
    case zero
    /// A key was stepped over, since the field showed its separator already: `55,٫5`.
    case steppedOver
    /// A commit drops what was refused: `12*`.
    case dropped
  }

  /// Compares keys with their paste.
  public static func result(of entry: TypedEntry) -> Result? {
    guard entry.editor.options.entry == .free, entry.editor.options.signKey == .leading,
      entry.start.content.isEmpty, !entry.keys.unicodeScalars.contains(TypedEntry.backspace)
    else { return nil }
    var field = EditingSession(editor: entry.editor)
    var exceptions: Set<Exception> = []
    for key in entry.keys.unicodeScalars {
      let before = FieldSnapshot(field)
      let outcome = field.apply(.type(key))
      let after = FieldSnapshot(field)
      if key.digit != nil, before.integer == "0",
        after.digits.utf8.count == before.digits.utf8.count
      {
        exceptions.insert(.zero)
      }
      if outcome.isRejected {
        exceptions.insert(.dropped)
      } else {
        // What was refused earlier is shown now.
        exceptions.remove(.dropped)
        if key.isAnySeparator || entry.editor.options.decimalAliases.contains(key),
          after.text == before.text
        {
          exceptions.insert(.steppedOver)
        }
      }
    }
    field.apply(.commit)
    guard field.validity == .valid, let value = field.value else { return .invalid }
    guard let pasted = number(of: entry.keys, in: entry.editor) else { return .refused }
    if pasted == value { return .same }
    for exception in Exception.allCases where exceptions.contains(exception) {
      return .explained(by: exception)
    }
    return .broken("\(entry) is \(field.text.escaped), but its paste is \(pasted)")
  }

  /// Returns the number that a text is in an empty field, or `nil` if it's refused or cut.
  private static func number(of text: String, in editor: NumberEditor) -> ExactDecimal? {
    var field = EditingSession(editor: editor)
    guard field.apply(.paste(text)) == .accepted else { return nil }
    field.apply(.commit)
    return field.validity == .valid ? field.value : nil
  }
}
