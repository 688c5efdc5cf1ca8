/// A word of a command line.
enum ShellWord {
  /// Returns a word as a POSIX shell reads it, in quotation marks if it needs them.
  static func quoted(_ word: String) -> String {
    guard word.wholeMatch(of: /[A-Za-z0-9_.\/:=+@%,-]+/) == nil else {
      return word
    }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: #"'\''"#) + "'"
  }
}
