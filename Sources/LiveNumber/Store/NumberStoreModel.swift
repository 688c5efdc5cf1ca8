internal import LiveNumberCore
internal import Observation

/// What observers of a ``NumberStore`` see.
///
/// Not generic, since the key paths into a generic class are made anew at each access, which is twenty
/// times slower.
@Observable
final class NumberStoreModel {
  private(set) var text: String
  private(set) var selection: Range<String.Index>
  private(set) var value: ExactDecimal?
  private(set) var validity: NumberEditor.Validity
  private(set) var invalidReason: NumberEditor.Reason?
  private(set) var warning: NumberEditor.Reason?
  private(set) var lastOutcome: NumberEditor.Outcome
  private(set) var canUndo: Bool
  private(set) var canRedo: Bool

  @ObservationIgnored private(set) var session: EditingSession
  /// Whether an input method composes, so that the text is left alone.
  @ObservationIgnored var isComposing = false
  /// Why the app does not want a value; nil where it does.
  @ObservationIgnored var failureReason: ((ExactDecimal) -> NumberEditor.Reason?)? {
    didSet { publish() }
  }
  /// Where the value lives, if not here.
  @ObservationIgnored var source: NumberSource?

  init(session: EditingSession) {
    self.session = session
    let rendering = session.rendering
    text = rendering.text
    selection = rendering.selection
    value = session.value
    validity = session.validity
    invalidReason = session.editor.invalidReason(of: session.state)
    warning = session.warning
    lastOutcome = session.lastOutcome
    canUndo = session.canUndo
    canRedo = session.canRedo
  }

  /// Does an edit; a commit also brings the field and the app's model together.
  func apply(_ edit: NumberEditor.Edit) -> NumberEditor.Outcome {
    guard edit == .commit, source != nil else { return update { $0.apply(edit) } }
    return commitToSource()
  }

  /// Changes the session and tells observers of what is different then, and of nothing else.
  func update<Result, Failure: Error>(
    _ body: (inout EditingSession) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = (state: session.state, format: session.editor.format)
    let result = try body(&session)
    offer()
    lastOutcome = session.lastOutcome
    canUndo = session.canUndo
    canRedo = session.canRedo
    guard session.state != before.state || session.editor.format != before.format else {
      return result
    }
    publish()
    return result
  }

  /// Says what became of an edit that was more than the session knows of.
  func conclude(_ outcome: NumberEditor.Outcome) -> NumberEditor.Outcome {
    lastOutcome = outcome
    return outcome
  }

  /// Tells observers of the text that it is still the same, so that a view puts it back.
  func republishText() {
    withMutation(keyPath: \.text) {}
  }

  /// Why the number of the field is not wanted, though its format and range allow it.
  var failureOfValue: NumberEditor.Reason? {
    guard let failureReason, session.validity == .valid, let value = session.value else {
      return nil
    }
    return failureReason(value)
  }

  private func publish() {
    let editor = session.editor
    let state = session.state
    let rendering = editor.rendering(of: state)
    let failureReason = failureOfValue ?? source?.failureReason
    warning = state.warning
    validity = failureReason == nil ? state.validity : .invalid
    invalidReason = failureReason ?? editor.invalidReason(of: state)
    value = editor.value(of: state)
    selection = rendering.selection
    text = rendering.text
  }
}
