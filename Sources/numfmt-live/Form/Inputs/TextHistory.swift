/// The states of a text field that can be gone back to, and those to go forward to again.
struct TextHistory<State> {
  /// The most states that are kept; the oldest go first.
  private static var maximumCount: Int { 1_000 }

  private var done: [State] = []
  private var undone: [State] = []

  /// Remembers the state before an edit; what was undone is gone with it.
  mutating func record(_ state: State) {
    undone = []
    if done.count == Self.maximumCount { done.removeFirst() }
    done.append(state)
  }

  mutating func undo(from current: State) -> State? {
    guard let state = done.popLast() else { return nil }
    undone.append(current)
    return state
  }

  mutating func redo(from current: State) -> State? {
    guard let state = undone.popLast() else { return nil }
    done.append(current)
    return state
  }
}
