import ArgumentParser
import LiveNumber

struct FormCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "form",
    abstract: "A sample form with live fields, validated as it is filled in.",
    discussion: """
      The form is drawn on the terminal, below the current line; standard output gets the values as \
      one JSON object when it is submitted:

        {"age": 25, "size": "XL", "percentage": "0.822", "low": 10, "high": 20, …}

      The percentage is a string, so that no reader rounds it, and a fraction of one.

      Keys: Tab and Shift-Tab go through the fields, as Up and Down do where they do not step a \
      number; Enter submits, and goes to the first field that is not valid; Ctrl-G takes the next \
      locale; Ctrl-R sets both temperatures at random; Esc leaves. All others are those of edit.

      Exit codes: 0 the values were printed, 1 left without or no terminal, 64 usage, \
      130 interrupted by Ctrl-C.
      """)

  @OptionGroup(title: "Locale") var locale: LocaleOptions
  @OptionGroup var color: ColorOptions

  func validate() throws {
    try Usage.check(try locale.resolve(standard: "en"))
  }

  func run() throws {
    let locale = try locale.resolve(standard: "en")
    try TerminalCommand.run("form", printing: "values", color: color.color) { pen in
      FormScreen(try SampleForm(locales: LocaleCycle(from: locale)), pen: pen)
    }
  }
}
