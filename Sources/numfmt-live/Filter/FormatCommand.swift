import ArgumentParser
import LiveNumber

struct FormatCommand: FilterCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Formats plain numbers in a locale.",
    discussion: """
      The input is plain numbers: 1234.5, -0.05, 1e6. They're the arguments, or the first field of \
      each line of standard input, or the fields that --field or --fields-from-header \
      select.

        numfmt-live format --locale hi 12345678.9
        du -b * | numfmt-live format --field 1 --locale de

      A field with spaces before it keeps its width. Fields that aren't selected don't change.

      With --json, each number becomes an object with the keys input, text, status, code, offset, \
      length, and message. \
      Fields also have line and field.

      Exit codes: 0 done, 1 input or output failed, 2 a text wasn't a number (with --invalid abort \
      or fail), 64 usage.
      """)

  @OptionGroup(title: "Locale") var locale: LocaleOptions
  @OptionGroup(title: "Style") var form: FormOptions
  @OptionGroup(title: "Style") var notation: NotationOptions
  @OptionGroup(title: "Digits") var writing: WritingOptions
  @OptionGroup(title: "Lines") var filter: FilterOptions

  @Argument(parsing: .allUnrecognized, help: "Plain numbers.")
  var numbers: [String] = []

  func makeRun() throws(UsageError) -> FilterRun {
    let arguments = try NumberArguments.numbers(in: numbers, of: Self.self)
    let locale = try locale.resolve(standard: "en-US-POSIX")
    let formatter = try form.writer(locale: locale, writing, notation: notation.notation)
    return FilterRun(
      conversion: .given(.make(input: .canonical, output: .localized(formatter))),
      settings: try filter.settings(fields: .first, hasArguments: !arguments.isEmpty),
      arguments: arguments, pen: filter.pen)
  }
}
