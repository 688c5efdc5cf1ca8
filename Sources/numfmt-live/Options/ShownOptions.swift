#if Command
  import ArgumentParser
  import LiveNumber

  /// What stands between and before the digits.
  struct ShownOptions: ParsableArguments {
    @Option(help: "When a sign is shown.")
    var sign = NumberFormat.SignDisplay.automatic

    @Option(help: "When grouping separators are shown.")
    var grouping = NumberFormat.GroupingStrategy.automatic
  }
#endif
