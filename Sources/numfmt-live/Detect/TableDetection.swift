import LiveNumber

/// The columns of a table, whose records are read one after another.
struct TableDetection {
  /// A field of the first record.
  struct Name {
    var text: String
    /// Whether the text can be written in a command line as it is.
    var isPlain: Bool
    /// The text as it's in the file, if it's one that stands for a missing value; or `nil`.
    var placeholder: String?
    /// The bytes of the text if they aren't UTF-8, or `nil`.
    var bytes: [UInt8]?
  }

  private(set) var shape: FileShape
  /// The layout, or `nil` if each record is one field, a line.
  let layout: FieldLayout?
  let search: ConventionSearch
  private(set) var columns: [ColumnDetection] = []
  /// The fields of the first record.
  private(set) var names: [Name] = []
  /// The number of records after the first that have as many fields.
  private(set) var recordCount = 0
  private(set) var fieldCount = 0
  /// The first record with another number of fields, the number of such records, and the number of
  /// those after all others.
  private(set) var misfit: (line: Int, fieldCount: Int)?
  private(set) var misfitCount = 0
  private var lastMisfitCount = 0
  /// The number of fields of the records with another number of them, but for those after all
  /// others.
  private var innerMisfitFieldCount = 0
  private var lastMisfitFieldCount = 0
  /// The first record with another number of fields that can be a comment, and the number of them.
  private var firstComment: (line: Int, fieldCount: Int)?
  private var commentCount = 0
  /// Whether a record of the table begins as comments do.
  private var hasMarkedRecords = false
  /// Whether lines that aren't a table have no text.
  private(set) var hasEmptyLines = false
  /// The first field whose quotation marks don't enclose it.
  private(set) var brokenQuotes: (line: Int, field: Int, isUnclosed: Bool)?
  /// The line of the first quotation mark that opens a field and is never closed, or `nil` if
  /// there's none.
  var unclosedLine: Int? {
    brokenQuotes.map { $0.isUnclosed ? $0.line : nil } ?? shape.unclosedLine
  }
  private(set) var usesQuotes = false
  /// The line of the first field that begins and ends with an apostrophe.
  private(set) var singleQuotesLine: Int?
  /// Whether the first record is a header, as the options or the first records tell.
  private(set) var header = HeaderSearch.Header.undecided
  /// The number of records of the header.
  private(set) var headerCount = 1
  /// Another line that can be the header, or `nil` if there's none.
  private(set) var otherHeaderLine: Int?
  private var firstRecord: (bytes: [UInt8], line: Int)?
  /// The number of records of the header that are still to come.
  private var headerRest = 0
  /// The fields of the current record.
  private var fields: [FieldCutter.Field] = []

  /// Reads the columns of a table, or of the bytes of it that are read ahead.
  init(
    _ input: FilterInput, _ shape: FileShape, _ layout: FieldLayout?, _ search: ConventionSearch,
    hasHeader: Bool?, isSample: Bool = false
  ) throws(SystemError) {
    self.shape = shape
    self.layout = layout
    self.search = search
    if let hasHeader {
      header = hasHeader ? .present : .absent
    } else {
      try findHeader(input)
    }
    if isSample {
      try read(input.replay(), isComplete: input.isComplete) { $0.add($1, line: $2) }
    } else {
      try read(input.receive, isComplete: true) { $0.add($1, line: $2) }
    }
    takeComments()
    if header == .absent, let firstRecord {
      firstRecord.bytes.withUnsafeBufferPointer { bytes in
        cut(bytes)
        addCells(of: bytes, line: firstRecord.line)
      }
    }
  }

  /// Finds the header in the first records, which a few lines can precede that are padded with
  /// empty fields.
  private mutating func findHeader(_ input: FilterInput) throws(SystemError) {
    // More can be read ahead.
    let size = FileShape.sampleSize
    try input.read(upTo: size)
    let isComplete = input.isComplete && input.bytes.count <= size
    var headers = HeaderSearch(search)
    try read(input.replay(upTo: size), isComplete: isComplete) { table, bytes, line in
      let record = bytes.withoutReturn
      guard !record.isEmpty else { return }
      table.cut(record)
      if table.fieldCount == 0 { table.takeFirstFields(of: record) }
      guard table.fields.count == table.fieldCount else { return }
      headers.add(table.fields.map { table.text($0, of: record).text }, line: line)
    }
    fieldCount = 0
    let result = headers.result()
    // A line that can be a number is one, whatever is below it.
    header = layout == nil && result.header == .undecided ? .absent : result.header
    otherHeaderLine = result.otherLine
    headerCount = result.recordCount
    if let line = result.line { shape.skipCount = line - 1 }
  }

  /// Reads all records of a source, without the last one if the source doesn't have all of it.
  private mutating func read(
    _ source: @escaping RecordReader.Source, isComplete: Bool,
    _ add: (inout TableDetection, Bytes, _ line: Int) -> Void
  ) throws(SystemError) {
    let end = RecordEnd(
      layout: layout ?? .spaces, skippedLineCount: shape.skipCount, comment: shape.comment)
    var reader = RecordReader(source, ending: end)
    var block = RecordBlock(ending: end)
    while try reader.fill(&block) {
      var line = block.firstLine
      while let record = block.take() {
        if case .piece(let bytes, isFirst: true, _) = record {
          noteQuotes(inPiece: bytes, line: line)
        }
        guard case .whole(let bytes, let isTerminated) = record, isTerminated || isComplete
        else { continue }
        if line > shape.skipCount, !end.isComment(bytes) { add(&self, bytes, line) }
        line += 1 + bytes.count { $0 == .lineFeed }
      }
    }
  }

  /// Notes the quotation mark that opens a field which is longer than a record can be.
  private mutating func noteQuotes(inPiece bytes: Bytes, line: Int) {
    cut(bytes)
    guard let last = fields.last, last.quoting == .unclosed else { return }
    let before = bytes[..<last.whole.lowerBound].count { $0 == .lineFeed }
    note(last, line: line + before, number: fields.count)
  }

  private mutating func add(_ bytes: Bytes, line: Int) {
    let record = bytes.withoutReturn
    guard layout?.isTable == true ? !record.isEmpty : !TextKind.isBlank(record) else {
      // A table has no record there, and a line without a number is one.
      if layout == nil { hasEmptyLines = true }
      return
    }
    if firstRecord == nil {
      firstRecord = (Array(record), line)
      hasMarkedRecords = record.starts(with: Form.usualComment)
      cut(record)
      takeFirstFields(of: record)
      for field in fields {
        let text = field.content(in: record)
        var name = Name(text: text, isPlain: field.failure == nil && ShellWord.canShow(text))
        let written = Bytes(rebasing: record[field.text])
        name.bytes = Detection.Line(written, number: line).bytes
        if TextKind(written) == .placeholder {
          name.placeholder = String(decoding: written, as: UTF8.self)
        }
        names.append(name)
        note(field, line: line, number: names.count)
      }
      let letters = names.flatMap(\.text.unicodeScalars)
      let isChinese =
        letters.contains(where: \.properties.isIdeographic)
        && !letters.contains { ("\u{3041}"..."\u{30FF}").contains($0) }
      headerRest = headerCount - 1
      columns = Array(
        repeating: ColumnDetection(columnCount: names.count, isChinese: isChinese),
        count: names.count)
    } else if headerRest > 0 {
      headerRest -= 1
    } else if header != .present || firstRecord.map({ record.elementsEqual($0.bytes) }) != true {
      // Each page can begin with the header.
      addFields(of: record, line: line)
    }
  }

  private mutating func cut(_ record: Bytes) {
    fields.removeAll(keepingCapacity: true)
    guard let layout else {
      fields.append(FieldCutter.Field(line: record))
      return
    }
    let cutter = FieldCutter(record, layout)
    fields.append(contentsOf: cutter)
    if let last = fields.last, !cutter.isField(last) { fields.removeLast() }
  }

  /// Adds the empty fields that the header lacks at its end, and takes their number.
  private mutating func takeFirstFields(of record: Bytes) {
    let end = record.count..<record.count
    while fields.count < shape.fieldCount ?? 0 {
      fields.append(FieldCutter.Field(whole: end, text: end))
    }
    fieldCount = fields.count
  }

  /// Returns the text of a field without what the options say stands around numbers, and a Boolean
  /// value that indicates whether that has a sign.
  private func text(
    _ field: FieldCutter.Field, of record: Bytes
  ) -> (text: Bytes, hasSignAround: Bool) {
    let text = Bytes(rebasing: record[field.text])
    guard let surroundings = search.surroundings else { return (text, false) }
    let (range, isNegative) = surroundings.number(in: text)
    return (Bytes(rebasing: text[range]), isNegative != nil)
  }

  /// Takes lines with `#` for comments, which the first lines of the file may not have, unless
  /// records of the table begin so, too.
  private mutating func takeComments() {
    guard let firstComment else { return }
    guard hasMarkedRecords else { return shape.comment = Form.usualComment }
    misfitCount += commentCount
    if misfit.map({ firstComment.line < $0.line }) ?? true { misfit = firstComment }
  }

  private mutating func addFields(of record: Bytes, line: Int) {
    cut(record)
    let isMarked = shape.comment == nil && record.starts(with: Form.usualComment)
    guard fields.count == fieldCount || !isMarked else {
      if firstComment == nil { firstComment = (line, fields.count) }
      commentCount += 1
      return
    }
    if isMarked { hasMarkedRecords = true }
    guard fields.count == fieldCount else {
      for (index, field) in fields.enumerated() where field.failure != nil {
        note(field, line: line, number: index + 1)
      }
      if misfit == nil { misfit = (line, fields.count) }
      misfitCount += 1
      lastMisfitCount += 1
      lastMisfitFieldCount += fields.count
      return
    }
    recordCount += 1
    innerMisfitFieldCount += lastMisfitFieldCount
    (lastMisfitCount, lastMisfitFieldCount) = (0, 0)
    addCells(of: record, line: line)
  }

  private mutating func addCells(of record: Bytes, line: Int) {
    for (index, field) in fields.enumerated() {
      note(field, line: line, number: index + 1)
      let mark = UInt8(ascii: "'")
      if singleQuotesLine == nil, field.quoting == .none, field.text.count > 1,
        record[field.text.lowerBound] == mark, record[field.text.upperBound - 1] == mark
      {
        singleQuotesLine = line
      }
      guard !TextKind.isBlank(record[field.text]) else { continue }
      guard !search.missing.contains(Bytes(rebasing: record[field.text])) else {
        columns[index].addMissing(Bytes(rebasing: record[field.text]), line: line)
        continue
      }
      let (text, hasSignAround) = text(field, of: record)
      // `-kr` without `kr` is a dash, and `--missing` has the whole text.
      guard text.count == field.text.count || TextKind(text) != .placeholder else {
        columns[index].addMissing(Bytes(rebasing: record[field.text]), line: line)
        continue
      }
      columns[index].add(text, line: line, search)
      if hasSignAround { columns[index].hasSignsAround = true }
    }
  }

  /// Whether records of another width are few, or only stand after the others.
  var isWhole: Bool {
    lastMisfitCount <= recordCount
      && innerMisfitFieldCount * 10 <= recordCount * fieldCount + innerMisfitFieldCount
  }

  private mutating func note(_ field: FieldCutter.Field, line: Int, number: Int) {
    if field.quoting == .quoted { usesQuotes = true }
    if field.failure != nil, brokenQuotes == nil {
      brokenQuotes = (line, number, field.quoting == .unclosed)
    }
  }
}

extension ColumnFinding.Verdict {
  /// Whether the column has numbers.
  var isNumber: Bool {
    switch self {
    case .sameInAll, .decided, .undecided: true
    case .empty, .texts, .unsigned: false
    }
  }
}
