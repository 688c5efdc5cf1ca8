import ArgumentParser
import LiveNumber

struct ConvertCommand: WritingCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Converts numbers from one locale to another.",
    discussion: """
      The numbers are arguments, or the lines of files or of standard input, or the fields in them that \
      options such as --field and --csv select.

        numfmt-live convert --from de --to en-IN 1.234.567,8
        numfmt-live convert --from de --to en --csv --field auto statement.csv
        numfmt-live convert --from auto --to de --in-place amounts.txt

      Both sides have the same style. Digit options apply to the output; without them, a number keeps \
      its fraction digits.

      With --json, each number becomes an object with the keys input, value, text, status, code, \
      offset, length, and message. \
      Fields also have line and field.

      Exit codes: 0 done, 1 input or output failed, 2 a text wasn't a number (with --invalid abort \
      or fail), 64 usage.
      """)

  @OptionGroup(title: "Locale") var locales: ConvertLocaleOptions
  @OptionGroup(title: "Style") var style: StyleOptions
  @OptionGroup(title: "Style") var scale: ScaleOptions
  @OptionGroup(title: "Style") var shown: ShownOptions
  @OptionGroup(title: "Reading") var reading: ParseOptions
  @OptionGroup(title: "Reading") var forms: AcceptedForms
  @OptionGroup(title: "Digits") var digits: DigitOptions
  @OptionGroup(title: "Digits") var writing: WritingOptions
  @OptionGroup(title: "Lines") var table: TableOptions
  @OptionGroup(title: "Lines") var filter: FilterOptions
  @OptionGroup(title: "Lines") var strip: StripOptions
  @OptionGroup var color: ColorOptions
  var checked = Checked<FilterPlan>()

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(
      "Numbers in the locale of the input, or files.", valueName: "number-or-file"),
    completion: .file()
  )
  var texts: [String] = []

  func check() throws(UsageError) -> FilterPlan {
    let arguments = try Self.arguments(in: texts, table)
    let (source, target) = try locales.resolve()
    // With a scale on both sides, the two would cancel out.
    let writing = try self.writing(target, keepsFraction: true)
    let reading = try self.reading(
      source, option: "--from", mode: reading.mode.parseMode,
      accepting: forms.accept)
    return try plan(reading, writing, fields: .none, arguments: arguments)
  }
}

/// The locales to convert between.
struct ConvertLocaleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The locale of the input.",
      discussion: """
        auto finds it out from the input; see numfmt-live help detect. If --from or --to is missing, it's NUMFMT_LIVE_LOCALE, or the first of LC_ALL, LC_NUMERIC, \
        and LANG that isn't empty.
        """,
      valueName: "locale"), completion: LocaleOptions.completion)
  var from: String?

  @Option(
    help: ArgumentHelp("The locale of the output.", valueName: "locale"),
    completion: LocaleOptions.completion)
  var to: String?

  @Option(help: "The digits of the output, such as latn, arab, or deva, instead of the locale's.")
  var numberingSystem: String?

  func resolve() throws(UsageError) -> (source: NumberLocale?, target: NumberLocale) {
    guard from != nil || to != nil else {
      throw UsageError("both locales are the default; write --from, --to, or both")
    }
    let source = LocaleChoice(option: from, named: "--from")
    let target = LocaleChoice(option: to, named: "--to", numberingSystem: numberingSystem)
    return (try source.resolveInput(), try target.resolve())
  }
}
