public import LiveNumberCore

/// A field whose promises are checked as it is edited.
///
/// What a step breaks is checked after each step, by methods that return the broken promises. What
/// takes as long as many steps is checked at the end: see ``finish()``.
///
/// ```swift
/// var field = CheckedField(EditingSession(editor: editor))
/// var broken = field.apply(.type("5"))
/// if broken.isEmpty { broken = field.finish() }
/// ```
public struct CheckedField {
  /// The field.
  public private(set) var session: EditingSession
  private var snapshot: FieldSnapshot
  private var done: [Step] = []
  private var undone: [Step] = []

  /// A field before and after something that can be undone.
  private struct Step {
    let before: FieldSnapshot
    let after: FieldSnapshot
  }

  /// Creates a checked field from a field without a history.
  public init(_ session: EditingSession) {
    self.session = session
    snapshot = FieldSnapshot(session)
  }

  // MARK: - Steps

  /// Applies an edit.
  public mutating func apply(_ edit: NumberEditor.Edit) -> [String] {
    let before = snapshot
    session.apply(edit)
    snapshot = FieldSnapshot(session)
    if snapshot.text != before.text { record(before) }
    return brokenByStep + EditInvariants.broken(by: edit, from: before, to: snapshot, of: session)
  }

  /// Replaces a range of UTF-16 code units of the text, as views report it.
  public mutating func replace(utf16 range: Range<Int>, with text: String) -> [String] {
    let before = snapshot
    session.replace(utf16: range, with: text)
    snapshot = FieldSnapshot(session)
    if snapshot.text != before.text { record(before) }
    let isInText = 0 <= range.lowerBound && range.upperBound <= before.text.utf16.count
    return brokenByStep
      + (isInText || snapshot.looksLike(before) ? [] : ["a range outside the text was replaced"])
  }

  /// Undoes the last edit.
  public mutating func undo() -> [String] {
    let canUndo = session.canUndo
    let isUndone = session.undo()
    snapshot = FieldSnapshot(session)
    var broken = brokenByStep
    if isUndone != canUndo { broken.append("undo and canUndo disagree") }
    if let step = done.popLast() {
      undone.append(step)
      if !snapshot.shows(step.before) {
        broken.append("undo brought \(snapshot), not \(step.before)")
      }
    }
    return broken
  }

  /// Redoes the last undone edit.
  public mutating func redo() -> [String] {
    let canRedo = session.canRedo
    let isRedone = session.redo()
    snapshot = FieldSnapshot(session)
    var broken = brokenByStep
    if isRedone != canRedo { broken.append("redo and canRedo disagree") }
    if let step = undone.popLast() {
      done.append(step)
      if !snapshot.shows(step.after) {
        broken.append("redo brought \(snapshot), not \(step.after)")
      }
    }
    return broken
  }

  /// Shows the field in another format, unless its options contradict it.
  public mutating func changeFormat(_ format: NumberFormat) -> [String] {
    let before = snapshot
    let isOther = !format.writesSameTexts(as: session.editor.format)
    let isChanged = (try? session.options.validate(for: format)) != nil
    if isChanged { session.format = format }
    snapshot = FieldSnapshot(session)
    if isChanged, isOther { record(before) }
    return brokenByStep
      + (snapshot.value == before.value
        ? [] : ["a new format changed the value of \(before): \(snapshot)"])
  }

  private mutating func record(_ before: FieldSnapshot) {
    undone = []
    // Digits that are undone together are a step of their own.
    if !session.mergesTypedDigits { done.append(Step(before: before, after: snapshot)) }
  }

  private var brokenByStep: [String] { FieldInvariants.brokenByStep(session, snapshot) }

  // MARK: - The end

  /// Returns the broken promises that are checked at the end of a field's edits: the format writes
  /// the same text, the field can be left, and everything can be undone and redone.
  public consuming func finish() -> [String] {
    var broken = FieldInvariants.broken(by: session) + ExitInvariants.broken(by: session)
    for step in done.reversed() {
      // An old step can be gone from the history.
      guard session.undo() else { break }
      let undone = FieldSnapshot(session)
      if !undone.shows(step.before) { broken.append("undo brought \(undone), not \(step.before)") }
    }
    if !session.mergesTypedDigits, session.canUndo {
      broken.append("there is more to undo than was done")
    }
    for step in done where session.redo() {
      let redone = FieldSnapshot(session)
      if !redone.shows(step.after) { broken.append("redo brought \(redone), not \(step.after)") }
    }
    return broken
  }
}
