/// The form of a file, which its first lines tell: lines, or a table with a delimiter.
struct FileShape {
  /// The delimiters of the tables that the file can be; none if it's lines.
  var tables: [SampledTable]
  /// Whether each line can be a number as a whole.
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
  /// What the options say of the file.
  var known: Known

  /// What the options of a command say of a file.
  struct Known {
    /// The number of lines before the header, or before the first record.
    var skipCount: Int
    /// The layouts that a table can have: one if an option names it, and none if it's lines.
    var layouts: [FieldLayout]
    var comment: [UInt8]?
    /// Whether the file is a table.
    var isTable: Bool
  }

  enum LineEnd: String {
    case lineFeed = "LF"
    case carriageReturnLineFeed = "CR LF"
    case carriageReturn = "CR"
  }

  /// The table that the file is, or `nil` if it's lines or undecided.
  var table: SampledTable? { tables.count == 1 && !canBeLines ? tables[0] : nil }

  /// The layout of the table, or `nil` if the file isn't surely one.
  var layout: FieldLayout? {
    if known.layouts.count == 1 { return known.layouts[0] }
    if let table { return table.layout }
    // A table that nothing divides has one field.
    return known.isTable && tables.isEmpty && ruledOut.isEmpty ? .csv(.comma) : nil
  }

  /// The line of the first quotation mark that opens a field and is never closed, or `nil` if
  /// there's none.
  var unclosedLine: Int? {
    (tables.isEmpty ? ruledOut : tables).lazy.compactMap(\.unclosedLine).first
  }

  /// Whether each line can be a number and the file can be no table.
  var areLines: Bool { canBeLines && tables.isEmpty && !known.isTable }
}

// MARK: - Finding out

extension FileShape {
  static let layouts = ([",", ";", "\t", "|"] as [Unicode.Scalar]).map {
    FieldLayout.csv(FieldDelimiter($0))
  }
  /// The number of lines that are enough if only one delimiter divides them alike.
  static let enoughLines = 10
  /// The number of bytes that are read to find out the form.
  static let sampleSize = 1 << 16

  /// Finds out the form of the input.
  ///
  /// Without layouts that a table can have, the input is lines.
  ///
  /// The first lines are enough if one delimiter divides all of them into the same number of
  /// fields. Otherwise, the sample decides, so the same bytes always have the same form.
  init(of input: FilterInput, _ known: Known) throws(SystemError) {
    let lineCount = known.skipCount + FileShape.enoughLines
    try input.read(upTo: FileShape.sampleSize) {
      FileShape.endOfLine(lineCount, in: input.bytes) != nil
    }
    if let end = FileShape.endOfLine(lineCount, in: input.bytes) {
      self.init(input.bytes[..<end], known, isComplete: true)
      // A field can go on after these lines.
      if let table, table.isWhole, skipCount == known.skipCount, table.layout.isTable,
        unclosedLine == nil
      {
        return
      }
    }
    try input.read(upTo: FileShape.sampleSize)
    // A table has at least a header and a record.
    try input.read(upTo: RecordReader.maximumLength) {
      FileShape.endOfLine(known.skipCount + 2, in: input.bytes) != nil
    }
    self.init(input.bytes[...], known, isComplete: input.isComplete)
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
    _ sample: ArraySlice<UInt8>, _ known: Known, isComplete: Bool
  ) {
    let hasMark = sample.starts(with: RecordReader.byteOrderMark)
    let text = sample.dropFirst(hasMark ? RecordReader.byteOrderMark.count : 0)
    self = text.withUnsafeBufferPointer {
      FileShape(text: $0, known, isComplete: isComplete)
    }
    hasByteOrderMark = hasMark
    problem = FileShape.problem(of: hasMark ? sample.dropFirst(3) : sample)
  }

  private init(text: Bytes, _ known: Known, isComplete: Bool) {
    let (skip, comment, isTable) = (known.skipCount, known.comment, known.isTable)
    let lineEnd = FileShape.lineEnd(of: text)
    if skip == 0, !known.layouts.isEmpty, let delimiter = FileShape.declaredDelimiter(of: text) {
      let table = SampledTable(
        text, .csv(delimiter), skip: 1, comment: comment,
        isComplete: isComplete)
      self.init(
        tables: [table], skipCount: 1, lineEnd: lineEnd, comment: table.comment, known: known)
      return
    }
    let all = known.layouts.map {
      SampledTable(text, $0, skip: skip, comment: comment, isComplete: isComplete)
    }.filter { $0.fieldCount > 1 }
    let lines = FileShape.lines(of: text, skip: skip, comment: comment)
    let words =
      isTable || known.layouts.isEmpty
      ? nil
      : SampledTable(
        text, .spaces, skip: skip, comment: comment, isComplete: isComplete)
    let columns = words.flatMap { one in
      (one.isWhole || one.isTableAmongLines && all.allSatisfy { $0.table == nil })
        && one.hasNumbers(in: text)
        ? one : nil
    }
    // Different words beside numbers are names, so `Ulm 1,5` is two fields. A comma divides the
    // lines of a table, but not where only a table of one field explains all of them.
    let canBeLines =
      isTable
      ? known.layouts.count > 1 && FileShape.canBeOneField(lines.records)
      : FileShape.areNumbers(lines.records)
        && (columns == nil || !FileShape.haveNames(lines.records))
    var tables = FileShape.explaining(all, text, canBeLines: canBeLines)
    if let columns, !canBeLines {
      if !tables.contains(where: \.isWhole) {
        tables = [columns]
      } else if tables.allSatisfy({ $0.layout == .csv(.comma) && columns.hasDecimals(in: text) }) {
        // `Ulm 1,5` has no other explanation if there are more spaces, as between columns.
        let single = SampledTable(
          text, .csv(FieldDelimiter(" ")), skip: skip, comment: comment,
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
      ruledOut: all.filter { one in !tables.contains { $0.layout == one.layout } },
      skipCount: tables.count == 1 ? firstLine ?? skip : skip, lineEnd: lineEnd,
      comment: tables.count == 1 ? tables[0].comment : canBeLines ? lines.comment : comment,
      known: known)
  }

  /// Returns the tables that explain all lines, or else those whose lines no other explains with
  /// more.
  private static func explaining(
    _ all: [SampledTable], _ text: Bytes, canBeLines: Bool
  ) -> [SampledTable] {
    let tables = all.filter { $0.table != nil }
    var best = tables.filter(\.isWhole)
    if best.isEmpty, !canBeLines {
      // `a;b`, then `1,5;2`: the comma divides one of the lines, and the semicolon both, so the
      // comma is no delimiter.
      best = tables.filter { one in
        !all.contains { $0.dividesAll && $0.layout != one.layout }
          && !tables.contains { $0.coveredLines != one.coveredLines && $0.covers(one) }
      }
    }
    // Another delimiter stands between the quotation marks of fields.
    let enclosing = best.filter { !$0.hasBrokenQuotes }
    if !enclosing.isEmpty { best = enclosing }
    guard best.count > 1 else { return best }
    // A comma in a number needs no other explanation; a semicolon in a text does.
    best = best.filter { one in
      !best.contains { other in
        other.layout != one.layout && !other.hasTexts(with: one.layout, in: text)
          && one.hasTexts(with: other.layout, in: text)
      }
    }
    // The commas in the numbers of a column make no numbers of their own, as in `03.02.;x;7,50;u`.
    let numeric = best.filter { $0.hasNumbers(in: text) }
    return numeric.count == 1 ? numeric : best
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

  /// Returns whether all lines but the first look like numbers.
  private static func areNumbers(_ lines: [Bytes]) -> Bool {
    guard let first = lines.first,
      lines.dropFirst().allSatisfy({ line in
        TextKind.isOneAmount(line) || TextKind(line) == .placeholder
      })
    else { return lines.isEmpty }
    // The first line can be a name, which needs no delimiter in it.
    let isName = lines.count > 1 && !layouts.contains { $0.divides(first) }
    return TextKind.isOneAmount(first) || isName
  }

  /// Returns whether lines can be those of a table's only field: what a comma divides are numbers,
  /// and their name has none, or they have groups, as in `12 942,35`.
  private static func canBeOneField(_ lines: [Bytes]) -> Bool {
    let comma = UInt8(ascii: ",")
    func isDivided(_ line: Bytes) -> Bool {
      line.contains(comma) && !(line.first == .quotationMark && line.last == .quotationMark)
    }
    let divided = lines.filter(isDivided)
    guard let name = lines.first, !divided.isEmpty, divided.allSatisfy(TextKind.isOneAmount) else {
      return false
    }
    return !isDivided(name)
      || divided.contains { line in
        guard let first = line.firstIndex(where: \.isDigit),
          let last = line.lastIndex(where: \.isDigit)
        else { return false }
        return line[first...last].contains { !$0.isDigit && $0 != comma }
      }
  }

  /// Returns whether the letters before and after the numbers in some lines differ, unlike those of
  /// a currency.
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
  private static func declaredDelimiter(of text: Bytes) -> FieldDelimiter? {
    let line = text.prefix { $0 != .lineFeed && $0 != .carriageReturn }
    guard line.count == 5, line.starts(with: "sep=".utf8) else { return nil }
    let delimiter = Unicode.Scalar(line[4])
    return FieldDelimiter.isUsable(delimiter) ? FieldDelimiter(delimiter) : nil
  }
}

extension SampledTable {
  /// The lines of the table.
  fileprivate var coveredLines: ClosedRange<Int>? {
    table.map { records[$0.lowerBound].line...records[$0.upperBound - 1].line }
  }

  /// Returns whether all lines of another table are lines of this one.
  fileprivate func covers(_ other: SampledTable) -> Bool {
    guard let lines = coveredLines, let others = other.coveredLines else { return false }
    return lines.lowerBound <= others.lowerBound && others.upperBound <= lines.upperBound
  }
}
