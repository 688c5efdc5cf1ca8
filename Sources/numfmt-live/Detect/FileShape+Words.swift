/// The wording of the form of a file.
extension FileShape {
  /// The options of a command that passes on the comments.
  var commentOptions: [PrintedOption] {
    comment.map { [PrintedOption("--comment", String(decoding: $0, as: UTF8.self))] } ?? []
  }

  /// How comments begin, or `nil` if there are none.
  var wordsForComments: String? {
    comment.map { "comments begin with \"\(String(decoding: $0, as: UTF8.self))\"" }
  }

  /// Returns what the first lines don't tell and the options that do, or `nil` if they tell it.
  var doubt: String? {
    guard table == nil, !(tables.isEmpty && ruledOut.isEmpty) else { return nil }
    guard let first = tables.first else {
      let words = ruledOut.compactMap(\.wordsForMisfit)
      let options = ruledOut.compactMap(\.layout.option) + wholeLineOptions
      return "no delimiter divides all lines alike: \(words.joined(separator: ", ")); "
        + "write \(options.joined(separator: " or "))"
        + (wordsForUnclosedQuote.map { "; \($0)" } ?? "")
    }
    let options = tables.compactMap(\.layout.option) + (canBeLines ? wholeLineOptions : [])
    let what =
      canBeLines
      ? "each line can be \(known.isTable ? "one field with " : "")a number, or "
        + "\(first.fieldCount) fields"
      : tables.map(\.layout.name).joined(separator: " and ")
        + " divide all lines alike"
    return "\(what); write \(options.joined(separator: " or "))"
      + (wordsForUnclosedQuote.map { "; \($0)" } ?? "")
  }

  /// The place of a quotation mark that is never closed, or `nil` if there's none.
  var wordsForUnclosedQuote: String? {
    unclosedLine.map { "line \($0): a quotation mark opens a field and is never closed" }
  }

  /// The option with which each line is one text, if there is one.
  ///
  /// A table of one field has a delimiter that isn't in it.
  private var wholeLineOptions: [String] {
    guard known.isTable else { return ["--lines"] }
    let dividing = (tables + ruledOut).map(\.layout)
    return FileShape.layouts.filter { !dividing.contains($0) }.prefix(1).compactMap(\.option)
  }
}

extension FieldLayout {
  /// The option that names the delimiter, or `nil` if there is none.
  fileprivate var option: String? {
    delimiter?.option.text
  }
}

extension SampledTable {
  /// What rules the delimiter out.
  fileprivate var wordsForMisfit: String? {
    guard let widest = records.first(where: { $0.fieldCount == fieldCount }),
      let other = misfit ?? records.first(where: { $0.fieldCount != fieldCount })
    else { return nil }
    return "\(layout.name) gives line \(widest.line) \(widest.fieldCount) fields "
      + "and line \(other.line) \(other.fieldCount)"
  }
}
