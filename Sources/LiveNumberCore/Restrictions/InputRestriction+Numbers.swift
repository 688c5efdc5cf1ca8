extension InputRestriction where Value: NumberValue {
  /// Creates an input restriction for numbers that a restriction allows.
  ///
  /// A ``NumberEditor`` edits the text. What the restriction knows of its range holds together with
  /// the range of the options, and decides, exactly, whether more typing at the caret can lead to
  /// an allowed number. What more typing makes of a closure's answer can't be known, so a number
  /// that only a closure doesn't allow can be typed, and is invalid for the closure's reason:
  ///
  /// ```swift
  /// let ages = InputRestriction(
  ///   .range(18...30) && .where(odd) { $0.isMultiple(of: 2) }, format: format)
  /// ages.evaluate("4", value: 20)       // rejected
  /// ages.evaluate("2", value: 20)       // incomplete
  /// ages.evaluate("21", value: 20)      // invalid: odd
  /// ```
  ///
  /// - Parameters:
  ///   - restriction: The restriction that numbers have to meet, or `nil` if the options are all.
  ///   - format: The format of the text.
  ///   - options: The options of the editor. Its range policy decides what happens to numbers
  ///     outside the range. By default, they can't be typed.
  public init(
    _ restriction: Restriction<Value>? = nil, format: NumberFormat,
    options: NumberEditor.Options = .blocking
  ) {
    var options = options
    options.valueLimits = Value.limits
    if let restriction { options.narrowRange(to: restriction) }
    let field = RestrictedNumber(
      editor: NumberEditor(format: format, options: options), restriction: restriction)
    self.init(
      show: { value in
        field.state(after: .set(value.decimalValue), to: .empty, value: value)
      },
      read: { text, caret, state in
        field.state(
          after: .replaceText(text, caret: caret), to: field.number(of: state), value: state.value)
      },
      commit: { state in
        field.state(after: .commit, to: field.number(of: state), value: state.value)
      })
  }

  /// Creates an input restriction for the numbers of a range.
  ///
  /// ```swift
  /// let ages = InputRestriction(18...30, format: format)
  /// ```
  ///
  /// - Parameters:
  ///   - range: The allowed numbers, such as `18...30` or `0...`.
  ///   - format: The format of the text.
  ///   - options: The options of the editor. Its range policy decides what happens to numbers
  ///     outside the range. By default, they can't be typed.
  public init(
    _ range: some ValueRange<Value>, format: NumberFormat,
    options: NumberEditor.Options = .blocking
  ) {
    self.init(.range(range), format: format, options: options)
  }
}

extension NumberEditor.Options {
  /// The default options, except that a key is rejected if it can't lead into the range.
  ///
  /// These are the default options of an ``InputRestriction``.
  public static var blocking: NumberEditor.Options {
    var options = NumberEditor.Options()
    options.rangePolicy = .block
    return options
  }

  /// Narrows the range to the values that a restriction can allow.
  ///
  /// A bound that isn't finite doesn't narrow the range.
  package mutating func narrowRange<Value: NumberValue>(to restriction: Restriction<Value>) {
    if let bounds = restriction.knownBounds {
      range = range.intersection(ValueBounds(bounds))
    }
    let ranges = restriction.knownRanges
    guard ranges.count > 1 else { return }
    allowedRanges = ranges.map { ValueBounds($0) }
  }
}

/// A number editor and a restriction of its values.
private struct RestrictedNumber<Value: NumberValue>: Sendable {
  let editor: NumberEditor
  let restriction: Restriction<Value>?

  func number(of state: InputRestriction<Value>.State) -> NumberEditor.State {
    state.number ?? editor.state(showing: state.text) ?? .empty
  }

  func state(
    after edit: NumberEditor.Edit, to before: NumberEditor.State, value: Value
  ) -> InputRestriction<Value>.State {
    let (after, outcome) = editor.apply(edit, to: before)
    let rendering = editor.rendering(of: after)
    let number = editor.value(of: after).flatMap { Value(decimal: $0) }
    let isValid = after.validity == .valid
    let failure = isValid ? number.flatMap { restriction?.failureReason(for: $0) } : nil
    return InputRestriction.State(
      value: isValid && failure == nil ? number ?? value : value, text: rendering.text,
      caret: rendering.caret, validity: failure == nil ? after.validity : .invalid,
      reason: failure ?? editor.invalidReason(of: after), outcome: outcome, number: after)
  }
}
