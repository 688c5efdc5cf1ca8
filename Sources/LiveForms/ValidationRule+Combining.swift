extension ValidationRule {
  /// Returns a rule for values that pass every rule of an array; the first failure counts.
  ///
  /// If the array is empty, every value passes.
  public static func allOf(_ rules: [ValidationRule]) -> Self {
    ValidationRule { value in
      for rule in rules {
        let result = rule.validate(value)
        if !result.isSuccess { return result }
      }
      return .success
    }
  }

  /// Returns a rule for values that pass at least one rule of an array.
  ///
  /// If the array is empty, no value passes.
  ///
  /// - Parameters:
  ///   - rules: The rules, which are checked up to the first one that passes.
  ///   - message: The message for values that pass none of the rules.
  /// - Returns: A rule that lets a value pass if one of the rules does.
  public static func anyOf(
    _ rules: [ValidationRule], _ message: @autoclosure @escaping () -> String
  ) -> Self {
    predicate(message()) { value in rules.contains { $0.validate(value).isSuccess } }
  }

  /// Returns a rule for an optional value that has to be there and to pass another rule.
  ///
  /// ```swift
  /// let age = ValidationRule.required(.inRange(18...30, "From 18 to 30."), "How old are you?")
  /// ```
  ///
  /// - Parameters:
  ///   - rule: The rule for the value.
  ///   - message: The message if there is no value.
  /// - Returns: A rule for the optional value.
  public static func required<Wrapped>(
    _ rule: ValidationRule<Wrapped>, _ message: @autoclosure @escaping () -> String
  ) -> Self where Value == Wrapped? {
    ValidationRule { value in value.map(rule.validate) ?? .failure(message()) }
  }

  /// Returns a rule for an optional value that can be missing, and otherwise has to pass another
  /// rule.
  public static func optional<Wrapped>(_ rule: ValidationRule<Wrapped>) -> Self
  where Value == Wrapped? {
    ValidationRule { value in value.map(rule.validate) ?? .success }
  }
}
