import LiveNumber

/// The reason a text didn't convert.
struct ConversionFailure: Error, Hashable {
  /// A code for programs: one of ``NumberParseError``, or one of those below.
  var code: String
  /// The range at fault, in bytes from the start of the text.
  var range: Range<Int>
  /// One line that says what's wrong and what's expected.
  var message: String
  /// A sentence that says what to do next, or `nil` if that's unknown.
  var hint: String?
  /// Whether the column can't read the text, which a hint may explain.
  var isUnreadable = false

  static func unreadable(_ error: NumberParseError) -> ConversionFailure {
    ConversionFailure(
      code: error.code.rawValue, range: error.utf8Range, message: error.message,
      isUnreadable: true)
  }

  /// Moves the range to a text in which `count` more bytes come first.
  mutating func shift(by count: Int) {
    range = (range.lowerBound + count)..<(range.upperBound + count)
  }

  static func missingField(_ field: Int, count: Int) -> ConversionFailure {
    ConversionFailure(
      code: "missingField", range: 0..<0,
      message: "the line has \(words(forFields: count)), so there's no field \(field)")
  }

  /// Returns an error about a record that has another number of fields than the table.
  static func fieldCount(_ count: Int, expected: Int, needsFields: Bool) -> ConversionFailure {
    ConversionFailure(
      code: "fieldCount", range: 0..<0,
      message: "the line has \(words(forFields: count)), not \(expected)"
        + (needsFields ? "; name those with numbers with --field" : ""))
  }

  private static func words(forFields count: Int) -> String {
    "\(count) field\(count == 1 ? "" : "s")"
  }

  /// Returns an error about a field that should have the sign of a number.
  static func unknownSign(_ field: Int) -> ConversionFailure {
    ConversionFailure(
      code: "unknownSign", range: 0..<0,
      message: "field \(field) has none of the signs of --sign-field")
  }

  /// Returns an error about a carriage return that isn't a part of the end of its line.
  static func strayReturn(_ offset: Int) -> ConversionFailure {
    ConversionFailure(
      code: "strayReturn", range: offset..<(offset + 1),
      message: "a carriage return that doesn't end the line; "
        + #"convert line ends in CR first, with tr '\r' '\n'"#)
  }

  /// Returns an error about a sign in a text whose suffix has the sign.
  static func secondSign(_ count: Int) -> ConversionFailure {
    ConversionFailure(
      code: "misplacedSign", range: 0..<count,
      message: "the number and the text beside it both have a sign")
  }

  /// Returns an error about a converted text with a character that the encoding of the file lacks.
  static func unencodable(_ text: String, _ encoding: TextEncoding, count: Int) -> ConversionFailure
  {
    ConversionFailure(
      code: "unencodable", range: 0..<count,
      message: "the result \"\(text)\" has a character that \(encoding.rawValue) doesn't have")
  }

  static let unclosedQuote = ConversionFailure(
    code: "unclosedQuote", range: 0..<1,
    message: "the quoted field that begins here has no closing quotation mark")

  static func textAfterQuote(_ range: Range<Int>) -> ConversionFailure {
    ConversionFailure(
      code: "textAfterQuote", range: range,
      message: "text after the closing quotation mark; write two marks for one in the text")
  }

  /// Returns an error about a name that the header doesn't have exactly once.
  static func headerName(_ name: String, in names: [String]) -> ConversionFailure {
    let fields = names.indices.filter { names[$0] == name }.map { String($0 + 1) }
    guard fields.isEmpty else {
      return ConversionFailure(
        code: "ambiguousField", range: 0..<0,
        message: "the fields \(fields.joined(separator: " and ")) are named \"\(name)\"; "
          + "write a number, such as --field \(fields[0])")
    }
    let delimiter = [";", "\t", "|", ","].first { names.count == 1 && names[0].contains($0) }
    let advice =
      Suggestion.nearest(to: name, among: names).map { "did you mean \"\($0)\"?" }
      ?? "the header has \(list(of: names))"
      + (delimiter.map { "; try --delimiter \($0 == "\t" ? "with a tab" : "'\($0)'")" }
        ?? "; if it's on a later line, numfmt-live detect finds it")
    return ConversionFailure(
      code: "missingField", range: 0..<0, message: "no field is named \"\(name)\"; \(advice)")
  }

  /// Returns the names in quotation marks, without those that are too many to read.
  private static func list(of names: [String]) -> String {
    let maximumCount = 20
    let shown = names.prefix(maximumCount).map { "\"\($0)\"" }.joined(separator: ", ")
    let rest = names.count - maximumCount
    return rest > 0 ? "\(shown), and \(rest) more" : shown
  }

  static func tooLong(_ count: Int) -> ConversionFailure {
    ConversionFailure(
      code: "tooManyDigits", range: 0..<count,
      message: "the text has \(count) bytes; a number has at most "
        + "\(ExactDecimal.maximumDigitCount) digits")
  }

  /// An error about a record that's too long to read.
  ///
  /// In CSV, it can be the rest of the file.
  static func recordTooLong(inCSV: Bool) -> ConversionFailure {
    ConversionFailure(
      code: "recordTooLong", range: 0..<0,
      message: "longer than \(RecordReader.maximumLength) bytes"
        + (inCSV ? "; a closing quotation mark may be missing" : ""))
  }

  static func shortHeader(_ count: Int, expected: Int) -> ConversionFailure {
    ConversionFailure(
      code: "missingField", range: 0..<0,
      message: "the input ends before the names of the fields; "
        + "--header counts \(expected) lines, and there are \(count)")
  }
}

extension FieldCutter.Field {
  /// The reason the field has no content, or `nil` if it has one.
  var failure: ConversionFailure? {
    switch quoting {
    case .none, .quoted: nil
    case .unclosed: .unclosedQuote
    case .followedByText: .textAfterQuote(0..<whole.count)
    }
  }
}
