#if Command
  import ArgumentParser
  import LiveNumber

  /// How numbers were written that are read, where that is not the locale's usual way.
  struct WrittenOptions: ParsableArguments {
    @Option(help: "When the numbers have a sign, as format writes it.")
    var sign = NumberFormat.SignDisplay.automatic

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("Integer digits at least, filled up with zeros.", valueName: "count"))
    var minInteger = 1

    func options(scale: Int) -> NumberFormat.Options {
      NumberFormat.Options(minimumIntegerDigits: minInteger, signDisplay: sign, scale: scale)
    }
  }
#endif
