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
  ///   - format: The format of the text.
  ///   - options: The options of the editor.
  ///   - value: The first value, or `nil` for an empty field.
  public convenience init(
    format: NumberFormat, options: NumberEditor.Options = NumberEditor.Options(),
    value: Value? = nil
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
  ///   - locale: The locale: a `Locale`, a `NumberLocale`, or a name.
  ///   - options: The options of the editor.
  ///   - value: The first value, or `nil` for an empty field.
  /// - Throws: Nothing for a `Locale`; otherwise `NumberFormatError` if the locale, the currency, or the
  ///   unit isn't known.
  public convenience init<Convertible: LocaleConvertible>(
    _ style: NumberStyle = .number, locale: Convertible,
    options: NumberEditor.Options = NumberEditor.Options(), value: Value? = nil
  ) throws(Convertible.Failure) {
    let format = try NumberFormat(style, locale: locale)
    self.init(format: format, options: options, value: value)
  }

  /// Creates a store for the values of a range in a locale.
  ///
  /// ```swift
  /// let age = NumberStore<Int>(locale: .current, in: 18...30)
  /// ```
  ///
  /// - Parameters:
  ///   - style: The kind of number, and how it's written.
  ///   - locale: The locale: a `Locale`, a `NumberLocale`, or a name.
  ///   - range: The allowed values, which replace the range of the options.
  ///   - step: The change by ``increment()`` and ``decrement()``, or `nil` for that of the options.
  ///   - options: The options of the editor. Their range policy decides what happens to other values.
  ///   - value: The first value, or `nil` for an empty field.
  /// - Throws: Nothing for a `Locale`; otherwise `NumberFormatError` if the locale, the currency, or the
  ///   unit isn't known.
  public convenience init<Convertible: LocaleConvertible>(
    _ style: NumberStyle = .number, locale: Convertible,
    in range: some ValueRange<Value>, step: Value? = nil,
    options: NumberEditor.Options = NumberEditor.Options(), value: Value? = nil
  ) throws(Convertible.Failure) {
    var options = options
    options.range = ValueBounds(range)
    options.step = step?.decimalValue ?? options.step
    try self.init(style, locale: locale, options: options, value: value)
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
  /// let yen = NumberStore<Decimal>(.currency("JPY"), locale: .current, value: 12.34)
  /// yen.text        // ¥12
  /// yen.value       // 12.34
  /// yen.isExact     // false
  /// ```
  public var isExact: Bool {
    _ = storage.read(.value)
    return storage.read(.text).state.isExact
  }

  /// The texts of the numbers that a typed grouping separator can mean, the decimal one first, or an empty
  /// array if there is no doubt.
  ///
  /// In German, `1.5` can be `1,5` or `15`. The number isn't valid until the user has completed the group,
  /// typed something unmistakable, or answered with ``acceptGrouping()``. If the separator can't be a decimal
  /// one, as a space can't, only the second text is there.
  public var groupingReadings: [String] {
    _ = storage.read(.validity)
    let field = storage.read(.text)
    return field.editor.groupingReadings(of: field.state)
  }
}
