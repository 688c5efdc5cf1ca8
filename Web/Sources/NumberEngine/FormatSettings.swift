internal import LiveNumberCore

// The options of a format, with the names and values of ECMA-402.

extension Settings {
  mutating func numberFormat() throws(SettingError) -> NumberFormat {
    let system = take("numberingSystem") ?? "latn"
    let currency = try currencySymbols()
    let style = try numberStyle(currency)
    let options = try formatOptions(currency)
    try finish()
    do throws(NumberFormatError) {
      let source = IntlSampleFormatter()
      var elements = try NumberElements(
        style, numberingSystem: system, currency: currency, source: source)
      var pattern = elements.pattern
      if options.signDisplay == .never,
        case .currency(let code, let display, .accounting) = style
      {
        // Without signs, Intl writes the standard style in place of the accounting one.
        elements = try NumberElements(
          .currency(code, display: display), numberingSystem: system, currency: currency,
          source: source)
        pattern.unsigned = elements.pattern.unsigned
        pattern.grouping = elements.pattern.grouping
      }
      return try NumberFormat(
        style: NumberStyle(style, options: options), symbols: elements.symbols, pattern: pattern,
        currency: elements.currency, magnitudes: source.magnitudes)
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

  private mutating func numberStyle(_ currency: CurrencySymbols?) throws(SettingError)
    -> NumberStyle.Kind
  {
    var display = NumberStyle.CurrencyDisplay.symbol
    try choice(
      "currencyDisplay", "symbol narrowSymbol code", [.symbol, .narrow, .code], &display)
    var sign = NumberStyle.CurrencySign.standard
    try choice("currencySign", "standard accounting", [.standard, .accounting], &sign)
    var unitDisplay = NumberStyle.UnitDisplay.short
    try choice("unitDisplay", "short long narrow", [.short, .long, .narrow], &unitDisplay)
    let unit = take("unit") ?? ""
    switch try index("style", "decimal percent permille currency unit") {
    case 1: return .percent
    case 2: return .permille
    case 3: return .currency(currency?.code ?? "", display: display, sign: sign)
    case 4: return .unit(unit, display: unitDisplay)
    default: return .decimal
    }
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
      "useGrouping", "auto true always min2 false",
      [.automatic, .always, .always, .min2, .never],
      &options.grouping)
    try choice(
      "signDisplay", "auto always exceptZero negative never",
      [.automatic, .always, .exceptZero, .negative, .never], &options.signDisplay)
    try choice(
      "roundingMode",
      "ceil floor expand trunc halfCeil halfFloor halfExpand halfTrunc halfEven",
      [.ceiling, .floor, .up, .down, .halfCeiling, .halfFloor, .halfUp, .halfDown, .halfEven],
      &options.roundingRule)
    return options
  }
}
