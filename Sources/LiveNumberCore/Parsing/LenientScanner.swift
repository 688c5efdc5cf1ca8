/// Takes signs, brackets, blanks, affixes and currencies off both ends of a number.
struct LenientScanner {
  typealias Failure = ScannedNumber.Failure

  let format: NumberFormat
  let currencies: ScannedNumber.Currencies
  /// The scalars of the text without marks of direction.
  private(set) var scalars: [Unicode.Scalar] = []
  /// Where each scalar begins in the text, in UTF-8 bytes.
  private var offsets: [Int] = []
  let byteCount: Int
  private let affixes: AffixTexts

  /// What is left.
  private(set) var rest: Range<Int> = 0..<0
  private(set) var isNegative = false
  private(set) var hasSign = false
  private(set) var hasPriceDash = false
  private var hasTrailingSign = false
  private var openBrackets = 0

  init(_ text: String, format: NumberFormat, currencies: ScannedNumber.Currencies) {
    self.format = format
    self.currencies = currencies
    affixes = AffixTexts(format)
    var offset = 0
    for scalar in text.unicodeScalars {
      if !SpaceScalars.isBidiMark(scalar) {
        scalars.append(scalar)
        offsets.append(offset)
      }
      offset += UTF8.width(scalar)
    }
    byteCount = offset
    rest = 0..<scalars.count
  }

  /// The UTF-8 offsets of a range of scalars.
  func range(_ range: Range<Int>) -> Range<Int> {
    func offset(_ index: Int) -> Int { index < offsets.count ? offsets[index] : byteCount }
    return offset(range.lowerBound)..<offset(range.upperBound)
  }

  mutating func stripStart() throws(Failure) {
    while let scalar = rest.first.map({ scalars[$0] }) {
      if SpaceScalars.isWhitespace(scalar) {
        dropFirst(1)
      } else if let length = affixes.prefixLength(of: scalars[rest]) {
        dropFirst(length)
      } else if isBody(scalar) {
        return
      } else if SignScalars.isMinus(scalar) || SignScalars.isPlus(scalar) {
        try takeSign(scalar, at: rest.lowerBound)
        dropFirst(1)
      } else if scalar == "(" || scalar == "\u{FF08}" {
        openBrackets += 1
        try takeSign("-", at: rest.lowerBound)
        dropFirst(1)
      } else {
        dropFirst(try currencyLength(scalars[rest].prefix { !endsWord($0) }))
      }
    }
  }

  mutating func stripEnd() throws(Failure) {
    while let scalar = rest.last.map({ scalars[$0] }) {
      if SpaceScalars.isWhitespace(scalar) {
        dropLast(1)
      } else if let length = affixes.suffixLength(of: scalars[rest]) {
        dropLast(length)
      } else if isBody(scalar) {
        break
      } else if let dashes = priceDashCount {
        // A dash behind this one was no minus either.
        guard !hasTrailingSign else {
          throw Failure(
            reason: .misplacedSign, range: range((rest.upperBound - dashes)..<rest.upperBound))
        }
        hasPriceDash = true
        dropLast(dashes)
      } else if SignScalars.isMinus(scalar) || SignScalars.isPlus(scalar) {
        try takeSign(scalar, at: rest.upperBound - 1)
        hasTrailingSign = true
        dropLast(1)
      } else if scalar == ")" || scalar == "\u{FF09}", openBrackets > 0 {
        openBrackets -= 1
        dropLast(1)
      } else {
        // What ends a word is at fault itself where none stands behind it: `5)`.
        let word = max(scalars[rest].reversed().prefix { !endsWord($0) }.count, 1)
        dropLast(try currencyLength(scalars[rest].suffix(word)))
      }
    }
    guard openBrackets == 0 else { throw Failure(reason: .notANumber, range: 0..<byteCount) }
  }

  // MARK: -

  private mutating func dropFirst(_ count: Int) {
    rest = (rest.lowerBound + count)..<rest.upperBound
  }

  private mutating func dropLast(_ count: Int) {
    rest = rest.lowerBound..<(rest.upperBound - count)
  }

  private mutating func takeSign(_ scalar: Unicode.Scalar, at index: Int) throws(Failure) {
    guard !hasSign else {
      throw Failure(reason: .misplacedSign, range: range(index..<(index + 1)))
    }
    hasSign = true
    isNegative = SignScalars.isMinus(scalar)
  }

  /// How many dashes at the end stand for a missing fraction, right behind a separator: one, or one for
  /// each of two digits (`5,-`, `5,--`).
  ///
  /// Nil where there are none, and where the format itself ends negative numbers so.
  private var priceDashCount: Int? {
    let dashes = scalars[rest].reversed().prefix { SignScalars.isMinus($0) }.count
    guard 1...2 ~= dashes, rest.count > dashes, !hasPriceDash,
      format.options.decimalSeparatorDisplay == .automatic
        || !format.pattern.negative.suffix.contains(.minusSign)
    else { return nil }
    let before = scalars[rest.upperBound - dashes - 1]
    let isDecimal = SeparatorKinds(format.symbols).kind(of: before)?.canBeDecimal ?? false
    return isDecimal ? dashes : nil
  }

  private func isBody(_ scalar: Unicode.Scalar) -> Bool {
    if DecimalDigit(scalar) != nil { return true }
    return SeparatorKinds(format.symbols).kind(of: scalar) != nil
  }

  private func endsWord(_ scalar: Unicode.Scalar) -> Bool {
    DecimalDigit(scalar) != nil || SpaceScalars.isWhitespace(scalar) || SignScalars.isMinus(scalar)
      || SignScalars.isPlus(scalar) || scalar == "(" || scalar == ")"
  }

  /// The length of a word that is a currency; anything else is no part of a number.
  private func currencyLength(_ word: ArraySlice<Unicode.Scalar>) throws(Failure) -> Int {
    let place = range(word.startIndex..<max(word.endIndex, word.startIndex + 1))
    let isCurrency =
      word.contains(where: CurrencyScalars.isSymbol) || CurrencyScalars.isCode(Array(word))
    guard isCurrency else { throw Failure(reason: .notANumber, range: place) }
    switch currencies {
    case .any where !affixes.isCurrency: return word.count
    default: throw Failure(reason: .otherCurrency, range: place)
    }
  }
}
