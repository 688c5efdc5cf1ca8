extension InputRestriction {
  /// What a text is to a field.
  ///
  /// `Sendable`.
  public enum Reading: Sendable {
    /// The text of an allowed value, and how it is shown.
    case value(Value, shown: String)
    /// Not yet the text of an allowed value, but more typing can make it one; and how it is shown.
    case unfinished(shown: String)
    /// No allowed value, and not on the way to one; it is shown, and invalid.
    case invalid(NumberEditor.Reason, shown: String)
    /// No allowed value, and not on the way to one; the text before it stays.
    case rejected(NumberEditor.Reason)
  }

  /// Makes the restriction that a closure is.
  ///
  /// The empty text never reaches it: a field can always be cleared, and keeps its value then.
  ///
  /// - Parameters:
  ///   - text: the canonical text of a value.
  ///   - read: what a text is to the field whose value is the second argument.
  public init(
    text: @escaping @Sendable (Value) -> String,
    read: @escaping @Sendable (_ text: String, _ value: Value) -> Reading
  ) {
    self.init(
      shows: { value in
        let shown = text(value)
        guard !shown.utf8.isEmpty else { return State(value: value, text: "", validity: .empty) }
        switch read(shown, value) {
        case .value: return State(value: value, text: shown, validity: .valid)
        case .unfinished:
          return State(value: value, text: shown, validity: .invalid, reason: .notAllowed)
        case .invalid(let reason, _), .rejected(let reason):
          return State(value: value, text: shown, validity: .invalid, reason: reason)
        }
      },
      reads: { offered, caret, state in
        guard !offered.utf8.isEmpty else {
          return State(value: state.value, text: "", validity: .empty)
        }
        let place = caret.map { offered.unicodeScalars.distance(from: offered.startIndex, to: $0) }
        switch read(offered, state.value) {
        case .value(let value, let shown):
          return State(
            value: value, text: shown, caret: shown.index(ofScalar: place), validity: .valid)
        case .unfinished(let shown):
          return State(
            value: state.value, text: shown, caret: shown.index(ofScalar: place),
            validity: .incomplete)
        case .invalid(let reason, let shown):
          return State(
            value: state.value, text: shown, caret: shown.index(ofScalar: place),
            validity: .invalid, reason: reason)
        case .rejected(let reason):
          return state.with(.rejected(reason, in: offered))
        }
      },
      commits: { state in
        switch state.validity {
        case .valid: State(value: state.value, text: text(state.value), validity: .valid)
        case .empty: state.with(.accepted)
        case .incomplete, .invalid:
          State(
            value: state.value, text: state.text, caret: state.caret, validity: .invalid,
            reason: state.reason ?? .notAllowed)
        }
      })
  }

  /// Makes the restriction of a parser.
  ///
  /// ```swift
  /// let even = InputRestriction<Int>(
  ///   parse: { Int($0).flatMap { $0.isMultiple(of: 2) ? $0 : nil } },
  ///   text: { "\($0)" },
  ///   canBecomeValid: { Int($0) != nil })
  /// ```
  ///
  /// Allowed text stays as it was typed until the commit.
  ///
  /// - Parameters:
  ///   - parse: the allowed value of a text; nil where there is none.
  ///   - text: the canonical text of a value.
  ///   - canBecomeValid: whether more typing can make a text that does not parse one that does;
  ///     where it cannot, the text is refused.
  public init(
    parse: @escaping @Sendable (String) -> Value?,
    text: @escaping @Sendable (Value) -> String,
    canBecomeValid: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.init(text: text) { offered, _ in
      if let value = parse(offered) { return .value(value, shown: offered) }
      return canBecomeValid(offered) ? .unfinished(shown: offered) : .rejected(.notAllowed)
    }
  }
}

extension String {
  /// The position so many scalars from the start; the end where there are fewer, or none is known.
  fileprivate func index(ofScalar place: Int?) -> Index {
    guard let place else { return endIndex }
    return unicodeScalars.index(startIndex, offsetBy: place, limitedBy: endIndex) ?? endIndex
  }
}
