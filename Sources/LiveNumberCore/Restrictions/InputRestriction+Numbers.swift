extension InputRestriction where Value: NumberValue & Comparable {
  /// Takes numbers between two bounds, as a locale writes them.
  ///
  /// Whether more typing can reach the range is computed, exactly, for the place of the caret; see
  /// ``NumberEditor``.
  ///
  /// - Parameters:
  ///   - range: the bounds.
  ///   - format: how numbers are written.
  ///   - policy: what becomes of numbers outside the range: refused while they are typed, or shown
  ///     as invalid, or moved to the nearer bound by ``committed(_:)``.
  ///   - options: how the field behaves otherwise; its minimum, maximum and policy are not used.
  /// - Throws: ``NumberEditorError`` where the options contradict each other or the range.
  public init(
    _ range: RangeRestriction<Value>, format: NumberFormat,
    policy: NumberEditor.Options.RangePolicy = .block,
    options: NumberEditor.Options = NumberEditor.Options()
  ) throws(NumberEditorError) {
    var options = options
    options.minimum = range.minimum?.decimalValue
    options.maximum = range.maximum?.decimalValue
    options.rangePolicy = policy
    try self.init(format: format, options: options) { _ in nil }
  }

  /// Takes numbers between the bounds of a restricted number; its value makes the first state:
  /// `input.state(of: age.value)`.
  ///
  /// - Parameters:
  ///   - restricted: the number whose bounds count.
  ///   - format: how numbers are written.
  ///   - policy: what becomes of numbers outside the range.
  ///   - options: how the field behaves otherwise; its minimum, maximum and policy are not used.
  /// - Throws: ``NumberEditorError`` where the options contradict each other or the range.
  public init(
    _ restricted: RestrictedToRange<Value>, format: NumberFormat,
    policy: NumberEditor.Options.RangePolicy = .block,
    options: NumberEditor.Options = NumberEditor.Options()
  ) throws(NumberEditorError) {
    try self.init(restricted.restriction, format: format, policy: policy, options: options)
  }
}

extension InputRestriction where Value: NumberValue {
  /// Takes numbers that meet a condition, as a locale writes them.
  ///
  /// Of a condition nobody can tell what more typing will make of a number, so that others are
  /// shown and invalid, with the restriction's reason.
  ///
  /// - Parameters:
  ///   - restriction: which numbers are allowed.
  ///   - format: how numbers are written.
  ///   - options: how the field behaves otherwise; a range in it holds as well.
  /// - Throws: ``NumberEditorError`` where the options contradict each other.
  public init<Condition: Restriction>(
    _ restriction: Condition, format: NumberFormat,
    options: NumberEditor.Options = NumberEditor.Options()
  ) throws(NumberEditorError) where Condition.Value == Value {
    try self.init(format: format, options: options) { restriction.failureReason(for: $0) }
  }

  private init(
    format: NumberFormat, options: NumberEditor.Options,
    failureReason: @escaping @Sendable (Value) -> NumberEditor.Reason?
  ) throws(NumberEditorError) {
    var options = options
    options.valueLimits = Value.limits
    let field = NumberField(
      editor: try NumberEditor(format: format, options: options), failureReason)
    self.init(
      shows: { value in
        field.state(after: .set(value.decimalValue), to: .empty, value: value)
      },
      reads: { text, caret, state in
        field.state(
          after: .replaceText(text, caret: caret), to: field.number(of: state), value: state.value)
      },
      commits: { state in
        field.state(after: .commit, to: field.number(of: state), value: state.value)
      })
  }
}

/// A number editor and a condition of its values.
private struct NumberField<Value: NumberValue>: Sendable {
  let editor: NumberEditor
  let failureReason: @Sendable (Value) -> NumberEditor.Reason?

  init(
    editor: NumberEditor, _ failureReason: @escaping @Sendable (Value) -> NumberEditor.Reason?
  ) {
    self.editor = editor
    self.failureReason = failureReason
  }

  func number(of state: InputRestriction<Value>.State) -> NumberEditor.State {
    state.number ?? editor.state(showing: state.text) ?? .empty
  }

  func state(
    after edit: NumberEditor.Edit, to before: NumberEditor.State, value: Value
  ) -> InputRestriction<Value>.State {
    let (after, outcome) = editor.apply(edit, to: before)
    let rendering = editor.rendering(of: after)
    let number = editor.value(of: after).flatMap { Value(decimal: $0) }
    let refused = after.validity == .valid ? number.flatMap(failureReason) : nil
    let isAllowed = after.validity == .valid && refused == nil
    return InputRestriction.State(
      value: isAllowed ? number ?? value : value, text: rendering.text, caret: rendering.caret,
      validity: refused == nil ? after.validity : .invalid,
      reason: refused ?? editor.invalidReason(of: after), outcome: outcome, number: after)
  }
}
