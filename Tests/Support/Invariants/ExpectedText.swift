internal import LiveNumberCore

/// The text of a content, put together from the symbols and the pattern of a format.
struct ExpectedText {
  private let bytes: [UInt8]
  /// The UTF-8 ranges of the digits and the decimal separator in the text.
  private let characters: [Range<Int>]
  private let prefixCount: Int

  /// The text as a string.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  init(_ field: FieldSnapshot, between affixes: Affixes, in format: NumberFormat) {
    let symbols = format.symbols
    let groups = Groups(format)
    var bytes: [UInt8] = []
    var characters: [Range<Int>] = []
    bytes.reserveCapacity(64)
    characters.reserveCapacity(16)
    Self.write(affixes.prefix, symbols, to: &bytes)
    prefixCount = bytes.count
    let integerCount = field.integerCount
    for (index, character) in field.magnitude.utf8.enumerated() {
      if index > 0, index < integerCount,
        groups.begin(before: integerCount - index, of: integerCount)
      {
        bytes.append(contentsOf: symbols.groupingSeparator.utf8)
      }
      let start = bytes.count
      if character == UInt8(ascii: ".") {
        bytes.append(contentsOf: symbols.decimalSeparator.utf8)
      } else {
        bytes.append(contentsOf: symbols.digits[Int(character & 15)].utf8)
      }
      characters.append(start..<bytes.count)
    }
    Self.write(affixes.suffix, symbols, to: &bytes)
    self.bytes = bytes
    self.characters = characters
  }

  /// Returns a Boolean value that indicates whether a text has the same bytes.
  func matches(_ text: String) -> Bool { text.utf8.elementsEqual(bytes) }

  /// The text of a committed number.
  static func committed(_ field: FieldSnapshot, in editor: NumberEditor) -> ExpectedText {
    ExpectedText(field, between: affixes(of: field, in: editor), in: editor.format)
  }

  /// The text of a typed negative number, which has a minus sign where a committed one has others, or
  /// `nil` if there is no such text.
  static func typed(_ field: FieldSnapshot, in editor: NumberEditor) -> ExpectedText? {
    let pattern = editor.format.pattern
    guard field.isNegative, !pattern.negative.hasMinus else { return nil }
    return ExpectedText(field, between: typed(pattern), in: editor.format)
  }

  private static func affixes(of field: FieldSnapshot, in editor: NumberEditor) -> Affixes {
    let pattern = editor.format.pattern
    if field.content.isEmpty, !editor.options.showsEmptyAffixes { return Affixes() }
    if field.isNegative { return pattern.negative }
    let showsPlus =
      switch editor.format.options.signDisplay {
      case .always: field.hasDigits
      case .exceptZero: field.content.utf8.contains { (49...57).contains($0) }
      default: false
      }
    return showsPlus ? pattern.positive : pattern.unsigned
  }

  /// A minus sign in the place of the plus sign.
  private static func typed(_ pattern: NumberPattern) -> Affixes {
    func minus(_ part: AffixPart) -> AffixPart { part == .plusSign ? .minusSign : part }
    let affixes = Affixes(
      prefix: pattern.positive.prefix.map(minus), suffix: pattern.positive.suffix.map(minus))
    return affixes.hasMinus
      ? affixes : Affixes(prefix: [.minusSign] + affixes.prefix, suffix: affixes.suffix)
  }

  private static func write(_ parts: [AffixPart], _ symbols: NumberSymbols, to bytes: inout [UInt8])
  {
    for part in parts { bytes.append(contentsOf: part.text(symbols).utf8) }
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

/// The sizes of the groups that a format makes.
private struct Groups {
  private var first: Int
  private let other: Int
  private var minimum: Int

  init(_ format: NumberFormat) {
    let sizes = format.pattern.grouping
    first = max(sizes.primary, 0)
    minimum = sizes.minimum
    switch format.options.grouping {
    case .never: first = 0
    case .min2: minimum = max(minimum, 2)
    case .always:
      minimum = 1
      if first == 0 { first = 3 }
    case .automatic: break
    }
    other = sizes.primary > 0 && sizes.secondary > 0 ? sizes.secondary : first
  }

  /// Returns a Boolean value that indicates whether a group begins before the last digits of an integer.
  func begin(before count: Int, of digitCount: Int) -> Bool {
    guard first > 0, digitCount >= first + minimum, count >= first else { return false }
    return (count - first) % other == 0
  }
}

extension Affixes {
  /// A Boolean value that indicates whether a minus sign stands before or after the number.
  var hasMinus: Bool { prefix.contains(.minusSign) || suffix.contains(.minusSign) }
}

extension AffixPart {
  /// Returns the text of the part.
  func text(_ symbols: NumberSymbols) -> String {
    switch self {
    case .literal(let piece), .currencySpacing(let piece), .currency(let piece), .unit(let piece):
      piece
    case .minusSign: symbols.minusSign
    case .plusSign: symbols.plusSign
    case .percentSign: symbols.percentSign
    }
  }
}
