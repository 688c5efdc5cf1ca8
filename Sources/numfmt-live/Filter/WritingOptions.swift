#if Command
  import ArgumentParser
  import LiveNumber

  /// What is shown of a number.
  struct WritingOptions: ParsableArguments {
    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("Fraction digits at least, filled up with zeros.", valueName: "count"))
    var minFraction: Int?

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp(
        "Fraction digits at most, or unlimited; else a currency's own, or all.", valueName: "count")
    )
    var maxFraction: NumberEditor.Options.FractionLimit?

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("Fraction digits exactly.", valueName: "count"))
    var fraction: Int?

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("Integer digits at least, filled up with zeros.", valueName: "count"))
    var minInteger = 1

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("Significant digits at least, filled up with zeros.", valueName: "count"))
    var minSignificant: Int?

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("Significant digits at most.", valueName: "count"))
    var maxSignificant: Int?

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("Round to a multiple of this, such as 0.05.", valueName: "step"))
    var increment: ExactDecimal?

    @Option(help: "What becomes of digits that there is no room for.")
    var round = RoundingMode.halfEven

    @Option(help: "When grouping separators are shown.")
    var grouping = GroupingStrategy.auto

    @Option(help: "When a sign is shown.")
    var sign = SignDisplay.auto

    @Option(help: "Whether a decimal separator is shown where no digits follow.")
    var decimalSeparator = DecimalSeparatorDisplay.auto

    var choice: WritingChoice {
      WritingChoice(
        precision: PrecisionChoice(
          minimumFraction: minFraction, maximumFraction: maxFraction, fraction: fraction,
          minimumSignificant: minSignificant, maximumSignificant: maxSignificant,
          increment: increment),
        minimumInteger: minInteger, roundingMode: round, grouping: grouping, sign: sign,
        decimalSeparator: decimalSeparator)
    }
  }
#endif
