internal import LiveNumberCore

/// A field under an `InputRestriction` as the observers of its store see it.
final class DisplayedText<Value: Equatable & Sendable>: DisplayedField {
  let state: InputRestriction<Value>.State
  let rendering: NumberEditor.Rendering
  let canUndo: Bool
  let canRedo: Bool

  init(_ moment: RestrictedStoreModel<Value>.Moment, canUndo: Bool, canRedo: Bool) {
    state = moment.state
    rendering = moment.rendering
    self.canUndo = canUndo
    self.canRedo = canRedo
  }

  var text: String { state.text }
  var validity: NumberEditor.Validity { state.validity }
  var invalidReason: NumberEditor.Reason? { state.reason }
  var warning: NumberEditor.Reason? { nil }
  var lastOutcome: NumberEditor.Outcome { state.outcome }
  var keyboard: NumberEditor.KeyboardTraits? { nil }

  func differs(from other: DisplayedText, in property: ObservedProperty) -> Bool {
    switch property {
    case .text: !text.hasSameBytes(as: other.text)
    case .selection:
      !text.hasSameBytes(as: other.text) || rendering.utf8Selection != other.rendering.utf8Selection
    case .value: state.value != other.state.value
    case .validity: validity != other.validity
    case .invalidReason: invalidReason != other.invalidReason
    case .lastOutcome: lastOutcome != other.lastOutcome
    case .canUndo: canUndo != other.canUndo
    case .canRedo: canRedo != other.canRedo
    case .warning, .editor, .settings: false
    }
  }
}
