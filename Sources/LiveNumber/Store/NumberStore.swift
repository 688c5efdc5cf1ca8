public import LiveNumberCore
public import Observation

/// A live number field for an app to bind to: its text, its selection, and its value.
///
/// Bind a store to a view, pass it what the user does, and show its text and selection. The view can
/// pass single edits (``apply(_:)``, the best way, since the edit is known) or whole new texts
/// (``text``, which is all that SwiftUI's `onChange` knows).
///
/// ```swift
/// let price = try NumberStore<Decimal>(locale: "fr")
/// price.type("1234,50")
/// price.text        // 1 234,50
/// price.value       // 1234.5
/// ```
///
/// A rejected edit changes only ``lastOutcome``. A rejected ``text`` also notifies the observers of the
/// text, so that the view shows the previous text again. A store isn't `Sendable`: it belongs to the
/// actor that created it.
public final class NumberStore<Value: NumberValue>: Observable {
  private let storage: NumberStoreModel

  /// The observed properties, after the app's own model has been read.
  private var model: NumberStoreModel {
    storage.pull()
    return storage
  }

  /// Creates a store for a format.
  ///
  /// A value that `Value` can't represent can't be typed, whatever the options are.
  ///
  /// - Parameters:
  ///   - format: The format of the text.
  ///   - options: The options of the editor.
  ///   - value: The first value, or `nil` for an empty field.
  /// - Throws: `NumberEditorError` if the options contradict each other.
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

  /// Creates a store for a style in a locale.
  ///
  /// - Parameters:
  ///   - style: The kind of number.
  ///   - locale: A BCP 47 language tag, or another name that ``NumberLocale`` accepts.
  ///   - options: The options of the editor.
  ///   - value: The first value, or `nil` for an empty field.
  /// - Throws: `NumberFormatError` if the locale, the currency, or the unit isn't known;
  ///   `NumberEditorError` if the options contradict each other.
  public convenience init(
    _ style: NumberStyle = .decimal, locale: String,
    options: NumberEditor.Options = NumberEditor.Options(), value: Value? = nil
  ) throws {
    try self.init(format: NumberFormat(style, locale: locale), options: options, value: value)
  }

  // MARK: - Text and value

  /// The text of the field.
  ///
  /// A new text is interpreted as the edit that turns the previous text into it, under the same rules
  /// as keys.
  public var text: String {
    get { model.text }
    set { replaceText(newValue) }
  }

  /// The selected range of ``text``; empty, at the caret, if nothing is selected.
  public var selection: Range<String.Index> {
    get { model.selection }
    set {
      let editor = model.session.editor
      let anchor = editor.contentOffset(at: newValue.lowerBound, in: model.session.state)
      let head = editor.contentOffset(at: newValue.upperBound, in: model.session.state)
      apply(.select(anchor: anchor.offset, head: head.offset, affinity: head.affinity))
    }
  }

  /// The selection in UTF-16 code units, for UIKit, AppKit, and browsers.
  public var utf16Selection: Range<Int> {
    let text = model.text
    let selection = model.selection
    let start = text.utf16.distance(from: text.startIndex, to: selection.lowerBound)
    return start..<text.utf16.distance(from: text.startIndex, to: selection.upperBound)
  }

  /// The number of the field, also while it is incomplete or invalid, or `nil` if there is no digit.
  ///
  /// A new value is shown as a commit shows it. Setting the value that the field already has changes
  /// nothing, so an app can set the value it has just read while the user types.
  public var value: Value? {
    get { model.value.flatMap { Value(decimal: $0) } }
    set {
      // A type can hold less than was typed; what it holds isn't another value.
      apply(.set(newValue == value ? model.value : newValue?.decimalValue))
    }
  }

  /// The exact number of the field, or `nil` if there is no digit.
  public var exactValue: ExactDecimal? { model.value }

  /// The validity of the content.
  public var validity: NumberEditor.Validity { model.validity }

  /// The reason why the content is invalid, or `nil` if it isn't.
  public var invalidReason: NumberEditor.Reason? { model.invalidReason }

  /// Something the user should look at, until the content changes again, or `nil`.
  public var warning: NumberEditor.Reason? { model.warning }

  /// The outcome of the last edit.
  public var lastOutcome: NumberEditor.Outcome { model.lastOutcome }

  /// A Boolean value that indicates whether an edit can be undone.
  public var canUndo: Bool { model.canUndo }
  /// A Boolean value that indicates whether an edit can be redone.
  public var canRedo: Bool { model.canRedo }

  /// The format of the text.
  public var format: NumberFormat {
    _ = model.text
    return model.session.editor.format
  }

  // MARK: - Restriction

  /// The restriction that values have to meet besides the options, or `nil` if there is none.
  ///
  /// What the restriction knows of its range holds together with the options' own minimum and maximum,
  /// under the options' range policy. A number that only a closure doesn't allow can be typed, and is
  /// invalid; ``invalidReason`` is the closure's reason:
  ///
  /// ```swift
  /// store.restriction = .range(0...100) && .where(notAMultiple) { $0.isMultiple(of: 5) }
  /// ```
  ///
  /// A new restriction applies at once. If its range and that of the options have no value in common,
  /// no number is valid.
  public var restriction: Restriction<Value>? {
    didSet { storage.restrict(to: restriction) }
  }

  // MARK: - Editing

  /// Applies an edit.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public func apply(_ edit: NumberEditor.Edit) -> NumberEditor.Outcome {
    model.apply(edit)
  }

  /// Types each character of a text as one keystroke.
  ///
  /// - Returns: The outcome of the last keystroke.
  @discardableResult
  public func type(_ text: String) -> NumberEditor.Outcome {
    model.update { $0.type(text) }
  }

  /// Replaces the whole text.
  ///
  /// While an input method is composing, nothing happens, since the text is the input method's.
  ///
  /// - Parameters:
  ///   - text: The whole new text.
  ///   - caret: The position of the caret in the new text, or `nil` if it isn't known.
  /// - Returns: The outcome of the change.
  @discardableResult
  public func replaceText(_ text: String, caret: String.Index? = nil) -> NumberEditor.Outcome {
    let model = model
    guard !model.isComposing else { return .accepted }
    let before = model.text
    let outcome = model.update { $0.apply(.replaceText(text, caret: caret)) }
    // The view shows another text than the store, whose text was rejected or has not changed.
    if model.text == before, text != before { model.republishText() }
    return outcome
  }

  /// Replaces a range of ``text``, as a text field's delegate is asked to.
  ///
  /// A single character is a keystroke, more than one is a paste, and an empty replacement deletes.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public func replace(
    _ range: Range<String.Index>, with replacement: String
  ) -> NumberEditor.Outcome {
    model.update { $0.replace(range, with: replacement) }
  }

  /// Undoes the last edit.
  ///
  /// - Returns: A Boolean value that indicates whether there was one.
  @discardableResult
  public func undo() -> Bool { model.travel { $0.undo() } }

  /// Redoes the last undone edit.
  ///
  /// - Returns: A Boolean value that indicates whether there was one.
  @discardableResult
  public func redo() -> Bool { model.travel { $0.redo() } }

  // MARK: - Input methods

  /// Begins a composition of an input method; new texts change nothing until it ends.
  public func beginComposition() { model.isComposing = true }

  /// Ends the composition of an input method, and types its characters in one undo step.
  ///
  /// - Returns: The outcome of typing the characters.
  @discardableResult
  public func endComposition(_ composed: String) -> NumberEditor.Outcome {
    model.isComposing = false
    let outcome = apply(.compose(composed))
    // The view still shows the composed text.
    model.republishText()
    return outcome
  }

  // MARK: - Format

  /// Shows the same content in another format, in one undo step.
  ///
  /// - Throws: `NumberEditorError` if the format contradicts the options; nothing changes then.
  public func changeFormat(_ format: NumberFormat) throws(NumberEditorError) {
    try model.update { session throws(NumberEditorError) in try session.changeFormat(format) }
  }

  /// Shows the same content in another locale, in one undo step.
  ///
  /// - Throws: `NumberFormatError` if the locale isn't known, and what ``changeFormat(_:)`` throws.
  public func changeLocale(_ locale: String) throws {
    try changeFormat(NumberFormat(format.style, locale: locale, options: format.options))
  }
}
