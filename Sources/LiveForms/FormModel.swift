public import Observation

/// A form: fields with rules, their results, and the focus.
///
/// Give it the fields in the order in which the user goes through them, tell it what happens
/// (``valueChanged(_:)``, ``focus``, ``submitField(_:)``, ``submit()``), and show what it says. It
/// knows no user interface and holds no values: those stay where they are, and numbers, text and
/// choices are all the same to it.
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
/// Where a field is asked about or told of that the form does not have, nothing happens, and the
/// answer is nil. Of two fields with the same name the first one counts. A form without fields is
/// valid, and can be submitted. The form belongs to the main actor; letting go of it cancels what
/// still waits.
@MainActor
public final class FormModel<Name: Hashable>: Observable {
  let fields: [FormField<Name>]
  let states: [FieldState]
  let indices: [Name: Int]
  let focused = FocusState()
  let clock: FormClock

  /// Makes a form of fields.
  ///
  /// - Parameters:
  ///   - fields: the fields, in the order of the focus.
  ///   - clock: what debounces are measured by. Where it jumps ahead, checks that wait are due at
  ///     once; where it jumps back to before they were asked for, they are too.
  public init(_ fields: [FormField<Name>], clock: some Clock<Duration> = ContinuousClock()) {
    var indices: [Name: Int] = [:]
    self.fields = fields.filter { field in
      guard indices[field.name] == nil else { return false }
      indices[field.name] = indices.count
      return true
    }
    self.indices = indices
    states = self.fields.map { _ in FieldState() }
    self.clock = FormClock(clock)
  }

  /// The names of the fields, in the order of the focus.
  public var names: [Name] { fields.map(\.name) }

  // MARK: - Results

  /// The last result of a field; nil while it has none, as before the first validation and after a
  /// change that is not to be validated.
  public func result(for name: Name) -> ValidationResult? { state(of: name)?.result }

  /// The words of a field's failure; nil where it has none.
  public func message(for name: Name) -> String? { result(for: name)?.message }

  /// Whether a change of the field is still to be validated.
  public func isWaiting(_ name: Name) -> Bool { state(of: name)?.isWaiting ?? false }

  /// The results of all fields that have one.
  public var results: [Name: ValidationResult] {
    var results: [Name: ValidationResult] = [:]
    for (field, state) in zip(fields, states) { results[field.name] = state.result }
    return results
  }

  /// Whether all values are as they should be at this moment, whatever results are shown.
  ///
  /// Runs all rules, and shows nothing: for a button that is enabled only then. Observers are told
  /// of what the values and the rules read.
  public var isValid: Bool { fields.allSatisfy { $0.validate().isSuccess } }

  /// The first field that has a failure.
  public var firstInvalid: Name? {
    zip(fields, states).first { $1.result?.isSuccess == false }?.0.name
  }

  func state(of name: Name) -> FieldState? { indices[name].map { states[$0] } }
}
