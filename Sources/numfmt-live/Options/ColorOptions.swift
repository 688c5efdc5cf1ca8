import ArgumentParser

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

/// The values of `--color`.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  /// Returns whether to use color.
  ///
  /// The option comes first, followed by `NO_COLOR`, `CLICOLOR_FORCE`, and the terminal.
  func usesColor(isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let value = environment["NO_COLOR"], !value.isEmpty { return false }
    if let value = environment["CLICOLOR_FORCE"], !value.isEmpty, value != "0" { return true }
    return isTerminal && environment["TERM"] != "dumb"
  }
}
