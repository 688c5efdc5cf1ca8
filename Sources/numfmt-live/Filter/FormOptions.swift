#if Command
  import ArgumentParser
  import LiveNumber

  /// What kind of number is read or written, in all the ways that there are.
  struct FormOptions: ParsableArguments {
    @OptionGroup var style: StyleOptions

    @Option(help: "How the magnitude is written: 1234, 1.234E3, or 1.2K.")
    var notation = NumberSkeleton.Notation.standard

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp(
        "Show values times ten to the power of this, such as -3 for thousands.",
        valueName: "exponent"))
    var scale = 0

    var choice: FormChoice {
      FormChoice(style: style.choice, notation: notation, scale: scale)
    }
  }
#endif
