/// The wording of the form of a file.
extension FileShape {
  /// Returns the name of a delimiter in messages.
  static func name(of delimiter: FieldDelimiter) -> String {
    guard let character = delimiter.character else { return "spaces" }
    return character == "\t" ? "tab" : "\"\(character)\""
  }

  /// Returns the options of a command that reads a table with a delimiter.
  static func options(for delimiter: FieldDelimiter) -> [String] {
    guard let character = delimiter.character else { return [] }
    return ["--csv", "-d", word(for: character)]
  }

  /// The options of a command that passes on the comments.
  var commentOptions: [String] {
    comment.map { ["--comment", String(decoding: $0, as: UTF8.self)] } ?? []
  }

  /// How comments begin, or `nil` if there are none.
  var wordsForComments: String? {
    comment.map { "comments begin with \"\(String(decoding: $0, as: UTF8.self))\"" }
  }

  /// Returns a delimiter as a value of `--delimiter`.
  private static func word(for delimiter: Unicode.Scalar) -> String {
    delimiter == "\t" ? #"\t"# : String(delimiter)
  }

  /// Returns what the first lines don't tell and the options that do, or `nil` if they tell it.
  var doubt: String? {
    guard table == nil, !(tables.isEmpty && ruledOut.isEmpty) else { return nil }
    guard let first = tables.first else {
      let words = ruledOut.compactMap(\.wordsForMisfit)
      let options = ruledOut.map { FileShape.option($0.delimiter) } + ["--lines"]
      return "no delimiter divides all lines alike: \(words.joined(separator: ", ")); "
        + "write \(options.joined(separator: " or "))"
    }
    let options = tables.map { FileShape.option($0.delimiter) } + (canBeLines ? ["--lines"] : [])
    let what =
      canBeLines
      ? "each line can be a number, or \(first.fieldCount) fields"
      : tables.map { FileShape.name(of: $0.delimiter) }.joined(separator: " and ")
        + " divide all lines alike"
    return "\(what); write \(options.joined(separator: " or "))"
  }

  private static func option(_ delimiter: FieldDelimiter) -> String {
    "-d \(ShellWord.quoted(delimiter.character.map(word) ?? ""))"
  }
}

extension SampledTable {
  /// What rules the delimiter out.
  fileprivate var wordsForMisfit: String? {
    guard let widest = records.first(where: { $0.fieldCount == fieldCount }),
      let other = misfit ?? records.first(where: { $0.fieldCount != fieldCount })
    else { return nil }
    return "\(FileShape.name(of: delimiter)) gives line \(widest.line) \(widest.fieldCount) fields "
      + "and line \(other.line) \(other.fieldCount)"
  }
}
