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

  /// A Boolean value that indicates whether the scalar is a space that can separate groups.
  var isGroupingSpace: Bool {
    if isASCII { return self == " " }
    return properties.generalCategory == .spaceSeparator && self != "\u{1680}"
  }

  private static let minusSigns =
    "-\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{207B}\u{208B}\u{2212}\u{2796}\u{FE58}\u{FE63}"
    + "\u{FF0D}\u{30FC}\u{FF70}"
  private static let plusSigns = "+\u{207A}\u{208A}\u{2795}\u{FB29}\u{FE62}\u{FF0B}"

  /// A Boolean value that indicates whether the scalar is a minus sign in any locale.
  var isMinusSign: Bool { Self.minusSigns.unicodeScalars.contains(self) }

  /// A Boolean value that indicates whether the scalar is a plus sign in any locale.
  var isPlusSign: Bool { Self.plusSigns.unicodeScalars.contains(self) }

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

extension String {
  /// The text without some of its UTF-8 bytes.
  func removing(_ bytes: Range<Int>) -> String {
    var copy = Array(utf8)
    copy.removeSubrange(bytes)
    return String(decoding: copy, as: UTF8.self)
  }

  /// The text with another one put in at a UTF-8 offset.
  func inserting(_ text: String, at offset: Int) -> String {
    var copy = Array(utf8)
    copy.insert(contentsOf: text.utf8, at: offset)
    return String(decoding: copy, as: UTF8.self)
  }
}
