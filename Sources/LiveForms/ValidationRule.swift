/// A rule for the value of a field.
///
/// A rule checks a value and has a message for a failure. There are rules for text, ranges, and
/// email addresses, and for combinations of rules; any other rule is a closure:
///
/// ```swift
/// let name = ValidationRule<String>.nonEmpty("Tell us your name.")
/// let team = ValidationRule<Int>.predicate("Teams are even.") { $0.isMultiple(of: 2) }
/// ```
///
/// Messages are evaluated at each failure, so they can follow the user's language. A check is fast,
/// and returns the same result for the same value. What takes time is the asynchronous rule of a
/// ``FormField``. A rule isn't `Sendable`: it can read what belongs to its creator's actor.
public struct ValidationRule<Value> {
  private let check: (Value) throws -> ValidationResult

  /// Creates a rule from a closure.
  ///
  /// An error that the closure throws is a failure with the error's description as its message, so
  /// a rule that can't decide lets no value pass.
  public init(_ check: @escaping (Value) throws -> ValidationResult) {
    self.check = check
  }

  /// Returns the result of checking a value.
  public func validate(_ value: Value) -> ValidationResult {
    do {
      return try check(value)
    } catch {
      return .failure("\(error)")
    }
  }

  /// Returns a rule for values that meet a condition.
  ///
  /// - Parameters:
  ///   - message: The message of a failure.
  ///   - isValid: A closure that returns whether a value meets the condition. An error that it
  ///     throws is a failure with the error's description as its message.
  /// - Returns: A rule that lets the values pass for which the closure returns `true`.
  public static func predicate(
    _ message: @autoclosure @escaping () -> String, _ isValid: @escaping (Value) throws -> Bool
  ) -> Self {
    ValidationRule { try isValid($0) ? .success : .failure(message()) }
  }
}

/// The result of checking a value.
public enum ValidationResult: Hashable, Sendable {
  /// The value is valid.
  case success
  /// The value isn't valid, for the reason in the message, which is for the user.
  case failure(String)

  /// A Boolean value that indicates whether the value is valid.
  public var isSuccess: Bool { self == .success }

  /// The message of a failure, or `nil` for a success.
  public var message: String? {
    if case .failure(let message) = self { message } else { nil }
  }
}
