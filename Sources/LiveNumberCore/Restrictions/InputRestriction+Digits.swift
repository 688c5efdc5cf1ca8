extension InputRestriction<String> {
  /// Returns an input restriction for texts of digits, such as a PIN or a postal code.
  ///
  /// Unlike a number, such a text keeps its zeros, and has neither a sign nor separators. Fewer
  /// digits are incomplete; more digits and other characters are rejected:
  ///
  /// ```swift
  /// let codes = InputRestriction.digits(4...6)
  /// var code = codes.state(of: "")
  /// code = codes.evaluate("007", from: code)        // incomplete
  /// code = codes.evaluate("0071", from: code)       // valid, value "0071"
  /// code = codes.evaluate("0071a", from: code)      // rejected
  /// ```
  ///
  /// Digits of any script become ASCII digits.
  ///
  /// - Parameter count: The number of digits; a text of digits has at least one.
  /// - Returns: A restriction that accepts digits up to the maximum.
  public static func digits(_ count: ClosedRange<Int>) -> Self {
    let count = max(count.lowerBound, 1)...max(count.upperBound, 1)
    // The reason of a form's field, which has its sentence.
    let incomplete = NumberEditor.Reason(rawValue: "incomplete")
    return InputRestriction(incomplete: incomplete, text: { $0 }) { offered, _ in
      var digits: [UInt8] = []
      for scalar in offered.unicodeScalars {
        guard let digit = DecimalDigit(scalar) else { return .rejected(.unexpectedCharacter) }
        digits.append(UInt8(ascii: "0") + digit.value)
      }
      guard digits.count <= count.upperBound else { return .rejected(.tooLong) }
      let text = String(decoding: digits, as: UTF8.self)
      return count.contains(digits.count) ? .value(text, shown: text) : .incomplete(shown: text)
    }
  }

  /// Returns an input restriction for texts of a number of digits, at least one.
  public static func digits(_ count: Int) -> Self { digits(count...count) }
}
