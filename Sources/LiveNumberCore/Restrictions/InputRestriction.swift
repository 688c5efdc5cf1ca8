/// The texts that a field accepts: those of allowed values, and those that can still become one.
///
/// An input restriction parses text and keeps a state: you pass it the previous state and a new
/// text, and it returns the next state with the value, the text to show, and its validity. A text
/// that can become valid is accepted and marked as incomplete; any other text is rejected, and the
/// previous one stays. The value is always the last allowed one, also while the text is empty or
/// incomplete.
///
/// ```swift
/// let format = NumberFormat(locale: .current)
/// let ages = InputRestriction(.range(18...30), format: format)
/// var age = ages.state(of: 20)
/// age = ages.evaluate("2", from: age)     // text "2", incomplete, value still 20
/// age = ages.evaluate("25", from: age)    // text "25", valid, value 25
/// age = ages.evaluate("35", from: age)    // rejected: text "25", value 25
/// ```
///
/// There are initializers for numbers, which a ``NumberEditor`` edits, for the names of an
/// enumeration's cases, for closures, and, with `LiveNumber`, for any `ParseableFormatStyle`.
public struct InputRestriction<Value: Sendable>: Sendable {
  let show: @Sendable (Value) -> State
  let read: @Sendable (String, String.Index?, State) -> State
  let commit: @Sendable (State) -> State

  /// Returns the state of a field that shows a value.
  ///
  /// Use it for the first state, and whenever the program changes the value. A value that isn't
  /// allowed is shown, and its state is invalid.
  public func state(of value: Value) -> State { show(value) }

  /// Returns the state after a change of the text.
  ///
  /// - Parameters:
  ///   - text: The whole new text.
  ///   - caret: The position of the caret in the new text, or `nil` if it isn't known.
  ///   - state: The previous state, which this restriction returned.
  /// - Returns: The new state, or the previous one with a rejected outcome.
  public func evaluate(
    _ text: String, caret: String.Index? = nil, from state: State
  ) -> State {
    read(text, caret, state)
  }

  /// Returns the state after a text has replaced the text of a value.
  ///
  /// Use it for a field that keeps only its value.
  public func evaluate(_ text: String, value: Value) -> State {
    evaluate(text, from: state(of: value))
  }

  /// Returns the state after Return, or after the field has lost the focus.
  ///
  /// The text of an allowed value becomes canonical; an incomplete text becomes invalid.
  public func committed(_ state: State) -> State { commit(state) }
}

extension InputRestriction {
  /// A field's last allowed value and its text.
  public struct State: Sendable {
    /// The last allowed value, also while ``text`` doesn't represent an allowed value.
    public let value: Value
    /// The text that the field shows.
    public let text: String
    /// The position of the caret in ``text``.
    public let caret: String.Index
    /// The validity of the text.
    public let validity: NumberEditor.Validity
    /// The reason why the text is invalid, or `nil` if it isn't.
    public let reason: NumberEditor.Reason?
    /// The outcome of the last change.
    public let outcome: NumberEditor.Outcome
    /// The number editor's state, or `nil` if the field isn't for numbers.
    let number: NumberEditor.State?

    init(
      value: Value, text: String, caret: String.Index? = nil, validity: NumberEditor.Validity,
      reason: NumberEditor.Reason? = nil, outcome: NumberEditor.Outcome = .accepted,
      number: NumberEditor.State? = nil
    ) {
      self.value = value
      self.text = text
      self.caret = caret ?? text.endIndex
      self.validity = validity
      self.reason = reason
      self.outcome = outcome
      self.number = number
    }

    /// Returns the same state with another outcome.
    package func with(_ outcome: NumberEditor.Outcome) -> State {
      State(
        value: value, text: text, caret: caret, validity: validity, reason: reason,
        outcome: outcome, number: number)
    }
  }
}

extension InputRestriction.State: Equatable where Value: Equatable {}
extension InputRestriction.State: Hashable where Value: Hashable {}
