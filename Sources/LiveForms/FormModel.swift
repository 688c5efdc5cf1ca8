public import Observation

/// A form: its fields with their rules, the results, and the focus.
///
/// Create a form with its fields in the order of the focus, notify it of what the user does
/// (``valueChanged(_:)``, ``focus``, ``submitField(_:)``, `submit()`), and show its results. A form
/// doesn't depend on a user interface and holds no values: those stay in the app's model, and can
/// be numbers, text, choices, or anything else.
///
/// ```swift
/// enum Field { case name, email }
///
/// let form = FormModel<Field>([
///   FormField(.name, .nonEmpty("Tell us your name.")) { model.name },
///   FormField(.email, .email("That is no address."), debounce: .seconds(1)) { model.email },
/// ])
/// model.email = "somebody"
/// form.valueChanged(.email)           // a second later the field has its result
/// form.message(for: .email)           // That is no address.
/// form.submit()                       // false; the focus is on .name
/// ```
///
/// A call with the name of a field that the form doesn't have changes nothing and returns `nil`. If
/// two fields have the same name, the first one counts. A form without fields is valid and can be
/// submitted. The form belongs to the main actor; releasing it cancels what is waiting or pending.
///
/// A form observes the numbers of its stores: typing, a commit, and a value from the program are
/// changes of the field's value without a call of ``valueChanged(_:)``. Each of the form's methods
/// and properties counts the changes made before it is called.
///
/// A form keeps alive what its fields do: number stores, and what closures capture. An object that
/// owns its form names itself as the owner of the values, which fields reference weakly
/// (``FormField/init(_:_:dependsOn:triggers:debounce:of:value:asyncRule:)``).
@MainActor
public final class FormModel<Name: Hashable>: Observable {
  let fields: [FormField<Name>]
  let states: [FieldState]
  let indices: [Name: Int]
  /// The indices of the fields that depend on each field.
  let dependents: [[Int]]
  let focused = FocusState()
  let clock: FormClock

  /// Creates a form from its fields.
  ///
  /// - Parameters:
  ///   - fields: The fields, in the order of the focus.
  ///   - clock: The clock that measures debounces. If it jumps ahead, or back to before a change,
  ///     the checks that are waiting are due at once.
  public init(_ fields: [FormField<Name>], clock: some Clock<Duration> = ContinuousClock()) {
    var indices: [Name: Int] = [:]
    self.fields = fields.filter { field in
      guard indices[field.name] == nil else { return false }
      indices[field.name] = indices.count
      return true
    }
    self.indices = indices
    let kept = self.fields
    dependents = kept.map { field in
      kept.indices.filter {
        kept[$0].dependencies.contains(field.name) && kept[$0].name != field.name
      }
    }
    states = self.fields.map { _ in FieldState() }
    self.clock = FormClock(clock)
    observeNumbers()
  }

  /// The names of the fields, in the order of the focus.
  public var names: [Name] { fields.map(\.name) }

  // MARK: - Results

  /// Returns the last result of a field, or `nil` if it has none.
  ///
  /// A field has no result before the first validation, after a change that isn't validated, and
  /// while it is pending.
  public func result(for name: Name) -> ValidationResult? { state(of: name)?.result }

  /// Returns the message of a field's failure, or `nil` if there is none.
  public func message(for name: Name) -> String? { result(for: name)?.message }

  /// Returns a Boolean value that indicates whether a change of a field is waiting to be validated.
  public func isWaiting(_ name: Name) -> Bool { state(of: name)?.isWaiting ?? false }

  /// Returns a Boolean value that indicates whether the asynchronous rule of a field is being
  /// checked.
  public func isPending(_ name: Name) -> Bool { state(of: name)?.isPending ?? false }

  /// The results of all fields that have one.
  public var results: [Name: ValidationResult] {
    noticeChanges()
    var results: [Name: ValidationResult] = [:]
    for (field, state) in zip(fields, states) { results[field.name] = state.result }
    return results
  }

  /// A Boolean value that indicates whether all values are valid now, whatever results are shown.
  ///
  /// It checks all rules without showing a result, for a button that is enabled only for a valid
  /// form. Observers are notified of changes of what the values and the rules read.
  ///
  /// A failure that the app has reported counts, and so does the answer of an asynchronous rule.
  /// While that answer isn't known, the value isn't valid. This property doesn't check asynchronous
  /// rules, so leave a button enabled that checks them with `submit()`.
  public var isValid: Bool {
    noticeChanges()
    return zip(fields, states).allSatisfy { $0.evaluate().result(with: $1.answer) == .success }
  }

  /// The name of the first field that has a failure, or `nil` if there is none.
  public var firstInvalid: Name? {
    noticeChanges()
    return zip(fields, states).first { $1.result?.isSuccess == false }?.0.name
  }

  /// Returns the state of a field, with the changes of all numbers that it depends on.
  func state(of name: Name) -> FieldState? { index(of: name).map { states[$0] } }
}
