extension NumberFormat {
  /// The number that a text is in this format, where a restriction allows it.
  ///
  /// ```swift
  /// let even = PredicateRestriction<Int> { $0.isMultiple(of: 2) }
  /// try format.parse("1,234", allowedBy: even)      // 1234
  /// try format.parse("1,235", allowedBy: even)      // throws: not allowed
  /// ```
  ///
  /// - Parameters:
  ///   - text: the whole text, which has to be a number.
  ///   - restriction: which values are allowed.
  ///   - mode: how much the reader lets pass.
  /// - Returns: the value.
  /// - Throws: ``NumberParseError``; ``NumberParseError/Code/notAllowed`` where the text is a
  ///   number that the restriction refuses.
  public func parse<Condition: Restriction>(
    _ text: String, allowedBy restriction: Condition, mode: ParseMode = .strict
  ) throws(NumberParseError) -> Condition.Value where Condition.Value: NumberValue {
    let value = try parse(text, as: Condition.Value.self, mode: mode)
    guard let reason = restriction.failureReason(for: value) else { return value }
    throw error(for: text, .notAllowed, "not allowed (\(reason.rawValue))")
  }

  /// The number between two bounds that a text is in this format.
  ///
  /// ```swift
  /// let age = RangeRestriction(18...30)
  /// try format.parse("20", in: age)     // 20
  /// try format.parse("35", in: age)     // throws: a number from 18 to 30 was expected
  /// ```
  ///
  /// - Parameters:
  ///   - text: the whole text, which has to be a number.
  ///   - range: the bounds.
  ///   - mode: how much the reader lets pass.
  /// - Returns: the value.
  /// - Throws: ``NumberParseError``; ``NumberParseError/Code/outOfRange`` where the text is a
  ///   number outside the bounds.
  public func parse<Value: NumberValue & Comparable>(
    _ text: String, in range: RangeRestriction<Value>, mode: ParseMode = .strict
  ) throws(NumberParseError) -> Value {
    let value = try parse(text, as: Value.self, mode: mode)
    guard !range.allows(value) else { return value }
    let least = range.minimum?.decimalValue.map { " from \(format($0))" } ?? ""
    let to = least.isEmpty ? " up to" : " to"
    let most = range.maximum?.decimalValue.map { "\(to) \(format($0))" } ?? ""
    throw error(for: text, .outOfRange, "a number\(least)\(most) was expected")
  }

  private func error(
    for text: String, _ code: NumberParseError.Code, _ message: String
  ) -> NumberParseError {
    NumberParseError(ParseFailure(code, 0..<text.utf8.count, message), in: text)
  }
}

extension NumberParseError.Code {
  /// A number outside the range that is allowed: `35` in 18…30.
  public static let outOfRange = Self(rawValue: "outOfRange")
  /// A number that a condition of the app refuses.
  public static let notAllowed = Self(rawValue: "notAllowed")
}
