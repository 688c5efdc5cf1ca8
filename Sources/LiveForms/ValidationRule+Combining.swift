extension ValidationRule {
  /// Values that every one of some rules lets pass; the first failure counts.
  ///
  /// Of no rules, everything passes.
  public static func allOf(_ rules: [ValidationRule]) -> Self {
    ValidationRule { value in
      for rule in rules {
        let result = rule.validate(value)
        if !result.isSuccess { return result }
      }
      return .success
    }
  }

  /// Values that at least one of some rules lets pass.
  ///
  /// Of no rules, nothing passes.
  ///
  /// - Parameters:
  ///   - rules: the rules, of which the first one that passes is enough.
  ///   - message: the words for values that none lets pass.
  /// - Returns: the rule.
  public static func anyOf(
    _ rules: [ValidationRule], _ message: @autoclosure @escaping () -> String
  ) -> Self {
    predicate(message()) { value in rules.contains { $0.validate(value).isSuccess } }
  }

  /// A value that has to be there, and what it has to be then.
  ///
  /// ```swift
  /// let age = ValidationRule.required(.inRange(18...30, "From 18 to 30."), "How old are you?")
  /// ```
  ///
  /// - Parameters:
  ///   - rule: the rule for the value.
  ///   - message: the words for no value.
  /// - Returns: the rule for the optional.
  public static func required<Wrapped>(
    _ rule: ValidationRule<Wrapped>, _ message: @autoclosure @escaping () -> String
  ) -> Self where Value == Wrapped? {
    ValidationRule { value in value.map(rule.validate) ?? .failure(message()) }
  }

  /// A value that may be missing, and what it has to be where it is not.
  public static func optional<Wrapped>(_ rule: ValidationRule<Wrapped>) -> Self
  where Value == Wrapped? {
    ValidationRule { value in value.map(rule.validate) ?? .success }
  }
}
