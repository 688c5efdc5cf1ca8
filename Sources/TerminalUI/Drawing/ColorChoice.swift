/// When to use color.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// Returns whether to use color.
  ///
  /// The choice comes first, followed by `NO_COLOR`, `CLICOLOR_FORCE`, and the terminal.
  package func usesColor(isTerminal: Bool, environment: [String: String]) -> Bool {
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
