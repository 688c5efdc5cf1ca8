internal import LiveNumberCore

/// The text of a content, put together from the symbols and the pattern of a format.
struct ExpectedText {
  private let bytes: [UInt8]
  /// The UTF-8 ranges of the digits and the decimal separator in the text.
  private let characters: [Range<Int>]
  private let prefixCount: Int

  /// The text as a string.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  private init(_ field: FieldSnapshot, between affixes: ExpectedAffixes?, by rules: FieldRules) {
    var bytes = affixes?.prefix ?? []
    var characters: [Range<Int>] = []
    bytes.reserveCapacity(64)
    characters.reserveCapacity(16)
    prefixCount = bytes.count
    let integerCount = field.integerCount
    for (index, character) in field.magnitude.utf8.enumerated() {
      if index > 0, index < integerCount,
        rules.groups.begin(before: integerCount - index, of: integerCount)
      {
        bytes += rules.groupingSeparator
      }
      let start = bytes.count
      bytes +=
        character == UInt8(ascii: ".")
        ? rules.decimalSeparator : rules.digits[Int(character & 15)]
      characters.append(start..<bytes.count)
    }
    bytes += affixes?.suffix ?? []
    self.bytes = bytes
    self.characters = characters
  }

  /// Returns a Boolean value that indicates whether a text has the same bytes.
  func matches(_ text: String) -> Bool { text.utf8.elementsEqual(bytes) }

  /// Returns the text of a committed number.
  static func committed(_ field: FieldSnapshot, by rules: FieldRules) -> ExpectedText {
    ExpectedText(field, between: affixes(of: field, by: rules), by: rules)
  }

  /// Returns the text of a typed negative number, or `nil` if it is that of a committed one.
  static func typed(_ field: FieldSnapshot, by rules: FieldRules) -> ExpectedText? {
    guard field.isNegative, let affixes = rules.typedNegative else { return nil }
    return ExpectedText(field, between: affixes, by: rules)
  }

  private static func affixes(
    of field: FieldSnapshot, by rules: FieldRules
  ) -> ExpectedAffixes? {
    if field.content.isEmpty, !rules.options.showsEmptyAffixes { return nil }
    if field.isNegative { return rules.negative }
    let showsPlus =
      switch rules.signDisplay {
      case .always: field.hasDigits
      case .exceptZero: field.content.utf8.contains { (49...57).contains($0) }
      default: false
      }
    return showsPlus ? rules.positive : rules.unsigned
  }

  /// Returns the UTF-8 offset of a content offset, or `nil` for the offset before a sign.
  func utf8Offset(
    of offset: Int, in field: FieldSnapshot, _ affinity: NumberEditor.State.Affinity = .upstream
  ) -> Int? {
    let index = offset - field.start
    guard 0...characters.count ~= index else { return nil }
    if index == 0 { return prefixCount }
    return affinity == .downstream && index < characters.count
      ? characters[index].lowerBound : characters[index - 1].upperBound
  }

  /// Returns a Boolean value that indicates whether a UTF-8 offset is before the number.
  func isBeforeNumber(_ offset: Int) -> Bool { offset <= prefixCount }
}
