public import LiveNumberCore
public import Observation

/// A live number field for an app to bind to: its text, its selection, and its value.
///
/// Bind a store to a view, pass it what the user does, and show its text and selection
/// (``rendering``). A view can pass
///
/// - single edits, the best way, since the edit is known: ``apply(_:)``
/// - a change that it is about to make, as a delegate knows it: ``replace(utf16:with:)``
/// - the whole new text and its selection: ``update(text:selection:)``
/// - only the whole new text, which is all that SwiftUI's `onChange` knows: ``text``
///
/// A ``TextFieldController`` connects a store to a toolkit's text field.
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
  var model: NumberStoreModel {
    @inline(__always) get {
      storage.pull()
      return storage
    }
  }

  /// The observed properties for a view that reads what to show.
  ///
  /// From now on, a selection that the view reports is in the field's text.
  private var shown: NumberStoreModel {
    @inline(__always) get {
      storage.pull()
      storage.reportedText = nil
      return storage
    }
  }

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
    didSet { model.restrict(to: restriction) }
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
  /// ```swift
  /// let price = try NumberStore<Decimal>(.currency("EUR"), locale: .current)
  /// ```
  ///
  /// - Parameters:
  ///   - style: The kind of number.
  ///   - locale: The locale: a `NumberLocale`, a `Locale`, or a name.
  ///   - options: The options of the editor.
  ///   - value: The first value, or `nil` for an empty field.
  /// - Throws: `NumberFormatError` if the locale, the currency, or the unit isn't known;
  ///   `NumberEditorError` if the options contradict each other.
  public convenience init(
    _ style: NumberStyle = .decimal, locale: some LocaleConvertible,
    options: NumberEditor.Options = NumberEditor.Options(), value: Value? = nil
  ) throws {
    try self.init(format: NumberFormat(style, locale: locale), options: options, value: value)
  }

  /// Creates a store for the values of a range in a locale.
  ///
  /// ```swift
  /// let age = try NumberStore<Int>(locale: "de", in: 18...30)
  /// ```
  ///
  /// - Parameters:
  ///   - style: The kind of number.
  ///   - locale: The locale: a `NumberLocale`, a `Locale`, or a name.
  ///   - range: The allowed values, which replace the range of the options.
  ///   - options: The options of the editor. Their range policy decides what happens to other values.
  ///   - value: The first value, or `nil` for an empty field.
  /// - Throws: `NumberFormatError` if the locale, the currency, or the unit isn't known;
  ///   `NumberEditorError` if the options contradict each other.
  public convenience init(
    _ style: NumberStyle = .decimal, locale: some LocaleConvertible,
    in range: some ValueRange<Value>,
    options: NumberEditor.Options = NumberEditor.Options(), value: Value? = nil
  ) throws {
    var options = options
    options.range = ValueBounds(range)
    try self.init(style, locale: locale, options: options, value: value)
  }

  // MARK: - Text and selection

  /// The text of the field.
  ///
  /// A new text is interpreted as the edit that turns the previous text into it, under the same rules
  /// as keys. The same text changes nothing.
  public var text: String {
    get { shown.text }
    set { replaceText(newValue) }
  }

  /// The selected range of ``text``; empty, at the caret, if nothing is selected.
  ///
  /// A new selection ends the entry of digits that are undone together, and the same selection changes
  /// nothing. A position beyond the text is its end.
  ///
  /// A view that has set ``text`` can set the selection right after it, in the text that it has set. Once
  /// the text or the selection has been read, a new selection is in the text that was read. A view that
  /// knows both uses ``update(text:selection:)``.
  public var selection: Range<String.Index> {
    get { shown.selection }
    set { model.select(newValue) }
  }

  /// The selection in UTF-16 code units, for UIKit, AppKit, and browsers.
  ///
  /// A new selection is that of ``selection``. A position in the middle of a character of two units is
  /// the character's start.
  public var utf16Selection: Range<Int> {
    get { rendering.utf16Selection }
    set { model.select(utf16: newValue) }
  }

  /// The text and the selection in it, in one read.
  ///
  /// Unlike ``selection``, it also knows which end of the selection is the moving one.
  public var rendering: NumberEditor.Rendering { shown.rendering }

  // MARK: - Value

  /// The number of the field, also while it is incomplete or invalid, or `nil` if there is no digit.
  ///
  /// A new value is shown as a commit shows it, and is written to the model at once. It starts a new
  /// history: undo never puts back what the program has replaced. Setting the value that the field
  /// already has changes nothing, so an app can set the value it has just read while the user types.
  ///
  /// A value that is set while an input method is composing is shown when the composition ends. It then
  /// replaces what was composed.
  public var value: Value? {
    get { model.value.flatMap { Value(decimal: $0) } }
    set {
      // A type can hold less than was typed; what it holds isn't another value.
      apply(.set(newValue == value ? model.value : newValue?.decimalValue))
    }
  }

  /// The number of the field if it is valid, otherwise `nil`.
  public var validValue: Value? { isValid ? value : nil }

  /// The exact number of the field, or `nil` if there is no digit.
  public var exactValue: ExactDecimal? { model.value }

  /// A Boolean value that indicates whether the text shows the whole value.
  ///
  /// A value that the program sets, or that the user has typed in another format, can have more fraction digits
  /// than the field shows. The store keeps the value, and the model's, until the user edits the number:
  ///
  /// ```swift
  /// let yen = try NumberStore<Decimal>(.currency("JPY"), locale: "en", value: 12.34)
  /// yen.text        // ¥12
  /// yen.value       // 12.34
  /// yen.isExact     // false
  /// ```
  public var isExact: Bool { model.isExact }

  /// The texts of the numbers that a typed grouping separator can mean, the decimal one first, or an empty
  /// array if there is no doubt.
  ///
  /// In German, `1.5` can be `1,5` or `15`. The number isn't valid until the user has completed the group,
  /// typed something unmistakable, or answered with ``acceptGrouping()``. If the separator can't be a decimal
  /// one, as a space can't, only the second text is there.
  public var groupingReadings: [String] { model.groupingReadings }

  /// The validity of the content.
  public var validity: NumberEditor.Validity { model.validity }

  /// A Boolean value that indicates whether the content is a valid value; an empty field has none.
  public var isValid: Bool { validity == .valid }

  /// The reason why the content is invalid, or `nil` if it isn't.
  public var invalidReason: NumberEditor.Reason? { model.invalidReason }

  /// Something the user should look at, or `nil` (`NumberEditor.State.warning`).
  public var warning: NumberEditor.Reason? { model.warning }

  /// The outcome of the last edit.
  public var lastOutcome: NumberEditor.Outcome { model.lastOutcome }

  /// A Boolean value that indicates whether an edit can be undone.
  public var canUndo: Bool { model.canUndo }
  /// A Boolean value that indicates whether an edit can be redone.
  public var canRedo: Bool { model.canRedo }
}
