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
  private(set) var warning: NumberEditor.Reason?
  private(set) var lastOutcome: NumberEditor.Outcome
  private(set) var canUndo: Bool
  private(set) var canRedo: Bool

  @ObservationIgnored private(set) var session: EditingSession
  /// Whether an input method composes, so that the text is left alone.
  @ObservationIgnored var isComposing = false

  init(session: EditingSession) {
    self.session = session
    let rendering = session.rendering
    text = rendering.text
    selection = rendering.selection
    value = session.value
    validity = session.validity
    warning = session.warning
    lastOutcome = session.lastOutcome
    canUndo = session.canUndo
    canRedo = session.canRedo
  }

  /// Changes the session and tells observers of what is different then, and of nothing else.
  func update<Result, Failure: Error>(
    _ body: (inout EditingSession) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = session.state
    let result = try body(&session)
    lastOutcome = session.lastOutcome
    canUndo = session.canUndo
    canRedo = session.canRedo
    guard session.state != before || session.editor.format != formatShown else { return result }
    publish()
    return result
  }

  /// Tells observers of the text that it is still the same, so that a view puts it back.
  func republishText() {
    withMutation(keyPath: \.text) {}
  }

  private func publish() {
    formatShown = session.editor.format
    let rendering = session.rendering
    warning = session.warning
    validity = session.validity
    value = session.value
    selection = rendering.selection
    text = rendering.text
  }

  @ObservationIgnored private lazy var formatShown = session.editor.format
}
