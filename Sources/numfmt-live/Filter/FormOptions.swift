#if Command
  import ArgumentParser
  import LiveNumber

  /// What kind of number is read or written, in all the ways that there are.
  struct FormOptions: ParsableArguments {
    @Option(help: "What kind of number.")
    var style = StyleName.decimal

    @Option(help: "The currency of amounts, as an ISO 4217 code such as EUR.")
    var currency: String?

    @Option(help: "How the currency is written: US$, $, USD or US dollars.")
    var currencyDisplay: CurrencyDisplayName?

    @Option(help: "The unit of measured values, by its CLDR name such as kilometer.")
    var unit: String?

    @Option(help: "How the unit is written.")
    var unitDisplay: NumberStyle.UnitDisplay?

    @Option(help: "How the magnitude is written: 1234, 1.234E3, or 1.2K.")
    var notation = NumberNotation.standard

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp(
        "Show values times ten to the power of this, such as -3 for thousands.",
        valueName: "exponent"))
    var scale = 0

    var choice: FormChoice {
      FormChoice(
        style: StyleChoice(
          style: style, currency: currency, currencyDisplay: currencyDisplay?.display, unit: unit,
          unitDisplay: unitDisplay),
        namesCurrency: currencyDisplay == .name, notation: notation, scale: scale)
    }
  }
#endif
