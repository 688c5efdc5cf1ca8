import LiveNumber

/// A word of a command line.
enum ShellWord {
  /// Returns a word as a POSIX shell reads it, in quotation marks if it needs them.
  static func quoted(_ word: String) -> String {
    guard word.wholeMatch(of: /[A-Za-z0-9_.\/:=+@%,-]+/) == nil else {
      return word
    }
    return "'" + word.replacing("'", with: #"'\''"#) + "'"
  }

  /// Returns the command line that parses numbers in a locale.
  static func parseCommand(
    _ locale: NumberLocale, currency: String? = nil, _ mode: ParseMode, _ options: [String]
  ) -> String {
    let words =
      ["numfmt-live", "parse", "--locale", locale.identifier]
      + (currency.map { ["--currency", $0] } ?? [])
      + (mode == .lenient ? ["--lenient"] : []) + options
    return words.map(quoted).joined(separator: " ")
  }
}
