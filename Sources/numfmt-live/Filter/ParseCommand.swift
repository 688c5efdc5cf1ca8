import ArgumentParser
import LiveNumber

struct ParseCommand: FilterCommand {
  static let configuration = CommandConfiguration(
    commandName: "parse",
    abstract: "Parses numbers in a locale.",
    discussion: """
      Prints plain numbers: 1234.5. The input is numbers as arguments, or the lines of files \
      or of standard input, or the fields in them that options such as --field and --csv select.

        numfmt-live parse --locale de 1.234,5
        numfmt-live parse --locale auto --csv --field 3 statement.csv
        numfmt-live parse --locale de --accept magnitudes "1,2 Mio."
        numfmt-live parse --locale fr --currency EUR --lenient amounts.txt

      The locale auto is the one that the input tells; see numfmt-live help detect.

      A text is a number as a whole, or an error. No mode changes the magnitude.

      With --json, each number becomes an object with the keys input, value, status, code, offset, \
      length, and message. The offset and the length count Unicode scalars. \
      Fields also have line and field.

      Exit codes: 0 done, 1 input or output failed, 2 a text wasn't a number (with --invalid abort \
      or fail), 64 usage.
      """)

  @OptionGroup(title: "Locale") var locale: LocaleOptions
  @OptionGroup(title: "Style") var style: StyleOptions
  @OptionGroup(title: "Style") var scale: ScaleOptions
  @OptionGroup(title: "Reading") var reading: ParseOptions
  @OptionGroup(title: "Reading") var written: WrittenOptions
  @OptionGroup(title: "Reading") var forms: AcceptedForms
  @OptionGroup(title: "Lines") var table: TableOptions
  @OptionGroup(title: "Lines") var filter: FilterOptions
  @OptionGroup(title: "Lines") var strip: StripOptions
  @OptionGroup var color: ColorOptions
  var checked = Checked<FilterPlan>()

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("Numbers in the locale, or files.", valueName: "number-or-file"),
    completion: .file())
  var texts: [String] = []

  var readsBareFractions: Bool { written.minInteger == 0 }

  func check() throws(UsageError) -> FilterPlan {
    let arguments = try Self.arguments(in: texts, table)
    let source = try locale.choice().resolveInput()
    var options = NumberFormat.Options(scale: scale.scale)
    written.apply(to: &options)
    let reading = try self.reading(
      source, option: "--locale", options,
      mode: reading.mode.parseMode, accepting: forms.accept)
    return try plan(reading, .plain, fields: .none, arguments: arguments)
  }
}
