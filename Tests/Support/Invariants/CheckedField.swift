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
  /// Whether something happened since the last step.
  private var isBetweenSteps = false

  /// A field before and after something that can be undone.
  private struct Step {
    var before: Moment
    var after: Moment
  }

  /// A field on one side of a step.
  private struct Moment {
    /// The field right before or after the step.
    let first: FieldSnapshot
    /// The field when it was last seen there, or `nil` if nothing happened between.
    var last: FieldSnapshot?

    init(_ snapshot: FieldSnapshot) { first = snapshot }

    func isShown(by snapshot: FieldSnapshot, of session: EditingSession) -> Bool {
      // Undo forgets what waited, and the question about it.
      if !first.waiting.isEmpty || last.map({ !$0.waiting.isEmpty }) == true {
        return snapshot.hasText(of: first)
      }
      let isFirst = snapshot.looksLike(first) && snapshot.hasNumber(of: first)
      guard let last else { return isFirst }
      // Which zeros are padding, and so have no value, depends on the caret, which is that of the
      // last change between the steps.
      return snapshot.hasNumber(of: last)
        || session.options.padsWhileTyping && snapshot.hasText(of: first)
    }
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
    record(before, if: !snapshot.hasText(of: before))
    return brokenByStep + EditInvariants.broken(by: edit, from: before, to: snapshot, of: session)
  }

  /// Replaces a range of UTF-16 code units of the text, as views report it.
  public mutating func replace(utf16 range: Range<Int>, with text: String) -> [String] {
    let before = snapshot
    session.replace(utf16: range, with: text)
    snapshot = FieldSnapshot(session)
    record(before, if: !snapshot.hasText(of: before))
    let isInText = 0 <= range.lowerBound && range.upperBound <= before.text.utf16.count
    return brokenByStep
      + (isInText || snapshot.looksLike(before) ? [] : ["a range outside the text was replaced"])
  }

  /// Undoes the last edit, which brings back the field as it was before the edit.
  public mutating func undo() -> [String] {
    leave(snapshot)
    let canUndo = session.canUndo
    let isUndone = session.undo()
    snapshot = FieldSnapshot(session)
    var broken = brokenByStep
    if isUndone != canUndo { broken.append("undo and canUndo disagree") }
    if let step = done.popLast() {
      undone.append(step)
      if !step.before.isShown(by: snapshot, of: session) {
        broken.append("undo brought \(snapshot), not \(step.before)")
      }
    }
    return broken
  }

  /// Redoes the last undone edit, which brings back the field as it was before undo.
  public mutating func redo() -> [String] {
    leave(snapshot)
    let canRedo = session.canRedo
    let isRedone = session.redo()
    snapshot = FieldSnapshot(session)
    var broken = brokenByStep
    if isRedone != canRedo { broken.append("redo and canRedo disagree") }
    if let step = undone.popLast() {
      done.append(step)
      if !step.after.isShown(by: snapshot, of: session) {
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
    record(before, if: isChanged && (isOther || !snapshot.hasText(of: before)))
    return brokenByStep
      // A text that is no number in one format can be one in another.
      + (snapshot.value == before.value || before.isText && before.validity != .valid
        ? [] : ["a new format changed the value of \(before): \(snapshot)"])
  }

  /// Records an edit, if it's a step.
  private mutating func record(_ before: FieldSnapshot, if isStep: Bool) {
    guard isStep else {
      isBetweenSteps = true
      return
    }
    leave(before)
    undone = []
    // Digits that are undone together are a step of their own.
    guard !session.mergesTypedDigits else { return }
    done.append(Step(before: Moment(before), after: Moment(snapshot)))
  }

  /// Notes what the field is like that a step leaves.
  private mutating func leave(_ before: FieldSnapshot) {
    guard isBetweenSteps else { return }
    isBetweenSteps = false
    if let last = done.indices.last { done[last].after.last = before }
    if let next = undone.indices.last { undone[next].before.last = before }
  }

  private var brokenByStep: [String] { FieldInvariants.brokenByStep(session, snapshot) }

  // MARK: - The end

  /// Returns the broken promises that are checked at the end of a field's edits: the format writes
  /// the same text, the field can be left, and everything can be undone and redone.
  public consuming func finish() -> [String] {
    var broken = FieldInvariants.broken(by: session) + ExitInvariants.broken(by: session)
    let end = snapshot
    var count = 0
    while session.canUndo {
      if !session.mergesTypedDigits, done.isEmpty {
        return broken + ["there is more to undo than was done"]
      }
      broken += undo()
      count += 1
    }
    for _ in 0..<count { broken += redo() }
    if !snapshot.hasNumber(of: end), end.waiting.isEmpty,
      !(session.options.padsWhileTyping && snapshot.hasText(of: end))
    {
      broken.append("undo and redo brought \(snapshot), not \(end)")
    }
    return broken
  }
}
