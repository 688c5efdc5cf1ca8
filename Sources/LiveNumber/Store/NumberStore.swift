#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import LiveNumberCore

/// A live number field for an app to bind to: its text, its selection, and its value.
///
/// What it displays, and what a view can pass, is that of a ``TextFieldStore``. A view that knows the edit
/// passes it (``apply(_:)``), which is the best way.
///
/// ```swift
/// let price = NumberStore<Decimal>(.currency("EUR"), locale: .current)
/// price.type("1234,50")
/// price.text        // 1 234,50 € in France
/// price.value       // 1234.5
/// ```
public final class NumberStore<Value: NumberValue>: TextFieldStore {
  private let storage: NumberStoreModel

  /// The model of the field, after the app's own has been read.
  var model: NumberStoreModel {
    @inline(__always) get {
      storage.pull()
      return storage
    }
  }

  /// The restriction that values have to meet besides the options, or `nil` if there is none.
  ///
  /// What the restriction knows of its range holds together with the options' own minimum and maximum,
  /// under the options' range policy. A number that only a closure doesn't allow can be typed, and is
  /// invalid; ``TextFieldStore/invalidReason`` is the closure's reason:
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
  ///   - value: The first value, or `nil` for an empty field.
  ///   - format: The format of the text.
  ///   - options: The options of the editor.
  public convenience init(
    value: Value? = nil, format: NumberFormat,
    options: NumberEditor.Options = NumberEditor.Options()
  ) {
    self.init(format: format, options: options, decimal: value?.decimalValue, source: nil)
  }

  init(
    format: NumberFormat, options: NumberEditor.Options, decimal: ExactDecimal?,
    source: ModelSource<ExactDecimal?>?
  ) {
    var options = options
    options.valueLimits = Value.limits
    let editor = NumberEditor(format: format, options: options)
    let state = decimal.map { editor.apply(.set($0), to: .empty).state } ?? .empty
    var session = EditingSession(editor: editor, state: state)
    session.mergesTypedDigits = true
    storage = NumberStoreModel(session: session, source: source)
    super.init(storage)
  }

  /// Creates a store for a style in a locale.
  ///
  /// ```swift
  /// let price = NumberStore<Decimal>(.currency("EUR"), locale: .current)
  /// ```
  ///
  /// - Parameters:
  ///   - style: The kind of number, and how it's written.
  ///   - value: The first value, or `nil` for an empty field.
  ///   - locale: The locale: a `Locale`, a `NumberLocale`, or a name. By default, it is the user's.
  ///   - options: The options of the editor.
  /// - Throws: Nothing for a `Locale`; otherwise `NumberFormatError` if the locale, the currency, or the
  ///   unit isn't known.
  public convenience init<Convertible: LocaleConvertible>(
    _ style: NumberStyle = .number, value: Value? = nil, locale: Convertible = Locale.current,
    options: NumberEditor.Options = NumberEditor.Options()
  ) throws(Convertible.Failure) {
    let format = try NumberFormat(style, locale: locale)
    self.init(value: value, format: format, options: options)
  }

  /// Creates a store for the values of a range in a locale.
  ///
  /// ```swift
  /// let age = NumberStore<Int>(in: 18...30, locale: .current)
  /// ```
  ///
  /// - Parameters:
  ///   - style: The kind of number, and how it's written.
  ///   - value: The first value, or `nil` for an empty field.
  ///   - range: The allowed values, which replace the range of the options.
  ///   - step: The change by ``increment()`` and ``decrement()``, or `nil` for that of the options.
  ///   - locale: The locale: a `Locale`, a `NumberLocale`, or a name. By default, it is the user's.
  ///   - options: The options of the editor. Their range policy decides what happens to other values.
  /// - Throws: Nothing for a `Locale`; otherwise `NumberFormatError` if the locale, the currency, or the
  ///   unit isn't known.
  public convenience init<Convertible: LocaleConvertible>(
    _ style: NumberStyle = .number, value: Value? = nil, in range: some ValueRange<Value>,
    step: Value? = nil, locale: Convertible = Locale.current,
    options: NumberEditor.Options = NumberEditor.Options()
  ) throws(Convertible.Failure) {
    var options = options
    options.range = ValueBounds(range)
    options.step = step?.decimalValue ?? options.step
    try self.init(style, value: value, locale: locale, options: options)
  }

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
    get { exactValue.flatMap { Value(decimal: $0) } }
    set {
      // A type can hold less than was typed; what it holds isn't another value.
      apply(.set(newValue == value ? exactValue : newValue?.decimalValue))
    }
  }

  /// The number of the field if it is valid, otherwise `nil`.
  public var validValue: Value? { isValid ? value : nil }

  /// The exact number of the field, or `nil` if there is no digit.
  public var exactValue: ExactDecimal? { storage.read(.value).value }

  /// A Boolean value that indicates whether the text shows the whole value.
  ///
  /// A value that the program sets, or that the user has typed in another format, can have more fraction digits
  /// than the field shows. The store keeps the value, and the model's, until the user edits the number:
  ///
  /// ```swift
  /// let yen = NumberStore<Decimal>(.currency("JPY"), value: 12.34, locale: .current)
  /// yen.text        // ¥12
  /// yen.value       // 12.34
  /// yen.isExact     // false
  /// ```
  public var isExact: Bool {
    _ = storage.read(.value)
    return storage.read(.text).state.isExact
  }

  /// The texts of the numbers that the typed keys can mean, or an empty array unless the number is in doubt.
  ///
  /// In German, `1.5` can be `1,5` or `15`, and `12x` can be `12`. The number isn't valid until the user has
  /// typed something unmistakable, or answered with ``accept(_:)``.
  public var readings: [String] { storage.readings }
}
