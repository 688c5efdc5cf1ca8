internal import LiveNumberCore

// The options of a format, with the names and values of ECMA-402.

extension Settings {
  mutating func numberFormat() throws(SettingError) -> NumberFormat {
    let system = take("numberingSystem") ?? "latn"
    let currency = try currencySymbols()
    let kind = try numberStyle(currency)
    let style = NumberStyle(kind, options: try formatOptions(currency))
      .with(prefix: take("prefixText") ?? "", suffix: take("suffixText") ?? "")
    try finish()
    do throws(NumberFormatError) {
      let source = IntlSampleFormatter()
      let elements = try NumberElements(
        style.sampledKind, numberingSystem: system, currency: currency, source: source)
      return try NumberFormat(style, elements, magnitudes: source.magnitudes)
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
    let display: NumberStyle.CurrencyDisplay =
      switch try index("currencyDisplay", "symbol narrowSymbol code") {
      case 1: .narrow
      case 2: .code
      default: .symbol
      }
    let sign: NumberStyle.CurrencySign =
      try index("currencySign", "standard accounting") == 1 ? .accounting : .standard
    let unitDisplay: NumberStyle.UnitDisplay =
      switch try index("unitDisplay", "short long narrow") {
      case 1: .long
      case 2: .narrow
      default: .short
      }
    let unit = take("unit") ?? ""
    switch try index("style", "decimal percent permille currency unit") {
    case 1: return .scaled(.percent)
    case 2: return .scaled(.permille)
    case 3: return .currency(currency?.code ?? "", display: display, sign: sign)
    case 4: return .unit(unit, display: unitDisplay)
    default: return .decimal
    }
  }

  private mutating func formatOptions(
    _ currency: CurrencySymbols?
  ) throws(SettingError) -> NumberFormat.Options {
    var options = NumberFormat.Options()
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
    options.grouping =
      switch try index("useGrouping", "auto true always min2 false") {
      case 1, 2: .always
      case 3: .min2
      case 4: .never
      default: .automatic
      }
    options.signDisplay =
      switch try index("signDisplay", "auto always exceptZero negative never") {
      case 1: .always
      case 2: .exceptZero
      case 3: .negative
      case 4: .never
      default: .automatic
      }
    options.roundingRule =
      switch try index(
        "roundingMode",
        "halfExpand ceil floor expand trunc halfCeil halfFloor halfTrunc halfEven")
      {
      case 1: .ceiling
      case 2: .floor
      case 3: .up
      case 4: .down
      case 5: .halfCeiling
      case 6: .halfFloor
      case 7: .halfDown
      case 8: .halfEven
      default: .halfUp
      }
    return options
  }
}
