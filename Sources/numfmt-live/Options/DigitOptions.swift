#if Command
  import ArgumentParser
  import LiveNumber

  /// How many digits a field takes.
  struct DigitOptions: ParsableArguments {
    @Option(
      parsing: .unconditional,
      help: ArgumentHelp(
        "Fraction digits at most, or unlimited; else the style's own.", valueName: "count"))
    var maxFraction: NumberEditor.Options.FractionLimit?

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("Fraction digits at least, filled up with zeros.", valueName: "count"))
    var minFraction: Int?

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("Fraction digits exactly.", valueName: "count"))
    var fraction: Int?

    @Flag(help: "No fraction: integers only.")
    var integer = false

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("Integer digits at least, filled up with zeros.", valueName: "count"))
    var minInteger: Int?

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
        maximumFraction: maxFraction, minimumFraction: minFraction, fraction: fraction,
        isInteger: integer, minimumInteger: minInteger, maximumInteger: maxInteger,
        maximumLength: maxLength)
    }
  }
#endif
