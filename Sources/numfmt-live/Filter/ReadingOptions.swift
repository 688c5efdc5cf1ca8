#if Command
  import ArgumentParser
  import LiveNumber

  /// How much a reader lets pass.
  struct ReadingOptions: ParsableArguments {
    @Flag(help: "How numbers are read.")
    var mode = ReadingMode.strict
  }

  /// `--strict` or `--lenient`.
  enum ReadingMode: String, EnumerableFlag {
    case strict, lenient

    static func help(for value: ReadingMode) -> ArgumentHelp? {
      switch value {
      case .strict: "Read the locale's own form only."
      case .lenient:
        "Read what people write too: other blanks, minuses and digits, the affix left out."
      }
    }

    var parseMode: ParseMode { self == .strict ? .strict : .lenient }
  }
#endif
