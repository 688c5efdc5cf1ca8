/// A parser for what a careful person would read as a number of a format.
enum LenientParser {
  static func parse(_ text: String, in format: NumberFormat) throws(ParseFault) -> ExactDecimal {
    let number = try ScannedNumber(text, in: format, currencies: .own)
    if let exponent = number.exponent { throw .notPartOfANumber(exponent.range) }
    if number.separatorIsAmbiguous, !number.hasAffix {
      throw ParseFault(.missingCurrency, number.separators[0].range, expecting: .currency)
    }
    let integerCount = try integerDigits(of: number, in: format)
    let shown = ExactDecimal(
      isNegative: number.isNegative, digits: number.digits,
      scale: number.digits.count - integerCount)
    guard let value = shown.scaledByPowerOfTen(-format.powerOfTen) else {
      throw ParseFault(.tooManyFractionDigits, 0..<text.utf8.count)
    }
    return value
  }

  /// Returns the number of digits before the decimal separator, which is the format's and no other: a
  /// reading that could change the magnitude is an error.
  private static func integerDigits(
    of number: ScannedNumber, in format: NumberFormat
  ) throws(ParseFault) -> Int {
    let kinds = format.compiled.separatorKinds
    let isDecimal = { (kind: SeparatorKind) in kind == kinds.decimal || kind == .arabicDecimal }
    guard let last = number.separators.last else { return number.digits.count }
    let endsInDecimal = isDecimal(last.kind)
    let groups = endsInDecimal ? number.separators.dropLast() : number.separators[...]
    for separator in groups {
      guard !isDecimal(separator.kind) else {
        throw ParseFault(
          endsInDecimal ? .secondDecimalSeparator : .groupingAfterDecimalSeparator, last.range)
      }
      guard separator.kind == groups[0].kind, canGroup(separator.kind, kinds) else {
        throw ParseFault(.notGrouping, separator.range, expecting: .separator)
      }
    }
    guard
      groups.isEmpty
        || number.hasWholeGroups(
          endsInDecimal: endsInDecimal, by: format.compiled.lenientGroupingRules,
          filledCount: format.compiled.minimumIntegerDigits)
    else { throw ParseFault(.incompleteGroups, groups[0].range) }
    return endsInDecimal ? last.digitsBefore : number.digits.count
  }

  /// Spaces, apostrophes, and U+066C can only group; a point or comma groups only if it's the locale's
  /// grouping separator.
  private static func canGroup(_ kind: SeparatorKind, _ kinds: SeparatorKinds) -> Bool {
    kind == kinds.grouping || kind == .space || kind == .apostrophe || kind == .arabicGrouping
  }
}
