/// A parser for what a careful person would read as a number of a format.
enum LenientParser {
  static func parse(_ text: String, in format: NumberFormat) throws(ParseFailure) -> ExactDecimal {
    let number = try ScannedNumber(text, in: format, currencies: .own)
    if let exponent = number.exponent { throw .notPartOfANumber(exponent.range) }
    if number.separatorIsAmbiguous, !number.hasAffix {
      throw missingCurrency(of: number, in: format)
    }
    let integerCount = try integerDigits(of: number, in: format)
    let shown = ExactDecimal(
      isNegative: number.isNegative, digits: number.digits,
      scale: number.digits.count - integerCount)
    guard let value = shown.scaledByPowerOfTen(-format.displayScale) else {
      throw ParseFailure(
        .tooManyDigits, 0..<text.utf8.count,
        "more than \(ExactDecimal.maximumDigitCount) digits after the decimal separator")
    }
    return value
  }

  /// Returns the number of digits before the decimal separator, which is the format's and no other: a
  /// reading that could change the magnitude is an error.
  private static func integerDigits(
    of number: ScannedNumber, in format: NumberFormat
  ) throws(ParseFailure) -> Int {
    let kinds = format.compiled.separatorKinds
    let isDecimal = { (kind: SeparatorKind) in kind == kinds.decimal || kind == .arabicDecimal }
    guard let last = number.separators.last else { return number.digits.count }
    let endsInDecimal = isDecimal(last.kind)
    let groups = endsInDecimal ? number.separators.dropLast() : number.separators[...]
    for separator in groups {
      guard !isDecimal(separator.kind) else {
        throw ParseFailure(
          endsInDecimal ? .secondDecimalSeparator : .misplacedGrouping, last.range,
          endsInDecimal
            ? "a second decimal separator" : "a grouping separator after the decimal separator")
      }
      guard separator.kind == groups[0].kind, canGroup(separator.kind, kinds) else {
        throw ParseFailure(
          .misplacedGrouping, separator.range,
          "“\(Character(separator.scalar))” doesn't group digits here",
          expected: [format.symbols.groupingSeparator, format.symbols.decimalSeparator])
      }
    }
    let own = GroupingRule(format.pattern.grouping.applying(.always))
    guard
      groups.isEmpty
        || number.hasWholeGroups(
          endsInDecimal: endsInDecimal, by: GroupingRule.common + [own],
          filledCount: format.compiled.minimumIntegerDigits)
    else {
      throw ParseFailure(
        .misplacedGrouping, groups[0].range, "grouping separators that don't make complete groups")
    }
    return endsInDecimal ? last.digitsBefore : number.digits.count
  }

  /// Returns the failure of a separator that can also be the currency: `$39` in Cape Verde.
  private static func missingCurrency(
    of number: ScannedNumber, in format: NumberFormat
  ) -> ParseFailure {
    let separator = number.separators[0]
    return ParseFailure(
      .missingAffix, separator.range,
      "“\(Character(separator.scalar))” is the currency or the decimal separator",
      expected: format.currency.map { [$0.code] } ?? [])
  }

  /// Spaces, apostrophes, and U+066C can only group; a point or comma groups only if it's the locale's
  /// grouping separator.
  private static func canGroup(_ kind: SeparatorKind, _ kinds: SeparatorKinds) -> Bool {
    kind == kinds.grouping || kind == .space || kind == .apostrophe || kind == .arabicGrouping
  }
}
