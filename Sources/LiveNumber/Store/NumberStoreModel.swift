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

  @ObservationIgnored private(set) var session: EditingSession
  /// A Boolean value that indicates whether an input method is composing text.
  @ObservationIgnored var isComposing = false
  /// The source of the value, or `nil` if the store keeps the value itself.
  @ObservationIgnored var source: NumberSource?

  /// Returns the reason why the restriction doesn't allow a value, or `nil` if it does.
  @ObservationIgnored private(set) var failureReason: ((ExactDecimal) -> NumberEditor.Reason?)?
  /// The store's own options, without the range of a restriction.
  @ObservationIgnored private let options: NumberEditor.Options
  /// The options of the editor, with the range of the restriction.
  @ObservationIgnored private var restrictedOptions: NumberEditor.Options
  /// A Boolean value that indicates whether the history has states from another range.
  @ObservationIgnored private var hasChangedRange = false

  init(session: EditingSession) {
    self.session = session
    options = session.editor.options
    restrictedOptions = options
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
    guard edit == .commit, source != nil else { return update { $0.apply(edit) } }
    return commitToSource()
  }

  /// Changes the session, and notifies the observers of the properties that are different afterward.
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

  /// Undoes or redoes an edit, under the restriction as it is now.
  func travel(_ body: (inout EditingSession) -> Bool) -> Bool {
    update { session in
      let found = body(&session)
      // Options that hold in one format hold in the others: they differ in their range alone.
      if hasChangedRange { try? session.changeOptions(restrictedOptions) }
      return found
    }
  }

  /// Applies a restriction to the values and, as far as its range is known, to the keys.
  func restrict<Value: NumberValue>(to restriction: Restriction<Value>?) {
    failureReason = restriction.map { restriction in
      { decimal in Value(decimal: decimal).flatMap(restriction.failureReason) }
    }
    restrictedOptions = options
    if let restriction { restrictedOptions.narrowRange(to: restriction) }
    if restrictedOptions != session.editor.options {
      hasChangedRange = true
      do throws(NumberEditorError) {
        try session.changeOptions(restrictedOptions)
      } catch {
        // The ranges have no value in common, and the restriction allows no number of the field.
        restrictedOptions = options
        try? session.changeOptions(options)
      }
    }
    publish()
  }

  /// Publishes an outcome of more than the session knows of.
  func conclude(_ outcome: NumberEditor.Outcome) -> NumberEditor.Outcome {
    lastOutcome = outcome
    return outcome
  }

  /// Notifies the observers of the text, though it is the same, so that a view shows it again.
  func republishText() {
    withMutation(keyPath: \.text) {}
  }

  /// The reason why the restriction doesn't allow the field's number, though the editor does, or `nil`.
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
