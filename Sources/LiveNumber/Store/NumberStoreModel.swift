internal import LiveNumberCore
internal import Observation

/// The observed properties of a ``NumberStore``.
///
/// All but the options are properties of the ``ShownField``. An observer is notified once, and then reads
/// again what it still shows. So a property that wasn't read since its last notification has no observer,
/// and is neither compared nor looked up: looking for observers takes longer than an edit.
final class NumberStoreModel {
  private let registrar = ObservationRegistrar()
  /// What observers see.
  private var shown: ShownField
  /// The properties that have been read since their observers were last notified.
  private var readProperties = ShownField.Properties()
  private var storedOptions: NumberEditor.Options

  // Only the engine's code runs while the session changes, and it knows no store.
  @exclusivity(unchecked) private(set) var session: EditingSession
  /// The source of the value, or `nil` if the store keeps the value itself.
  var source: NumberSource?
  /// What the program sets while an input method is composing text, or `nil` if none is.
  var heldChanges: HeldChanges?
  /// The last text that a view has reported, if it isn't the field's and nothing has happened since.
  var reportedText: String?

  /// Returns the reason why the restriction doesn't allow a value, or `nil` if it does.
  private(set) var failureReason: ((ExactDecimal) -> NumberEditor.Reason?)?
  /// Narrows the range of options to that of the restriction.
  private var narrow: ((inout NumberEditor.Options) -> Void)?

  init(session: EditingSession) {
    self.session = session
    shown = ShownField(session, outcome: session.lastOutcome, failureReason: nil)
    storedOptions = session.editor.options
  }

  // MARK: - Properties

  /// The format and the options of the field, with the range of the restriction.
  var editor: NumberEditor { read(.editor, Observed.Editor.self, shown.editor) }
  var text: String { read(.text, Observed.Text.self, shown.text) }
  var selection: Range<String.Index> { read(.selection, Observed.Selection.self, shown.selection) }
  /// The text and the selection; its observers are those of both.
  var rendering: NumberEditor.Rendering {
    read(.selection, Observed.Selection.self, ())
    return read(.text, Observed.Text.self, shown.rendering)
  }
  var value: ExactDecimal? { read(.value, Observed.Value.self, shown.value) }
  var validity: NumberEditor.Validity { read(.validity, Observed.Validity.self, shown.validity) }
  var invalidReason: NumberEditor.Reason? {
    read(.invalidReason, Observed.InvalidReason.self, shown.invalidReason)
  }
  var warning: NumberEditor.Reason? { read(.warning, Observed.Warning.self, shown.warning) }
  var lastOutcome: NumberEditor.Outcome {
    read(.lastOutcome, Observed.LastOutcome.self, shown.lastOutcome)
  }
  /// A Boolean value that indicates whether the text shows the whole value; its observers are those of both.
  var isExact: Bool {
    read(.value, Observed.Value.self, ())
    return read(.text, Observed.Text.self, shown.state.isExact)
  }
  /// The texts that a typed grouping separator can mean; its observers are those of the text and the validity.
  var groupingReadings: [String] {
    read(.validity, Observed.Validity.self, ())
    return read(.text, Observed.Text.self, shown.editor.groupingReadings(of: shown.state))
  }
  var canUndo: Bool { read(.canUndo, Observed.CanUndo.self, shown.canUndo) }
  var canRedo: Bool { read(.canRedo, Observed.CanRedo.self, shown.canRedo) }

  /// The options of the field, without the range of the restriction.
  var options: NumberEditor.Options {
    registrar.access(Observed.Options(), keyPath: Observed.Options.keyPath)
    return storedOptions
  }

  @inline(__always)
  private func read<Subject: ObservedSubject, Result>(
    _ property: ShownField.Properties, _: Subject.Type, _ result: @autoclosure () -> Result
  ) -> Result {
    readProperties.insert(property)
    registrar.access(Subject(), keyPath: Subject.keyPath)
    return result()
  }

  /// Applies an edit; a commit also brings the field and the app's model together.
  func apply(_ edit: NumberEditor.Edit) -> NumberEditor.Outcome {
    switch edit {
    case .set(let value): setValue(value)
    case .commit where source != nil: commitToSource()
    case .acceptGrouping where source != nil: acceptGrouping()
    default: update { $0.apply(edit) }
    }
  }

  /// Changes the session, and notifies the observers of the properties that are different afterward.
  func update<Result, Failure: Error>(
    _ body: (inout EditingSession) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    reportedText = nil
    let result = try body(&session)
    offer()
    publish(session.lastOutcome)
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
    try? changeOptions(storedOptions)
  }

  func changeOptions(_ options: NumberEditor.Options) throws(NumberEditorError) {
    if let format = heldChanges?.format {
      _ = try NumberEditor(format: format, options: options)
    }
    var narrowed = options
    narrow?(&narrowed)
    // If the ranges have no value in common, the restriction allows no number of the field.
    if (try? session.changeOptions(narrowed)) == nil { try session.changeOptions(options) }
    if options != storedOptions {
      registrar.withMutation(of: Observed.Options(), keyPath: Observed.Options.keyPath) {
        storedOptions = options
      }
    }
    offer()
    publish()
  }

  // MARK: - Observers

  /// Notifies the observers of the text, though it is the same, so that a view shows it again.
  func republishText() {
    registrar.withMutation(of: Observed.Text(), keyPath: Observed.Text.keyPath) {}
  }

  /// Publishes the session after a change that isn't an edit.
  func publish() { publish(shown.lastOutcome) }

  /// Publishes an outcome of more than the session knows of.
  func conclude(_ outcome: NumberEditor.Outcome) -> NumberEditor.Outcome {
    publish(outcome)
    return outcome
  }

  /// Shows the session, and notifies the observers of the properties that are different in it.
  private func publish(_ outcome: NumberEditor.Outcome) {
    let failureReason = failureOfValue ?? source?.failureReason
    let field = ShownField(session, outcome: outcome, failureReason: failureReason)
    let changes = shown.properties(of: readProperties, differentIn: field)
    readProperties.subtract(changes)
    notify(changes, .before)
    shown = field
    notify(changes, .after)
  }

  /// The reason why the restriction doesn't allow the field's number, though the editor does, or `nil`.
  private var failureOfValue: NumberEditor.Reason? {
    guard let failureReason, session.validity == .valid, let value = session.value else {
      return nil
    }
    return failureReason(value)
  }

  private enum Moment { case before, after }

  /// Notifies the observers of properties before or after their change.
  private func notify(_ properties: ShownField.Properties, _ moment: Moment) {
    func notify<Subject: ObservedSubject>(_ property: ShownField.Properties, _: Subject.Type) {
      guard properties.contains(property) else { return }
      switch moment {
      case .before: registrar.willSet(Subject(), keyPath: Subject.keyPath)
      case .after: registrar.didSet(Subject(), keyPath: Subject.keyPath)
      }
    }
    notify(.text, Observed.Text.self)
    notify(.selection, Observed.Selection.self)
    notify(.value, Observed.Value.self)
    notify(.validity, Observed.Validity.self)
    notify(.invalidReason, Observed.InvalidReason.self)
    notify(.warning, Observed.Warning.self)
    notify(.lastOutcome, Observed.LastOutcome.self)
    notify(.canUndo, Observed.CanUndo.self)
    notify(.canRedo, Observed.CanRedo.self)
    notify(.editor, Observed.Editor.self)
  }
}
