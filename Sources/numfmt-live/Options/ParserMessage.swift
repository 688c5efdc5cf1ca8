import EscapedText

/// The messages of the parser of options, in the words of the command's own.
enum ParserMessage {
  /// Returns a message that starts and quotes like all errors of the command, and is safe to show
  /// whatever is in the arguments.
  static func rewritten(_ message: String) -> String {
    // A line of the parser's own is a choice or the usage; any other line end is in an argument.
    let visible = message.split(
      separator: /\n(?=  |Help:|Usage:|See |$)/, omittingEmptySubsequences: false
    )
    .map { InvisibleScalar.spelled(String($0)) }.joined(separator: "\n")
    guard visible.hasPrefix("Error: ") else { return visible }
    return "error: " + quoted(visible.dropFirst("Error: ".count))
  }

  private static func quoted(_ message: Substring) -> String {
    if let match = message.prefixMatch(
      of: /(?s)The value '(.*)' is invalid for '(-[^ ']*)[^']*'/)
    {
      let minus = ParseHints.hyphenated(String(match.1)).map {
        "; U+2212 isn't a minus sign here, so write \($0)"
      }
      let rest = message[match.range.upperBound...]
      return "\"\(match.1)\" is invalid for \(match.2)" + (minus.map { $0 + rest } ?? choices(rest))
    }
    if let match = message.prefixMatch(of: /Missing value for '(.*?)'/) {
      return "missing value for \(match.1)" + message[match.range.upperBound...]
    }
    if let match = message.prefixMatch(
      of: /Unknown option '(.*?)'(?:\. Did you mean '(.*?)'\?)?/)
    {
      // The parser proposes `--min` for `--foo`.
      let near = match.2.flatMap { Suggestion.nearest(to: String(match.1), among: [String($0)]) }
      return unknownOption(String(match.1), near: near) + message[match.range.upperBound...]
    }
    if message.prefixMatch(of: /Unexpected argument '|\d+ unexpected arguments: '/) != nil {
      return message.prefix(1).lowercased()
        + message.dropFirst().replacing(/'([^']*)'/) { "\"\($0.1)\"" }
    }
    return String(message)
  }

  /// Returns the message about an option that isn't known: with a file of that name, the commands
  /// that have it, the option that is near, or other advice.
  static func unknownOption(_ option: String, near: String?, else advice: String? = nil) -> String {
    var status = stat()
    let isFile = stat(option, &status) == 0
    let commands = NumfmtLive.subcommands(with: String(option.prefix { $0 != "=" }))
    let words =
      isFile
      ? "for the file, write ./\(option)"
      : !commands.isEmpty
        ? "it's an option of \(commands.joined(separator: ", "))"
        : near.map { "did you mean \($0)?" } ?? advice
    return "unknown option \"\(option)\"" + (words.map { "; \($0)" } ?? "")
  }

  /// Returns the end of a message, with the choices that there are.
  private static func choices(_ rest: Substring) -> String {
    guard let match = rest.prefixMatch(of: /\. Please provide one of (the following:|'.*'\.)/)
    else { return String(rest) }
    guard match.1.hasPrefix("'") else {
      return "; choose one of these:" + rest[match.range.upperBound...]
    }
    let last = match.1.contains("', '") ? ", or " : " or "
    return "; choose "
      + match.1.dropLast().replacing(#/ (?:and|or) /#, with: last).replacing("'", with: "")
      + rest[match.range.upperBound...]
  }
}
