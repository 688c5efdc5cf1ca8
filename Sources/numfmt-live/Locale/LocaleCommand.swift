#if Command
  import ArgumentParser
  import LiveNumber

  struct LocaleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "locale",
      abstract: "Shows what a locale writes numbers with.",
      discussion: """
        The symbols, the digits, the sizes of groups, and the patterns in CLDR's notation. Characters \
        that cannot be seen are written as U+202F.

        Exit codes: 0 done, 64 unknown locale or usage.
        """)

    @Argument(
      help: """
        The locale, such as fr, de-CH or ar-EG-u-nu-latn. Without it: NUMFMT_LIVE_LOCALE, else the \
        first of LC_ALL, LC_NUMERIC and LANG that is not empty.
        """)
    var locale: String?

    @Flag(help: "Print JSON.")
    var json = false

    @Flag(help: "List all locales that ICU has data for.")
    var list = false

    func validate() throws {
      if list, locale != nil {
        throw ValidationError("--list shows all locales; expected no LOCALE with it")
      }
      do {
        if !list { _ = try chosen() }
      } catch {
        throw ValidationError(error.description)
      }
    }

    func run() throws {
      if list {
        printList()
      } else {
        let report = try LocaleReport(try chosen())
        print(json ? report.json : report.table)
      }
    }

    private func printList() {
      let identifiers = NumberLocale.available.map(\.identifier).sorted()
      print(
        json
          ? JSONText.array(identifiers.map { JSONText.quoted($0) })
          : identifiers.joined(separator: "\n"))
    }

    private func chosen() throws(UsageError) -> NumberLocale {
      guard let locale else {
        let choice = LocaleChoice(
          option: nil, environment: ProcessEnvironment.values, standard: "en-US-POSIX")
        return try choice.resolve()
      }
      do {
        return try NumberLocale(locale)
      } catch {
        throw UsageError(error.description)
      }
    }
  }
#endif
