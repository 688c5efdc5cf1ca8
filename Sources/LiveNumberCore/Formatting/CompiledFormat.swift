/// The symbols, affixes, and digit options of a format, prepared for reading and writing.
///
/// A compiled format is created once with its format and shared by all copies. It's a class so that
/// using a number loads only the properties that the number needs.
final class CompiledFormat: Sendable {
  // MARK: Symbols

  /// All text that the format writes, as UTF-8: the ten digits, 16 ASCII zeros, separators, and
  /// affixes.
  nonisolated(unsafe) let table: UnsafePointer<UInt8>
  /// The number of bytes in the table.
  let tableCount: Int
  /// The number of UTF-8 bytes in each digit.
  let digitWidth: Int
  let digitsAreASCII: Bool
  /// Whether the digits differ only in their last byte, by one from each to the next.
  let digitsAreConsecutive: Bool
  let grouping: Separator
  let decimal: Separator
  /// The grouping separator in the order of memory, if it has at most four bytes.
  let groupingWord: UInt32
  let groupingRule: GroupingRule
  /// The rule of the locale's groups, which lenient text follows whatever the options are.
  let localeGroupingRule: GroupingRule
  let characterClasses: CharacterClasses
  /// Whether groups and their separators can be copied as words of four bytes, which write beyond
  /// the end of either but not beyond the digits that follow.
  let copiesGroupsAsWords: Bool

  // MARK: Affixes

  let unsigned: AffixPair
  let negative: AffixPair
  let positive: AffixPair
  /// The affixes of a negative number that is still being typed: a minus sign, even if a committed
  /// number has parentheses.
  let typedNegative: AffixPair
  /// Whether negative numbers have no minus sign, but parentheses.
  var bracketsNegatives: Bool { negative.isParenthesized }
  /// The parts of all affixes, in the order of the table.
  let affixParts: [(kind: NumberFormat.Part.Kind, piece: Piece)]
  /// The affixes that strict parsing accepts; those with a sign come first.
  let affixPairs: [AffixPair]
  /// Whether a text that begins and ends with ASCII digits has no affixes.
  let readsBareDigits: Bool
  /// Whether a period behind a word in front of the digits can begin a fraction, since the format
  /// itself writes `Rs.50`; elsewhere it ends an abbreviation.
  let beginsFractionsWithPeriod: Bool
  /// Whether a minus sign follows the digits, where a dash can also replace a fraction, and the
  /// format doesn't end integers with a decimal separator itself.
  let minusCanBePriceDash: Bool

  /// The texts that lenient parsing accepts on either side of a number.
  let affixTexts: AffixTexts

  // MARK: Digits

  /// The power of ten between a value and the number that is written.
  let powerOfTen: Int
  let minimumIntegerDigits: Int
  let alwaysShowsSeparator: Bool
  let signDisplay: NumberFormat.SignDisplay
  let roundingRule: ExactDecimal.RoundingRule
  let minimumFractionDigits: Int
  /// `Int.max` if there is no limit.
  let maximumFractionDigits: Int
  let minimumSignificantDigits: Int
  /// `Int.max` if there is no limit.
  let maximumSignificantDigits: Int
  let increment: ExactDecimal?
  /// The maximum number of fraction digits of a number that is written by its own sign and digits,
  /// or -1 if no number is known to be written so.
  let plainFractionDigits: Int

  init(
    symbols: NumberSymbols, pattern: NumberPattern, currency: CurrencySymbols?,
    options: NumberFormat.Options, precision: NumberFormat.Precision, powerOfTen: Int
  ) {
    var builder = TableBuilder(symbols)
    digitWidth = UTF8.width(symbols.digits[0])
    // The last byte has the low six bits of a scalar, so ten digits are consecutive in UTF-8 unless
    // they cross a multiple of 64.
    let zero = symbols.digits[0].value
    digitsAreConsecutive =
      zero & 0x3F < 0x37
      && symbols.digits.enumerated().allSatisfy { $1.value == zero + UInt32($0) }
    digitsAreASCII = digitsAreConsecutive && zero == 0x30
    grouping = builder.addSeparator(symbols.groupingSeparator)
    decimal = builder.addSeparator(symbols.decimalSeparator)
    // The next group is written over the bytes after the separator.
    var groupingWord: UInt32 = 0
    for byte in symbols.groupingSeparator.utf8.prefix(4).reversed() {
      groupingWord = groupingWord << 8 | UInt32(byte)
    }
    self.groupingWord = groupingWord.littleEndian
    groupingRule = GroupingRule(pattern.grouping.applying(options.grouping))
    localeGroupingRule = GroupingRule(pattern.grouping.applying(.always))
    characterClasses = CharacterClasses(symbols)
    beginsFractionsWithPeriod =
      options.minimumIntegerDigits == 0 && characterClasses.decimal == .point
    // It only saves copying digits one by one.
    copiesGroupsAsWords =
      digitsAreASCII && groupingRule.primary >= 3 && groupingRule.secondary <= 4
      && grouping.count <= 4

    unsigned = builder.add(pattern.unsigned)
    positive = builder.add(pattern.positive)
    let negatives = builder.addNegatives(pattern.negative)
    negative = negatives[0]
    typedNegative =
      negative.isParenthesized ? builder.add(pattern.typedNegative, isNegative: true) : negative
    affixPairs = builder.acceptedPairs(
      negatives + (options.signDisplay.showsPlus ? [positive, unsigned] : [unsigned]),
      decimalEndsAbbreviation: characterClasses.decimal == .point && !beginsFractionsWithPeriod)
    readsBareDigits =
      unsigned.byteCount == 0 && affixPairs.dropLast().allSatisfy(builder.endsInText)
    minusCanBePriceDash =
      pattern.negative.suffix.first == .minusSign && options.decimalSeparatorDisplay != .always
    affixParts = builder.affixParts
    table = builder.allocate()
    tableCount = builder.bytes.count
    affixTexts = AffixTexts(pattern, currency)

    self.powerOfTen = powerOfTen
    minimumIntegerDigits = options.minimumIntegerDigits
    alwaysShowsSeparator = options.decimalSeparatorDisplay == .always
    signDisplay = options.signDisplay
    roundingRule = options.roundingRule
    var fraction = (minimum: 0, maximum: Int.max)
    var significant = (minimum: 0, maximum: Int.max)
    var increment: ExactDecimal?
    switch precision {
    case .fractionLength(let minimum, let maximum): fraction = (minimum, maximum ?? .max)
    case .significantDigits(let minimum, let maximum): significant = (minimum, maximum ?? .max)
    case .increment(let step, let minimum):
      fraction.minimum = max(minimum, step.scale)
      increment = step
    }
    (minimumFractionDigits, maximumFractionDigits) = fraction
    (minimumSignificantDigits, maximumSignificantDigits) = significant
    self.increment = increment
    let isPlain =
      significant.minimum == 0 && significant.maximum == .max && increment == nil
      && minimumIntegerDigits == 1 && !alwaysShowsSeparator && signDisplay == .automatic
    plainFractionDigits = isPlain ? fraction.maximum : -1
  }

  deinit {
    table.deallocate()
  }

  /// Returns the affixes of a sign.
  @inline(__always)
  func affixes(_ sign: DisplayedSign) -> AffixPair {
    switch sign {
    case .none: unsigned
    case .minus: negative
    case .plus: positive
    }
  }
}

/// The sign that is written for a number.
enum DisplayedSign: Hashable {
  case none, minus, plus

  @inline(__always)
  init(_ display: NumberFormat.SignDisplay, isNegative: Bool, isZero: Bool) {
    switch display {
    case .never: self = .none
    case .automatic: self = isNegative ? .minus : .none
    case .negative: self = isNegative && !isZero ? .minus : .none
    case .always: self = isNegative ? .minus : .plus
    case .exceptZero: self = isZero ? .none : isNegative ? .minus : .plus
    }
  }
}

extension NumberFormat.SignDisplay {
  /// Whether some positive numbers have a plus sign.
  var showsPlus: Bool { DisplayedSign(self, isNegative: false, isZero: false) == .plus }
}

extension GroupingSizes {
  /// Returns the sizes that a strategy makes of the locale's.
  func applying(_ strategy: NumberFormat.GroupingStrategy) -> GroupingSizes {
    switch strategy {
    case .automatic: self
    // As in ICU, locales without groups get groups of three.
    case .always:
      primary > 0 ? GroupingSizes(primary: primary, secondary: secondary) : .thousands
    case .min2: GroupingSizes(primary: primary, secondary: secondary, minimum: max(minimum, 2))
    case .never: .none
    }
  }
}
