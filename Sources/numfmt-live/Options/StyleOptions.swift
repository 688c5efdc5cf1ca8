#if Command
  import ArgumentParser
  import LiveNumber

  /// What kind of number.
  struct StyleOptions: ParsableArguments {
    @Option(help: "What kind of number.")
    var style = StyleName.decimal

    @Option(help: "The currency of an amount, as an ISO 4217 code such as EUR.")
    var currency: String?

    @Option(help: "How the currency is written: $, US$ or USD.")
    var currencyDisplay: NumberStyle.CurrencyDisplay?

    @Option(help: "The unit of a measured value, by its CLDR name such as kilometer.")
    var unit: String?

    @Option(help: "How the unit is written.")
    var unitDisplay: NumberStyle.UnitDisplay?

    @Option(help: "When a sign is shown.")
    var sign = SignDisplay.auto

    @Option(help: "When grouping separators are shown.")
    var grouping = GroupingStrategy.auto

    var choice: StyleChoice {
      StyleChoice(
        style: style, currency: currency, currencyDisplay: currencyDisplay, unit: unit,
        unitDisplay: unitDisplay)
    }
  }
#endif
