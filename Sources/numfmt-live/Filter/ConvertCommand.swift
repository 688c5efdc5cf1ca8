import ArgumentParser
import LiveNumber

struct ConvertCommand: FilterCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Rewrites numbers of one locale as another writes them.",
    discussion: """
      Numbers are the arguments, or the lines of standard input, or the fields that --field or \
      --delimiter name.

        numfmt-live convert --from de --to en-IN 1.234.567,8

      Both sides have the same style. Digits are for the side that is written.

      With --json every number is an object: input, value, text, status, code, offset, length, \
      message.

      Exit codes: 0 done, 1 input or output failed, 2 something was no number (with --invalid abort \
      or fail), 64 usage.
      """)

  @OptionGroup(title: "Locale") var locales: ConvertLocaleOptions
  @OptionGroup(title: "Style") var form: FormOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions
  @OptionGroup(title: "Digits") var writing: WritingOptions
  @OptionGroup(title: "Lines") var filter: FilterOptions

  @Argument(parsing: .allUnrecognized, help: "Numbers, as the first locale writes them.")
  var texts: [String] = []

  func makeRun() throws(UsageError) -> FilterRun {
    let arguments = try NumberArguments.numbers(in: texts)
    let (source, target) = try locales.resolve()
    // A scale on both sides would cancel out.
    let format = try form.choice.reader(locale: source)
    let formatter = try form.choice.writer(locale: target, writing.choice)
    return FilterRun(
      conversion: .make(
        input: .localized(format, reading.mode.parseMode, source),
        output: .localized(formatter)),
      settings: try filter.settings(fields: .none, hasArguments: !arguments.isEmpty),
      arguments: arguments, pen: filter.pen)
  }
}

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
