internal import LiveNumberCore

// The options of a format, with the names and values of ECMA-402.

extension Settings {
  mutating func numberFormat() throws(SettingError) -> NumberFormat {
    let system = take("numberingSystem") ?? "latn"
    let currency = try currencySymbols()
    let style = try numberStyle()
    let options = try formatOptions(currency)
    try finish()
    do throws(NumberFormatError) {
      let source = IntlSampleFormatter()
      var localized = try LocalizedStyle(
        style, numberingSystem: system, currency: currency, source: source)
      var pattern = localized.pattern
      if options.signDisplay == .never, case .currency(let code, let display, .accounting) = style {
        // Without signs, Intl writes the standard style in place of the accounting one.
        localized = try LocalizedStyle(
          .currency(code, display: display), numberingSystem: system, currency: currency,
          source: source)
        pattern.unsigned = localized.pattern.unsigned
        pattern.grouping = localized.pattern.grouping
      }
      return try NumberFormat(
        style: style, symbols: localized.symbols, pattern: pattern, currency: currency,
        options: options)
    } catch {
      throw SettingError(error.description)
    }
  }

  private mutating func currencySymbols() throws(SettingError) -> CurrencySymbols? {
    guard let code = take("currency") else { return nil }
    var symbols = CurrencySymbols(
      code: code, symbol: take("symbol") ?? code, narrowSymbol: take("narrowSymbol") ?? code,
      fractionDigits: try number("fractionDigits") ?? 2)
    while let name = take("name") { symbols.names.append(name) }
    return symbols
  }

  private mutating func numberStyle() throws(SettingError) -> NumberStyle {
    var display = NumberStyle.CurrencyDisplay.symbol
    try choice(
      "currencyDisplay", [("symbol", .symbol), ("narrowSymbol", .narrow), ("code", .code)], &display
    )
    var sign = NumberStyle.CurrencySign.standard
    try choice("currencySign", &sign)
    var unitDisplay = NumberStyle.UnitDisplay.short
    try choice("unitDisplay", &unitDisplay)
    var style = NumberStyle.decimal
    try choice(
      "style",
      [
        ("decimal", .decimal), ("percent", .percent),
        ("currency", .currency(take("code") ?? "", display: display, sign: sign)),
        ("unit", .unit(take("unit") ?? "", display: unitDisplay)),
      ], &style)
    return style
  }

  private mutating func formatOptions(
    _ currency: CurrencySymbols?
  ) throws(SettingError) -> NumberFormat.Options {
    var options = NumberFormat.Options(roundingRule: .halfUp)
    options.minimumIntegerDigits = try number("minimumIntegerDigits") ?? 1
    let (minimum, maximum) = (
      try number("minimumFractionDigits"), try number("maximumFractionDigits")
    )
    if minimum != nil || maximum != nil {
      let digits = currency?.fractionDigits
      options.precision = .fractionLength(
        minimum: minimum ?? min(digits ?? 0, maximum ?? 0),
        maximum: maximum ?? digits.map { max($0, minimum ?? 0) })
    }
    try choice(
      "useGrouping",
      [
        ("auto", .automatic), ("true", .always), ("always", .always), ("min2", .min2),
        ("false", .never),
      ], &options.grouping)
    try choice(
      "signDisplay",
      [
        ("auto", .automatic), ("always", .always), ("exceptZero", .exceptZero),
        ("negative", .negative), ("never", .never),
      ], &options.signDisplay)
    try choice(
      "roundingMode",
      [
        ("ceil", .ceiling), ("floor", .floor), ("expand", .up), ("trunc", .down),
        ("halfCeil", .halfCeiling), ("halfFloor", .halfFloor), ("halfExpand", .halfUp),
        ("halfTrunc", .halfDown), ("halfEven", .halfEven),
      ], &options.roundingRule)
    return options
  }
}
