import ArgumentParser
import LiveNumber

struct EditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "A live number field on the current line of the terminal.",
    discussion: """
      The field is drawn on the terminal; standard output gets the canonical value alone, so that

        price=$(numfmt-live edit --locale de --style currency --currency EUR)

      works. Enter takes the value, if it is valid; an empty field gives an empty line.

      Keys: arrows, Home and End (with Shift they select), Backspace, Delete; Ctrl-B and Ctrl-F \
      back and forward, Ctrl-A and Ctrl-E to the start and end, Ctrl-K and Ctrl-U delete to the end \
      and start, Ctrl-W a word; Ctrl-_ undoes, Alt-_ redoes; Up and Down step, tenfold with Shift or \
      Page Up and Page Down; Ctrl-Z suspends; Esc, or Ctrl-D in an empty field, leaves without a \
      value.

      Exit codes: 0 a value was printed, 1 left without one or no terminal, 64 usage, \
      130 interrupted by Ctrl-C.
      """)

  @OptionGroup(title: "Locale") var locale: LocaleOptions
  @OptionGroup(title: "Style") var style: StyleOptions
  @OptionGroup(title: "Style") var shown: ShownOptions
  @OptionGroup(title: "Digits") var digits: FieldDigitOptions
  @OptionGroup(title: "Values") var range: RangeOptions
  @OptionGroup(title: "Keys") var typing: TypingOptions
  @OptionGroup var color: ColorOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The value to begin with, canonical: -1234.5.", valueName: "value"))
  var initial: ExactDecimal?

  @Option(parsing: .unconditional, help: "Text in front of the field.")
  var prompt = ""

  @Option(parsing: .unconditional, help: "Text shown while the field is empty.")
  var placeholder = ""

  func validate() throws {
    try Usage.check(try makeField())
  }

  func run() throws {
    let field = try makeField()
    try TerminalCommand.run("edit", printing: "value", color: color.color) { pen in
      FieldScreen(field, prompt: prompt, placeholder: placeholder, pen: pen)
    }
  }

  /// The field that the options describe.
  func makeField() throws(UsageError) -> LiveField {
    var options = NumberEditor.Options()
    try digits.choice.apply(to: &options)
    range.apply(to: &options)
    typing.apply(to: &options)
    let format = try style.choice.format(
      locale: locale.resolve(standard: "en"),
      options: NumberFormat.Options(grouping: shown.grouping, signDisplay: shown.sign))
    do {
      return LiveField(editor: try NumberEditor(format: format, options: options), initial: initial)
    } catch {
      throw OptionFlags.usageError(error)
    }
  }
}
