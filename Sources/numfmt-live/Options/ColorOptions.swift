import ArgumentParser
import TerminalUI

/// The option `--color`.
struct ColorOptions: ParsableArguments {
  @Option(help: "When to use color; auto depends on NO_COLOR, CLICOLOR_FORCE, and TERM.")
  var color = ColorChoice.auto

  /// The pen for messages on standard error.
  var messagePen: Pen {
    let usesColor = color.usesColor(
      isTerminal: FileDescriptor.standardError.isTerminal, environment: ProcessEnvironment.values)
    return Pen(usesColor: usesColor, usesSequences: usesColor)
  }
}

extension ColorChoice: ExpressibleByArgument {}
