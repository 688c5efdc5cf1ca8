#if Command
  import ArgumentParser
  import LiveNumber

  /// From whose way of writing numbers to whose.
  struct ConvertLocaleOptions: ParsableArguments {
    @Option(
      help: ArgumentHelp(
        "The locale that numbers come in.",
        discussion: """
          One of --from and --to can be left out and is then NUMFMT_LIVE_LOCALE, else the first of \
          LC_ALL, LC_NUMERIC and LANG that is not empty.
          """,
        valueName: "locale"))
    var from: String?

    @Option(help: ArgumentHelp("The locale that numbers go out in.", valueName: "locale"))
    var to: String?

    @Option(help: "Digits to write with, such as latn, arab or deva; else the locale's own.")
    var numberingSystem: String?

    func resolve() throws(UsageError) -> (source: NumberLocale, target: NumberLocale) {
      guard from != nil || to != nil else {
        throw UsageError("nothing to convert between; expected --from or --to, or both")
      }
      let source = LocaleChoice(option: from, named: "--from", standard: "en-US-POSIX")
      let target = LocaleChoice(option: to, named: "--to", standard: "en-US-POSIX")
      return (try source.resolve(), try target.resolve(numberingSystem: numberingSystem))
    }
  }
#endif
