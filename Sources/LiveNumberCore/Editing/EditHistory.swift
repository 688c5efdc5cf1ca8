/// The edits of a field that can be undone and redone.
struct EditHistory: Sendable {
  /// The field before and after one edit.
  struct Step: Sendable {
    let before: NumberEditor.State
    var after: NumberEditor.State
    /// The formats before and after the edit, if it changed the format.
    var formats: Formats?
  }

  /// A pair of formats, which few steps have.
  final class Formats: Sendable {
    let before: NumberFormat
    let after: NumberFormat

    init(before: NumberFormat, after: NumberFormat) {
      self.before = before
      self.after = after
    }
  }

  /// The minimum number of steps that are kept; when there are twice as many, the older half is removed.
  static let keptCount = 1_000

  private(set) var done: [Step] = []
  private(set) var undone: [Step] = []
  /// A Boolean value that indicates whether the next typed digit belongs to the last step.
  private var isOpen = false  // No test can tell: there is no step yet.

  /// Records an edit, which removes the edits that were undone.
  mutating func record(
    before: NumberEditor.State, after: NumberEditor.State, formats: Formats? = nil,
    merging: Bool = false
  ) {
    if !undone.isEmpty { undone = [] }
    if merging, isOpen, let last = done.indices.last, done[last].formats == nil {
      done[last].after = after
    } else {
      if done.count >= 2 * EditHistory.keptCount { done.removeFirst(EditHistory.keptCount) }
      done.append(Step(before: before, after: after, formats: formats))
    }
    isOpen = merging
  }

  /// Ends a run of digits that is a single step.
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
