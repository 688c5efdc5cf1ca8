internal import LiveNumberCore
internal import Observation

/// The observed properties of a ``NumberStore``.
///
/// Not generic, since a key path into a generic class is created again at each access, which is twenty
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
  /// The format and the options of the field, with the range of the restriction.
  private(set) var editor: NumberEditor
  /// The options of the field, without the range of the restriction.
  private(set) var options: NumberEditor.Options

  @ObservationIgnored private(set) var session: EditingSession
  /// The source of the value, or `nil` if the store keeps the value itself.
  @ObservationIgnored var source: NumberSource?
  /// What the program sets while an input method is composing text, or `nil` if none is.
  @ObservationIgnored var heldChanges: HeldChanges?
  /// The last text that a view has reported, if it isn't the field's and nothing has happened since.
  @ObservationIgnored var reportedText: String?

  /// Returns the reason why the restriction doesn't allow a value, or `nil` if it does.
  @ObservationIgnored private(set) var failureReason: ((ExactDecimal) -> NumberEditor.Reason?)?
  /// Narrows the range of options to that of the restriction.
  @ObservationIgnored private var narrow: ((inout NumberEditor.Options) -> Void)?

  init(session: EditingSession) {
    self.session = session
    editor = session.editor
    options = session.editor.options
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

  /// Applies an edit; a commit also brings the field and the app's model together.
  func apply(_ edit: NumberEditor.Edit) -> NumberEditor.Outcome {
    switch edit {
    case .set(let value): setValue(value)
    case .commit where source != nil: commitToSource()
    default: update { $0.apply(edit) }
    }
  }

  /// Changes the session, and notifies the observers of the properties that are different afterward.
  func update<Result, Failure: Error>(
    _ body: (inout EditingSession) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = session.state
    reportedText = nil
    let result = try body(&session)
    offer()
    lastOutcome = session.lastOutcome
    canUndo = session.canUndo
    canRedo = session.canRedo
    if session.state != before { publish() }
    return result
  }

  /// Changes the session in a way that can change the format too: by a new one, undo, or redo.
  func updateFormat<Result, Failure: Error>(
    _ body: (inout EditingSession) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result = try update(body)
    guard session.editor.format != editor.format else { return result }
    editor = session.editor
    publish()
    return result
  }

  // MARK: - Options

  /// Applies a restriction to the values and, as far as its range is known, to the keys.
  func restrict<Value: NumberValue>(to restriction: Restriction<Value>?) {
    failureReason = restriction.map { restriction in
      { decimal in Value(decimal: decimal).flatMap(restriction.failureReason) }
    }
    narrow = restriction.map { restriction in { $0.narrowRange(to: restriction) } }
    // The options are those of the field, so they don't contradict each other.
    try? changeOptions(options)
  }

  func changeOptions(_ options: NumberEditor.Options) throws(NumberEditorError) {
    if let format = heldChanges?.format {
      _ = try NumberEditor(format: format, options: options)
    }
    var narrowed = options
    narrow?(&narrowed)
    // If the ranges have no value in common, the restriction allows no number of the field.
    if (try? session.changeOptions(narrowed)) == nil { try session.changeOptions(options) }
    self.options = options
    editor = session.editor
    offer()
    publish()
  }

  // MARK: - Observers

  /// Publishes an outcome of more than the session knows of.
  func conclude(_ outcome: NumberEditor.Outcome) -> NumberEditor.Outcome {
    lastOutcome = outcome
    return outcome
  }

  /// Notifies the observers of the text, though it is the same, so that a view shows it again.
  func republishText() {
    withMutation(keyPath: \.text) {}
  }

  /// Notifies the observers of the properties that are different from those of the session.
  func publish() {
    let editor = session.editor
    let state = session.state
    let rendering = editor.rendering(of: state)
    let failureReason = failureOfValue ?? source?.failureReason
    // The text is first, since views observe it. An observer is notified only once, and looking for
    // observers of the other properties takes long unless none are left.
    text = rendering.text
    selection = rendering.selection
    value = editor.value(of: state)
    warning = state.warning
    validity = failureReason == nil ? state.validity : .invalid
    invalidReason = failureReason ?? editor.invalidReason(of: state)
  }

  /// The reason why the restriction doesn't allow the field's number, though the editor does, or `nil`.
  private var failureOfValue: NumberEditor.Reason? {
    guard let failureReason, session.validity == .valid, let value = session.value else {
      return nil
    }
    return failureReason(value)
  }
}
