/// What a field's value has to be.
///
/// A rule is a check with words for its failures. There are rules for text, for ranges of anything
/// that can be compared, for e-mail addresses, and for combinations; any other is a closure:
///
/// ```swift
/// let name = ValidationRule<String>.nonEmpty("Tell us your name.")
/// let team = ValidationRule<Int>.predicate("Teams are even.") { $0.isMultiple(of: 2) }
/// ```
///
/// Messages are asked for at each failure, so that they can follow the user's language. Checks are
/// pure and quick; what takes time is reported to the form when it is known
/// (``FormModel/report(_:for:revision:)``). Not `Sendable`: a rule may read what belongs to its
/// creator's actor.
public struct ValidationRule<Value> {
  private let check: (Value) throws -> ValidationResult

  /// Makes a rule of a closure.
  ///
  /// What the closure throws is a failure, with the error's description as its message: a rule that
  /// cannot tell does not let a value pass.
  public init(_ check: @escaping (Value) throws -> ValidationResult) {
    self.check = check
  }

  /// What the rule says of a value.
  public func validate(_ value: Value) -> ValidationResult {
    do {
      return try check(value)
    } catch {
      return .failure("\(error)")
    }
  }

  /// Values that a condition holds for.
  ///
  /// - Parameters:
  ///   - message: the words for a failure.
  ///   - isValid: the condition; an error that it throws is a failure with that error's
  ///     description.
  /// - Returns: the rule.
  public static func predicate(
    _ message: @autoclosure @escaping () -> String, _ isValid: @escaping (Value) throws -> Bool
  ) -> Self {
    ValidationRule { try isValid($0) ? .success : .failure(message()) }
  }
}
