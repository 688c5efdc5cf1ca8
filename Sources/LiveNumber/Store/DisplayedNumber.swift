internal import LiveNumberCore

/// A number field as the observers of its store see it.
final class DisplayedNumber: DisplayedField {
  let editor: NumberEditor
  let state: NumberEditor.State
  /// The outcome of the last edit, or of more than the session knows of.
  var lastOutcome: NumberEditor.Outcome
  let canUndo: Bool
  let canRedo: Bool
  /// The reason why the restriction or the app's model doesn't allow the number, though the editor does,
  /// or `nil`.
  private let failureReason: NumberEditor.Reason?

  @inline(__always)
  init(_ session: EditingSession, failureReason: NumberEditor.Reason?) {
    editor = session.editor
    state = session.state
    lastOutcome = session.lastOutcome
    canUndo = session.canUndo
    canRedo = session.canRedo
    self.failureReason = failureReason
  }

  var text: String { editor.text(of: state) }
  var rendering: NumberEditor.Rendering { editor.rendering(of: state) }
  var warning: NumberEditor.Reason? { state.warning }
  var value: ExactDecimal? { editor.value(of: state) }
  var validity: NumberEditor.Validity { failureReason == nil ? state.validity : .invalid }
  var keyboard: NumberEditor.KeyboardTraits? { editor.keyboardTraits }
  var invalidReason: NumberEditor.Reason? { failureReason ?? editor.invalidReason(of: state) }

  @inline(__always)
  func differs(from other: DisplayedNumber, in property: ObservedProperty) -> Bool {
    switch property {
    // Comparing the content takes less time than writing the text.
    case .text: state.content != other.state.content || text != other.text
    case .selection:
      state.content != other.state.content || rendering.selection != other.rendering.selection
    case .value: value != other.value
    case .validity: validity != other.validity
    case .invalidReason: invalidReason != other.invalidReason
    case .warning: state.warning != other.state.warning
    case .lastOutcome: lastOutcome != other.lastOutcome
    case .canUndo: canUndo != other.canUndo
    case .canRedo: canRedo != other.canRedo
    case .editor: editor != other.editor
    case .settings: false
    }
  }
}
