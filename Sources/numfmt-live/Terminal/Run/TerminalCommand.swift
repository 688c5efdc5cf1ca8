#if Command
  import ArgumentParser

  /// What the sub-commands have in common that draw on the terminal.
  enum TerminalCommand {
    /// Shows a screen and prints what the user submits; `name` and `what` are the words for the
    /// sub-command and for what it prints, in errors.
    static func run<Screen: TerminalScreen>(
      _ name: String, printing what: String, color: ColorChoice,
      screen: @MainActor (Pen) throws -> Screen
    ) throws {
      let environment = ProcessEnvironment.values
      let traits = TerminalTraits(environment: environment)
      let usesColor = color.usesColor(isTerminal: true, environment: environment)
      let pen = Pen(
        usesColor: usesColor && traits.usesSequences, usesSequences: traits.usesSequences)
      let ending = try MainActor.assumeIsolated {
        let screen = try screen(pen)
        do throws(TerminalError) {
          return try TerminalRun.run(screen, traits: traits)
        } catch {
          StandardError.print(
            "error: \(name) needs a terminal to draw on and to read keys from; \(error)")
          throw ExitCode(1)
        }
      }
      try ending.finish(printing: what)
    }
  }
#endif
