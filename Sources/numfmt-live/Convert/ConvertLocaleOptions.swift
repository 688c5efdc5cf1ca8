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
      let source = try locale(from, "--from")
      let target = try locale(to, "--to")
      guard let numberingSystem else { return (source, target) }
      do {
        return (source, try target.with(numberingSystem: numberingSystem))
      } catch {
        throw UsageError("--numbering-system: \(error)")
      }
    }

    private func locale(_ name: String?, _ option: String) throws(UsageError) -> NumberLocale {
      guard let name else {
        let choice = LocaleChoice(
          option: nil, environment: ProcessEnvironment.values, standard: "en-US-POSIX")
        return try choice.resolve()
      }
      do {
        return try NumberLocale(name)
      } catch {
        throw UsageError("\(option): \(error)")
      }
    }
  }
#endif
