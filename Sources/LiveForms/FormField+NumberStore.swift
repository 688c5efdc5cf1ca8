public import LiveNumber

extension FormField {
  /// Creates a field for the number of a store.
  ///
  /// The store's range, restriction, and limits decide whether the number is valid, so they aren't
  /// declared again:
  ///
  /// ```swift
  /// FormField(Field.price, store: price) { reason in
  ///   reason == .outOfRange ? "From 1 to 100." : "What is the price?"
  /// }
  /// ```
  ///
  /// When the field loses the focus, and when the user presses Return in it or submits the form,
  /// the form commits the store before it validates the field. The default triggers don't contain
  /// `change`, since typing passes through numbers outside the range. A submission fails if the
  /// store isn't valid when it begins, even if the commit shows a valid number, or if the app's
  /// model makes another number of it: the user sees it first, and the next submission sends it.
  ///
  /// The form observes the store's number, so don't call ``FormModel/valueChanged(_:)`` for the
  /// field.
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - store: The store of the number, which the field keeps alive.
  ///   - rule: Another rule, for the values that the store allows, or `nil` if there is none.
  ///   - isRequired: A Boolean value that indicates whether an empty field is a failure.
  ///   - dependencies: The names of the other fields whose values the rule or the store's range
  ///     reads.
  ///   - triggers: The events that make the form validate the field.
  ///   - debounce: The time the value has to stay the same before a change is validated, clamped to
  ///     the range from zero to a day.
  ///   - message: A closure that returns the message for a reason: the store's `invalidReason`,
  ///     `missing`, `incomplete`, or `changedByModel`. By default, it is the sentence of the store
  ///     (`message`).
  ///   - asyncRule: An asynchronous rule for the values that pass the store and `rule`, or `nil` if
  ///     there is none. It begins on the main actor.
  public init<Value: NumberValue>(
    _ name: Name, store: NumberStore<Value>, rule: ValidationRule<Value>? = nil,
    isRequired: Bool = true, dependsOn dependencies: Set<Name> = [],
    triggers: ValidationTriggers = [.submit, .focusLost], debounce: Duration = .zero,
    message: ((NumberEditor.Reason) -> String)? = nil,
    asyncRule: (nonisolated(nonsending) (Value) async throws -> ValidationResult)? = nil
  ) {
    let message = message ?? { store.message(for: $0) }
    let failure: () -> String? = {
      switch store.validity {
      case .empty: isRequired ? message(.missing) : nil
      case .incomplete: message(.incomplete)
      case .invalid: message(store.invalidReason ?? .notANumber)
      case .valid: nil
      }
    }
    let number = NumberAccess(
      read: {
        FieldNumber(
          value: store.exactValue, validity: store.validity, invalidReason: store.invalidReason)
      },
      failure: failure,
      commit: { store.commit().reason == .changedByModel ? message(.changedByModel) : nil })
    self.init(name, dependencies, triggers, debounce, number: number) {
      if let failure = failure() { return .result(.failure(failure)) }
      return store.validValue.map { Evaluation(of: $0, by: rule ?? .allOf([]), asyncRule) }
        ?? .result(.success)
    }
  }
}

extension NumberEditor.Reason {
  /// A required field is empty.
  public static let missing = Self(rawValue: "missing")
  /// More typing can make the number valid: `1` on the way to 18…30.
  ///
  /// After a commit, no number is incomplete.
  public static let incomplete = Self(rawValue: "incomplete")
}
