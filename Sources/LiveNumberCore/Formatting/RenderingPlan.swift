/// A format's symbols and affixes as UTF-8 in one table, with the sizes that writing needs.
///
/// Made once with the format and shared by its copies; never changed.
final class RenderingPlan: Sendable {
  /// All the text that a format can write, each piece a range of it, and zeros behind it: pieces are
  /// read in words.
  let bytes: [UInt8]
  /// UTF-8 bytes in each digit.
  ///
  /// The table begins with the ten digits.
  let digitWidth: Int
  let digitsAreASCII: Bool
  let grouping: Range<Int>
  let decimal: Range<Int>
  let unsigned: AffixRanges
  let negative: AffixRanges
  let positive: AffixRanges
  let grouper: GroupingRule
  /// Which digits are shown of a value.
  let digits: DigitPlan
  /// The short way of most numbers.
  let everyday: EverydayPlan
  /// What the strict reader accepts around the digits.
  let strictAffixes: [StrictAffixes]

  /// Around a negative number that is still being typed: the minus itself, where a committed one has
  /// parentheses.
  let typedNegative: AffixRanges
  /// Whether the two differ.
  let bracketsNegatives: Bool

  init(
    symbols: NumberSymbols, pattern: NumberPattern, options: NumberFormat.Options, digits: DigitPlan
  ) {
    self.digits = digits
    var bytes: [UInt8] = []
    func add(_ text: String) -> Range<Int> {
      let start = bytes.count
      bytes.append(contentsOf: text.utf8)
      return start..<bytes.count
    }
    func add(_ parts: [AffixPart]) -> Range<Int> {
      let start = bytes.count
      for part in parts { _ = add(part.text(symbols)) }
      return start..<bytes.count
    }
    func add(_ affixes: Affixes) -> AffixRanges {
      AffixRanges(affixes, prefix: add(affixes.prefix), suffix: add(affixes.suffix), symbols)
    }
    for digit in symbols.digits { _ = add(String(Character(digit))) }
    digitWidth = UTF8.width(symbols.digits[0])
    digitsAreASCII = bytes.elementsEqual(UInt8(ascii: "0")...UInt8(ascii: "9"))
    grouping = add(symbols.groupingSeparator)
    decimal = add(symbols.decimalSeparator)
    unsigned = add(pattern.unsigned)
    negative = add(pattern.negative)
    positive = add(pattern.positive)
    bracketsNegatives = !pattern.negative.hasMinus
    typedNegative = bracketsNegatives ? add(pattern.typedNegative) : negative
    self.bytes = bytes + Array(repeating: 0, count: MemoryLayout<UInt128>.size)
    strictAffixes = StrictAffixes.all(symbols: symbols, pattern: pattern, options: options)
    grouper = GroupingRule(pattern.grouping, strategy: options.grouping)
    everyday = EverydayPlan(symbols, unsigned: unsigned, negative: negative, grouper, digits)
  }

  @inline(__always)
  func affixes(_ sign: ShownSign) -> AffixRanges {
    switch sign {
    case .none: unsigned
    case .minus: negative
    case .plus: positive
    }
  }
}

extension NumberPattern {
  /// What a negative number looks like before the commit gives it its parentheses.
  var typedNegative: Affixes {
    guard !negative.hasMinus else { return negative }
    // The place of the plus is where a minus goes.
    var affixes = positive
    affixes.prefix = affixes.prefix.map { $0 == .plusSign ? .minusSign : $0 }
    affixes.suffix = affixes.suffix.map { $0 == .plusSign ? .minusSign : $0 }
    if !affixes.hasMinus { affixes.prefix.insert(.minusSign, at: 0) }
    return affixes
  }
}

extension Affixes {
  var hasMinus: Bool { prefix.contains(.minusSign) || suffix.contains(.minusSign) }
}

extension AffixPart {
  /// The text that is written for this part.
  func text(_ symbols: NumberSymbols) -> String {
    switch self {
    case .literal(let text), .currencySpacing(let text), .currency(let text), .unit(let text): text
    case .minusSign: symbols.minusSign
    case .plusSign: symbols.plusSign
    case .percentSign: symbols.percentSign
    }
  }
}
