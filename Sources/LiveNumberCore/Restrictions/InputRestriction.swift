/// Which texts a field takes: those of allowed values, and those that can still become one.
///
/// A two-way parser with a state: the state and a new text go in, and the next state comes out,
/// with the value, the text to show and what that is worth. Text that can become valid is let
/// through and marked; other text is refused, and the last one stays. The value is always the last
/// allowed one, also while the text is empty or unfinished.
///
/// ```swift
/// let format = try NumberFormat(locale: "fr")
/// let ages = try InputRestriction(RangeRestriction(18...30), format: format)
/// var age = ages.state(of: 20)
/// age = ages.evaluate("2", from: age)     // text "2", incomplete, value still 20
/// age = ages.evaluate("25", from: age)    // text "25", valid, value 25
/// age = ages.evaluate("35", from: age)    // refused: text "25", value 25
/// ```
///
/// Numbers go through a ``NumberEditor``; names of enum cases, closures, and with `LiveNumber` any
/// `ParseableFormatStyle` have initialisers too. `Sendable`.
public struct InputRestriction<Value: Sendable>: Sendable {
  let shows: @Sendable (Value) -> State
  let reads: @Sendable (String, String.Index?, State) -> State
  let commits: @Sendable (State) -> State

  init(
    shows: @escaping @Sendable (Value) -> State,
    reads: @escaping @Sendable (String, String.Index?, State) -> State,
    commits: @escaping @Sendable (State) -> State
  ) {
    self.shows = shows
    self.reads = reads
    self.commits = commits
  }

  /// The state of a field that shows a value: as it is at the start, and whenever the program
  /// changes the value.
  ///
  /// A value that is not allowed is shown, and invalid.
  public func state(of value: Value) -> State { shows(value) }

  /// The state after the text has changed.
  ///
  /// - Parameters:
  ///   - text: the whole new text.
  ///   - caret: where the caret stands in it, if that is known.
  ///   - state: the state before, which this restriction made.
  /// - Returns: the new state, or the old one with a rejected outcome where the text is refused.
  public func evaluate(
    _ text: String, caret: String.Index? = nil, from state: State
  ) -> State {
    reads(text, caret, state)
  }

  /// The state after a text has taken the place of a value's own.
  ///
  /// For fields that keep nothing but the value.
  public func evaluate(_ text: String, value: Value) -> State {
    evaluate(text, from: state(of: value))
  }

  /// The state after Enter, or after the field was left: allowed text becomes canonical, and what
  /// is unfinished is invalid.
  public func committed(_ state: State) -> State { commits(state) }

  /// The state with the text of its value again, whatever stood there.
  public func restored(_ state: State) -> State { shows(state.value) }
}
