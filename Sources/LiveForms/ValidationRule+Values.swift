extension ValidationRule where Value: Comparable {
  /// Values of a range of any kind, such as `18...30`, `1...` or `..<100`.
  ///
  /// Of an empty range, nothing passes; what cannot be compared, such as a NaN, never does.
  ///
  /// - Parameters:
  ///   - range: the range.
  ///   - message: the words for values outside.
  /// - Returns: the rule.
  public static func inRange<Bounds: RangeExpression>(
    _ range: Bounds, _ message: @autoclosure @escaping () -> String
  ) -> Self where Bounds.Bound == Value {
    predicate(message()) { range.contains($0) }
  }
}

extension ValidationRule where Value: StringProtocol {
  /// Text that is more than white space.
  public static func nonEmpty(_ message: @autoclosure @escaping () -> String) -> Self {
    predicate(message()) { text in !text.allSatisfy(\.isWhitespace) }
  }

  /// The address of a mailbox, by the rule of the HTML standard for `<input type=email>`.
  ///
  /// That rule is what people expect of a form: `name@host` in ASCII, the host of labels of at most
  /// 63 characters, no dot needed. No blank around it is taken away.
  public static func email(_ message: @autoclosure @escaping () -> String) -> Self {
    predicate(message()) { EmailAddress.isValid($0) }
  }
}
