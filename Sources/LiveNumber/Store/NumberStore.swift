public import LiveNumberCore
public import Observation

/// A live number field for an app to bind to: its text, its selection and its value.
///
/// Give it to a view, pass it what the user does, and show what it says. The view may send single edits
/// (``apply(_:)``, the best way, since nothing has to be guessed) or whole new texts (``text``, all
/// that SwiftUI's `onChange` knows).
///
/// ```swift
/// let price = try NumberStore<Decimal>(locale: "fr")
/// price.type("1234,50")
/// price.text        // 1 234,50
/// price.value       // 1234.5
/// ```
///
/// A rejected edit changes only ``lastOutcome``; a rejected ``text`` also notifies observers of it, so
/// that the view puts the old one back. Not `Sendable`: a store belongs to the actor that made it.
public final class NumberStore<Value: NumberValue>: Observable {
  private let storage: NumberStoreModel

  /// The observed part, with what the app's own model has changed meanwhile.
  private var model: NumberStoreModel {
    storage.pull()
    return storage
  }

  /// Makes the store of a format.
  ///
  /// What `Value` cannot hold is blocked, whatever the options say.
  /// - Throws: `NumberEditorError` where the options contradict each other.
  public convenience init(
    format: NumberFormat, options: NumberEditor.Options = NumberEditor.Options(),
    value: Value? = nil
  ) throws(NumberEditorError) {
    try self.init(format: format, options: options, decimal: value?.decimalValue, source: nil)
  }

  init(
    format: NumberFormat, options: NumberEditor.Options, decimal: ExactDecimal?,
    source: NumberSource?
  ) throws(NumberEditorError) {
    var options = options
    options.valueLimits = Value.limits
    var session = EditingSession(editor: try NumberEditor(format: format, options: options))
    session.mergesTypedDigits = true
    if let decimal {
      let state = session.editor.apply(.set(decimal), to: .empty).state
      session = EditingSession(editor: session.editor, state: state)
      session.mergesTypedDigits = true
    }
    storage = NumberStoreModel(session: session)
    storage.source = source
    source?.isShown(decimal, as: session.state.content)
  }

  /// Makes the store of a style in a locale.
  ///
  /// - Throws: `NumberFormatError` where the locale, the currency or the unit is not known,
  ///   `NumberEditorError` where the options contradict each other.
  public convenience init(
    _ style: NumberStyle = .decimal, locale: String,
    options: NumberEditor.Options = NumberEditor.Options(), value: Value? = nil
  ) throws {
    try self.init(format: NumberFormat(style, locale: locale), options: options, value: value)
  }

  // MARK: - What the field shows

  /// The text of the field.
  ///
  /// A new text is taken as the change that makes it of the old one, and goes through the same
  /// rules as keys do.
  public var text: String {
    get { model.text }
    set { replaceText(newValue) }
  }

  /// What is selected in ``text``; empty at the caret where nothing is.
  public var selection: Range<String.Index> {
    get { model.selection }
    set {
      let editor = model.session.editor
      let anchor = editor.contentOffset(at: newValue.lowerBound, in: model.session.state)
      let head = editor.contentOffset(at: newValue.upperBound, in: model.session.state)
      apply(.select(anchor: anchor.offset, head: head.offset, affinity: head.affinity))
    }
  }

  /// The selection in UTF-16 code units, for UIKit, AppKit and browsers.
  public var utf16Selection: Range<Int> {
    let text = model.text
    let selection = model.selection
    let start = text.utf16.distance(from: text.startIndex, to: selection.lowerBound)
    return start..<text.utf16.distance(from: text.startIndex, to: selection.upperBound)
  }

  /// The number of the field, also while it is incomplete or invalid; nil where there is no digit.
  ///
  /// Setting it shows the value as a commit would. The value that the field already has changes
  /// nothing, so that an app may echo it while the user types.
  public var value: Value? {
    get { model.value.flatMap { Value(decimal: $0) } }
    set {
      // A type may hold less than was typed, and its echo is no other value.
      apply(.set(newValue == value ? model.value : newValue?.decimalValue))
    }
  }

  /// The number of the field, exactly.
  public var exactValue: ExactDecimal? { model.value }

  /// What the content is worth.
  public var validity: NumberEditor.Validity { model.validity }

  /// Why the content is invalid; nil where it is not.
  public var invalidReason: NumberEditor.Reason? { model.invalidReason }

  /// Something that the user should look at, until the content changes again.
  public var warning: NumberEditor.Reason? { model.warning }

  /// What became of the last edit.
  public var lastOutcome: NumberEditor.Outcome { model.lastOutcome }

  /// Whether there is an edit to take back.
  public var canUndo: Bool { model.canUndo }
  /// Whether there is an undone edit to do again.
  public var canRedo: Bool { model.canRedo }

  /// The format that the text is in.
  public var format: NumberFormat {
    _ = model.text
    return model.session.editor.format
  }

  // MARK: - Restriction

  /// A condition of the app that values have to meet besides the range of the options; nil is none.
  ///
  /// It is a flag: any number can be typed, and one that is refused is invalid, with the
  /// restriction's reason as ``invalidReason``.
  ///
  /// ```swift
  /// store.restriction = PredicateRestriction { $0.isMultiple(of: 5) }
  /// ```
  public var restriction: PredicateRestriction<Value>? {
    didSet {
      storage.failureReason = restriction.map { restriction in
        { decimal in Value(decimal: decimal).flatMap(restriction.failureReason) }
      }
    }
  }

  // MARK: - Editing

  /// Does one edit.
  @discardableResult
  public func apply(_ edit: NumberEditor.Edit) -> NumberEditor.Outcome {
    model.apply(edit)
  }

  /// Types each character of a text as one keystroke; the answer is that of the last one.
  @discardableResult
  public func type(_ text: String) -> NumberEditor.Outcome {
    model.update { $0.type(text) }
  }

  /// Takes a whole new text, and the caret in it where that is known.
  ///
  /// While an input method composes, nothing happens: the text is the input method's then.
  @discardableResult
  public func replaceText(_ text: String, caret: String.Index? = nil) -> NumberEditor.Outcome {
    let model = model
    guard !model.isComposing else { return .accepted }
    let before = model.text
    let outcome = model.update { $0.apply(.replaceText(text, caret: caret)) }
    // The view shows something else than the store, which has not told anybody: the text was
    // rejected, or changes nothing.
    if model.text == before, text != before { model.republishText() }
    return outcome
  }

  /// Replaces a range of ``text``, as a field's delegate asks: a single character is a keystroke, more
  /// is a paste, nothing deletes.
  @discardableResult
  public func replace(
    _ range: Range<String.Index>, with replacement: String
  ) -> NumberEditor.Outcome {
    model.update { $0.replace(range, with: replacement) }
  }

  /// Takes the last edit back.
  ///
  /// Returns whether there was one.
  @discardableResult
  public func undo() -> Bool { model.update { $0.undo() } }

  /// Does the last undone edit again.
  ///
  /// Returns whether there was one.
  @discardableResult
  public func redo() -> Bool { model.update { $0.redo() } }

  // MARK: - Input methods

  /// Says that an input method begins to compose: until it ends, new texts are left alone.
  public func beginComposition() { model.isComposing = true }

  /// Says that the input method is done, and with what: its characters are typed, in one undo step.
  @discardableResult
  public func endComposition(_ composed: String) -> NumberEditor.Outcome {
    model.isComposing = false
    let outcome = apply(.compose(composed))
    // The view still shows what was composed.
    model.republishText()
    return outcome
  }

  // MARK: - Format

  /// Shows the same content in another format.
  ///
  /// One undo step.
  ///
  /// - Throws: `NumberEditorError` where the options do not go with the format; nothing changes then.
  public func changeFormat(_ format: NumberFormat) throws(NumberEditorError) {
    try model.update { session throws(NumberEditorError) in try session.changeFormat(format) }
  }

  /// Shows the same content in another locale.
  ///
  /// One undo step.
  public func changeLocale(_ locale: String) throws {
    try changeFormat(NumberFormat(format.style, locale: locale, options: format.options))
  }
}
