/// The edits of a field that can be taken back and done again.
struct EditHistory: Sendable {
  /// One edit: how the field was before it and after it.
  struct Step: Sendable {
    let before: NumberEditor.State
    var after: NumberEditor.State
    /// The editors, where the edit changed the format.
    var editors: Editors?
  }

  /// Boxed, since few steps have any.
  final class Editors: Sendable {
    let before: NumberEditor
    let after: NumberEditor

    init(before: NumberEditor, after: NumberEditor) {
      self.before = before
      self.after = after
    }
  }

  /// How many steps are kept for sure; of twice as many the older half goes.
  static let keptCount = 1_000

  private(set) var done: [Step] = []
  private(set) var undone: [Step] = []
  /// Whether the next typed digit belongs to the last step.
  private var isOpen = false

  /// Remembers an edit; what was undone is gone with it.
  mutating func record(_ step: consuming Step, merging: Bool) {
    if !undone.isEmpty { undone = [] }
    if merging, isOpen, step.editors == nil, let last = done.last, last.editors == nil {
      done[done.count - 1].after = step.after
    } else {
      if done.count >= 2 * EditHistory.keptCount { done.removeFirst(EditHistory.keptCount) }
      done.append(step)
    }
    isOpen = merging
  }

  /// Ends a run of digits that is one step.
  mutating func close() { isOpen = false }

  mutating func undo() -> Step? {
    close()
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step
  }

  mutating func redo() -> Step? {
    close()
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step
  }
}
