import ArgumentParser

/// The options that split the input into records and fields.
struct TableOptions: ParsableArguments {
  @Option(
    name: [.long, .customLong("fields")], parsing: .unconditional,
    help: ArgumentHelp(
      "The fields that contain numbers: 2, 2-, 2-4, -4, - for all, or a list with commas.",
      discussion: """
        With auto, a sample of a table (one mebibyte at most) tells the fields: those whose decimal \
        separator numfmt-live detect decides.
        """, valueName: "list"),
    transform: TableOptions.fieldList)
  var field: FieldList?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The names of these fields in the header, such as amount,balance.",
      discussion: """
        The header is the first line, or the last of those that --header counts. A name with a comma \
        is written in quotation marks.
        """, valueName: "names"))
  var fieldsFromHeader: String?

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
        bar. The default for --field is the first field. Everything but the numbers stays as it was, \
        byte for byte.
        """))
  var csv = false

  @Option(
    help: ArgumentHelp(
      "The policy for empty fields.", discussion: "The default is keep with --csv, or else error."))
  var empty: EmptyPolicy?

  @Option(
    defaultAsFlag: HeaderCount(argument: "1"), parsing: .next,
    help: ArgumentHelp(
      "Pass on this number of lines (records, with --csv) at the beginning.", valueName: "count"))
  var header: HeaderCount?

  @Option(
    value: "count",
    "Pass on this number of lines at the beginning, before the header or the first record.")
  var skip: Int?

  @Flag(name: [.customShort("z"), .long], help: "Lines end with NUL instead of a line feed.")
  var zeroTerminated = false

  @Option(value: "count", "The number of threads for long input; the default is one on each core.")
  var jobs: Int?

  /// Returns the fields with numbers, which by default are `standard` unless there's a delimiter.
  func fields(_ standard: FieldList) throws(UsageError) -> FieldList {
    // As in numfmt, a delimiter implies fields.
    let fields = field ?? (delimiter == nil && !csv ? standard : .first)
    guard let fieldsFromHeader else { return fields }
    try UsageError.checkAlone("--field", without: [("--fields-from-header", field != nil)])
    return fields.replaced(byNames: try TableOptions.names(in: fieldsFromHeader))
  }

  /// A Boolean value that indicates whether the options say which texts are numbers.
  var selectsFields: Bool {
    field?.isAutomatic == false || fieldsFromHeader != nil || zeroTerminated
  }

  /// Throws an error if there are options for tables.
  func checkLines() throws(UsageError) {
    try UsageError.checkAlone(
      "--lines",
      without: [
        ("--field", field != nil), ("--fields-from-header", fieldsFromHeader != nil),
        ("--csv", csv), ("--delimiter", delimiter != nil),
      ])
  }

  /// Changes settings, or throws an error if the options contradict each other.
  func apply(to settings: inout FilterSettings, hasArguments: Bool) throws(UsageError) {
    try checkHeader(hasArguments: hasArguments)
    if let jobs {
      guard 1...TableOptions.maximumJobCount ~= jobs else {
        throw UsageError("--jobs \(jobs): write 1 to \(TableOptions.maximumJobCount) threads")
      }
    }
    settings.jobs = jobs
    if field?.isAutomatic == true, hasArguments || delimiter == nil && !csv {
      throw UsageError("--field auto is for tables on standard input; add --csv or --delimiter")
    }
    settings.findsHeader = field?.isAutomatic == true && header == nil && skip == nil
    settings.findsDelimiter = csv && delimiter == nil && !hasArguments
    let delimiter = delimiter ?? (csv ? .comma : nil)
    settings.namesFields = field != nil || fieldsFromHeader != nil || delimiter != nil
    settings.delimiter = delimiter ?? .spaces
    let skip = skip ?? 0
    settings.headerCount = skip + (header?.count ?? (fieldsFromHeader == nil ? 0 : 1))
    settings.keepsEmptyFields = (empty ?? (csv ? .keep : .error)) == .keep
    settings.recordEnd = RecordEnd(
      terminator: zeroTerminated ? 0 : .lineFeed,
      allowsCarriageReturn: !zeroTerminated && !hasArguments, skippedLineCount: skip)
    if csv {
      try UsageError.checkAlone("--csv", without: [("--zero-terminated", zeroTerminated)])
      for mark in ["\"", "\r"] as [Unicode.Scalar] where delimiter == FieldDelimiter(mark) {
        throw UsageError("--delimiter: CSV needs this character itself; write another one")
      }
      settings.recordEnd.csvDelimiter = delimiter
    }
  }

  private static let maximumJobCount = 1_000
  /// The maximum number of lines before the first record, so that sums of such numbers don't overflow.
  private static let maximumLineCount = 1_000_000_000

  private func checkHeader(hasArguments: Bool) throws(UsageError) {
    if let header {
      try TableOptions.check(header.count, from: 1, "--header \(header.text)")
    }
    if let skip { try TableOptions.check(skip, from: 0, "--skip \(skip)") }
    let options = [
      ("--header", header != nil), ("--fields-from-header", fieldsFromHeader != nil),
      ("--skip", skip != nil),
    ]
    guard hasArguments, let (option, _) = options.first(where: { $0.1 }) else { return }
    throw UsageError("\(option) applies to standard input; leave it out, or the numbers")
  }

  /// Throws an error if a number of lines is out of range; `option` is the option with its value.
  private static func check(_ count: Int?, from minimum: Int, _ option: String) throws(UsageError) {
    guard let count, minimum...maximumLineCount ~= count else {
      throw UsageError("\(option): write a number of lines, \(minimum) to \(maximumLineCount)")
    }
  }

  /// Returns the names in a record of CSV.
  private static func names(in list: String) throws(UsageError) -> [String] {
    var list = list
    let names = list.withUTF8 { text in
      FieldCutter(text, delimiter: .comma, readsCSV: true).map { $0.content(in: text) }
    }
    guard !names.contains("") else {
      throw UsageError("--fields-from-header: a name is empty; write names such as amount,balance")
    }
    return names
  }

  private static func fieldList(_ text: String) throws -> FieldList {
    text == "auto" ? .automatic : try FieldList(text)
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
