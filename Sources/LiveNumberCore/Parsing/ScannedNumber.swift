/// A number as somebody wrote it, without the text around it: its sign, its digits, and the
/// separators between them, whose meaning isn't decided yet.
struct ScannedNumber {
  /// The maximum number of digits that an exponent makes of fewer, unless the caller of a parse
  /// asks for more.
  static var maximumDigitCount: Int { 1_000 }

  /// A separator among the digits.
  struct Separator {
    let kind: CharacterClass
    /// The scalar as it was written.
    let scalar: Unicode.Scalar
    /// The number of digits before the separator.
    let digitsBefore: Int
    /// The range in the text, in UTF-8 bytes.
    let range: Range<Int>
  }

  /// The end of a number in scientific notation: the `E+05` of `1.23E+05`.
  struct Exponent {
    /// The power of ten that the number is multiplied by, or a greater one if it's out of all
    /// proportion.
    let value: Int
    /// The range of the letter in the text, in UTF-8 bytes.
    let range: Range<Int>
  }

  private(set) var isNegative: Bool
  /// A Boolean value that indicates whether there is a sign that isn't a minus: `+3`.
  let hasPlusSign: Bool
  /// A Boolean value that indicates whether there is a sign, the parentheses that are one, or a
  /// hyphen that can be one.
  let hasSign: Bool
  /// The range, in UTF-8 bytes, of a minus sign that can also be the hyphen that closes an amount
  /// (`1,000-` in yen), or `nil` if there is none.
  private(set) var ambiguousHyphen: Range<Int>?
  /// A Boolean value that indicates whether the sign is a minus behind the digits: `12-`.
  let hasTrailingMinus: Bool
  /// A Boolean value that indicates whether a dash replaces the fraction, as in `5,-`, which makes
  /// the last separator a decimal one.
  let hasPriceDash: Bool
  /// A Boolean value that indicates whether the only separator can also belong to the format's
  /// currency in front of the digits: the one of `Rs.250`.
  private(set) var separatorIsAmbiguous = false
  /// A Boolean value that indicates whether an affix of the format is beside the number.
  let hasAffix: Bool
  private(set) var digits = ASCIIBytes.empty
  private(set) var separators: [Separator] = []
  private(set) var exponent: Exponent?

  /// The number of digits after the last separator, or of all digits.
  var lastGroupCount: Int { digits.count - (separators.last?.digitsBefore ?? 0) }

  init(
    _ text: [Unicode.Scalar], in format: NumberFormat, by rule: ReadingRule
  ) throws(ParseFault) {
    var scanner = LenientScanner(text, format: format, rule: rule)
    try scanner.skipStart()
    try scanner.skipEnd()
    isNegative = scanner.isNegative
    hasSign = scanner.hasSign
    hasPlusSign = hasSign && !isNegative
    ambiguousHyphen = scanner.ambiguousHyphen
    hasPriceDash = scanner.hasPriceDash
    hasTrailingMinus = scanner.hasTrailingMinus
    hasAffix = scanner.hasAffix
    try readBody(of: scanner)
    if scanner.beginsWithAmbiguousSeparator {
      separatorIsAmbiguous = separators.count == 1
      // No number begins with a separator and has another one: `Rs.1,250.00`.
      if separators.count > 1 { separators.removeFirst() }
    }
  }

  /// Makes the number positive.
  mutating func dropSign() { isNegative = false }

  private mutating func readBody(of scanner: LenientScanner) throws(ParseFault) {
    var digits: [UInt8] = []
    digits.reserveCapacity(scanner.rest.count)
    var system: UInt32?
    for index in scanner.rest {
      let range = scanner.range(index..<(index + 1))
      let scalar = scanner.scalars[index]
      let kind = scanner.classes[index]
      if let digit = DecimalDigit(scalar) {
        guard digit.zero == system ?? digit.zero else { throw ParseFault(.mixedDigits, range) }
        system = digit.zero
        digits.append(UInt8(ascii: "0") + digit.value)
      } else if kind.isSeparator {
        separators.append(
          Separator(
            kind: kind, scalar: scalar, digitsBefore: digits.count, range: range))
      } else if !digits.isEmpty, let exponent = try scanner.exponent(at: index, digitsFrom: system)
      {
        self.exponent = Exponent(value: exponent, range: range)
        break
      } else {
        throw .notPartOfANumber(range)
      }
    }
    guard !digits.isEmpty else { throw .noDigits(byteCount: scanner.byteCount) }
    guard digits.count <= ExactDecimal.maximumDigitCount else {
      throw ParseFault(.tooManyDigits, 0..<scanner.byteCount)
    }
    self.digits = ASCIIBytes(digits)
  }
}

extension ParseFault {
  static func notPartOfANumber(_ range: Range<Int>) -> ParseFault {
    ParseFault(.notPartOfANumber, range, expecting: .digit)
  }
}
