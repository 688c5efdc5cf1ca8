/// What the rules of a field say about its current value.
enum Evaluation {
  /// The result of the field's rule.
  case result(ValidationResult)
  /// The value passes the field's rule, and the closure checks the asynchronous one.
  case asyncRule(AsyncCheck)

  typealias AsyncCheck = nonisolated(nonsending) () async throws -> ValidationResult

  init<Value>(
    of value: Value, by rule: ValidationRule<Value>,
    _ asyncRule: (nonisolated(nonsending) (Value) async throws -> ValidationResult)?
  ) {
    let result = rule.validate(value)
    if let asyncRule, result.isSuccess {
      self = .asyncRule { try await asyncRule(value) }
    } else {
      self = .result(result)
    }
  }

  /// Returns the field's result with the answer of the asynchronous rule or of the app, if there is
  /// one.
  ///
  /// A failure of the field's own rule takes precedence. The result is `nil` if it isn't known
  /// without an answer.
  func result(with answer: ValidationResult?) -> ValidationResult? {
    switch self {
    case .result(.success): answer ?? .success
    case .result(let failure): failure
    case .asyncRule: answer
    }
  }
}
