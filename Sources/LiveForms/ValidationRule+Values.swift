extension ValidationRule where Value: Comparable {
  /// Returns a rule for the values of a range of any kind, such as `18...30`, `1...`, or `..<100`.
  ///
  /// No value is in an empty range, and a value that can't be compared, such as a NaN, is in no
  /// range.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - message: The message for values outside the range.
  /// - Returns: A rule that lets the values of the range pass.
  public static func inRange<Bounds: RangeExpression>(
    _ range: Bounds, _ message: @autoclosure @escaping () -> String
  ) -> Self where Bounds.Bound == Value {
    predicate(message()) { range.contains($0) }
  }
}

extension ValidationRule where Value: StringProtocol {
  /// Returns a rule for text that isn't only whitespace.
  public static func nonEmpty(_ message: @autoclosure @escaping () -> String) -> Self {
    predicate(message()) { text in !text.allSatisfy(\.isWhitespace) }
  }

  /// Returns a rule for email addresses, as the HTML standard defines them for
  /// `<input type=email>`.
  ///
  /// That is what people expect of a form: `name@host` in ASCII, with a host of labels of at most
  /// 63 characters, which needs no dot. Spaces around the address aren't removed.
  public static func email(_ message: @autoclosure @escaping () -> String) -> Self {
    predicate(message()) { $0.isEmailAddress }
  }
}

extension StringProtocol {
  /// Whether the text is a "valid e-mail address" of the HTML standard, whose expression this is:
  /// <https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address>.
  fileprivate var isEmailAddress: Bool {
    let address =
      #/
      [a-zA-Z0-9.!\#$%&'*+\/=?^_`{|}~\-]+ @
      [a-zA-Z0-9] (?: [a-zA-Z0-9\-]{0,61} [a-zA-Z0-9] )?
      (?: \. [a-zA-Z0-9] (?: [a-zA-Z0-9\-]{0,61} [a-zA-Z0-9] )? )*
      /#.matchingSemantics(.unicodeScalar)
    return String(self).wholeMatch(of: address) != nil
  }
}
