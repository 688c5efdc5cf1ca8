extension InputRestriction {
  /// What a field makes of a text.
  public enum Interpretation: Sendable {
    /// The text represents an allowed value, and is shown as specified.
    case value(Value, shown: String)
    /// More typing can make the text represent an allowed value; it's shown as specified.
    case incomplete(shown: String)
    /// No typing can make the text represent an allowed value; it's shown as specified, and
    /// invalid.
    case invalid(NumberEditor.Reason, shown: String)
    /// No typing can make the text represent an allowed value; the previous text stays.
    case rejected(NumberEditor.Reason)
  }

  /// Creates an input restriction from closures that write and read its texts.
  ///
  /// The empty text isn't passed to `read`: a field can always be cleared, and then keeps its
  /// value.
  ///
  /// - Parameters:
  ///   - text: A closure that returns the canonical text of a value.
  ///   - read: A closure that reads a text; its second argument is the field's value.
  public init(
    text: @escaping @Sendable (Value) -> String,
    read: @escaping @Sendable (_ text: String, _ value: Value) -> Interpretation
  ) {
    self.init(incomplete: .notAllowed, text: text, read: read)
  }

  /// Creates an input restriction from closures, with the reason why an incomplete text is invalid
  /// after a commit.
  init(
    incomplete: NumberEditor.Reason, text: @escaping @Sendable (Value) -> String,
    read: @escaping @Sendable (_ text: String, _ value: Value) -> Interpretation
  ) {
    self.init(
      show: { value in
        let shown = text(value)
        guard !shown.utf8.isEmpty else { return State(value: value, text: "", validity: .empty) }
        switch read(shown, value) {
        case .value: return State(value: value, text: shown, validity: .valid)
        case .incomplete:
          return State(value: value, text: shown, validity: .invalid, reason: incomplete)
        case .invalid(let reason, _), .rejected(let reason):
          return State(value: value, text: shown, validity: .invalid, reason: reason)
        }
      },
      read: { offered, caret, state in
        guard !offered.utf8.isEmpty else {
          return State(value: state.value, text: "", validity: .empty)
        }
        let offset = caret.map { offered.unicodeScalars.distance(from: offered.startIndex, to: $0) }
        switch read(offered, state.value) {
        case .value(let value, let shown):
          return State(
            value: value, text: shown, caret: shown.index(ofScalar: offset), validity: .valid)
        case .incomplete(let shown):
          return State(
            value: state.value, text: shown, caret: shown.index(ofScalar: offset),
            validity: .incomplete)
        case .invalid(let reason, let shown):
          return State(
            value: state.value, text: shown, caret: shown.index(ofScalar: offset),
            validity: .invalid, reason: reason)
        case .rejected(let reason):
          return state.with(.rejected(reason, in: offered))
        }
      },
      commit: { state in
        switch state.validity {
        case .valid: State(value: state.value, text: text(state.value), validity: .valid)
        case .empty: state.with(.accepted)
        case .incomplete, .invalid:
          State(
            value: state.value, text: state.text, caret: state.caret, validity: .invalid,
            reason: state.reason ?? incomplete)
        }
      })
  }

  /// Creates an input restriction from a parser.
  ///
  /// ```swift
  /// let even = InputRestriction<Int>(
  ///   parse: { Int($0).flatMap { $0.isMultiple(of: 2) ? $0 : nil } },
  ///   text: { "\($0)" },
  ///   canBecomeValid: { Int($0) != nil })
  /// ```
  ///
  /// The text of an allowed value stays as it was typed until the commit.
  ///
  /// - Parameters:
  ///   - parse: A closure that returns the allowed value of a text, or `nil` if there is none.
  ///   - text: A closure that returns the canonical text of a value.
  ///   - canBecomeValid: A closure that returns whether more typing can make a text that doesn't
  ///     parse one that does. If it can't, the text is rejected.
  public init(
    parse: @escaping @Sendable (String) -> Value?,
    text: @escaping @Sendable (Value) -> String,
    canBecomeValid: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.init(text: text) { offered, _ in
      if let value = parse(offered) { return .value(value, shown: offered) }
      return canBecomeValid(offered) ? .incomplete(shown: offered) : .rejected(.notAllowed)
    }
  }
}

extension String {
  /// Returns the position of a Unicode scalar, or the end if there are fewer or the offset is
  /// `nil`.
  fileprivate func index(ofScalar offset: Int?) -> Index {
    guard let offset else { return endIndex }
    return unicodeScalars.index(startIndex, offsetBy: offset, limitedBy: endIndex) ?? endIndex
  }
}
