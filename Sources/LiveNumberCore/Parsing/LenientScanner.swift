/// A scanner that skips signs, parentheses, spaces, affixes, and currencies at both ends of a
/// number.
struct LenientScanner {
  let format: NumberFormat
  private let rule: ReadingRule
  /// The scalars of the text without bidirectional marks.
  private(set) var scalars: [Unicode.Scalar] = []
  /// The class of each of them in the format.
  private(set) var classes: [CharacterClass] = []
  /// The offset of each scalar in the text, in UTF-8 bytes.
  private var offsets: [Int] = []
  let byteCount: Int
  private var order = DigitOrder()
  private let affixes: AffixTexts
  /// The affixes that weren't at the start so far, and those that weren't at the end.
  private var leading, trailing: AffixTexts

  /// The scalars that are left.
  private(set) var rest: Range<Int> = 0..<0
  /// A Boolean value that indicates whether the number begins with a separator that can also belong
  /// to the text in front of it: the `$` of `$39` in Cape Verde, whose decimal separator it is.
  private(set) var beginsWithAmbiguousSeparator = false
  /// A Boolean value that indicates whether an affix of the format was skipped.
  private(set) var hasAffix = false
  private(set) var isNegative = false
  private(set) var hasSign = false
  /// The end of what is in front of the dashes of a price.
  private var priceDashStart: Int?
  /// A Boolean value that indicates whether dashes replace the fraction of a price, as in `5,-`,
  /// and don't close an abbreviation, as in `3,30 kr.-`.
  var hasPriceDash: Bool { priceDashStart == rest.upperBound }
  private var hasTrailingSign = false
  /// A Boolean value that indicates whether the minus sign is behind the digits.
  var hasTrailingMinus: Bool { hasTrailingSign && (isNegative || closingHyphen != nil) }
  /// The index of a minus sign behind the digits in a currency without fractions, where a hyphen
  /// closes amounts on receipts: `¥1,000-`.
  private var closingHyphen: Int?
  private var openBrackets = 0

  init(
    _ text: [Unicode.Scalar], format: NumberFormat, rule: ReadingRule
  ) {
    self.format = format
    self.rule = rule
    affixes = format.compiled.leadingTexts
    (leading, trailing) = (affixes, format.compiled.trailingTexts)
    scalars.reserveCapacity(text.count)
    classes.reserveCapacity(text.count)
    offsets.reserveCapacity(text.count)
    var offset = 0
    for scalar in text {
      let kind = format.compiled.characterClasses[scalar]
      order.read(scalar, kind)
      if kind != .bidiMark {
        scalars.append(scalar)
        classes.append(kind)
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
    guard !order.isReversed else { throw .notPartOfANumber(0..<byteCount) }
    while let kind = rest.first.map({ classes[$0] }) {
      if kind.isWhitespace {
        dropFirst(1)
      } else if let affix = leading.takePrefix(of: scalars[rest]) {
        if isDecimalSeparatorToo(affix) {
          beginsWithAmbiguousSeparator = true
          return
        }
        dropFirst(affix.count)
        hasAffix = true
        skipAbbreviationPeriod(after: affix.last)
      } else if kind.isSeparator || kind == .digit {
        return
      } else if kind.isSign {
        try takeSign(kind, at: rest.lowerBound)
        dropFirst(1)
      } else if kind == .openingParenthesis {
        openBrackets += 1
        try takeSign(.minus, at: rest.lowerBound)
        dropFirst(1)
      } else {
        // In `)5`, no word begins here, so the parenthesis is at fault.
        let length = max(classes[rest].prefix { !$0.endsWord }.count, 1)
        let word = scalars[rest].prefix(length)
        if ignoresCurrencies, let form = currencyForm(in: scalars[rest].prefix(while: canBeInForm))
        {
          dropFirst(form.count)
          skipAbbreviationPeriod(after: form.last)
          continue
        }
        try requireCurrency(word)
        dropFirst(length)
        skipAbbreviationPeriod(after: word.last)
      }
    }
  }

  mutating func skipEnd() throws(ParseFault) {
    while let kind = rest.last.map({ classes[$0] }) {
      if kind.isWhitespace {
        dropLast(1)
      } else if let affix = trailing.takeSuffix(of: scalars[rest]) {
        dropLast(affix.count)
        hasAffix = true
      } else if ignoresCurrencies, let form = trailingForm {
        dropLast(form.count)
      } else if kind.isSeparator || kind == .digit {
        break
      } else if let dashes = priceDashCount {
        // A dash after this one wasn't a minus sign either.
        guard !hasTrailingSign else {
          throw secondSign(at: (rest.upperBound - dashes)..<rest.upperBound)
        }
        dropLast(dashes)
        priceDashStart = rest.upperBound
      } else if kind.isSign {
        // Nor is a minus in front of other dashes: `5- kr.-`.
        guard priceDashStart == nil else {
          throw secondSign(at: (rest.upperBound - 1)..<rest.upperBound)
        }
        try takeSign(kind, at: rest.upperBound - 1)
        hasTrailingSign = true
        if kind == .minus, closesAmounts { closingHyphen = rest.upperBound - 1 }
        dropLast(1)
      } else if kind == .closingParenthesis, openBrackets > 0 {
        openBrackets -= 1
        dropLast(1)
      } else {
        let length = max(classes[rest].reversed().prefix { !$0.endsWord }.count, 1)
        try requireCurrency(scalars[rest].suffix(length))
        dropLast(length)
      }
    }
    guard openBrackets == 0 else { throw .notPartOfANumber(0..<byteCount) }
    guard closingHyphen != nil else { return }
    let lastDigitCount = classes[rest].reversed().prefix { $0 == .digit }.count
    if lastDigitCount > 0, lastDigitCount != 3,
      classes[rest].dropLast(lastDigitCount).last?.isSeparator == true
    {
      // Where a fraction is written, no hyphen takes its place: `906.54-` in yen.
      closingHyphen = nil
    } else if hasAffix {
      closingHyphen = nil
      isNegative = false
    }
  }

  /// The range of a minus sign that can also be the hyphen that closes an amount, since no currency
  /// tells that it's one; or `nil` if there is none.
  var ambiguousHyphen: Range<Int>? { closingHyphen.map { range($0..<($0 + 1)) } }

  /// A Boolean value that indicates whether a hyphen behind an amount of the format's currency can
  /// close it: one without fractions, which a price dash would replace, unless the format writes
  /// negative numbers like that.
  private var closesAmounts: Bool {
    format.currency?.fractionDigits == 0 && format.compiled.negative.minusOfSuffix == nil
  }

  /// Returns the exponent that a letter at an index begins, or `nil` unless the letter is an `E`
  /// that only a sign and digits follow.
  func exponent(at index: Int, digitsFrom zero: UInt32?) throws(ParseFault) -> Int? {
    guard scalars[index] == "E" || scalars[index] == "e" else { return nil }
    var rest = (index + 1)..<self.rest.upperBound
    let sign = rest.isEmpty ? .other : classes[rest.lowerBound]
    if sign.isSign { rest = rest.dropFirst() }
    guard !rest.isEmpty, rest.allSatisfy({ classes[$0] == .digit }) else { return nil }
    var exponent = 0
    for index in rest {
      guard let digit = DecimalDigit(scalars[index]), digit.zero == zero else {
        throw ParseFault(.mixedDigits, range(index..<(index + 1)))
      }
      // More is too long in any case.
      exponent = min(exponent * 10 + Int(digit.value), 10 * ExactDecimal.maximumDigitCount)
    }
    return sign == .minus ? -exponent : exponent
  }

  // MARK: -

  /// Skips the period of an abbreviation: `Rs. 250`, `Rs.250`, but not `S$.50`.
  ///
  /// It stays if the format itself writes a decimal separator there, as in `Rs.50`.
  private mutating func skipAbbreviationPeriod(after last: Unicode.Scalar?) {
    guard last?.canEndAbbreviation == true else { return }
    let number = classes[rest].dropFirst()
    guard classes[rest].first == .point, !isOwnFraction(number) else { return }
    dropFirst(1)
  }

  /// Returns a Boolean value that indicates whether a fraction follows a period, in a format that
  /// writes no integer digit, but separates the fraction with periods.
  private func isOwnFraction(_ number: ArraySlice<CharacterClass>) -> Bool {
    let compiled = format.compiled
    guard compiled.minimumIntegerDigits == 0, compiled.characterClasses.decimal == .point,
      number.first == .digit
    else { return false }
    // One that is followed by another separator and digits begins no fraction: `Rs.1,250.00`.
    let rest = number.drop { $0 == .digit }
    guard let next = rest.first, next.isSeparator, next != .space else { return true }
    return rest.dropFirst().first != .digit
  }

  /// Returns a Boolean value that indicates whether an affix at the start can also be the decimal
  /// separator of the digits right after it.
  private func isDecimalSeparatorToo(_ affix: [Unicode.Scalar]) -> Bool {
    let known = format.compiled.characterClasses
    guard affix.count == 1, known[affix[0]] == known.decimal else { return false }
    return classes[rest].dropFirst().first == .digit
  }

  private mutating func dropFirst(_ count: Int) {
    rest = (rest.lowerBound + count)..<rest.upperBound
  }

  private mutating func dropLast(_ count: Int) {
    rest = rest.lowerBound..<(rest.upperBound - count)
  }

  private mutating func takeSign(_ sign: CharacterClass, at index: Int) throws(ParseFault) {
    guard !hasSign else { throw secondSign(at: index..<(index + 1)) }
    hasSign = true
    isNegative = sign == .minus
  }

  private func secondSign(at scalars: Range<Int>) -> ParseFault {
    ParseFault(.secondSign, range(scalars))
  }

  /// The number of dashes at the end that replace the fraction after a separator: one, or one for
  /// each of two digits (`5,-`, `5,--`).
  ///
  /// The count is `nil` if there are none, or if the format itself ends negative numbers with a
  /// minus.
  private var priceDashCount: Int? {
    let dashes = classes[rest].reversed().prefix { $0 == .minus }.count
    // A digit or a separator comes first, and neither is last if there's no dash.
    guard dashes <= 2, priceDashStart == nil,
      format.options.decimalSeparatorDisplay == .automatic
        || format.compiled.negative.minusOfSuffix == nil
    else { return nil }
    return classes[rest.upperBound - dashes - 1].canBeDecimal ? dashes : nil
  }

  /// A Boolean value that indicates whether all currencies are read, since a plain number ignores
  /// them.
  private var ignoresCurrencies: Bool {
    rule.contains(.ignoresCurrencies) && format.style.kind == .decimal
  }

  /// The symbol of a currency in letters at the end, with its period: `100 kr`, `100 руб.`; or
  /// `nil` if there is none.
  private var trailingForm: ArraySlice<Unicode.Scalar>? {
    let word = scalars[rest].reversed().prefix(while: canBeInForm).reversed().drop { $0 == "." }
    let text = scalars[rest].suffix(word.count)
    return currencyForm(in: text) == nil ? nil : text
  }

  /// Returns a Boolean value that indicates whether a scalar can be part of a currency's symbol in
  /// letters: `S/`, `د.إ.`.
  private func canBeInForm(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar.canEndAbbreviation || CurrencyScalars.isSymbol(scalar)
  }

  /// Returns a word without its period if it's the symbol of any currency in letters.
  private func currencyForm(
    in word: ArraySlice<Unicode.Scalar>
  ) -> ArraySlice<Unicode.Scalar>? {
    let form = word.last == "." ? word.dropLast() : word
    return CurrencyForms.isCurrency(form) ? form : nil
  }

  /// Throws an error unless a word is a currency that can be next to the number.
  private func requireCurrency(_ word: ArraySlice<Unicode.Scalar>) throws(ParseFault) {
    let range = range(word.startIndex..<word.endIndex)
    // The format's own currency was there before.
    let isCurrency =
      CurrencyScalars.isCurrency(word) || affixes.isCurrency && CurrencyForms.isCurrency(word)
    guard isCurrency, affixes.prefixLength(of: word) != word.count else {
      throw .notPartOfANumber(range)
    }
    guard ignoresCurrencies else {
      throw ParseFault(.otherCurrency, range)
    }
  }
}

extension CharacterClass {
  /// A Boolean value that indicates whether the character can't belong to a word beside a number.
  fileprivate var endsWord: Bool {
    self == .digit || isSeparator || isWhitespace || isSign || isParenthesis
  }
}
