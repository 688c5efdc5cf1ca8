#if Command
  import ArgumentParser
  import LiveNumber

  /// Whose way of writing numbers.
  struct LocaleOptions: ParsableArguments {
    @Option(
      help: ArgumentHelp(
        "The locale, such as fr, de-CH or ar-EG-u-nu-latn.",
        discussion: """
          Without it: NUMFMT_LIVE_LOCALE, else the first of LC_ALL, LC_NUMERIC and LANG that is not \
          empty.
          """))
    var locale: String?

    @Option(help: "Digits to write with, such as latn, arab or deva; else the locale's own.")
    var numberingSystem: String?

    /// The locale to use; `standard` where none is named.
    func resolve(standard: String) throws(UsageError) -> NumberLocale {
      try LocaleChoice(option: locale, standard: standard).resolve(numberingSystem: numberingSystem)
    }
  }
#endif
