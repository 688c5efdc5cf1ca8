/// The form of a file, which its first lines tell: lines, or a table with a delimiter.
struct FileShape {
  /// The delimiters of the tables that the file can be; none if it's lines.
  var tables: [SampledTable]
  /// A Boolean value that indicates whether each line can be a number as a whole.
  var canBeLines = false
  /// Delimiters that occur, and the record that rules each out.
  var ruledOut: [SampledTable] = []
  /// The number of lines before the table.
  var skipCount = 0
  /// The end of the first line, or `nil` if there's none.
  var lineEnd: LineEnd?
  var hasByteOrderMark = false
  /// The text at the start of lines that are comments, or `nil` if there are none.
  var comment: [UInt8]?
  /// The reason the file can't be converted as it is, or `nil` if it can.
  var problem: String?

  enum LineEnd: String {
    case lineFeed = "LF"
    case carriageReturnLineFeed = "CR LF"
    case carriageReturn = "CR"
  }

  /// The table that the file is, or `nil` if it's lines or undecided.
  var table: SampledTable? { tables.count == 1 && !canBeLines ? tables[0] : nil }

  /// A Boolean value that indicates whether each line can be a number and the file can be no table.
  var areLines: Bool { canBeLines && tables.isEmpty }
}

// MARK: - Finding out

extension FileShape {
  static let delimiters = ([",", ";", "\t", "|"] as [Unicode.Scalar]).map { FieldDelimiter($0) }
  /// The number of lines that are enough if only one delimiter divides them alike.
  static let enoughLines = 10
  /// The number of bytes that are read to find out the form.
  static let sampleSize = 1 << 16

  /// Finds out the form of the input after the first `skip` lines.
  ///
  /// Without delimiters, the input is lines.
  ///
  /// The first lines are enough if one delimiter divides all of them into the same number of
  /// fields. Otherwise, the sample decides, so the same bytes always have the same form.
  init(
    of input: FilterInput, skip: Int, among delimiters: [FieldDelimiter] = FileShape.delimiters,
    comment: [UInt8]? = nil, isTable: Bool
  ) throws(SystemError) {
    let lineCount = skip + FileShape.enoughLines
    try input.read(upTo: FileShape.sampleSize) {
      FileShape.endOfLine(lineCount, in: input.bytes) != nil
    }
    if let end = FileShape.endOfLine(lineCount, in: input.bytes) {
      self.init(
        input.bytes[..<end], skip: skip, among: delimiters, comment: comment, isTable: isTable,
        isComplete: true)
      if let table, table.isWhole, skipCount == skip, !table.delimiter.isSpaces { return }
    }
    try input.read(upTo: FileShape.sampleSize)
    // A table has at least a header and a record.
    try input.read(upTo: RecordReader.maximumLength) {
      FileShape.endOfLine(skip + 2, in: input.bytes) != nil
    }
    self.init(
      input.bytes[...], skip: skip, among: delimiters, comment: comment, isTable: isTable,
      isComplete: input.isComplete)
  }

  /// Returns the offset after a number of lines that aren't blank, or `nil` if there are fewer.
  private static func endOfLine(_ count: Int, in bytes: [UInt8]) -> Int? {
    var rest = count
    var wasEnd = true
    for (offset, byte) in bytes.enumerated() {
      if byte == .lineFeed, !wasEnd {
        rest -= 1
        if rest == 0 { return offset + 1 }
      }
      wasEnd = byte == .lineFeed || byte == .carriageReturn && wasEnd
    }
    return nil
  }

  private init(
    _ sample: ArraySlice<UInt8>, skip: Int, among delimiters: [FieldDelimiter],
    comment: [UInt8]?, isTable: Bool, isComplete: Bool
  ) {
    let hasMark = sample.starts(with: RecordReader.byteOrderMark)
    let text = sample.dropFirst(hasMark ? RecordReader.byteOrderMark.count : 0)
    self = text.withUnsafeBufferPointer {
      FileShape(
        text: $0, skip: skip, among: delimiters, comment: comment, isTable: isTable,
        isComplete: isComplete)
    }
    hasByteOrderMark = hasMark
    problem = FileShape.problem(of: hasMark ? sample.dropFirst(3) : sample)
  }

  private init(
    text: Bytes, skip: Int, among delimiters: [FieldDelimiter], comment: [UInt8]?, isTable: Bool,
    isComplete: Bool
  ) {
    let lineEnd = FileShape.lineEnd(of: text)
    if skip == 0, !delimiters.isEmpty, let delimiter = FileShape.declaredDelimiter(of: text) {
      let table = SampledTable(
        text, delimiter: FieldDelimiter(delimiter), skip: 1, comment: comment,
        isComplete: isComplete)
      self.init(tables: [table], skipCount: 1, lineEnd: lineEnd, comment: table.comment)
      return
    }
    let all = delimiters.map {
      SampledTable(text, delimiter: $0, skip: skip, comment: comment, isComplete: isComplete)
    }.filter { $0.fieldCount > 1 }
    let lines = FileShape.lines(of: text, skip: skip, comment: comment)
    let words =
      isTable || delimiters.isEmpty
      ? nil
      : SampledTable(
        text, delimiter: .spaces, skip: skip, comment: comment, isComplete: isComplete)
    let columns = words.flatMap { one in
      (one.isWhole || one.isTableAmongLines && all.allSatisfy { $0.table == nil })
        && one.hasNumbers(in: text)
        ? one : nil
    }
    // Different words beside numbers are names, so `Ulm 1,5` is two fields.
    let canBeLines =
      !isTable && FileShape.areNumbers(lines.records)
      && (columns == nil || !FileShape.haveNames(lines.records))
    var tables = FileShape.explaining(all, text, canBeLines: canBeLines)
    if let columns, !canBeLines {
      if !tables.contains(where: \.isWhole) {
        tables = [columns]
      } else if tables.allSatisfy({ $0.delimiter == .comma && columns.hasDecimals(in: text) }) {
        // `Ulm 1,5` has no other explanation if there are more spaces, as between columns.
        let single = SampledTable(
          text, delimiter: FieldDelimiter(" "), skip: skip, comment: comment,
          isComplete: isComplete)
        tables = single.fieldCount == columns.fieldCount ? tables + [single] : [columns]
      }
    }
    if tables.isEmpty, !canBeLines {
      // The header tells the delimiter if there's only one in it.
      let inHeader = all.filter { ($0.records.first?.fieldCount ?? 0) > 1 }
      if inHeader.count == 1, isTable || inHeader[0].dividesAll { tables = inHeader }
      // No other character can be the delimiter.
      if isTable, tables.isEmpty, all.count == 1 { tables = all }
    }
    let firstLine = tables.first.flatMap { $0.firstLine.map { $0 - 1 } }
    self.init(
      tables: tables, canBeLines: canBeLines,
      ruledOut: all.filter { one in !tables.contains { $0.delimiter == one.delimiter } },
      skipCount: tables.count == 1 ? firstLine ?? skip : skip, lineEnd: lineEnd,
      comment: tables.count == 1 ? tables[0].comment : canBeLines ? lines.comment : comment)
  }

  /// Returns the tables that explain all lines, or else those whose lines no other explains with
  /// more.
  private static func explaining(
    _ all: [SampledTable], _ text: Bytes, canBeLines: Bool
  ) -> [SampledTable] {
    let tables = all.filter { $0.table != nil }
    var best = tables.filter(\.isWhole)
    if best.isEmpty, !canBeLines {
      // Nor those of which lines are left out, if another character divides every line.
      best = tables.filter { one in
        !all.contains { $0.dividesAll && $0.delimiter != one.delimiter }
          && !tables.contains { $0.coveredLines != one.coveredLines && $0.covers(one) }
      }
    }
    // Another delimiter stands between the quotation marks of fields.
    let enclosing = best.filter { !$0.hasBrokenQuotes }
    if !enclosing.isEmpty { best = enclosing }
    guard best.count > 1 else { return best }
    // A comma in a number needs no other explanation; a semicolon in a text does.
    return best.filter { one in
      !best.contains { other in
        other.delimiter != one.delimiter && !other.hasTexts(with: one.delimiter, in: text)
          && one.hasTexts(with: other.delimiter, in: text)
      }
    }
  }

  /// Returns the lines of a text that are neither blank nor comments, and the text at the start of
  /// comments, which is `#` if no option says it and there are such lines.
  private static func lines(
    of text: Bytes, skip: Int, comment: [UInt8]?
  ) -> (records: [Bytes], comment: [UInt8]?) {
    let lines = text.split(separator: .lineFeed).dropFirst(skip)
      .map { Bytes(rebasing: $0).withoutReturn }.filter { !$0.isEmpty }
    let start = comment ?? SampledTable.usualComment
    let records = lines.filter { !$0.starts(with: start) }
    return (records, records.count < lines.count ? start : comment)
  }

  /// Returns a Boolean value that indicates whether all lines but the first look like numbers.
  private static func areNumbers(_ lines: [Bytes]) -> Bool {
    guard let first = lines.first,
      lines.dropFirst().allSatisfy({ line in
        TextKind.isOneAmount(line) || TextKind(line) == .placeholder
      })
    else { return lines.isEmpty }
    // The first line can be a name, which needs no delimiter in it.
    let isName = lines.count > 1 && !delimiters.contains { $0.occurs(in: first) }
    return TextKind.isOneAmount(first) || isName
  }

  /// Returns a Boolean value that indicates whether the letters before and after the numbers in
  /// some lines differ, unlike those of a currency.
  private static func haveNames(_ lines: [Bytes]) -> Bool {
    let names = lines.lazy.compactMap { line -> [UInt8]? in
      guard let first = line.firstIndex(where: \.isDigit),
        let last = line.lastIndex(where: \.isDigit)
      else { return nil }
      return (Array(line[..<first]) + line[last...]).filter { $0.isLetter || $0 >= 0x80 }
    }
    return names.contains { $0 != names.first }
  }

  private static func lineEnd(of text: Bytes) -> LineEnd? {
    guard let end = text.firstOffset(of: .lineFeed, in: 0..<text.count) else {
      return text.contains(.carriageReturn) ? .carriageReturn : nil
    }
    return end > 0 && text[end - 1] == .carriageReturn ? .carriageReturnLineFeed : .lineFeed
  }

  /// Returns the delimiter that a first line like `sep=;` names for spreadsheets, or `nil`.
  private static func declaredDelimiter(of text: Bytes) -> Unicode.Scalar? {
    let line = text.prefix { $0 != .lineFeed && $0 != .carriageReturn }
    guard line.count == 5, line.starts(with: "sep=".utf8) else { return nil }
    let delimiter = Unicode.Scalar(line[4])
    return FieldDelimiter.isUsable(delimiter) ? delimiter : nil
  }
}

extension SampledTable {
  /// The lines of the table.
  fileprivate var coveredLines: ClosedRange<Int>? {
    table.map { records[$0.lowerBound].line...records[$0.upperBound - 1].line }
  }

  /// Returns a Boolean value that indicates whether all lines of another table are lines of this
  /// one.
  fileprivate func covers(_ other: SampledTable) -> Bool {
    guard let lines = coveredLines, let others = other.coveredLines else { return false }
    return lines.lowerBound <= others.lowerBound && others.upperBound <= lines.upperBound
  }
}
