#if Command
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
      try Usage.check { () throws(UsageError) in _ = try locale.resolve(standard: "en") }
    }

    func run() throws {
      let locale = try locale.resolve(standard: "en")
      let environment = ProcessEnvironment.values
      let traits = TerminalTraits(environment: environment)
      let usesColor = color.color.usesColor(isTerminal: true, environment: environment)
      let ending = try MainActor.assumeIsolated {
        let form = try SampleForm(locales: LocaleCycle(from: locale))
        do {
          var run = try FormRun(form: form, traits: traits, usesColor: usesColor)
          return try run.run()
        } catch {
          StandardError.print(
            "error: form needs a terminal to draw on and to read keys from; \(error)")
          throw ExitCode(1)
        }
      }
      try ending.finish(printing: "values")
    }
  }
#endif
