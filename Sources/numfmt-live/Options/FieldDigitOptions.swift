#if Command
  import ArgumentParser
  import LiveNumber

  /// How many digits a field takes.
  struct FieldDigitOptions: ParsableArguments {
    @OptionGroup var digits: DigitOptions

    @Flag(help: "No fraction: integers only.")
    var integer = false

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("Integer digits at most.", valueName: "count"))
    var maxInteger: Int?

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("Digits and decimal separator at most.", valueName: "count"))
    var maxLength: Int?

    var choice: DigitChoice {
      DigitChoice(
        maximumFraction: digits.maxFraction, minimumFraction: digits.minFraction,
        fraction: digits.fraction, isInteger: integer, minimumInteger: digits.minInteger,
        maximumInteger: maxInteger, maximumLength: maxLength)
    }
  }
#endif
