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
  public func parse<Value: NumberValue>(
    _ text: String, allowedBy restriction: Restriction<Value>, mode: ParseMode = .strict
  ) throws(NumberParseError) -> Value {
    let value = try parse(text, as: Value.self, mode: mode)
    guard let reason = restriction.failureReason(for: value) else { return value }
    guard let bounds = restriction.knownBounds, !bounds.contains(value) else {
      throw NumberParseError(.notAllowed, in: text, words: "not allowed (\(reason.rawValue))")
    }
    let least = bounds.minimum?.decimalValue.map { " from \(format($0))" } ?? ""
    let to = least.isEmpty ? " up to" : " to"
    let most = bounds.maximum?.decimalValue.map { "\(to) \(format($0))" } ?? ""
    throw NumberParseError(
      .outOfRange, in: text, words: "a number\(least)\(most) was expected")
  }
}

extension NumberParseError.Code {
  /// The number is outside the allowed range: `35` in 18…30.
  public static let outOfRange = Self(.outOfRange)
  /// A condition of the app doesn't allow the number.
  public static let notAllowed = Self(.notAllowed)
}
