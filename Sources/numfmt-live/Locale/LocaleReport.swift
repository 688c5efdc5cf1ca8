import LiveNumber

/// What a locale writes numbers with, read from its formats.
struct LocaleReport {
  let locale: NumberLocale
  let symbols: NumberSymbols
  let grouping: GroupingSizes
  /// The patterns by the name of the style, in CLDR's notation.
  let patterns: [(style: String, pattern: PatternText)]
  /// A number that shows most of it.
  let sample: String

  init(_ locale: NumberLocale) throws(NumberFormatError) {
    self.locale = locale
    let decimal = try NumberFormat(.decimal, locale: locale)
    let percent = try NumberFormat(.percent, locale: locale)
    symbols = decimal.symbols
    grouping = decimal.pattern.grouping
    patterns = [
      ("decimal", PatternText(decimal.pattern)), ("percent", PatternText(percent.pattern)),
    ]
    sample = ExactDecimal("-1234567.89").map { decimal.format($0) } ?? ""
  }

  /// The symbols by their names.
  var namedSymbols: [(name: String, key: String, text: String)] {
    [
      ("decimal separator", "decimalSeparator", symbols.decimalSeparator),
      ("grouping separator", "groupingSeparator", symbols.groupingSeparator),
      ("minus sign", "minusSign", symbols.minusSign),
      ("plus sign", "plusSign", symbols.plusSign),
      ("percent sign", "percentSign", symbols.percentSign),
      ("infinity", "infinity", symbols.infinity),
      ("not a number", "notANumber", symbols.notANumber),
    ]
  }

  var digits: String {
    var text = ""
    text.unicodeScalars.append(contentsOf: symbols.digits)
    return text
  }
}
