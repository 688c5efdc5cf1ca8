extension ValidationRule where Value: Comparable {
  /// Returns a rule for the values of a range of any kind, such as `18...30`, `1...`, or `..<100`.
  ///
  /// No value is in an empty range, and a value that can't be compared, such as a NaN, is in no range.
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

  /// Returns a rule for email addresses, as the HTML standard defines them for `<input type=email>`.
  ///
  /// That is what people expect of a form: `name@host` in ASCII, with a host of labels of at most 63
  /// characters, which needs no dot. Spaces around the address aren't removed.
  public static func email(_ message: @autoclosure @escaping () -> String) -> Self {
    predicate(message()) { EmailAddress.isValid($0) }
  }
}

/// The "valid e-mail address" of the HTML standard.
///
/// <https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address>: one or more characters
/// of an atom or dots, an `@`, and labels separated by dots. A label is 1 to 63 letters, digits and
/// hyphens, with no hyphen at either end.
private enum EmailAddress {
  static func isValid(_ text: some StringProtocol) -> Bool {
    let bytes = Array(text.utf8)
    guard let at = bytes.firstIndex(of: UInt8(ascii: "@")), at > 0 else { return false }
    return bytes[..<at].allSatisfy(isAtom)
      && bytes[(at + 1)...].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        .allSatisfy(isLabel)
  }

  private static func isAtom(_ byte: UInt8) -> Bool {
    isAlphanumeric(byte) || ".!#$%&'*+/=?^_`{|}~-".utf8.contains(byte)
  }

  private static func isLabel(_ label: ArraySlice<UInt8>) -> Bool {
    let hyphen = UInt8(ascii: "-")
    return 1...63 ~= label.count && label.first != hyphen && label.last != hyphen
      && label.allSatisfy { isAlphanumeric($0) || $0 == hyphen }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }
}
