/// A number as somebody wrote it: its sign, its digits, and the separators between them, whose
/// meaning isn't decided yet.
///
/// The text around it is read from both ends, token by token, until a digit or a separator is left
/// there: `−`, `Rs.`, `1,250.`, and `-` of `− Rs. 1,250.-`.
struct LenientScan {
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

  // MARK: The number

  private(set) var isNegative = false
  /// Whether there is a sign, the parentheses that are one, or a hyphen that can be one.
  var hasSign: Bool { sign != nil }
  /// Whether there is a sign, and the number isn't negative: `+3`, and a hyphen that closes
  /// `¥1,000-`.
  var hasPlusSign: Bool { hasSign && !isNegative }
  /// Whether an affix of the format is beside the number.
  private(set) var hasAffix = false
  private(set) var digits = ASCIIBytes.empty
  private(set) var separators: [Separator] = []
  private(set) var exponent: Exponent?
  /// Whether the only separator can also belong to the format's currency in front of the digits:
  /// the one of `$39` in Cape Verde, whose decimal separator it is.
  private(set) var separatorIsAmbiguous = false

  // MARK: The text

  private let format: NumberFormat
  private let rule: ReadingRule
  /// The scalars of the text without bidirectional marks.
  private var scalars: [Unicode.Scalar] = []
  /// The class of each of them in the format.
  private var classes: [CharacterClass] = []
  /// The offset of each scalar in the text, in UTF-8 bytes.
  private var offsets: [Int] = []
  private(set) var byteCount = 0
  /// The scalars that are left.
  private var rest: Range<Int> = 0..<0
  /// The affixes that weren't in front of the number so far, and those that weren't behind it.
  private var affixes: (leading: AffixTexts, trailing: AffixTexts)
  private var openBrackets = 0
  /// The index of the sign, or of the parenthesis that is one.
  private var sign: Int?
  private var hasTrailingSign: Bool { sign.map { $0 >= rest.upperBound } ?? false }
  /// The index of the minus sign behind the digits.
  private var trailingMinus: Int?
  /// The index of the first dash of a price, or `nil` if there is none.
  private var priceDashStart: Int?

  /// Scans a text for the number in it.
  ///
  /// - Throws: A fault unless the text is one number, with text around it that the rule allows.
  init(
    _ text: [Unicode.Scalar], in format: NumberFormat, by rule: ReadingRule
  ) throws(ParseFault) {
    self.format = format
    self.rule = rule
    affixes = (format.compiled.affixTexts, format.compiled.affixTexts)
    scalars.reserveCapacity(text.count)
    classes.reserveCapacity(text.count)
    offsets.reserveCapacity(text.count)
    var order = DigitOrder()
    for scalar in text {
      let kind = format.compiled.characterClasses[scalar]
      order.read(scalar, kind)
      if kind != .bidiMark {
        scalars.append(scalar)
        classes.append(kind)
        offsets.append(byteCount)
      }
      byteCount += UTF8.width(scalar)
    }
    rest = 0..<scalars.count
    guard !order.isReversed else { throw .notPartOfANumber(0..<byteCount) }
    while try takeToken(.leading) {}
    while try takeToken(.trailing) {}
    guard openBrackets == 0 else { throw .notPartOfANumber(0..<byteCount) }
    closeAmount()
    try takeNumber()
  }

  /// Makes the number positive.
  mutating func dropSign() { isNegative = false }

  /// The number of digits after the last separator, or of all digits.
  var lastGroupCount: Int { digits.count - (separators.last?.digitsBefore ?? 0) }

  /// Whether dashes replace the fraction of a price, as in `5,-`, which makes the last separator a
  /// decimal one, and don't close an abbreviation, as in `3,30 kr.-`.
  var hasPriceDash: Bool { priceDashStart == rest.upperBound }

  /// Whether the sign is a minus behind the digits: `12-`.
  var hasTrailingMinus: Bool { hasTrailingSign && (isNegative || trailingMinus != nil) }

  /// The range, in UTF-8 bytes, of a minus sign that can also be the hyphen that closes an amount,
  /// since no currency tells that it's one: `1,000-` in yen; or `nil` if there is none.
  var ambiguousHyphen: Range<Int>? { trailingMinus.map { range($0..<($0 + 1)) } }

  // MARK: - Around the number

  /// Takes the next token on a side, and returns whether there was one: if not, the number begins
  /// or ends there.
  ///
  /// The first question with a yes decides. Affixes come first, since they can have spaces,
  /// periods, and parentheses inside, and a currency can end in a period: `руб.`.
  private mutating func takeToken(_ side: AffixTexts.Side) throws(ParseFault) -> Bool {
    guard !rest.isEmpty else { return false }
    let end = side == .leading ? rest.lowerBound : rest.upperBound - 1
    let kind = classes[end]
    if kind.isWhitespace {
      drop(1, side)
    } else if let length = takeAffix(side) {
      if side == .leading, isDecimalSeparatorToo(length) {
        separatorIsAmbiguous = true
        return false
      }
      hasAffix = true
      drop(length, side)
    } else if let length = lengthOfOtherCurrency(side) {
      drop(length, side)
    } else if kind == .digit || kind.isSeparator {
      return false
    } else if side == .trailing, let dashes = priceDashCount {
      // A sign behind the number excludes a dash: `5,-- €-`, `5- kr.-`. One in front doesn't,
      // `-5,-`, unless the format writes its minus behind, where it would be beside the dash.
      guard !hasSign || !hasTrailingSign && format.compiled.negative.minusOfSuffix == nil else {
        throw secondSign(at: (end + 1 - dashes)..<(end + 1))
      }
      drop(dashes, side)
      priceDashStart = rest.upperBound
    } else if kind.isSign {
      guard priceDashStart == nil else { throw secondSign(at: end..<(end + 1)) }
      try takeSign(kind, at: end)
      if side == .trailing, kind == .minus, hyphenClosesAmounts { trailingMinus = end }
      drop(1, side)
    } else if kind == .openingParenthesis, side == .leading {
      openBrackets += 1
      try takeSign(.minus, at: end)
      drop(1, side)
    } else if kind == .closingParenthesis, side == .trailing, openBrackets > 0 {
      openBrackets -= 1
      drop(1, side)
    } else {
      try takeWord(side)
    }
    return true
  }

  private mutating func drop(_ count: Int, _ side: AffixTexts.Side) {
    if side == .trailing {
      rest = rest.lowerBound..<(rest.upperBound - count)
      return
    }
    rest = (rest.lowerBound + count)..<rest.upperBound
    if scalars[rest.lowerBound - 1].canEndAbbreviation { dropPeriod() }
  }

  /// Drops the period of an abbreviation: `Rs. 250`, `Rs.250`.
  ///
  /// It stays if the format itself writes a decimal separator there, as in `Rs.50`.
  private mutating func dropPeriod() {
    guard classes[rest].first == .point, !beginsWithOwnFraction(classes[rest].dropFirst()) else {
      return
    }
    rest = rest.dropFirst()
  }

  /// Returns whether a fraction follows a period, in a format that writes no integer digit, but
  /// separates the fraction with periods.
  private func beginsWithOwnFraction(_ number: ArraySlice<CharacterClass>) -> Bool {
    guard format.compiled.beginsFractionsWithPeriod, number.first == .digit else { return false }
    // One that is followed by another separator and digits begins no fraction: `Rs.1,250.00`.
    let rest = number.drop { $0 == .digit }
    guard let next = rest.first, next.isSeparator, next != .space else { return true }
    return rest.dropFirst().first != .digit
  }

  private mutating func takeAffix(_ side: AffixTexts.Side) -> Int? {
    side == .leading
      ? affixes.leading.take(.leading, of: scalars[rest])
      : affixes.trailing.take(.trailing, of: scalars[rest])
  }

  /// Returns whether an affix in front of the number can also be the decimal separator of the
  /// digits right behind it.
  private func isDecimalSeparatorToo(_ length: Int) -> Bool {
    length == 1 && classes[rest.lowerBound] == format.compiled.characterClasses.decimal
      && classes[rest].dropFirst().first == .digit
  }

  // MARK: - Signs

  private mutating func takeSign(_ sign: CharacterClass, at index: Int) throws(ParseFault) {
    guard !hasSign else { throw secondSign(at: index..<(index + 1)) }
    self.sign = index
    isNegative = sign == .minus
  }

  private func secondSign(at scalars: Range<Int>) -> ParseFault {
    ParseFault(.secondSign, range(scalars))
  }

  /// The number of dashes at the end that replace the fraction after a separator: one, or one for
  /// each of two digits (`5,-`, `5,--`).
  ///
  /// The count is `nil` if there are no dashes, or if they can be the format's own: it ends
  /// negative numbers with a minus, and always writes a decimal separator, as in `5.-`, or has
  /// another one than the text.
  private var priceDashCount: Int? {
    let dashes = classes[rest].reversed().prefix { $0 == .minus }.count
    guard 1...2 ~= dashes, dashes < rest.count, priceDashStart == nil else { return nil }
    let separator = classes[rest.upperBound - dashes - 1]
    let isOwnMinus =
      format.compiled.negative.minusOfSuffix != nil
      && (format.options.decimalSeparatorDisplay != .automatic
        || separator != format.compiled.characterClasses.decimal)
    return separator.canBeDecimal && !isOwnMinus ? dashes : nil
  }

  /// Whether a hyphen behind an amount of the format's currency can close it, as on receipts: it
  /// has no fractions, which a price dash would replace, and the format doesn't write negative
  /// numbers like that.
  private var hyphenClosesAmounts: Bool {
    format.currency?.fractionDigits == 0 && format.compiled.negative.minusOfSuffix == nil
  }

  /// Decides what the minus behind an amount is, where the text tells: `¥1,000-`, `¥906.54-`.
  private mutating func closeAmount() {
    guard trailingMinus != nil else { return }
    let count = classes[rest].reversed().prefix { $0 == .digit }.count
    if count > 0, count != 3, classes[rest].dropLast(count).last?.isSeparator == true {
      // Where a fraction is written, no hyphen takes its place.
      trailingMinus = nil
    } else if hasAffix {
      trailingMinus = nil
      isNegative = false
    }
  }

  // MARK: - Other currencies

  /// Whether all currencies are read, since a plain number ignores them.
  private var ignoresCurrencies: Bool {
    rule.contains(.ignoresCurrencies) && format.style.kind == .decimal
  }

  /// Returns the length of any currency's symbol in letters on a side, with the period behind the
  /// digits: `kr 100`, `100 руб.`; or `nil` if there is none.
  private func lengthOfOtherCurrency(_ side: AffixTexts.Side) -> Int? {
    guard ignoresCurrencies else { return nil }
    var word =
      side == .leading
      ? scalars[rest].prefix(while: canBeInSymbol)
      : scalars[rest].suffix(
        scalars[rest].reversed().prefix(while: canBeInSymbol).reversed().drop { $0 == "." }.count)
    let length = word.count
    if word.last == "." { word.removeLast() }
    return CurrencyForms.isCurrency(word) ? side == .leading ? word.count : length : nil
  }

  /// Returns whether a scalar can be part of a currency's symbol in letters: `S/`, `د.إ.`.
  private func canBeInSymbol(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar.canEndAbbreviation || CurrencyScalars.isSymbol(scalar)
  }

  /// Takes a word, which has to be a currency that can be next to the number.
  private mutating func takeWord(_ side: AffixTexts.Side) throws(ParseFault) {
    // In `)5`, no word begins, so the parenthesis is at fault.
    let count =
      side == .leading
      ? classes[rest].prefix { !$0.endsWord }.count
      : classes[rest].reversed().prefix { !$0.endsWord }.count
    let length = max(count, 1)
    let word = side == .leading ? scalars[rest].prefix(length) : scalars[rest].suffix(length)
    let range = range(word.startIndex..<word.endIndex)
    let own = format.compiled.affixTexts
    let isCurrency =
      CurrencyScalars.isCurrency(word) || own.isCurrency && CurrencyForms.isCurrency(word)
    // The format's own currency was there before.
    guard isCurrency, own.prefixLength(of: word) != word.count else {
      throw .notPartOfANumber(range)
    }
    guard ignoresCurrencies else { throw ParseFault(.otherCurrency, range) }
    drop(length, side)
  }

  // MARK: - The number

  private mutating func takeNumber() throws(ParseFault) {
    var digits: [UInt8] = []
    digits.reserveCapacity(rest.count)
    var system: UInt32?
    let (scalars, classes) = (scalars, classes)
    for index in rest {
      let scalar = scalars[index]
      let kind = classes[index]
      if kind == .digit, let digit = DecimalDigit(scalar) {
        guard digit.zero == system ?? digit.zero else {
          throw ParseFault(.mixedDigits, range(index..<(index + 1)))
        }
        system = digit.zero
        digits.append(UInt8(ascii: "0") + digit.value)
        continue
      }
      let range = range(index..<(index + 1))
      if kind.isSeparator {
        separators.append(
          Separator(kind: kind, scalar: scalar, digitsBefore: digits.count, range: range))
      } else if !digits.isEmpty, scalar.beginsExponent,
        let (value, end) = scalars[(index + 1)..<rest.upperBound].exponent(),
        end == rest.upperBound
      {
        try requireDigits(of: system, in: (index + 1)..<end)
        exponent = Exponent(value: value, range: range)
        break
      } else {
        throw .notPartOfANumber(range)
      }
    }
    guard !digits.isEmpty else { throw .noDigits(byteCount: byteCount) }
    guard digits.count <= ExactDecimal.maximumDigitCount else {
      throw ParseFault(.tooManyDigits, 0..<byteCount)
    }
    self.digits = ASCIIBytes(digits)
    // Of two separators, the first is the currency: `$1 250$00` in Cape Verde.
    if separatorIsAmbiguous, separators.count > 1 {
      separators.removeFirst()
      separatorIsAmbiguous = false
      hasAffix = true
    }
  }

  /// Throws a fault if a digit of an exponent has another zero than those in front of it.
  private func requireDigits(of system: UInt32?, in exponent: Range<Int>) throws(ParseFault) {
    for index in exponent {
      if let digit = DecimalDigit(scalars[index]), digit.zero != system {
        throw ParseFault(.mixedDigits, range(index..<(index + 1)))
      }
    }
  }

  /// Returns the UTF-8 offsets of a range of scalars.
  private func range(_ range: Range<Int>) -> Range<Int> {
    func offset(_ index: Int) -> Int { index < offsets.count ? offsets[index] : byteCount }
    return offset(range.lowerBound)..<offset(range.upperBound)
  }
}

extension CharacterClass {
  /// Whether the character can't belong to a word beside a number.
  fileprivate var endsWord: Bool {
    self == .digit || isSeparator || isWhitespace || isSignOrParenthesis
  }
}

extension ParseFault {
  static func notPartOfANumber(_ range: Range<Int>) -> ParseFault {
    ParseFault(.notPartOfANumber, range, expecting: .digit)
  }
}
