#if Command
  import ArgumentParser
  import LiveNumber

  /// What is shown of a number.
  struct WritingOptions: ParsableArguments {
    @OptionGroup var digits: DigitOptions

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
    var round = ExactDecimal.RoundingRule.halfEven

    @OptionGroup var shown: ShownOptions

    @Option(help: "Whether a decimal separator is shown where no digits follow.")
    var decimalSeparator = NumberFormat.DecimalSeparatorDisplay.automatic

    var choice: WritingChoice {
      WritingChoice(
        precision: PrecisionChoice(
          minimumFraction: digits.minFraction, maximumFraction: digits.maxFraction,
          fraction: digits.fraction, minimumSignificant: minSignificant,
          maximumSignificant: maxSignificant, increment: increment),
        minimumInteger: digits.minInteger, roundingRule: round, grouping: shown.grouping,
        sign: shown.sign, decimalSeparator: decimalSeparator)
    }
  }
#endif
