/// The layout of the fields in a record.
///
/// What depends on the kind of layout is here, apart from the ends of fields, which ``FieldCutter``
/// finds.
enum FieldLayout: Hashable, Sendable {
  /// Words with spaces and tabs between them.
  ///
  /// As in GNU `numfmt`, one space ends a field, and the spaces after it belong to the next field.
  case spaces
  /// Texts with a delimiter between them, in which a quotation mark is a character like others.
  case delimited(FieldDelimiter)
  /// Texts with a delimiter between them that can be in quotation marks (RFC 4180).
  case csv(FieldDelimiter)
}

// MARK: - Reading

extension FieldLayout {
  /// Whether a field can be in quotation marks.
  ///
  /// Such a field can contain the end of a record, and spaces around its text don't belong to it.
  @inline(__always)
  var isCSV: Bool { if case .csv = self { true } else { false } }

  /// The delimiter between two fields, or `nil` if there's no such character.
  var delimiter: FieldDelimiter? {
    switch self {
    case .spaces: nil
    case .delimited(let delimiter), .csv(let delimiter): delimiter
    }
  }

  /// The number of bytes that separate two fields.
  @inline(__always)
  var separatorCount: Int {
    switch self {
    case .spaces: 1
    case .delimited(let delimiter), .csv(let delimiter): delimiter.count
    }
  }

  /// Whether a file with this layout is a table: other text has spaces, too.
  var isTable: Bool {
    switch self {
    case .spaces: false
    case .delimited, .csv: true
    }
  }

  /// Whether spaces at the end of a line of a table aren't a field.
  var ignoresSpacesAtEnd: Bool {
    switch self {
    case .spaces: true
    case .delimited, .csv: false
    }
  }

  /// Whether an empty field is a missing value, unless an option says otherwise.
  var allowsEmptyFields: Bool {
    switch self {
    case .spaces, .delimited: false
    case .csv: true
    }
  }

  /// Returns whether a text has a delimiter.
  func divides(_ text: Bytes) -> Bool { delimiter?.occurs(in: text) ?? false }
}

// MARK: - Writing

extension FieldLayout {
  /// The way in which a text can be a field.
  enum Fit {
    case plain
    /// In quotation marks.
    case quoted
    /// Not at all, with a code for programs, and what is wrong with the text.
    case none(code: String, fault: String)
  }

  /// Returns the way in which a converted number can be a field.
  func fit(of text: Bytes) -> Fit {
    switch self {
    case .spaces: .plain
    case .delimited(let delimiter):
      delimiter.occurs(in: text)
        ? .none(
          code: "delimiterInOutput",
          fault: "contains the delimiter; use --csv, which writes it in quotation marks")
        : .plain
    case .csv(let delimiter):
      QuotedText.isNeeded(for: text, delimiter: delimiter) ? .quoted : .plain
    }
  }

  /// Returns whether a text can be no plain field, if a closure tells the bytes that texts can
  /// have.
  func hasSpecialTexts(with canHave: (UInt8) -> Bool) -> Bool {
    switch self {
    case .spaces: false
    case .delimited(let delimiter): canHave(delimiter.firstByte)
    case .csv(let delimiter):
      [delimiter.firstByte, .quotationMark, .lineFeed, .carriageReturn].contains(where: canHave)
    }
  }

  /// Whether a converted number takes the place of the old one and of the spaces before it, so that
  /// columns stay aligned.
  var keepsWidths: Bool {
    switch self {
    case .spaces: true
    case .delimited, .csv: false
    }
  }

  /// Whether the spaces before a converted number stay as they are.
  var keepsSpaces: Bool {
    switch self {
    case .spaces, .delimited: false
    case .csv: true
    }
  }
}

// MARK: - Words

extension FieldLayout {
  /// The name of what separates the fields, in messages.
  var name: String {
    switch self {
    case .spaces: "spaces"
    case .delimited(let delimiter), .csv(let delimiter):
      delimiter.character == "\t" ? "tab" : "\"\(delimiter.character)\""
    }
  }

  /// What divides the fields of a table, in a report.
  var words: String { "delimiter \(name)" }

  /// The option that asks for the layout, in messages, or `nil` if none does.
  var flag: String? {
    switch self {
    case .spaces: nil
    case .delimited: "--delimiter"
    case .csv: "--csv"
    }
  }
}
