import LiveNumber

/// The columns of a table, whose records are read one after another.
struct TableDetection {
  /// A field of the first record.
  struct Name {
    var text: String
    /// A Boolean value that indicates whether the text can be written in a command line as it is.
    var isPlain: Bool
  }

  private(set) var shape: FileShape
  let delimiterCharacter: Unicode.Scalar
  let search: ConventionSearch
  /// A Boolean value that indicates whether the first record is a header, or `nil` if the columns tell.
  let givenHeader: Bool?
  private(set) var columns: [ColumnDetection] = []
  /// The fields of the first record.
  private(set) var names: [Name] = []
  private(set) var recordCount = 0
  private(set) var fieldCount = 0
  /// The first record with another number of fields than the first, and the number of such records.
  private(set) var misfit: (line: Int, fieldCount: Int)?
  private(set) var misfitCount = 0
  /// The line of the first field whose quotation marks don't enclose it.
  private(set) var brokenQuotes: (line: Int, field: Int)?
  private(set) var usesQuotes = false
  /// The line of the first field that begins and ends with an apostrophe.
  private(set) var singleQuotesLine: Int?
  /// The line of the first record without an empty field.
  private var firstFullLine: Int?
  private var firstRecord: (bytes: [UInt8], line: Int)?

  /// Reads the columns of a table, or of the bytes of it that are read ahead.
  init(
    _ input: FilterInput, _ shape: FileShape, delimiter: Unicode.Scalar, _ search: ConventionSearch,
    hasHeader: Bool?, isSample: Bool = false
  ) throws(SystemError) {
    self.shape = shape
    delimiterCharacter = delimiter
    self.search = search
    givenHeader = hasHeader
    if hasHeader == nil {
      try input.read(upTo: FileShape.sampleSize)
      var sample = self
      try sample.read(input.replay(), isComplete: input.isComplete)
      if let count = sample.skipCount() { self.shape.skipCount = count }
    }
    if isSample {
      try read(input.replay(), isComplete: input.isComplete)
    } else {
      try read(input.receive, isComplete: true)
    }
  }

  private var delimiter: FieldDelimiter { FieldDelimiter(delimiterCharacter) }

  /// Reads all records of a source, without the last one if the source doesn't have all of it.
  private mutating func read(
    _ source: @escaping RecordReader.Source, isComplete: Bool
  ) throws(SystemError) {
    let end = RecordEnd(csvDelimiter: delimiter, skippedLineCount: shape.skipCount)
    var reader = RecordReader(source, ending: end)
    var block = RecordBlock(ending: end)
    while try reader.fill(&block) {
      var line = block.firstLine
      while let record = block.take() {
        guard case .whole(let bytes, let isTerminated) = record, isTerminated || isComplete
        else { continue }
        if line > shape.skipCount { add(bytes, line: line) }
        line += 1 + bytes.count { $0 == .lineFeed }
      }
    }
  }

  private mutating func add(_ bytes: Bytes, line: Int) {
    let record = bytes.withoutReturn
    guard !record.isEmpty else { return }
    if firstRecord == nil {
      firstRecord = (Array(record), line)
      for field in FieldCutter(record, delimiter: delimiter, readsCSV: true) {
        let text = field.content(in: record)
        let isValid = String(validating: record[field.text], as: UTF8.self) != nil
        let isPlain =
          isValid && field.failure == nil && !text.unicodeScalars.contains(where: Self.isUnsafe)
        names.append(Name(text: text, isPlain: isPlain))
        note(field, line: line, number: names.count)
      }
      if !names.contains(where: \.text.isEmpty) { firstFullLine = line }
      fieldCount = names.count
      columns = names.map { _ in ColumnDetection(columnCount: names.count) }
    } else {
      addFields(of: record, line: line)
    }
  }

  private mutating func addFields(of record: Bytes, line: Int) {
    recordCount += 1
    var (number, emptyCount) = (0, 0)
    for field in FieldCutter(record, delimiter: delimiter, readsCSV: true) {
      number += 1
      if field.text.isEmpty { emptyCount += 1 }
      note(field, line: line, number: number)
      let mark = UInt8(ascii: "'")
      if singleQuotesLine == nil, field.quoting == .none, field.text.count > 1,
        record[field.text.lowerBound] == mark, record[field.text.upperBound - 1] == mark
      {
        singleQuotesLine = line
      }
      guard number <= columns.count, !field.text.isEmpty else { continue }
      var text = Bytes(rebasing: record[field.text])
      if let surroundings = search.surroundings {
        text = Bytes(rebasing: text[surroundings.number(in: text).range])
      }
      columns[number - 1].add(text, line: line, hasWords: search.hasWords)
    }
    if emptyCount == 0, firstFullLine == nil { firstFullLine = line }
    guard number != fieldCount else { return }
    if misfit == nil { misfit = (line, number) }
    misfitCount += 1
  }

  private mutating func note(_ field: FieldCutter.Field, line: Int, number: Int) {
    if field.quoting == .quoted { usesQuotes = true }
    if field.failure != nil, brokenQuotes == nil { brokenQuotes = (line, number) }
  }

  /// Returns a Boolean value that indicates whether a character changes on its way through a terminal.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
  }
}

// MARK: - Header

extension TableDetection {
  /// Returns the number of lines before the header of a table whose first records, padded with empty
  /// fields, aren't a part of it; or `nil` if its first record is the first of the table.
  ///
  /// Below the header are only numbers in all columns that have any, and above it are none, and an empty
  /// field in each record.
  private func skipCount() -> Int? {
    let headers = columns.filter { $0.hasNumbers(search) }.map { $0.lineOfHeader(search) }
    guard let line = headers.first ?? nil, headers.allSatisfy({ $0 == line }), misfit == nil,
      line <= firstFullLine ?? line
    else { return nil }
    return line - 1
  }

  /// The answer to the question whether the first record is a header.
  enum Header {
    case present, absent
    /// The first record can be a header or not, like years above numbers.
    case undecided
  }

  /// Returns what the columns contain, and whether the first record is a header.
  ///
  /// A header has a text that its column doesn't have the likes of. If it's none, it's the first record.
  func findings() -> (header: Header, columns: [ColumnDetection.Finding]) {
    let findings = columns.map { $0.finding(search) }
    if givenHeader == true { return (.present, findings) }
    let fitting =
      givenHeader == false
      ? []
      : zip(findings, names).compactMap { finding, name in
        name.text.isEmpty ? nil : fits(name.text, finding)
      }
    if fitting.contains(false) { return (.present, findings) }
    let hasNumber = names.contains { $0.text.withUTF8Bytes(TextKind.looksLikeNumber) }
    if recordCount == 0, !hasNumber { return (.undecided, findings) }
    let firstNumbers = zip(findings, names).filter { $0.0.verdict.isNumber }.map(\.1.text)
    let areYears = !firstNumbers.isEmpty && firstNumbers.allSatisfy(Self.isYear)
    if givenHeader == nil, recordCount > 0, fitting.isEmpty || areYears {
      return (.undecided, findings)
    }
    var all = self
    if let firstRecord {
      firstRecord.bytes.withUnsafeBufferPointer { all.addFields(of: $0, line: firstRecord.line) }
    }
    return (.absent, all.columns.map { $0.finding(search) })
  }

  /// Returns a Boolean value that indicates whether a text is like those of a column, or `nil` if that
  /// tells nothing.
  private func fits(_ text: String, _ finding: ColumnDetection.Finding) -> Bool? {
    switch finding.verdict {
    case .empty, .texts(nil): return nil
    case .texts(let kind): return text.withUTF8Bytes { TextKind($0) == kind }
    case .sameInAll, .decided, .undecided:
      return text.withUTF8Bytes(TextKind.init) == .placeholder || search.reads(text)
    }
  }

  private static func isYear(_ text: String) -> Bool {
    text.wholeMatch(of: /(19|20)\d\d/) != nil
  }
}

extension ColumnDetection.Verdict {
  /// A Boolean value that indicates whether the column has numbers.
  var isNumber: Bool {
    switch self {
    case .sameInAll, .decided, .undecided: true
    case .empty, .texts: false
    }
  }
}
