import ArgumentParser

/// The arguments of a command that reads numbers: numbers, or the name of a file.
struct InputArguments: Sendable {
  /// The numbers; if there are none, the input is read.
  var texts: [String] = []
  /// The name of the file to read instead of standard input, or `nil`.
  var file: String?

  /// Creates the arguments that are left when the options are taken.
  ///
  /// A negative number looks like an option, so the parser passes on every argument that it doesn't
  /// know. Every argument after `--` is a number. An option that isn't known is an error, which
  /// suggests one of the command's. A single argument that isn't a number is the name of a file if
  /// there's one, and if the command reads files with its options. One that looks like such a name
  /// without a file is an error.
  init(_ leftOver: [String], readsFile: Bool, options: () -> [String]) throws(UsageError) {
    var areTexts = false
    var fileName: String?
    var missingName: String?
    for argument in leftOver {
      if argument == "--", !areTexts {
        areTexts = true
        continue
      }
      guard areTexts || !Self.isOption(argument) else {
        let suggestion = Suggestion.nearest(to: argument, among: options())
        throw UsageError(
          "unknown option \"\(argument)\"; "
            + (suggestion.map { "did you mean \($0)?" } ?? "if it's a number, write -- before it"))
      }
      texts.append(argument)
      guard !areTexts, readsFile else { continue }
      if Self.namesFile(argument) {
        fileName = argument
      } else if Self.missesFile(argument) {
        missingName = argument
      }
    }
    if let missingName {
      throw UsageError("there's no file \"\(missingName)\"; if it's no name, write -- before it")
    }
    guard let fileName else { return }
    guard texts.count == 1 else {
      throw UsageError(
        "\"\(fileName)\" is a file; name one file, or write numbers, with -- before them")
    }
    (texts, file) = ([], fileName)
  }

  /// Returns whether a text isn't a number and names a file.
  static func namesFile(_ text: String) -> Bool {
    guard !text.isEmpty, !text.withUTF8Bytes(TextKind.looksLikeNumber) else { return false }
    var status = stat()
    return stat(text, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
  }

  /// Returns whether a text is a path, or ends as files of numbers do, and nothing has that name.
  private static func missesFile(_ text: String) -> Bool {
    let name = text.lowercased()
    guard
      ["/", "./", "../"].contains(where: name.hasPrefix)
        || [".csv", ".tsv", ".tab", ".txt"].contains(where: name.hasSuffix)
    else { return false }
    var status = stat()
    return stat(text, &status) != 0 && errno == ENOENT
  }

  private static func isOption(_ argument: String) -> Bool {
    let bytes = argument.utf8
    guard bytes.first == UInt8(ascii: "-"), let second = bytes.dropFirst().first else {
      return false
    }
    return second.isLetter || second == UInt8(ascii: "-")
  }
}
