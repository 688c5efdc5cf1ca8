import ArgumentParser
import LiveNumber

struct ParseCommand: FilterCommand {
  static let configuration = CommandConfiguration(
    commandName: "parse",
    abstract: "Reads numbers as a locale writes them.",
    discussion: """
      Prints them as programs write them: 1234.5. They are the arguments, or the lines of standard \
      input, or the fields that --field or --delimiter name.

        numfmt-live parse --locale de 1.234,5
        numfmt-live parse --locale fr --style currency --currency EUR --lenient < amounts.txt

      The whole text is a number, or it is an error: no reading changes the magnitude.

      With --json every number is an object: input, value, status, code, offset, length, message; \
      offset and length count Unicode scalars.

      Exit codes: 0 done, 1 input or output failed, 2 something was no number (with --invalid abort \
      or fail), 64 usage.
      """)

  @OptionGroup(title: "Locale") var locale: LocaleOptions
  @OptionGroup(title: "Style") var form: FormOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions
  @OptionGroup(title: "Reading") var written: WrittenOptions
  @OptionGroup(title: "Lines") var filter: FilterOptions

  @Argument(parsing: .allUnrecognized, help: "Numbers, as the locale writes them.")
  var texts: [String] = []

  func makeRun() throws(UsageError) -> FilterRun {
    let arguments = try NumberArguments.numbers(in: texts)
    let locale = try locale.resolve(standard: "en-US-POSIX")
    let format = try form.choice.reader(
      locale: locale, options: written.options(scale: form.scale))
    return FilterRun(
      conversion: .make(
        input: .localized(format, reading.mode.parseMode, locale), output: .canonical),
      settings: try filter.settings(fields: .none, hasArguments: !arguments.isEmpty),
      arguments: arguments, pen: filter.pen)
  }
}
