import LiveNumber

/// A field for one of several named values.
///
/// The field rejects text that no name begins with. If the user leaves the field before a name is
/// complete, it restores the last value, like a number field.
@MainActor final class ChoiceInput<Value: Sendable>: FormInput {
  private struct Snapshot {
    var state: InputRestriction<Value>.State
    var line: TextLine
  }

  private let restriction: InputRestriction<Value>
  private var now: Snapshot
  private var history = TextHistory<Snapshot>()
  private let write: (Value) -> Void

  init(
    _ restriction: InputRestriction<Value>, value: Value, write: @escaping (Value) -> Void
  ) {
    self.restriction = restriction
    self.write = write
    let state = restriction.state(of: value)
    now = Snapshot(state: state, line: TextLine(state.text))
  }

  /// The valid value, or `nil` if the text is incomplete.
  var value: Value? { now.state.validity == .valid ? now.state.value : nil }

  var shown: ShownText {
    ShownText(now.line.text, caret: now.line.head, selection: now.line.selection)
  }

  var validity: NumberEditor.Validity { now.state.validity }
  var warning: NumberEditor.Reason? { nil }
  var reasons: ReasonWords? { nil }
  var hasSteps: Bool { false }

  func apply(_ edit: NumberEditor.Edit) -> NumberEditor.Outcome {
    if edit == .commit { return commit() }
    var line = now.line
    guard line.apply(edit) else { return .accepted }
    guard line.text != now.line.text else {
      now.line = line
      return .accepted
    }
    let state = restriction.evaluate(line.text, caret: line.head, from: now.state)
    if !state.outcome.isRejected { show(state) }
    return state.outcome
  }

  private func commit() -> NumberEditor.Outcome {
    let state = restriction.committed(now.state)
    guard state.validity != .valid else {
      if state.text != now.line.text { show(state) }
      return .accepted
    }
    show(restriction.restored(state))
    return .adjusted(.restored, "".startIndex..<"".endIndex)
  }

  func undo() { history.undo(from: now).map(restore) }
  func redo() { history.redo(from: now).map(restore) }

  private func show(_ state: InputRestriction<Value>.State) {
    history.record(now)
    restore(Snapshot(state: state, line: TextLine(state.text, caret: state.caret)))
  }

  private func restore(_ snapshot: Snapshot) {
    now = snapshot
    write(snapshot.state.value)
  }

  /// All locales have the same names.
  func changeFormats(_ formats: SampleFormats) {}
}
