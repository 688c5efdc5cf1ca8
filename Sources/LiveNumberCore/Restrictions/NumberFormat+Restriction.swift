extension NumberFormat {
  /// Returns the number that a text represents in this format, if a restriction allows it.
  ///
  /// ```swift
  /// let ages: Restriction<Int> = .range(18...30) && .where(odd) { $0.isMultiple(of: 2) }
  /// try format.parse("20", allowedBy: ages)     // 20
  /// try format.parse("21", allowedBy: ages)     // throws: not allowed (odd)
  /// try format.parse("35", allowedBy: ages)     // throws: a number from 18 to 30 was expected
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text, which has to be a number as a whole.
  ///   - restriction: The restriction that the number has to meet.
  ///   - mode: A value that tells how much the text may differ from the format.
  /// - Returns: The number.
  /// - Throws: ``NumberParseError``. Its code is ``NumberParseError/Code/outOfRange`` if the number
  ///   is outside the restriction's range, and ``NumberParseError/Code/notAllowed`` if it isn't
  ///   allowed for another reason.
  @_disfavoredOverload
  public func parse<Value: NumberValue>(
    _ text: String, allowedBy restriction: Restriction<Value>, mode: ParseMode = .strict
  ) throws(NumberParseError) -> Value {
    try number(text, allowedBy: restriction, mode)
  }

  /// Returns the number that a text represents in this format, if a restriction of exact numbers
  /// allows it, such as `.range(0...100)` beside nothing that names another type.
  ///
  /// - Parameters:
  ///   - text: The text, which has to be a number as a whole.
  ///   - restriction: The restriction that the number has to meet.
  ///   - mode: A value that tells how much the text may differ from the format.
  /// - Returns: The number.
  /// - Throws: ``NumberParseError``.
  public func parse(
    _ text: String, allowedBy restriction: Restriction<ExactDecimal>, mode: ParseMode = .strict
  ) throws(NumberParseError) -> ExactDecimal {
    try number(text, allowedBy: restriction, mode)
  }

  private func number<Value: NumberValue>(
    _ text: String, allowedBy restriction: Restriction<Value>, _ mode: ParseMode
  ) throws(NumberParseError) -> Value {
    let value = try parse(text, as: Value.self, mode: mode)
    guard let reason = restriction.failureReason(for: value) else { return value }
    guard let bounds = restriction.knownBounds, !bounds.contains(value) else {
      throw NumberParseError(.notAllowed, in: text, words: "not allowed (\(reason.rawValue))")
    }
    throw NumberParseError(
      outOf: bounds.minimum?.decimalValue.map { format($0) },
      bounds.maximum?.decimalValue.map { format($0) }, in: text)
  }
}

extension NumberParseError {
  /// Creates the error of a number that is outside a range.
  ///
  /// - Parameters:
  ///   - minimum: The text of the least number in the range, or `nil` if there is none.
  ///   - maximum: The text of the greatest number in the range, or `nil` if there is none.
  ///   - text: The text of the number.
  init(outOf minimum: String?, _ maximum: String?, in text: String) {
    let least = minimum.map { " from \($0)" } ?? ""
    let most = maximum.map { " \(least.isEmpty ? "up to" : "to") \($0)" } ?? ""
    self.init(
      .outOfRange, in: text, expecting: Values(minimum: minimum, maximum: maximum),
      words: "a number\(least)\(most) was expected")
  }
}

extension NumberParseError.Code {
  /// The number is outside the allowed range: `35` in 18…30.
  public static let outOfRange = Self(.outOfRange)
  /// A condition of the app doesn't allow the number.
  public static let notAllowed = Self(.notAllowed)
}
