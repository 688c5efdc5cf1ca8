#if Command
  import ArgumentParser
  import LiveNumber

  /// Which values a field takes, written canonically: digits, `.`, a leading `-`.
  struct RangeOptions: ParsableArguments {
    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("The least value, such as -5 or 0.01.", valueName: "value"))
    var min: ExactDecimal?

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("The greatest value.", valueName: "value"))
    var max: ExactDecimal?

    @Option(help: "What becomes of a value outside.")
    var rangePolicy = NumberEditor.Options.RangePolicy.flag

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp(
        "What Up and Down add and subtract; ten times it with Shift or Page Up and Down.",
        valueName: "value"))
    var step: ExactDecimal?

    @Flag(help: "No minus.")
    var noNegative = false

    func apply(to options: inout NumberEditor.Options) {
      options.minimum = min
      options.maximum = max
      options.rangePolicy = rangePolicy
      options.step = step
      options.allowsNegative = !noNegative
    }
  }
#endif
