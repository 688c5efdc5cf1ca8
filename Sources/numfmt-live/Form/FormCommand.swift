import ArgumentParser
import LiveNumber

struct FormCommand: CheckedCommand {
  static let configuration = CommandConfiguration(
    commandName: "form",
    abstract: "Shows a sample form with live, validated fields.",
    discussion: """
      While it's open, the form has the screen to itself. When it's submitted, the fields stay on the \
      terminal, below the current line, and standard output receives the values as one JSON object:

        {"age": 25, "size": "XL", "percentage": "0.822", "low": 10, "high": 20, …}

      The percentage is a fraction of one, in a string so that no reader rounds it.

      Keys: Tab and Shift-Tab move the focus, as Up and Down do in fields without steps; Enter \
      submits, or moves to the first invalid field, or, after a question, accepts the first answer, as \
      Ctrl-N accepts the second; Ctrl-G changes the locale; Ctrl-R sets random \
      temperatures; Esc leaves. All other keys but ? are those of edit.

      Exit codes: 0 the values were printed, 1 left without values, 64 usage, 69 no terminal, \
      130 interrupted by Ctrl-C.
      """)

  @OptionGroup(title: "Locale") var locale: LocaleOptions
  @OptionGroup var color: ColorOptions
  var checked = Checked<NumberLocale>()

  func check() throws(UsageError) -> NumberLocale {
    try locale.choice(standard: "en").resolve()
  }

  func run() throws {
    let locale = checked.value
    try TerminalRun.run("form", printing: "values", color: color.color) { _ in
      try SampleForm(locale)
    }
  }
}
