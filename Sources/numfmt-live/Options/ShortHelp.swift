/// The help for `-h`, which a small window shows whole: what the command does, how it's called, a
/// few examples, and the names of its options.
enum ShortHelp {
  /// The width of the help for `--help` that the short one is made from.
  static let columns = 80
  private static let exampleCount = 3

  /// Returns the short form of the help for `--help`.
  static func text(of help: String) -> String {
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
    let overview = lines.first.map { $0.trimmingPrefix("OVERVIEW: ") } ?? ""
    let usage = lines.firstIndex { $0.hasPrefix("USAGE: ") } ?? lines.endIndex
    let examples = lines[..<usage].filter { $0.hasPrefix("  ") && $0.contains("numfmt-live ") }
    let options = lines[usage...]
    let sections = options.dropFirst().split { $0.isEmpty }.compactMap { section in
      section.first.map { short($0, section.dropFirst()) }
    }
    let name = lines.dropFirst(usage).first.map { usage in
      usage.trimmingPrefix("USAGE: ").split(separator: " ").prefix { $0.first?.isLetter == true }
        .joined(separator: " ")
    }
    // Between brackets, since `[--locale <locale>]` is one.
    let call = options.prefix { !$0.isEmpty }.joined(separator: " ").split(separator: " [")
    let parts = [
      [String(overview)],
      wrapped(call.first ?? "", call.dropFirst().map { "[\($0)" }),
      examples.prefix(exampleCount).map(String.init), sections.flatMap(\.self),
      ["\(name ?? "numfmt-live") --help says what each does."],
    ]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  /// Returns the lines of a section: the names of its options, or all if they aren't options.
  private static func short(_ title: Substring, _ lines: ArraySlice<Substring>) -> [String] {
    // The usage names the arguments.
    if title == "ARGUMENTS:" { return [] }
    let names = lines.compactMap { $0.firstMatch(of: /^  (?:-\w, )?(--[\w-]+)/)?.1 }
    guard !names.isEmpty else { return ([title] + lines).map(String.init) }
    let last = names.count - 1
    return wrapped(title, names.enumerated().map { $0 < last ? "\($1)," : String($1) })
  }

  /// Returns lines of words after a first one.
  private static func wrapped(_ first: Substring, _ words: [String]) -> [String] {
    var result: [String] = []
    var line = String(first)
    for word in words {
      if line.count + 1 + word.count > columns {
        result.append(line)
        line = " "
      }
      line += " \(word)"
    }
    return result + [line]
  }
}
