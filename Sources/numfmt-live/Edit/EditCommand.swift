import ArgumentParser
import LiveNumber
import TerminalUI

struct EditCommand: CheckedCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Shows a live number field on the current line of the terminal.",
    usage: "numfmt-live edit [<options>]",
    discussion: """
      The field is drawn on the terminal. Standard output receives only the plain number, so it can \
      be captured:

        price=$(numfmt-live edit --locale de --currency EUR)

      An empty field shows a sample number in faint text. Enter submits a valid value, or an empty \
      line for an empty field. The field shows what is typed, and reads it as its paste: "1.5" in \
      German is 1,5. What can be two numbers asks, with the key of each answer: "1,0000" in English \
      is "1 (Enter) or 10,000 (Ctrl-N)?" A key that leads to no number is rejected, and Backspace \
      takes it back; the reason stays until the number changes. If a key or a paste is missing from \
      the field, Enter asks first. It answers only a question that is on the screen.

      Keys:

      \(KeyList.field.helpText)

      Exit codes: 0 a value was printed, 1 left without a value, 64 usage, 69 no terminal, \
      130 interrupted by Ctrl-C.
      """)

  @OptionGroup(title: "Locale") var locale: LocaleOptions
  @OptionGroup(title: "Style") var style: StyleOptions
  @OptionGroup(title: "Style") var shown: ShownOptions
  @OptionGroup(title: "Style") var affixes: AffixOptions
  @OptionGroup(title: "Digits") var digits: DigitOptions
  @OptionGroup(title: "Digits") var fieldDigits: FieldDigitOptions
  @OptionGroup(title: "Digits") var digitLimits: DigitLimitOptions
  @OptionGroup(title: "Values") var range: RangeOptions
  @OptionGroup(title: "Keys") var typing: TypingOptions
  @OptionGroup var color: ColorOptions

  @Option(value: "value", "The initial value as a plain number, such as -1234.5.")
  var initial: ExactDecimal?

  @Option(parsing: .unconditional, help: "The text before the field.")
  var prompt = ""

  @Option(value: "text", "The text to show if the field is empty, instead of a sample number.")
  var placeholder: String?

  @Flag(help: "Don't accept an empty field.")
  var required = false

  @Flag(help: "Print an object with the keys value, text, locale, and state.")
  var json = false

  @Flag(
    name: .customLong("no-status"), help: "Don't show words beside the field, other than questions."
  )
  var hidesStatus = false

  var checked = Checked<LiveField>()

  func run() throws {
    var field = checked.value
    let ending: TerminalEnding
    do {
      ending = try TerminalRun.run(
        color: color.color, environment: ProcessEnvironment.values
      ) { pen in
        field.pen = pen
        return field
      }
    } catch let error as TerminalError {
      FileDescriptor.standardError.print(
        "error: edit needs a terminal to draw on and to read keys from: \(error)")
      throw ExitCode(69)
    }
    switch ending {
    case .submitted(let text): return try StandardOutput.print(text, as: "value")
    case .cancelled, .interrupted: break
    case .signal(let number):
      // The parent sees the signal, unless it doesn't end the process.
      signal(number, SIG_DFL)
      raise(number)
    case .hungUp: FileDescriptor.standardError.print("error: the terminal is gone")
    }
    throw ExitCode(ending.exitCode)
  }

  /// Returns the field that the options describe.
  func check() throws(UsageError) -> LiveField {
    for alias in typing.decimalAlias where KeyList.toggles.contains(alias.scalar) {
      throw UsageError(
        "--decimal-alias: \"\(alias.scalar)\" shows the keys; choose another character")
    }
    var options = NumberEditor.Options()
    try fieldDigits.apply(to: &options, with: digits)
    digitLimits.apply(to: &options)
    range.apply(to: &options)
    typing.apply(to: &options)
    let locale = try locale.choice(standard: "en").resolve()
    var formatOptions = NumberFormat.Options()
    shown.apply(to: &formatOptions)
    let format = try style.format(
      locale: locale, options: formatOptions, prefix: affixes.prefix, suffix: affixes.suffix)
    do {
      try options.validate(for: format)
    } catch {
      throw OptionFlags.usageError(error)
    }
    var field = LiveField(
      editor: NumberEditor(format: format, options: options), initial: initial,
      isRequired: required, jsonLocale: json ? locale : nil)
    field.prompt = prompt
    field.placeholder = placeholder
    field.showsStatus = !hidesStatus
    return field
  }
}
