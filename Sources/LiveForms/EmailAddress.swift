/// The HTML standard's "valid e-mail address".
///
/// <https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address>: one or more characters
/// of an atom or dots, an `@`, and labels separated by dots. A label is 1 to 63 letters, digits and
/// hyphens, with no hyphen at either end.
enum EmailAddress {
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
