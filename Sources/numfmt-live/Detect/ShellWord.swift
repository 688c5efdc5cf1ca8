import LiveNumber

/// A word of a command line.
enum ShellWord {
  /// Returns a word as a POSIX shell reads it, in quotation marks if it needs them.
  static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy {
      $0.isDigit || $0.isLetter || "_./:=+@%,-".utf8.contains($0)
    }
    guard !isPlain || word.isEmpty else { return word }
    return "'" + word.replacing("'", with: #"'\''"#) + "'"
  }

  /// Returns the command line that parses numbers in a locale.
  static func parseCommand(
    _ locale: String, style: ColumnStyle? = nil, _ mode: ParseMode, _ options: [String]
  ) -> String {
    let words =
      ["numfmt-live", "parse", "--locale", locale]
      + (style?.options ?? [])
      + (mode == .lenient ? ["--lenient"] : []) + options
    return words.map(quoted).joined(separator: " ")
  }
}
