import ArgumentParser
import LiveNumber

struct FormatCommand: WritingCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Formats plain numbers in a locale.",
    discussion: """
      The input is plain numbers: 1234.5, -0.05, 1e6. They're the arguments, or the first field of \
      each line of files or of standard input, or the fields that --field selects.

        numfmt-live format --locale hi 12345678.9
        numfmt-live format --locale fr --currency EUR --csv --field price prices.csv
        du -b * | numfmt-live format --field 1 --locale de

      A field with spaces before it keeps its width. Fields that aren't selected don't change.

      With --json, each number becomes an object with the keys input, text, status, code, offset, \
      length, and message. \
      Fields also have line and field.

      Exit codes: 0 done, 1 input or output failed, 2 a text wasn't a number (with --invalid abort \
      or fail), 64 usage.
      """)

  @OptionGroup(title: "Locale") var locale: LocaleOptions
  @OptionGroup(title: "Style") var style: StyleOptions
  @OptionGroup(title: "Style") var scale: ScaleOptions
  @OptionGroup(title: "Style") var shown: ShownOptions
  @OptionGroup(title: "Style") var notation: NotationOptions
  @OptionGroup(title: "Digits") var digits: DigitOptions
  @OptionGroup(title: "Digits") var writing: WritingOptions
  @OptionGroup(title: "Lines") var table: TableOptions
  @OptionGroup(title: "Lines") var filter: FilterOptions
  @OptionGroup(title: "Lines") var strip: StripOptions
  @OptionGroup var color: ColorOptions
  var checked = Checked<FilterPlan>()

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("Plain numbers, or files.", valueName: "number-or-file"), completion: .file()
  )
  var numbers: [String] = []

  func check() throws(UsageError) -> FilterPlan {
    let arguments = try Self.arguments(in: numbers, table)
    let locale = try locale.choice().resolve()
    let writing = try self.writing(locale, notation: notation.notation)
    return try plan(.given(.plain), writing, fields: .first, arguments: arguments)
  }
}
