internal import LiveNumberCore

/// The text of a content, put together from the symbols and the pattern of a format.
struct ExpectedText {
  let prefix: String
  let suffix: String
  let text: String
  /// The UTF-8 ranges of the digits and the decimal separator in the text.
  private let characters: [Range<Int>]

  init(_ content: String, between affixes: Affixes, in format: NumberFormat) {
    let symbols = format.symbols
    prefix = Self.text(affixes.prefix, symbols)
    suffix = Self.text(affixes.suffix, symbols)
    var text = prefix
    var characters: [Range<Int>] = []
    func write(_ piece: String) {
      characters.append(text.utf8.count..<(text.utf8.count + piece.utf8.count))
      text += piece
    }
    let magnitude = content.drop { $0 == "-" }
    let integer = magnitude.prefix { $0 != "." }
    for (index, group) in Self.groups(of: integer, in: format).enumerated() {
      if index > 0 { text += symbols.groupingSeparator }
      for digit in group { write(Self.digit(digit, symbols)) }
    }
    for character in magnitude.dropFirst(integer.utf8.count) {
      write(character == "." ? symbols.decimalSeparator : Self.digit(character, symbols))
    }
    self.text = text + suffix
    self.characters = characters
  }

  /// The texts that can show a content: with a minus sign, or with what a commit puts in its place.
  static func candidates(_ field: FieldSnapshot, in editor: NumberEditor) -> [ExpectedText] {
    affixes(of: field, in: editor).map {
      ExpectedText(field.content, between: $0, in: editor.format)
    }
  }

  private static func affixes(of field: FieldSnapshot, in editor: NumberEditor) -> [Affixes] {
    let pattern = editor.format.pattern
    if field.content.isEmpty, !editor.options.showsEmptyAffixes { return [Affixes()] }
    if field.isNegative {
      guard !pattern.negative.hasMinus else { return [pattern.negative] }
      return [pattern.negative, typed(pattern)]
    }
    let showsPlus =
      switch editor.format.options.signDisplay {
      case .always: !field.digits.isEmpty
      case .exceptZero: field.digits.contains { $0 != "0" }
      default: false
      }
    return [showsPlus ? pattern.positive : pattern.unsigned]
  }

  /// A minus sign in the place of the plus sign.
  private static func typed(_ pattern: NumberPattern) -> Affixes {
    func minus(_ part: AffixPart) -> AffixPart { part == .plusSign ? .minusSign : part }
    let affixes = Affixes(
      prefix: pattern.positive.prefix.map(minus), suffix: pattern.positive.suffix.map(minus))
    return affixes.hasMinus
      ? affixes : Affixes(prefix: [.minusSign] + affixes.prefix, suffix: affixes.suffix)
  }

  private static func text(_ parts: [AffixPart], _ symbols: NumberSymbols) -> String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .literal(let piece), .currencySpacing(let piece), .currency(let piece), .unit(let piece):
        text += piece
      case .minusSign: text += symbols.minusSign
      case .plusSign: text += symbols.plusSign
      case .percentSign: text += symbols.percentSign
      }
    }
  }

  private static func digit(_ digit: Character, _ symbols: NumberSymbols) -> String {
    String(Character(symbols.digits[digit.wholeNumberValue ?? 0]))
  }

  private static func groups(of digits: Substring, in format: NumberFormat) -> [Substring] {
    let sizes = format.pattern.grouping
    var first = max(sizes.primary, 0)
    var minimum = sizes.minimum
    switch format.options.grouping {
    case .never: return [digits]
    case .min2: minimum = max(minimum, 2)
    case .always:
      minimum = 1
      if first == 0 { first = 3 }
    case .automatic: break
    }
    guard first > 0, digits.utf8.count >= first + minimum else { return [digits] }
    let other = sizes.primary > 0 && sizes.secondary > 0 ? sizes.secondary : first
    var groups = [digits.suffix(first)]
    var rest = digits.dropLast(first)
    while !rest.isEmpty {
      groups.insert(rest.suffix(other), at: 0)
      rest = rest.dropLast(other)
    }
    return groups
  }

  /// The UTF-8 offset of a content offset, or `nil` for the offset before a sign.
  func utf8Offset(
    of offset: Int, in field: FieldSnapshot, _ affinity: NumberEditor.State.Affinity = .upstream
  ) -> Int? {
    let index = offset - field.start
    guard 0...characters.count ~= index else { return nil }
    if index == 0 { return prefix.utf8.count }
    return affinity == .downstream && index < characters.count
      ? characters[index].lowerBound : characters[index - 1].upperBound
  }
}

extension Affixes {
  /// A Boolean value that indicates whether a minus sign stands before or after the number.
  var hasMinus: Bool { prefix.contains(.minusSign) || suffix.contains(.minusSign) }
}
