/// A field of a form: its value, the rule for the value, and the events that validate it.
///
/// ```swift
/// FormField(Field.email, .email("That is no address."), debounce: .milliseconds(400)) { model.email }
/// ```
///
/// A field can be a number's, with its range and its reasons
/// (``init(_:store:rule:isRequired:dependsOn:triggers:debounce:message:asyncRule:)``).
///
/// A field can have an asynchronous rule, too, for what takes time:
///
/// ```swift
/// FormField(Field.email, .email("That is no address."), debounce: .milliseconds(400)) {
///   model.email
/// } asyncRule: { email in
///   try await server.hasAccount(email) ? .failure("There is an account already.") : .success
/// }
/// ```
///
/// When the form validates a value that passes the other rule, it checks the asynchronous rule in a
/// task, and keeps the answer until the value changes. While the answer isn't known, the field is
/// pending (``FormModel/isPending(_:)``) and has no result. A change of the value cancels the task.
/// An error that the rule throws is a failure with the error's description as its message, and the
/// next validation checks the rule again. After a `CancellationError`, the field has no result.
///
/// A field keeps alive what its closures capture, and a number store. If the form belongs to the
/// object that has the value, name that object as the owner, which the field references weakly
/// (``init(_:_:dependsOn:triggers:debounce:of:value:asyncRule:)``). A field isn't `Sendable`: it
/// belongs to the main actor, as the form does.
public struct FormField<Name: Hashable> {
  /// The name of the field.
  let name: Name
  /// The events that make the form validate the field.
  let triggers: ValidationTriggers
  /// The time the value has to stay the same after a change before it is validated, or zero to
  /// validate it at once.
  let debounce: Duration
  /// The names of the other fields whose values the rule reads.
  let dependencies: Set<Name>

  /// Checks the current value.
  let evaluate: () -> Evaluation
  /// The store of the field's number, or `nil` if the field isn't a number store's.
  let number: NumberAccess?

  /// The maximum ``debounce``.
  private static var maximumDebounce: Duration { .seconds(86_400) }

  /// Creates a field from a rule and a value.
  ///
  /// A rule over the values of two fields names the other one, so that it is checked again when
  /// either changes:
  ///
  /// ```swift
  /// FormField(Field.end, .predicate("Before the start.") { $0 <= $1 }, dependsOn: [.start]) {
  ///   (model.start, model.end)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - rule: The rule for the value.
  ///   - dependencies: The names of the other fields whose values the rule reads.
  ///   - triggers: The events that make the form validate the field.
  ///   - debounce: The time the value has to stay the same before a change is validated, clamped to
  ///     the range from zero to a day.
  ///   - value: A closure that returns the current value. It is called when the rule is checked, so
  ///     the value is never an old one. The field keeps alive what the closure captures.
  ///   - asyncRule: An asynchronous rule for the values that pass `rule`, or `nil` if there is
  ///     none. It begins on the main actor.
  public init<Value>(
    _ name: Name, _ rule: ValidationRule<Value>, dependsOn dependencies: Set<Name> = [],
    triggers: ValidationTriggers = .all, debounce: Duration = .zero,
    value: @escaping () -> Value,
    asyncRule: (nonisolated(nonsending) (Value) async throws -> ValidationResult)? = nil
  ) {
    self.init(name, dependencies, triggers, debounce) {
      Evaluation(of: value(), by: rule, asyncRule)
    }
  }

  /// Creates a field from a rule and the value of an object, which the field doesn't keep alive.
  ///
  /// An object can own the form of its own values:
  ///
  /// ```swift
  /// @MainActor final class SignUp {
  ///   var email = ""
  ///   private(set) lazy var form = FormModel([
  ///     FormField(Field.email, .email("That is no address."), of: self) { $0.email }
  ///   ])
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - rule: The rule for the value.
  ///   - dependencies: The names of the other fields whose values the rule reads.
  ///   - triggers: The events that make the form validate the field.
  ///   - debounce: The time the value has to stay the same before a change is validated, clamped to
  ///     the range from zero to a day.
  ///   - owner: The object that has the value. The field references it weakly. A field whose owner
  ///     is gone isn't valid, and its failure has an empty message.
  ///   - value: A closure that returns the owner's current value.
  ///   - asyncRule: An asynchronous rule for the values that pass `rule`, or `nil` if there is
  ///     none. It begins on the main actor. The field keeps alive what it captures.
  public init<Owner: AnyObject, Value>(
    _ name: Name, _ rule: ValidationRule<Value>, dependsOn dependencies: Set<Name> = [],
    triggers: ValidationTriggers = .all, debounce: Duration = .zero,
    of owner: Owner, value: @escaping (Owner) -> Value,
    asyncRule: (nonisolated(nonsending) (Value) async throws -> ValidationResult)? = nil
  ) {
    self.init(name, dependencies, triggers, debounce) { [weak owner] in
      owner.map { Evaluation(of: value($0), by: rule, asyncRule) } ?? .result(.failure(""))
    }
  }

  /// Creates a field from a rule, an asynchronous rule, and a value, whose closure is the last.
  ///
  /// ```swift
  /// FormField(Field.email, .email("That is no address."), asyncRule: { email in
  ///   try await server.hasAccount(email) ? .failure("There is an account already.") : .success
  /// }) { model.email }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - rule: The rule for the value.
  ///   - dependencies: The names of the other fields whose values the rule reads.
  ///   - triggers: The events that make the form validate the field.
  ///   - debounce: The time the value has to stay the same before a change is validated, clamped to
  ///     the range from zero to a day.
  ///   - asyncRule: An asynchronous rule for the values that pass `rule`. It begins on the main
  ///     actor.
  ///   - value: A closure that returns the current value. The field keeps alive what it captures.
  public init<Value>(
    _ name: Name, _ rule: ValidationRule<Value>, dependsOn dependencies: Set<Name> = [],
    triggers: ValidationTriggers = .all, debounce: Duration = .zero,
    asyncRule: nonisolated(nonsending) @escaping (Value) async throws -> ValidationResult,
    value: @escaping () -> Value
  ) {
    self.init(
      name, rule, dependsOn: dependencies, triggers: triggers, debounce: debounce, value: value,
      asyncRule: asyncRule)
  }

  init(
    _ name: Name, _ dependencies: Set<Name>, _ triggers: ValidationTriggers, _ debounce: Duration,
    number: NumberAccess? = nil, evaluate: @escaping () -> Evaluation
  ) {
    self.name = name
    self.dependencies = dependencies
    self.triggers = triggers
    self.debounce = min(max(debounce, .zero), Self.maximumDebounce)
    self.number = number
    self.evaluate = evaluate
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
