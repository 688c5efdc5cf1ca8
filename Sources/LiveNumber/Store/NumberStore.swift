#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import LiveNumberCore

/// A live number field for an app to bind to: its text, its selection, and its value.
///
/// A store shows a text and takes what a view reports, as every ``TextFieldStore`` does, and has a
/// number besides. If a view knows which edit the user has made, pass that edit to ``apply(_:)``.
///
/// ```swift
/// let price = NumberStore<Decimal>(.currency("EUR"), locale: .current)
/// price.type("1234,50")
/// price.text        // 1 234,50 € in France
/// price.value       // 1234.5
/// ```
public final class NumberStore<Value: NumberValue>: TextFieldStore {
  /// The field, which is ahead of what observers see while an edit is applied and while they are
  /// told of it.
  var session: EditingSession
  /// The rules and the state that observers see.
  private var displayed: DisplayedNumber

  /// The source of the value in the app's model, or `nil` if the store keeps the value itself.
  private(set) var source: ModelSource<ExactDecimal?>?
  /// The number that shows the source's value, or that the user has last made of it.
  var enteredNumber: EnteredNumber
  /// Whether what the field has for the source waits for another change.
  private(set) var defersOffers = false
  /// The format that the program has set while an input method composes text, or `nil`.
  private(set) var heldFormat: NumberFormat?
  /// The reason why the last style of Foundation's that was set can't be edited, or `nil`.
  var storedFormatError: NumberFormatError?
  /// The options of the field, without the range of the restriction.
  private(set) var ownOptions: NumberEditor.Options

  /// The restriction that values have to meet besides the options, or `nil` if there is none.
  ///
  /// What the restriction knows of its range holds together with the options' own minimum and
  /// maximum, under the options' range policy. A number that only a closure doesn't allow can be
  /// typed, and is invalid; ``TextFieldStore/invalidReason`` is the closure's reason:
  ///
  /// ```swift
  /// store.restriction = .range(0...100) && .where(notAMultiple) { $0.isMultiple(of: 5) }
  /// ```
  ///
  /// A new restriction applies at once. If its range and that of the options have no value in
  /// common, no number is valid.
  public var restriction: Restriction<Value>? {
    didSet {
      pull()
      changeOptions(ownOptions)
    }
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
    self.session = session
    self.source = source
    ownOptions = options
    enteredNumber = EnteredNumber(state)
    displayed = DisplayedNumber(editor: editor, state: state, value: editor.value(of: state))
    super.init(ShownField(session, failureReason: nil))
  }

  /// Creates a store for a style in a locale.
  ///
  /// ```swift
  /// let price = NumberStore<Decimal>(.currency("EUR"), locale: .current)
  /// ```
  ///
  /// A percentage is a fraction of one, so a store of integers shows 50 as `5,000%`; with
  /// Foundation's `format: .percent`, it shows `50%`.
  ///
  /// - Parameters:
  ///   - style: The kind of number, and how it's written.
  ///   - value: The first value, or `nil` for an empty field.
  ///   - locale: The locale: a `Locale`, a `NumberLocale`, or a name. By default, it is the user's.
  ///   - options: The options of the editor.
  /// - Throws: Nothing for a `Locale`; otherwise `NumberFormatError` if the locale, the currency,
  ///   or the unit isn't known.
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
  ///   - options: The options of the editor. Their range policy decides what happens to other
  ///     values.
  /// - Throws: Nothing for a `Locale`; otherwise `NumberFormatError` if the locale, the currency,
  ///   or the unit isn't known.
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

  /// The number of the field, also while it is incomplete or invalid, or `nil` if there is no
  /// digit.
  ///
  /// Of a store whose value is kept in a model, it is the model's number while the text is valid
  /// and shows that.
  ///
  /// A new value is shown as a commit shows it, and is written to the model at once. It starts a
  /// new history: undo never puts back what the program has replaced. Setting the value that the
  /// field already has changes nothing, so an app can set the value it has just read while the user
  /// types.
  ///
  /// A value that is set while an input method is composing is shown when the composition ends. It
  /// then replaces what was composed.
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
  public var exactValue: ExactDecimal? { number(for: .value).value }

  /// A Boolean value that indicates whether the text shows the whole value.
  ///
  /// A value that the program sets, or that the user has typed in another format, can have more
  /// fraction digits than the field shows. The store keeps the value, and the model's, until the
  /// user edits the number:
  ///
  /// ```swift
  /// let yen = NumberStore<Decimal>(.currency("JPY"), value: 12.34, locale: .current)
  /// yen.text        // ¥12
  /// yen.value       // 12.34
  /// yen.isExact     // false
  /// ```
  public var isExact: Bool {
    _ = number(for: .value)
    return number(for: .text).isExact
  }

  /// The texts of the numbers that the typed keys can mean, or an empty array unless the number is
  /// in doubt.
  ///
  /// In French, `12.500` can be `12,50 €` or `12 500,00 €`; after `12x` and Enter, the field asks
  /// whether it's `12`. The number isn't valid until the user has typed something unmistakable, or
  /// answered with ``accept(_:)``.
  public override var readings: [String] {
    _ = number(for: .validity)
    let number = number(for: .text)
    return observed(.invalidReason).readError?.readings
      ?? number.editor.readings(of: number.state)
  }

  // MARK: - What the store of any field asks for

  override var currentText: String { session.text }
  package override var keyboardTraits: NumberEditor.KeyboardTraits? { keyboard }

  override var bounds: (minimum: String?, maximum: String?, unit: String?, locale: Locale) {
    let editor = number(for: .editor).editor
    let (format, range) = (editor.format, editor.options.range)
    let unit = Value.limits.maximumFractionDigits.flatMap {
      ExactDecimal(1).scaledByPowerOfTen(-$0)
    }
    return (
      range.minimum.map(format.format), range.maximum.map(format.format), unit.map(format.format),
      format.locale
    )
  }

  @discardableResult
  override func pull() -> Bool {
    pullFromSource()
  }

  override func perform(_ change: ViewChange) -> NumberEditor.Outcome {
    switch change {
    case .numericPad(let character): return update { $0.apply(.typeOnNumericPad(character)) }
    case .replace(let range, let text): return update { $0.replace(range, with: text) }
    case .replaceUTF16(let range, let text): return update { $0.replace(utf16: range, with: text) }
    case .replaceRanges(let ranges, let text):
      return update { $0.replace(utf16: ranges, with: text) }
    case .text(let text, let caret): return update { $0.apply(.replaceText(text, caret: caret)) }
    case .composed(let text, let caret):
      return update { $0.endComposition(text: text, caret: caret) }
    case .select(let range, let isBackward, let text):
      select(range, isBackward: isBackward, in: text)
      return session.lastOutcome
    case .selectAsUser(let range, let isBackward):
      selectAsUser(range, isBackward: isBackward)
      return session.lastOutcome
    case .commit: return conclude(.commit)
    case .confirm: return conclude(.confirm)
    }
  }

  override func shows(selection range: Range<Int>) -> Bool { isSelection(utf16: range) }

  override func restore(_ step: HistoryStep) -> Bool {
    update { step == .undo ? $0.undo() : $0.redo() }
  }

  override func revertEntry() -> Bool {
    guard let source, source.isInEntry, !source.isBusy, !composes else { return false }
    source.offer(.nothing, showsSame)
    _ = showSource(.restored, session.state)
    return true
  }

  override func showHeldFormat() {
    if let heldFormat { changeFormat(heldFormat) }
    heldFormat = nil
  }

  // MARK: - Changes

  /// Applies an edit; a commit also brings the field and the app's model together.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public func apply(_ edit: NumberEditor.Edit) -> NumberEditor.Outcome {
    pull()
    switch edit.kind {
    case .set(let value): return set(value)
    case .commit, .confirm, .step: return conclude(edit)
    case .accept(let reading) where shown.readError?.readings.contains(reading) == true:
      return read(reading, mode: .strict)
    case .accept where source != nil: return acceptInSource(edit)
    default: return update { $0.apply(edit) }
    }
  }

  /// Shows a value from the program, now or when the composition ends.
  ///
  /// The value that the field already has changes nothing, so that an app can echo it.
  private func set(_ value: ExactDecimal?) -> NumberEditor.Outcome {
    let isEcho = value == sessionValue && shown.readError == nil
    if composes { showHeldValue = isEcho ? nil : { [unowned self] in show(value) } }
    return isEcho || composes ? .accepted : show(value)
  }

  /// Changes the session, and notifies the observers of the properties that are different
  /// afterward.
  func update<Result>(_ body: (inout EditingSession) -> Result) -> Result {
    reportedText = nil
    let result = body(&session)
    offer()
    display()
    return result
  }

  /// Exchanges values with another source from now on, and shows its value.
  func bind(to source: ModelSource<ExactDecimal?>) {
    pull()
    self.source = source
    showHeldValue = nil
    showSource { $0.show($1) }
  }

  /// Changes format, options, and restriction together.
  ///
  /// The source gets only the result.
  package func change(_ body: () -> Void) {
    pull()
    defersOffers = true
    body()
    defersOffers = false
    offer()
    display(shown.lastOutcome)
  }

  func changeOptions(_ options: NumberEditor.Options) {
    var narrowed = options
    if let restriction { narrowed.narrowRange(to: restriction) }
    session.options = narrowed
    if options != ownOptions { change(.settings) { ownOptions = options } }
    offer()
    display(shown.lastOutcome)
  }

  /// Shows the number in another format, now or when the composition ends.
  func changeFormat(_ format: NumberFormat, because error: NumberFormatError? = nil) {
    if error != storedFormatError { change(.editor) { storedFormatError = error } }
    if composes {
      heldFormat = format
      return
    }
    update { session in
      session.format = format
      // The same number in other digits isn't an edit.
      enteredNumber = EnteredNumber(session.state)
    }
  }

  // MARK: - Observers

  /// Returns the number for an observer of a property, after the app's model has been read.
  func number(for property: ObservedProperty) -> DisplayedNumber {
    pull()
    observers.access(property, of: self)
    return displayed
  }

  /// Keeps a text from the program out: the field isn't valid until its number changes.
  func keepOut(_ error: NumberParseError) -> NumberEditor.Outcome {
    let outcome = NumberEditor.Outcome.rejected(error.reason, error.range)
    display(outcome, readError: error)
    return outcome
  }

  /// Displays the session, with an outcome in place of the session's own if there is one.
  ///
  /// An error of a text from the program stays until the number is another one: a click, a rejected
  /// key, or a new option makes nothing valid.
  func display(_ outcome: NumberEditor.Outcome? = nil, readError: NumberParseError? = nil) {
    let session = session
    let old = shown.readError.flatMap {
      EnteredNumber(session.state) == EnteredNumber(displayed.state) ? $0 : nil
    }
    let readError = readError ?? old
    var new = ShownField(session, failureReason: readError?.reason ?? failureReason)
    new.readError = readError
    if let outcome { new.lastOutcome = outcome }
    let number = DisplayedNumber(
      editor: session.editor, state: session.state, value: sessionValue)
    var others: [ObservedProperty] = []
    if number.value != displayed.value { others.append(.value) }
    if number.editor != displayed.editor { others.append(.editor) }
    display(new, changing: others) { displayed = number }
  }

  /// The reason, unknown to the editor, why the field's number isn't valid, or `nil`.
  ///
  /// A restriction and the model can refuse a number that the editor takes. Of 5 % in a field of
  /// integers, which the editor calls out of range, it's `notAMultiple`.
  private var failureReason: NumberEditor.Reason? {
    guard let value = session.value else { return nil }
    switch session.validity {
    case .valid: return failureReason(of: value) ?? source?.answer.reason
    case .invalid:
      // The number is in the range, and between two values of its type.
      let isOutOfRange = session.editor.invalidReason(of: session.state) == .outOfRange
      let isTooFine = Value.limits.maximumFractionDigits.map { value.trimmed().scale > $0 } ?? false
      return isOutOfRange && isTooFine && ownOptions.range.contains(value) ? .notAMultiple : nil
    case .empty, .incomplete: return nil
    }
  }

  /// Returns the reason why the restriction doesn't allow a value, or `nil` if it does.
  func failureReason(of value: ExactDecimal) -> NumberEditor.Reason? {
    guard let restriction else { return nil }
    return Value(decimal: value).flatMap(restriction.failureReason)
  }
}

extension ShownField {
  fileprivate init(_ session: EditingSession, failureReason: NumberEditor.Reason?) {
    self.init(
      rendering: session.rendering,
      validity: failureReason == nil ? session.validity : .invalid,
      invalidReason: failureReason ?? session.editor.invalidReason(of: session.state),
      lastOutcome: session.lastOutcome,
      canUndo: session.canUndo, canRedo: session.canRedo)
  }
}

/// The rules and the state of a number.
struct DisplayedNumber {
  let editor: NumberEditor
  let state: NumberEditor.State
  /// The number of the text, or the app's model's, if that is the one that the text shows.
  let value: ExactDecimal?

  var isExact: Bool { state.isExact && value == editor.value(of: state) }
}

/// A number of a field as far as an edit can change it.
struct EnteredNumber: Equatable {
  private let content: NumberEditor.Content
  /// What was typed, if that isn't the content alone.
  private let typed: [Unicode.Scalar]?
  /// Whether the content isn't rounded: 76 typed over 75.5, which is shown as 76, is another
  /// number.
  private let isExact: Bool

  init(_ state: NumberEditor.State) {
    (content, typed, isExact) = (state.content, state.typedText, state.isExact)
  }
}

extension NumberEditor.Reason {
  /// The type of the value has no such fraction: 5 % in a field of integers, which has 0 % and 100
  /// %.
  public static let notAMultiple = Self(rawValue: "notAMultiple")
}
