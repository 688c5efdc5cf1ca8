#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
internal import LiveNumberCore

/// The model of a ``NumberStore``, whose rules are those of a `NumberEditor`.
final class NumberStoreModel: StoreModel {
  let observed: Observed<DisplayedNumber>
  // Only the engine's code runs while the session changes, and it knows no store.
  @exclusivity(unchecked) private(set) var session: EditingSession

  private(set) var source: ModelSource<ExactDecimal?>?
  /// The number that shows the source's value, or that the user has last made of it.
  var sourceNumber: Number
  /// A Boolean value that indicates whether the user has edited that number.
  var isEdited = false

  var isComposing = false
  var heldValue: ExactDecimal??
  /// The format that the program has set since an input method is composing text, or `nil`.
  private(set) var heldFormat: NumberFormat?
  var reportedText: String?
  var messages = FieldMessages.standard

  /// The options of the field, without the range of the restriction.
  private var storedOptions: NumberEditor.Options
  /// Returns the reason why the restriction doesn't allow a value, or `nil` if it does.
  private(set) var failureReason: ((ExactDecimal) -> NumberEditor.Reason?)?
  /// Narrows the range of options to that of the restriction.
  private var narrow: ((inout NumberEditor.Options) -> Void)?

  /// A number of a field as far as an edit can change it.
  struct Number: Equatable {
    private let content: NumberEditor.Content
    /// A Boolean value that indicates whether the content isn't rounded: a step of 1 from 75.5, shown as 76, can
    /// be 76.
    private let isExact: Bool

    init(_ state: NumberEditor.State) { (content, isExact) = (state.content, state.isExact) }
  }

  init(session: EditingSession, source: ModelSource<ExactDecimal?>?) {
    self.session = session
    self.source = source
    sourceNumber = Number(session.state)
    storedOptions = session.editor.options
    observed = Observed(DisplayedNumber(session, failureReason: nil))
  }

  var value: ExactDecimal? { session.value }
  var text: String { session.text }
  var options: NumberEditor.Options {
    observed.read(.settings) { _ in }
    return storedOptions
  }

  var bounds: (minimum: String?, maximum: String?, locale: Locale) {
    let editor = observed.read(.editor) { $0.editor }
    let range = editor.options.range
    return (
      range.minimum.map(editor.format.format), range.maximum.map(editor.format.format),
      editor.format.locale
    )
  }

  var readings: [String] {
    _ = read(.validity)
    let field = read(.text)
    return field.editor.readings(of: field.state)
  }

  // MARK: - Editing

  /// Applies an edit; a commit also brings the field and the app's model together.
  func apply(_ edit: NumberEditor.Edit) -> NumberEditor.Outcome {
    switch edit.kind {
    case .set(let value): set(value)
    case .commit where source != nil: commitToSource()
    case .accept where source != nil: accept(edit)
    default: update { $0.apply(edit) }
    }
  }

  /// Changes the session, and notifies the observers of the properties that are different afterward.
  func update<Result>(_ body: (inout EditingSession) -> Result) -> Result {
    reportedText = nil
    let result = body(&session)
    offer()
    publish()
    return result
  }

  func replace(_ range: Range<String.Index>, with text: String) -> NumberEditor.Outcome {
    update { $0.replace(range, with: text) }
  }
  func replace(utf16 range: Range<Int>, with text: String) -> NumberEditor.Outcome {
    update { $0.replace(utf16: range, with: text) }
  }
  func typeOnNumericPad(_ character: Unicode.Scalar) -> NumberEditor.Outcome {
    update { $0.apply(.typeOnNumericPad(character)) }
  }
  func change(to text: String, caret: String.Index?) -> NumberEditor.Outcome {
    update { $0.apply(.replaceText(text, caret: caret)) }
  }
  func commit() -> NumberEditor.Outcome { apply(.commit) }
  func undo() -> Bool { update { $0.undo() } }
  func redo() -> Bool { update { $0.redo() } }
  func endComposition(text: String, caret: String.Index?) -> NumberEditor.Outcome {
    endComposition { update { $0.endComposition(text: text, caret: caret) } }
  }

  /// Exchanges values with another source from now on, and shows its value.
  func bind(to source: ModelSource<ExactDecimal?>) {
    self.source = source
    heldValue = nil
    showSource(source.value)
  }

  // MARK: - Options and formats

  /// Applies a restriction to the values and, as far as its range is known, to the keys.
  func restrict<Value: NumberValue>(to restriction: Restriction<Value>?) {
    failureReason = restriction.map { restriction in
      { decimal in Value(decimal: decimal).flatMap(restriction.failureReason) }
    }
    narrow = restriction.map { restriction in { $0.narrowRange(to: restriction) } }
    changeOptions(storedOptions)
  }

  func changeOptions(_ options: NumberEditor.Options) {
    var narrowed = options
    narrow?(&narrowed)
    session.options = narrowed
    if options != storedOptions { observed.change(.settings) { storedOptions = options } }
    offer()
    republish()
  }

  /// Shows the number in another format, now or when the composition ends.
  func changeFormat(_ format: NumberFormat) {
    if isComposing {
      heldFormat = format
      return
    }
    update { session in
      session.format = format
      // The same number in other digits isn't an edit.
      sourceNumber = Number(session.state)
    }
  }

  func showHeldFormat() {
    if let heldFormat { changeFormat(heldFormat) }
    heldFormat = nil
  }

  // MARK: - Observers

  /// Displays the session after an edit.
  @inline(never)
  private func publish() {
    // Read before the session, which would be copied otherwise.
    let failureReason = failureOfValue
    observed.display(DisplayedNumber(session, failureReason: failureReason))
  }

  /// Displays the session with an outcome of more than it knows of.
  func publish(_ outcome: NumberEditor.Outcome) {
    let failureReason = failureOfValue
    let field = DisplayedNumber(session, failureReason: failureReason)
    field.lastOutcome = outcome
    observed.display(field)
  }

  /// Displays the session after a change that isn't an edit.
  func republish() { publish(observed.field.lastOutcome) }

  /// The reason why the restriction or the source doesn't allow the field's number, though the editor does,
  /// or `nil`.
  private var failureOfValue: NumberEditor.Reason? {
    if let failureReason, session.validity == .valid, let value = session.value,
      let reason = failureReason(value)
    {
      return reason
    }
    guard let source, (source.rejected ?? nil) != nil else { return nil }
    return .notAllowed
  }
}
