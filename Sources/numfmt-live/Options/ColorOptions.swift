import ArgumentParser

/// Whether to colour.
struct ColorOptions: ParsableArguments {
  @Option(help: "Colours; auto looks at NO_COLOR, CLICOLOR_FORCE and TERM.")
  var color = ColorChoice.auto
}

/// What `--color` says.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  /// Whether to colour what is written to some place, a terminal or not.
  ///
  /// The option comes first, then `NO_COLOR`, then `CLICOLOR_FORCE`, then what the place can show.
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
