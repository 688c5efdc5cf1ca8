import LiveNumber

/// A field for a text of a model.
@MainActor final class TextInput: FormInput {
  private var line: TextLine
  private var history = TextHistory<TextLine>()
  private let write: (String) -> Void

  init(_ text: String, write: @escaping (String) -> Void) {
    line = TextLine(text)
    self.write = write
  }

  var shown: ShownText { ShownText(line.text, caret: line.head, selection: line.selection) }
  var validity: NumberEditor.Validity { line.text.isEmpty ? .empty : .valid }
  var warning: NumberEditor.Reason? { nil }
  var hasSteps: Bool { false }

  func apply(_ edit: NumberEditor.Edit) -> NumberEditor.Outcome {
    let before = line
    _ = line.apply(edit)
    if line.text != before.text {
      history.record(before)
      write(line.text)
    }
    return .accepted
  }

  func undo() { history.undo(from: line).map(restore) }
  func redo() { history.redo(from: line).map(restore) }

  private func restore(_ line: TextLine) {
    self.line = line
    write(line.text)
  }

  /// Text is the same in all locales.
  func changeFormats(_ formats: SampleFormats) {}
}

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
