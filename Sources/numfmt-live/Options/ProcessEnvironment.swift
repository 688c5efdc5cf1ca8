/// The environment variables that affect the command.
enum ProcessEnvironment {
  static let names =
    ["NUMFMT_LIVE_LOCALE"] + LocaleChoice.variables
    + ["TERM", "XTERM_VERSION", "NO_COLOR", "CLICOLOR_FORCE"]

  /// The variables that are set, with their values.
  static var values: [String: String] {
    var values: [String: String] = [:]
    for name in names {
      if let value = getenv(name) { values[name] = String(cString: value) }
    }
    return values
  }
}
