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
    guard layout == nil, !forms.isEmpty || !ruledOut.isEmpty, !areLines else { return nil }
    guard let first = forms.first(where: { $0.layout != nil }) else {
      let words = ruledOut.compactMap(\.wordsForMisfit)
      let options = ruledOut.compactMap(\.layout).map(\.option) + wholeLineOptions
      return "no delimiter divides all lines alike: \(words.joined(separator: ", ")); "
        + "write \(options.joined(separator: " or "))"
        + (wordsForUnclosedQuote.map { "; \($0)" } ?? "")
    }
    let options = layouts.map(\.option) + (canBeLines ? wholeLineOptions : [])
    let what =
      canBeLines
      ? "each line can be \(known.isTable ? "one field with " : "")a number, or "
        + "\(first.fieldCount) fields"
      : layouts.map(\.character).joined(separator: " and ")
        + " divide all lines alike"
    return "\(what); write \(options.joined(separator: " or "))"
      + (wordsForUnclosedQuote.map { "; \($0)" } ?? "")
  }

  /// The place of a quotation mark that is never closed, or `nil` if there's none.
  var wordsForUnclosedQuote: String? {
    unclosedLine.map { "line \($0): a quotation mark opens a field and is never closed" }
  }

  /// The option with which each line is one text, if there is one.
  private var wholeLineOptions: [String] {
    known.isTable ? [unused].compactMap { $0?.option } : ["--lines"]
  }
}

extension FieldLayout {
  /// The option that names what divides the fields.
  fileprivate var option: String { (delimiter ?? FieldDelimiter(" ")).option.text }

  /// What divides fields everywhere alike: one space, if it's spaces.
  fileprivate var character: String { delimiter == nil ? "\" \"" : name }
}

extension Form {
  /// What rules the delimiter out.
  fileprivate var wordsForMisfit: String? {
    guard let layout, let widest = records.first(where: { $0.fieldCount == fieldCount }),
      let other = misfit ?? records.first(where: { $0.fieldCount != fieldCount })
    else { return nil }
    return "\(layout.name) gives line \(widest.line) \(widest.fieldCount) fields "
      + "and line \(other.line) \(other.fieldCount)"
  }
}
