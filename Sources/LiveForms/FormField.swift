/// One field of a form: where its value comes from, what it has to be, and when that is checked.
///
/// ```swift
/// FormField(.email, .email("That is no address."), debounce: .milliseconds(400)) { model.email }
/// ```
///
/// Not `Sendable`: it belongs to the main actor, as the form does.
public struct FormField<Name: Hashable> {
  /// Which field it is.
  public let name: Name
  /// What makes the form validate it.
  public let triggers: ValidationTriggers
  /// How long the value has to stay the same after a change before it is validated; zero is at
  /// once.
  public let debounce: Duration

  let validate: () -> ValidationResult

  /// The longest ``debounce``, a day.
  public static var maximumDebounce: Duration { .seconds(86_400) }

  /// Makes a field of a rule and a value.
  ///
  /// - Parameters:
  ///   - name: which field it is.
  ///   - rule: what the value has to be.
  ///   - triggers: what makes the form validate it.
  ///   - debounce: how long the value has to stay the same before a change is validated; what is
  ///     negative is zero, what is longer than ``maximumDebounce`` is that.
  ///   - value: the value as it is now. Asked for when the rule is, so that no old value is ever
  ///     judged.
  public init<Value>(
    _ name: Name, _ rule: ValidationRule<Value>, triggers: ValidationTriggers = .all,
    debounce: Duration = .zero, value: @escaping () -> Value
  ) {
    self.name = name
    self.triggers = triggers
    self.debounce = min(max(debounce, .zero), Self.maximumDebounce)
    validate = { rule.validate(value()) }
  }
}
