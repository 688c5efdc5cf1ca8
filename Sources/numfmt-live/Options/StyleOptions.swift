#if Command
  import ArgumentParser
  import LiveNumber

  /// What kind of number.
  struct StyleOptions: ParsableArguments {
    @Option(help: "What kind of number.")
    var style = StyleName.decimal

    @Option(help: "The currency of amounts, as an ISO 4217 code such as EUR.")
    var currency: String?

    @Option(
      help: "How the currency is written: US$, $, USD, or US dollars, which cannot be read back.")
    var currencyDisplay: CurrencyDisplayName?

    @Option(help: "The unit of measured values, by its CLDR name such as kilometer.")
    var unit: String?

    @Option(help: "How the unit is written; short unless said.")
    var unitDisplay: NumberStyle.UnitDisplay?

    var choice: StyleChoice {
      StyleChoice(
        style: style, currency: currency, currencyDisplay: currencyDisplay, unit: unit,
        unitDisplay: unitDisplay)
    }
  }
#endif
