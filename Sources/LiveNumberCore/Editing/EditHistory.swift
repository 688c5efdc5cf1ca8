/// The edits of a field that can be undone and redone.
package struct EditHistory<State: Sendable, Rules: Sendable>: Sendable {
  /// The field before and after one edit.
  private struct Step: Sendable {
    var before: State
    var after: State
    /// The rules before and after the edit, if it changed the rules.
    let rules: RulesChange?
  }

  /// A pair of rules, which few steps have.
  package final class RulesChange: Sendable {
    let before: Rules
    let after: Rules

    package init(from before: Rules, to after: Rules) {
      self.before = before
      self.after = after
    }
  }

  /// The minimum number of steps that are kept; when there are twice as many, the older half is
  /// removed.
  private static var keptCount: Int { 1_000 }

  private var done: [Step] = []
  private var undone: [Step] = []
  /// Whether the next typed digit belongs to the last step.
  private var isOpen = false

  package init() {}

  package var canUndo: Bool { !done.isEmpty }
  package var canRedo: Bool { !undone.isEmpty }

  /// Records an edit, which removes the edits that were undone.
  package mutating func record(
    before: consuming State, after: consuming State, rules: RulesChange? = nil,
    merging: Bool = false
  ) {
    if !undone.isEmpty { undone = [] }
    if merging, isOpen, let last = done.indices.last {
      done[last].after = after
    } else {
      if done.count >= 2 * Self.keptCount { done.removeFirst(Self.keptCount) }
      done.append(Step(before: before, after: after, rules: rules))
    }
    isOpen = merging
  }

  /// Removes the last edit, in whose place another one is recorded.
  mutating func removeLast() { _ = done.popLast() }

  /// Records a change that is no step, which undo and redo then bring back with the steps beside
  /// it.
  mutating func amend(_ state: State) {
    if let last = done.indices.last { done[last].after = state }
    if let next = undone.indices.last { undone[next].before = state }
  }

  /// Returns the latest state before an edit, or after the last one, that fulfills a condition.
  package func latest(where condition: (State) -> Bool) -> State? {
    for step in done.reversed() {
      if condition(step.after) { return step.after }
      if condition(step.before) { return step.before }
    }
    return nil
  }

  /// Ends a run of digits that is a single step.
  mutating func close() { isOpen = false }

  /// Returns the state before the last edit, with its rules if the edit changed them, or `nil` if
  /// there is no edit to undo.
  package mutating func undo() -> (state: State, rules: Rules?)? {
    close()
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return (step.before, step.rules?.before)
  }

  /// Returns the state after the last undone edit, with its rules if the edit changed them, or
  /// `nil` if there is none to redo.
  package mutating func redo() -> (state: State, rules: Rules?)? {
    close()
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return (step.after, step.rules?.after)
  }
}
