import LiveNumber

/// An option of a command that is printed, and its value.
///
/// This is the only place that writes an option for a shell.
struct PrintedOption: Hashable {
  /// The name with its hyphens: `--missing` or `-d`.
  let name: String
  /// The value, or `nil` for a flag.
  let value: String?

  init(_ name: String, _ value: String? = nil) {
    (self.name, self.value) = (name, value)
  }

  /// The option as a user writes it in a shell.
  var text: String {
    guard let value else { return name }
    let word = ShellWord.quoted(value)
    guard value.utf8.first == UInt8(ascii: "-") else { return "\(name) \(word)" }
    // Behind a space, the parser reads `---` and `--` as options.
    return name.hasPrefix("--") ? "\(name)=\(word)" : name + word
  }

  static let lenient = PrintedOption("--lenient")
}

extension [PrintedOption] {
  /// The options as a user writes them in a shell.
  var text: String { map(\.text).joined(separator: " ") }

  /// Returns the command line of a subcommand with these options, which reads a file, or standard
  /// input if it's `nil`.
  func commandLine(_ subcommand: String, of file: String? = nil) -> String {
    var words = ["numfmt-live", subcommand] + map(\.text)
    // A shell removes a line feed that `printf` ends with.
    if let file, file.utf8.last != UInt8(ascii: "\n") {
      // A name can begin as an option does.
      words.append(ShellWord.quoted(file.utf8.first == UInt8(ascii: "-") ? "./\(file)" : file))
    }
    return words.joined(separator: " ")
  }

  /// Returns the command line that parses numbers in a locale.
  func parseCommand(
    _ locale: String, style: ColumnStyle? = nil, _ mode: ParseMode, of file: String? = nil
  ) -> String {
    let reading =
      [PrintedOption("--locale", locale)] + (style?.options ?? [])
      + (mode == .lenient ? [.lenient] : [])
    return (reading + self).commandLine("parse", of: file)
  }
}

extension FieldDelimiter {
  /// The option that names the delimiter.
  var option: PrintedOption {
    PrintedOption("-d", character == "\t" ? #"\t"# : String(character))
  }
}

extension FieldLayout {
  /// The options of a command that reads fields with this layout.
  var options: [PrintedOption] {
    switch self {
    case .spaces: []
    case .delimited(let delimiter): [delimiter.option]
    case .csv(let delimiter): [PrintedOption("--csv"), delimiter.option]
    }
  }
}
