#if Command
  import ArgumentParser
  import LiveNumber

  /// How many digits a number has, typed or written.
  struct DigitOptions: ParsableArguments {
    @Option(
      parsing: .unconditional,
      help: ArgumentHelp(
        "Fraction digits at most, or unlimited; else a currency's own, or all.", valueName: "count")
    )
    var maxFraction: NumberEditor.Options.FractionLimit?

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("Fraction digits at least, filled up with zeros.", valueName: "count"))
    var minFraction: Int?

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("Fraction digits exactly.", valueName: "count"))
    var fraction: Int?

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("Integer digits at least, filled up with zeros.", valueName: "count"))
    var minInteger = 1
  }
#endif
