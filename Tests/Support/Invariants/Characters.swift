// The classes of characters, from Unicode's own properties and the lists in EDITING.md.

extension Unicode.Scalar {
  /// The digits of `hanidec`, which aren't decimal digits to Unicode.
  private static let hanDigits: [Unicode.Scalar] = [
    "〇", "一", "二", "三", "四", "五", "六", "七", "八", "九",
  ]

  /// The value of a decimal digit of any numbering system, or `nil` for any other scalar.
  public var digit: Int? {
    if isASCII { return ("0"..."9").contains(self) ? Int(value - 48) : nil }
    if let digit = Self.hanDigits.firstIndex(of: self) { return digit }
    guard properties.generalCategory == .decimalNumber else { return nil }
    return properties.numericValue.map { Int($0) }
  }

  /// Whether the scalar is a space that can separate groups.
  var isGroupingSpace: Bool {
    if isASCII { return self == " " }
    return properties.generalCategory == .spaceSeparator && self != "\u{1680}"
  }

  /// The scalar with the variants of one separator replaced by one of them.
  public var foldedSeparator: Unicode.Scalar {
    switch self {
    case "\u{FF0E}", "\u{FE52}": "."
    case "\u{FF0C}", "\u{FE50}": ","
    case "'", "\u{2BC}", "\u{55A}", "\u{1FBD}", "\u{1FBF}", "\u{2018}", "\u{2019}", "\u{FF07}": "'"
    default: isGroupingSpace ? " " : self
    }
  }
}

extension StringProtocol {
  /// The decimal digits of a text, as ASCII.
  public var decimalDigits: String {
    var digits: [UInt8] = []
    digits.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      if let digit = scalar.digit { digits.append(UInt8(48 + digit)) }
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// Returns the text from a UTF-8 offset on.
  func bytes(from offset: Int) -> SubSequence { self[utf8.index(startIndex, offsetBy: offset)...] }

  /// Returns the text up to a UTF-8 offset.
  func bytes(upTo offset: Int) -> SubSequence { self[..<utf8.index(startIndex, offsetBy: offset)] }
}
