/// What a rule says of a value.
///
/// `Sendable`.
public enum ValidationResult: Hashable, Sendable {
  /// The value is as it should be.
  case success
  /// The value is not, and why, in words for the user.
  case failure(String)

  /// Whether the value is as it should be.
  public var isSuccess: Bool { self == .success }

  /// The words of a failure; nil for a success.
  public var message: String? {
    if case .failure(let message) = self { message } else { nil }
  }
}
