import ArgumentParser
import LiveNumber

struct FormatCommand: FilterCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Writes canonical numbers as a locale does.",
    discussion: """
      Numbers come as programs write them: 1234.5, -0.05, 1e6. They are the arguments, or stand in \
      the lines of standard input: the first field of each, if --field does not say otherwise.

        numfmt-live format --locale hi 12345678.9
        du -b * | numfmt-live format --field 1 --locale de

      A field keeps its width where blanks stand in front of it. What is no chosen field passes as \
      it is.

      With --json every number is an object: input, text, status, code, offset, length, message.

      Exit codes: 0 done, 1 input or output failed, 2 something was no number (with --invalid abort \
      or fail), 64 usage.
      """)

  @OptionGroup(title: "Locale") var locale: LocaleOptions
  @OptionGroup(title: "Style") var form: FormOptions
  @OptionGroup(title: "Digits") var writing: WritingOptions
  @OptionGroup(title: "Lines") var filter: FilterOptions

  @Argument(parsing: .allUnrecognized, help: "Numbers, as programs write them.")
  var numbers: [String] = []

  func makeRun() throws(UsageError) -> FilterRun {
    let arguments = try NumberArguments.numbers(in: numbers)
    let locale = try locale.resolve(standard: "en-US-POSIX")
    let formatter = try form.choice.writer(locale: locale, writing.choice)
    return FilterRun(
      conversion: .make(input: .canonical, output: .localized(formatter)),
      settings: try filter.settings(fields: .first, hasArguments: !arguments.isEmpty),
      arguments: arguments, pen: filter.pen)
  }
}
