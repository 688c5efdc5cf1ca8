/// A field of a form: its value, the rule for the value, and the events that validate it.
///
/// ```swift
/// FormField(.email, .email("That is no address."), debounce: .milliseconds(400)) { model.email }
/// ```
///
/// A field isn't `Sendable`: it belongs to the main actor, as the form does.
public struct FormField<Name: Hashable> {
  /// The name of the field.
  public let name: Name
  /// The events that make the form validate the field.
  public let triggers: ValidationTriggers
  /// The time the value has to stay the same after a change before it is validated, or zero to validate
  /// it at once.
  public let debounce: Duration

  let validate: () -> ValidationResult

  /// The maximum ``debounce``, a day.
  public static var maximumDebounce: Duration { .seconds(86_400) }

  /// Creates a field from a rule and a value.
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - rule: The rule for the value.
  ///   - triggers: The events that make the form validate the field.
  ///   - debounce: The time the value has to stay the same before a change is validated, clamped to the
  ///     range from zero to ``maximumDebounce``.
  ///   - value: A closure that returns the current value. It is called when the rule is checked, so the
  ///     value is never an old one.
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

/// The events that make a form validate a field.
///
/// Submitting the whole form validates every field, whatever its triggers are.
public struct ValidationTriggers: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each trigger.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The value has changed, and the field's debounce has passed since.
  public static let change = ValidationTriggers(rawValue: 1 << 0)
  /// The user has pressed Return in the field.
  public static let submit = ValidationTriggers(rawValue: 1 << 1)
  /// The field has lost the focus.
  public static let focusLost = ValidationTriggers(rawValue: 1 << 2)

  /// All triggers.
  public static let all: ValidationTriggers = [.change, .submit, .focusLost]
}
