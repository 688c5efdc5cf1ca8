import LiveNumber

/// A field for text in a model.
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
  var reasons: ReasonWords? { nil }
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

  /// Text doesn't depend on the locale.
  func changeFormats(_ formats: SampleFormats) {}
}

/// The undo and redo history of a text field.
struct TextHistory<State> {
  /// The maximum number of states; the oldest are removed first.
  private static var maximumCount: Int { 1_000 }

  private var done: [State] = []
  private var undone: [State] = []

  /// Adds the state before an edit, and clears the redo history.
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
