import ArgumentParser

/// The arguments of a command that reads numbers: numbers, or the names of files.
struct InputArguments: Sendable {
  /// The numbers; if there are none, files or standard input are read.
  var texts: [String] = []
  /// The names of the files to read, one after another, in which `-` is standard input.
  var files: [String] = []

  /// The name of standard input among files.
  static let standardInput = "-"

  /// Creates the arguments that are left when the options are taken.
  ///
  /// A negative number looks like an option, so the parser passes on every argument that it doesn't
  /// know. Every argument after `--` is a number, and so is one that reads as a number, whatever
  /// files exist: `./2024` is the file. Any other that is a file is read, and one that looks like
  /// the name of a file without being one is an error. An option that isn't known is an error,
  /// which suggests one of the command's.
  ///
  /// If the options describe a table, a word that is neither is the name of a file that isn't
  /// there.
  init(_ leftOver: [String], describesTable: Bool, options: () -> [String]) throws(UsageError) {
    var areTexts = false
    for argument in leftOver {
      if argument == "--", !areTexts {
        areTexts = true
        continue
      }
      guard areTexts || !Self.isOption(argument) else {
        throw UsageError(
          ParserMessage.unknownOption(
            argument, near: Suggestion.nearest(to: argument, among: options()),
            else: "if it's a number, write -- before it"))
      }
      switch areTexts ? nil : Self.named(argument, isName: describesTable) {
      case nil: texts.append(argument)
      case .file: files.append(argument)
      case .folder:
        throw UsageError("\"\(argument)\" is a folder; if it's no name, write -- before it")
      case .nothing:
        // The arguments are decoded.
        throw UsageError(
          argument.contains("\u{FFFD}")
            ? "\"\(argument)\": a file whose name isn't UTF-8 is read with < before it"
            : "there's no file \"\(argument)\"; if it's no name, write -- before it")
      }
    }
    if let file = files.first, let text = texts.first {
      throw UsageError(
        "\"\(file)\" is a file, and \"\(text)\" isn't one; write files, or numbers, with -- "
          + "before them")
    }
  }

  /// Returns whether a text isn't a number and names a file.
  static func namesFile(_ text: String) -> Bool { named(text, isName: false) == .file }

  /// What a name stands for.
  private enum Named {
    case file
    case folder
    case nothing
  }

  /// Returns what a text names, or `nil` for a number, and for a text that names nothing and
  /// doesn't look like a name: it isn't a path, and doesn't end as files of numbers do.
  private static func named(_ text: String, isName: Bool) -> Named? {
    if text == standardInput { return .file }
    guard !text.isEmpty, !text.withUTF8Bytes(TextKind.looksLikeNumber) else { return nil }
    var status = stat()
    guard stat(text, &status) != 0 else {
      return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
    }
    let isMissing = errno == ENOENT || errno == ENOTDIR
    let name = text.lowercased()
    let isWord = text.utf8.allSatisfy { $0.isLetter || $0.isDigit || "._-".utf8.contains($0) }
    let looksLikeName =
      isName && isWord || text.contains("\u{FFFD}")
      || ["/", "./", "../"].contains(where: name.hasPrefix)
      || [".csv", ".tsv", ".tab", ".txt", "/"].contains(where: name.hasSuffix)
    // What can't be looked at is a file whose reading says why.
    return looksLikeName ? (isMissing ? .nothing : .file) : nil
  }

  private static func isOption(_ argument: String) -> Bool {
    let bytes = argument.utf8
    guard bytes.first == UInt8(ascii: "-"), let second = bytes.dropFirst().first else {
      return false
    }
    return second.isLetter || second == UInt8(ascii: "-")
  }
}
