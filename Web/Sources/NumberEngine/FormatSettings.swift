internal import LiveNumberCore

// The options of a format, with the names and values of ECMA-402.

extension Settings {
  mutating func numberFormat() throws(SettingError) -> NumberFormat {
    let system = take("numberingSystem") ?? "latn"
    let currency = try currencySymbols()
    let style = try numberStyle(currency)
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
    -> NumberStyle
  {
    let choices = try FormatChoices(&self)
    var options = try digits(currency)
    choices.apply(to: &options)
    let unit = take("unit") ?? ""
    let kind: NumberStyle.Kind =
      switch choices.style {
      case .decimal: .decimal
      case .scaled(let sign): .scaled(sign)
      case .currency:
        .currency(
          currency?.code ?? "", display: choices.currencyDisplay, sign: choices.currencySign)
      case .unit: .unit(unit, display: choices.unitDisplay)
      }
    return NumberStyle(kind, options: options)
  }

  private mutating func digits(
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
    return options
  }
}

/// A value of the option `style`.
enum StyleChoice {
  case decimal, currency, unit
  case scaled(NumberStyle.ScaleSign)
}
