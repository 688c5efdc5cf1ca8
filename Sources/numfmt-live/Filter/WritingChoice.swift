import LiveNumber

/// What is shown of a number, as the command line spells it.
struct WritingChoice: Hashable, Sendable {
  var precision = PrecisionChoice()
  var minimumInteger = 1
  var roundingRule = ExactDecimal.RoundingRule.halfEven
  var grouping = NumberFormat.GroupingStrategy.automatic
  var sign = NumberFormat.SignDisplay.automatic
  var decimalSeparator = NumberFormat.DecimalSeparatorDisplay.automatic

  /// The options of a format of that style; `scale` is the power of ten that values are multiplied by.
  func options(
    style: NumberStyle, locale: NumberLocale, scale: Int
  ) throws(UsageError) -> NumberFormat.Options {
    NumberFormat.Options(
      precision: try precision.precision(
        currencyDigits: try WritingChoice.currencyDigits(style, locale)),
      minimumIntegerDigits: minimumInteger, roundingRule: roundingRule, grouping: grouping,
      signDisplay: sign, decimalSeparatorDisplay: decimalSeparator, scale: scale)
  }

  private static func currencyDigits(
    _ style: NumberStyle, _ locale: NumberLocale
  ) throws(UsageError) -> Int? {
    guard case .currency(let code, _, _) = style else { return nil }
    do {
      return try CurrencySymbols(code, locale: locale).fractionDigits
    } catch {
      throw UsageError(error.description)
    }
  }
}
