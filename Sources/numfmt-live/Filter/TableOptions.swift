import ArgumentParser

/// The options that split the input into records and fields.
struct TableOptions: ParsableArguments {
  @Option(
    name: [.customShort("f", allowingJoined: true), .customLong("field"), .customLong("fields")],
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "The fields that contain numbers: 2, 2-, 2-4, -4, - for all, a list with commas, or names.",
      discussion: """
        Names such as amount,balance are those in the header, which is the first line, or the last of \
        those that --header counts. After name= comes one name as it is, such as name=2019. The option \
        can be repeated. With auto, a sample of a table (one mebibyte at most) tells the fields: those \
        whose decimal separator numfmt-live detect decides.
        """, valueName: "fields"),
    transform: { try FieldSelection($0) })
  var fieldValues: [FieldSelection] = []

  // As other commands call it.
  @Option(
    name: [.customShort("c", allowingJoined: true)], parsing: .unconditionalSingleValue,
    help: .hidden, transform: { try FieldSelection($0) })
  var columnValues: [FieldSelection] = []

  // As it was called at first.
  @Option(
    name: .customLong("fields-from-header"), parsing: .unconditionalSingleValue, help: .hidden,
    transform: { try FieldSelection(names: $0) })
  var headerValues: [FieldSelection] = []

  @Option(
    name: [.customShort("d", allowingJoined: true), .long], parsing: .unconditional,
    help: ArgumentHelp("The character between fields, instead of spaces.", valueName: "character"),
    transform: TableOptions.delimiter)
  var delimiter: FieldDelimiter?

  @Flag(
    help: ArgumentHelp(
      "Read and write CSV: fields can be in quotation marks (RFC 4180).",
      discussion: """
        Without --delimiter, the first lines of the input tell it: a comma, a semicolon, a tab, or a \
        bar. A table with more than one field needs --field. Everything but the numbers stays as it was, \
        byte for byte.
        """))
  var csv = false

  @Option(
    help: ArgumentHelp(
      "The policy for empty fields.",
      discussion: """
        The default is keep with --csv, and for lines without any field in a table in spaces, or else error.
        """))
  var empty: EmptyPolicy?

  @Option(
    defaultAsFlag: HeaderCount(argument: "1"), parsing: .next,
    help: ArgumentHelp(
      "Pass on this number of lines (records, with --csv) at the beginning.",
      discussion: "With --field auto, 0 says that the first line isn't a header.",
      valueName: "count"))
  var header: HeaderCount?

  @Option(
    value: "count",
    "Pass on this number of lines at the beginning, before the header or the first record.")
  var skip: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pass on lines that begin with this text, such as #.",
      discussion: "They don't count as records, and quotation marks in them mean nothing.",
      valueName: "text"))
  var comment: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Leave fields as they are that are one of these texts, such as -,n/a.",
      discussion: "The option can be repeated. One line says how many there are.",
      valueName: "texts"))
  var missing: [String] = []

  @Option(
    help: ArgumentHelp(
      "The encoding of the input and the output, if it isn't UTF-8.",
      discussion: """
        Only numbers and the names of fields are read; all other bytes stay as they are. The narrow space \
        and the minus sign, which most encodings lack, become U+00A0 and a hyphen.
        """))
  var encoding: TextEncoding?

  @Option(
    value: "count",
    "The number of fields in a record; those with another number are left as they are, and reported."
  )
  var fieldCount: Int?

  @Flag(name: [.customShort("z"), .long], help: "Lines end with NUL instead of a line feed.")
  var zeroTerminated = false

  @Option(value: "count", "The number of threads for long input; the default is one on each core.")
  var jobs: Int?

  /// Whether the options say that the input is a table.
  var describesTable: Bool { layout != nil || namesFields }

  /// Whether options select fields.
  private var namesFields: Bool { !selections.isEmpty }

  private var selections: [FieldSelection] { fieldValues + columnValues + headerValues }

  /// The layout of the fields that the options name, or `nil` if none does.
  ///
  /// In CSV, the first lines of the input can tell another delimiter than a comma.
  private var layout: FieldLayout? {
    csv ? .csv(delimiter ?? .comma) : delimiter.map(FieldLayout.delimited)
  }

  /// Returns the fields with numbers, which by default are `standard` unless there's a delimiter.
  func fields(_ standard: FieldList) throws(UsageError) -> FieldList {
    // As in numfmt, a delimiter implies fields.
    let standard = layout == nil ? standard : .first
    return switch try FieldSelection(selections) {
    case nil: standard
    case .automatic: .automatic
    case .numbers(let list): try FieldList(list)
    case .names(let names): standard.replaced(byNames: names)
    }
  }

  /// Whether the options say which texts are numbers.
  var selectsFields: Bool {
    selections.contains { $0 != .automatic } || zeroTerminated
  }

  /// Throws an error if there are options for tables.
  func checkLines() throws(UsageError) {
    try UsageError.checkAlone(
      "--lines",
      without: [("--field", namesFields), (layout?.flag ?? "", layout != nil)])
  }

  /// Changes settings, or throws an error if the options contradict each other.
  func apply(to settings: inout FilterSettings, hasArguments: Bool) throws(UsageError) {
    let selection = try FieldSelection(selections)
    let hasNames = if case .names = selection { true } else { false }
    try checkHeader(hasArguments: hasArguments, hasNames: hasNames)
    if let jobs {
      guard 1...TableOptions.maximumJobCount ~= jobs else {
        throw UsageError("--jobs \(jobs): write 1 to \(TableOptions.maximumJobCount) threads")
      }
    }
    settings.jobs = jobs
    if let encoding {
      guard !hasArguments else {
        throw UsageError("--encoding is for standard input or a file; arguments are UTF-8")
      }
      settings.encoding = encoding
    }
    if selection == .automatic, hasArguments || layout == nil {
      throw UsageError(
        hasArguments
          ? "--field auto is for tables on standard input or in a file; leave the numbers out"
          : "--field auto is for tables on standard input or in a file; add --csv or --delimiter")
    }
    settings.findsHeader = selection == .automatic && header == nil
    settings.needsFields = selection == nil && layout != nil
    settings.missing = MissingTexts(missing)
    if let fieldCount {
      guard fieldCount > 0 else {
        throw UsageError("--field-count \(fieldCount): write a number of fields, 1 or more")
      }
      guard describesTable else {
        throw UsageError("--field-count is for tables; add --csv, --delimiter, or --field")
      }
    }
    settings.fieldCount = fieldCount ?? (settings.needsFields ? 1 : nil)
    settings.findsDelimiter = csv && delimiter == nil && !hasArguments
    settings.namesFields = describesTable
    let skip = skip ?? 0
    settings.headerCount = skip + (header?.count ?? (hasNames ? 1 : 0))
    settings.keepsEmptyFields =
      (empty ?? (layout?.allowsEmptyFields == true ? .keep : .error)) == .keep
    settings.keepsBlankRecords =
      settings.keepsEmptyFields || empty == nil && layout == nil && describesTable
    settings.recordEnd = RecordEnd(
      terminator: zeroTerminated ? 0 : .lineFeed,
      allowsCarriageReturn: !zeroTerminated && !hasArguments, layout: layout ?? .spaces,
      skippedLineCount: skip, comment: try comment.map(TableOptions.checked(comment:)))
    if csv {
      try UsageError.checkAlone("--csv", without: [("--zero-terminated", zeroTerminated)])
      for mark in ["\"", "\r"] as [Unicode.Scalar] where delimiter == FieldDelimiter(mark) {
        throw UsageError("--delimiter: CSV needs this character itself; write another one")
      }
    }
  }

  private static let maximumJobCount = 1_000
  /// The maximum number of lines before the first record, so that sums of such numbers don't
  /// overflow.
  private static let maximumLineCount = 1_000_000_000

  private func checkHeader(hasArguments: Bool, hasNames: Bool) throws(UsageError) {
    if let header {
      guard header.count != nil || !InputArguments.namesFile(header.text) else {
        throw UsageError(
          "--header takes \"\(header.text)\", the name of a file, for its count; write --header 1 "
            + "before it")
      }
      try TableOptions.check(header.count, from: 0, "--header \(header.text)")
      guard header.count != 0 || !hasNames else {
        throw UsageError(
          "--field takes a name from a header; leave out --header 0, or write the field's number")
      }
    }
    if let skip { try TableOptions.check(skip, from: 0, "--skip \(skip)") }
    let options = [
      ("--header", header != nil), ("--field with a name", hasNames),
      ("--skip", skip != nil), ("--comment", comment != nil),
    ]
    guard hasArguments, let (option, _) = options.first(where: { $0.1 }) else { return }
    throw UsageError("\(option) applies to files and standard input; leave it out, or the numbers")
  }

  /// Throws an error if a number of lines is out of range; `option` is the option with its value.
  private static func check(_ count: Int?, from minimum: Int, _ option: String) throws(UsageError) {
    guard let count, minimum...maximumLineCount ~= count else {
      throw UsageError("\(option): write a number of lines, \(minimum) to \(maximumLineCount)")
    }
  }

  /// Returns the bytes of the text at the start of comments, or throws an error if it can't be one.
  private static func checked(comment: String) throws(UsageError) -> [UInt8] {
    guard !comment.isEmpty, !comment.utf8.contains(where: { "\"\r\n\0".utf8.contains($0) }) else {
      throw UsageError("--comment: write a text without quotation marks and line ends, such as #")
    }
    return Array(comment.utf8)
  }

  private static func delimiter(_ text: String) throws -> FieldDelimiter {
    // As shells have no short word for a tab.
    if text == #"\t"# { return FieldDelimiter("\t") }
    guard let character = text.unicodeScalars.first, text.unicodeScalars.count == 1,
      FieldDelimiter.isUsable(character)
    else {
      throw UsageError("write one character other than a digit and a line feed")
    }
    return FieldDelimiter(character)
  }
}

/// The policy for empty fields.
enum EmptyPolicy: String, CaseIterable, ExpressibleByArgument {
  /// Leave the field empty.
  case keep
  /// An empty field isn't a number; what happens then is up to ``InvalidPolicy``.
  case error
}

/// The value of `--header`.
///
/// With an `Int`, the parser would treat an invalid count as a missing value.
struct HeaderCount: ExpressibleByArgument, Hashable, Sendable, CustomStringConvertible {
  let text: String

  init(argument: String) {
    text = argument
  }

  var count: Int? { Int(text) }

  /// The text that the help shows.
  var description: String { text }
}
