/// A scanner that skips signs, parentheses, spaces, affixes, and currencies at both ends of a number.
struct LenientScanner {
  let format: NumberFormat
  let currencies: ScannedNumber.Currencies
  /// The scalars of the text without bidirectional marks.
  private(set) var scalars: [Unicode.Scalar] = []
  /// The offset of each scalar in the text, in UTF-8 bytes.
  private var offsets: [Int] = []
  let byteCount: Int
  let kinds: SeparatorKinds
  private let affixes: AffixTexts
  /// The affixes that weren't at the start so far, and those that weren't at the end.
  private var leading, trailing: AffixTexts

  /// The scalars that are left.
  private(set) var rest: Range<Int> = 0..<0
  /// A Boolean value that indicates whether the number begins with a separator that can also belong to the
  /// format's currency: the period of `Rs.250` and `Rs.1,250.00`, or the `$` of `$39` in Cape Verde, whose
  /// decimal separator it is.
  private(set) var beginsWithAmbiguousSeparator = false
  /// A Boolean value that indicates whether an affix of the format was skipped.
  private(set) var hasAffix = false
  private(set) var isNegative = false
  private var hasSign = false
  private(set) var hasPriceDash = false
  private var hasTrailingSign = false
  private var openBrackets = 0

  init(_ text: String, format: NumberFormat, currencies: ScannedNumber.Currencies) {
    self.format = format
    self.currencies = currencies
    affixes = format.compiled.leadingTexts
    (leading, trailing) = (affixes, format.compiled.trailingTexts)
    kinds = format.compiled.separatorKinds
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

  /// Returns the UTF-8 offsets of a range of scalars.
  func range(_ range: Range<Int>) -> Range<Int> {
    func offset(_ index: Int) -> Int { index < offsets.count ? offsets[index] : byteCount }
    return offset(range.lowerBound)..<offset(range.upperBound)
  }

  mutating func skipStart() throws(ParseFault) {
    while let scalar = rest.first.map({ scalars[$0] }) {
      if SpaceScalars.isWhitespace(scalar) {
        dropFirst(1)
      } else if let affix = leading.takePrefix(of: scalars[rest]) {
        if isDecimalSeparatorToo(affix) {
          beginsWithAmbiguousSeparator = true
          return
        }
        dropFirst(affix.count)
        hasAffix = true
        if scalars[rest].first == ".", affixes.isAbbreviation(affix) { skipAbbreviationPeriod() }
      } else if isBody(scalar) {
        return
      } else if SignScalars.isMinus(scalar) || SignScalars.isPlus(scalar) {
        try takeSign(scalar, at: rest.lowerBound)
        dropFirst(1)
      } else if SignScalars.isOpeningParenthesis(scalar) {
        openBrackets += 1
        try takeSign("-", at: rest.lowerBound)
        dropFirst(1)
      } else {
        // Without a word, the character that ends one is at fault: `)5`.
        let length = max(scalars[rest].prefix { !endsWord($0) }.count, 1)
        try requireCurrency(scalars[rest].prefix(length))
        dropFirst(length)
      }
    }
  }

  mutating func skipEnd() throws(ParseFault) {
    while let scalar = rest.last.map({ scalars[$0] }) {
      if SpaceScalars.isWhitespace(scalar) {
        dropLast(1)
      } else if let affix = trailing.takeSuffix(of: scalars[rest]) {
        dropLast(affix.count)
        hasAffix = true
      } else if isBody(scalar) {
        break
      } else if let dashes = priceDashCount {
        // A dash after this one wasn't a minus sign either.
        guard !hasTrailingSign else {
          throw secondSign(at: (rest.upperBound - dashes)..<rest.upperBound)
        }
        hasPriceDash = true
        dropLast(dashes)
      } else if SignScalars.isMinus(scalar) || SignScalars.isPlus(scalar) {
        try takeSign(scalar, at: rest.upperBound - 1)
        hasTrailingSign = true
        dropLast(1)
      } else if SignScalars.isClosingParenthesis(scalar), openBrackets > 0 {
        openBrackets -= 1
        dropLast(1)
      } else {
        let length = max(scalars[rest].reversed().prefix { !endsWord($0) }.count, 1)
        try requireCurrency(scalars[rest].suffix(length))
        dropLast(length)
      }
    }
    guard openBrackets == 0 else { throw .notPartOfANumber(0..<byteCount) }
  }

  /// Returns the exponent that a letter at an index begins, or `nil` unless the letter is an `E` that only
  /// a sign and digits follow.
  func exponent(at index: Int, digitsFrom zero: UInt32?) throws(ParseFault) -> Int? {
    guard scalars[index] == "E" || scalars[index] == "e" else { return nil }
    var rest = scalars[(index + 1)..<self.rest.upperBound]
    var isNegative = false
    if let sign = rest.first, SignScalars.isMinus(sign) || SignScalars.isPlus(sign) {
      isNegative = SignScalars.isMinus(sign)
      rest = rest.dropFirst()
    }
    guard !rest.isEmpty else { return nil }
    guard rest.allSatisfy({ DecimalDigit($0) != nil }) else { return nil }
    var exponent = 0
    for (index, scalar) in zip(rest.indices, rest) {
      guard let digit = DecimalDigit(scalar), digit.zero == zero else {
        throw ParseFault(.mixedDigits, range(index..<(index + 1)))
      }
      // More is too long in any case.
      exponent = min(exponent * 10 + Int(digit.value), 10 * ExactDecimal.maximumDigitCount)
    }
    return isNegative ? -exponent : exponent
  }

  // MARK: -

  /// Skips the period after an abbreviation, unless a digit or a separator follows: `Rs. 250`.
  private mutating func skipAbbreviationPeriod() {
    let next = scalars[rest].dropFirst().first
    beginsWithAmbiguousSeparator =
      next.map { isBody($0) && !SpaceScalars.isWhitespace($0) } ?? false
    if !beginsWithAmbiguousSeparator { dropFirst(1) }
  }

  /// Returns a Boolean value that indicates whether an affix at the start can also be the decimal separator
  /// of the digits right after it.
  private func isDecimalSeparatorToo(_ affix: [Unicode.Scalar]) -> Bool {
    guard affix.count == 1, kinds.kind(of: affix[0]) == kinds.decimal else { return false }
    return scalars[rest].dropFirst().first.map { DecimalDigit($0) != nil } ?? false
  }

  private mutating func dropFirst(_ count: Int) {
    rest = (rest.lowerBound + count)..<rest.upperBound
  }

  private mutating func dropLast(_ count: Int) {
    rest = rest.lowerBound..<(rest.upperBound - count)
  }

  private mutating func takeSign(_ scalar: Unicode.Scalar, at index: Int) throws(ParseFault) {
    guard !hasSign else { throw secondSign(at: index..<(index + 1)) }
    hasSign = true
    isNegative = SignScalars.isMinus(scalar)
  }

  private func secondSign(at scalars: Range<Int>) -> ParseFault {
    ParseFault(.secondSign, range(scalars))
  }

  /// The number of dashes at the end that replace the fraction after a separator: one, or one for each of
  /// two digits (`5,-`, `5,--`).
  ///
  /// The count is `nil` if there are none, or if the format itself ends negative numbers with a minus.
  private var priceDashCount: Int? {
    let dashes = scalars[rest].reversed().prefix { SignScalars.isMinus($0) }.count
    guard 1...2 ~= dashes, rest.count > dashes, !hasPriceDash,
      format.options.decimalSeparatorDisplay == .automatic
        || format.compiled.committedSign.minusOfSuffix == nil
    else { return nil }
    let before = scalars[rest.upperBound - dashes - 1]
    return kinds.kind(of: before)?.canBeDecimal == true ? dashes : nil
  }

  private func isBody(_ scalar: Unicode.Scalar) -> Bool {
    DecimalDigit(scalar) != nil || kinds.kind(of: scalar) != nil
  }

  private func endsWord(_ scalar: Unicode.Scalar) -> Bool {
    isBody(scalar) || SpaceScalars.isWhitespace(scalar) || SignScalars.isMinus(scalar)
      || SignScalars.isPlus(scalar) || SignScalars.isOpeningParenthesis(scalar)
      || SignScalars.isClosingParenthesis(scalar)
  }

  /// Throws an error unless a word is a currency that can be next to the number.
  private func requireCurrency(_ word: ArraySlice<Unicode.Scalar>) throws(ParseFault) {
    let range = range(word.startIndex..<word.endIndex)
    // The format's own currency was there before.
    guard CurrencyScalars.isCurrency(word), affixes.prefixLength(of: word) != word.count else {
      throw .notPartOfANumber(range)
    }
    guard currencies == .any, !affixes.isCurrency else {
      throw ParseFault(.otherCurrency, range)
    }
  }
}
