/// Reads what a careful person would read as a number of a format.
enum LenientParser {
  static func parse(_ text: String, in format: NumberFormat) throws(ParseFailure) -> ExactDecimal {
    let number: ScannedNumber
    do throws(ScannedNumber.Failure) {
      number = try ScannedNumber(text, in: format, currencies: .own)
    } catch {
      throw ParseFailure(error)
    }
    let integerCount = try integerDigits(of: number, in: format)
    let shown = ExactDecimal.make(
      isNegative: number.isNegative, scale: number.digits.count - integerCount,
      count: number.digits.count
    ) { buffer in
      for index in buffer.indices { buffer[index] = number.digits[index] }
    }
    guard let value = shown.scaledByPowerOfTen(-format.displayScale) else {
      throw ParseFailure(
        .tooManyDigits, 0..<text.utf8.count,
        "more than \(ExactDecimal.maximumDigitCount) digits behind the decimal separator")
    }
    return value
  }

  /// How many digits stand before the decimal separator, which is the format's and no other: a reading
  /// that could change the magnitude is an error.
  private static func integerDigits(
    of number: ScannedNumber, in format: NumberFormat
  ) throws(ParseFailure) -> Int {
    let kinds = SeparatorKinds(format.symbols)
    let isDecimal = { (kind: SeparatorKind) in kind == kinds.decimal || kind == .arabicDecimal }
    guard let last = number.separators.last else { return number.digits.count }
    let endsInDecimal = isDecimal(last.kind)
    let groups = endsInDecimal ? number.separators.dropLast() : number.separators[...]
    for separator in groups {
      guard !isDecimal(separator.kind) else {
        throw ParseFailure(
          endsInDecimal ? .secondDecimalSeparator : .misplacedGrouping, last.range,
          endsInDecimal
            ? "a second decimal separator" : "a grouping separator behind the decimal separator")
      }
      guard separator.kind == groups[0].kind, canGroup(separator.kind, kinds) else {
        throw ParseFailure(
          .misplacedGrouping, separator.range,
          "“\(Character(separator.scalar))” does not group digits here",
          expected: [format.symbols.groupingSeparator, format.symbols.decimalSeparator])
      }
    }
    let runs = Array(endsInDecimal ? number.runs.dropLast() : number.runs)
    let grouper = GroupingRule(format.pattern.grouping, strategy: .always)
    guard
      groups.isEmpty || DigitGroups.areWellFormed(runs)
        || DigitGroups.areWellFormed(runs, by: grouper)
    else {
      throw ParseFailure(
        .misplacedGrouping, groups[0].range, "grouping separators that do not make whole groups")
    }
    return endsInDecimal ? last.digitsBefore : number.digits.count
  }

  /// Blanks, apostrophes and U+066C can do nothing but group; point and comma only where the locale
  /// groups with them.
  private static func canGroup(_ kind: SeparatorKind, _ kinds: SeparatorKinds) -> Bool {
    kind == kinds.grouping || kind == .blank || kind == .apostrophe || kind == .arabicGrouping
  }
}

extension ParseFailure {
  fileprivate init(_ failure: ScannedNumber.Failure) {
    switch failure.reason {
    case .notANumber where failure.lacksDigits:
      self.init(.noDigits, failure.range, "digits were expected", expected: ["0"])
    case .mixedDigits:
      self.init(.mixedDigits, failure.range, "digits of two numbering systems")
    case .misplacedSign: self.init(.misplacedSign, failure.range, "a second sign")
    case .otherCurrency: self.init(.otherCurrency, failure.range, "another currency")
    case .tooLong:
      self.init(
        .tooManyDigits, failure.range,
        "more than \(ExactDecimal.maximumDigitCount) digits")
    default:
      self.init(.unexpectedCharacter, failure.range, "no part of a number", expected: ["0"])
    }
  }
}
