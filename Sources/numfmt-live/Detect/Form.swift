/// A form that a file can have: what divides its records into fields, and how its comments begin.
///
/// It's a hypothesis. The statements of ``Statement/all`` say what it leaves over of the file.
struct Form {
  struct Record {
    /// The number of its first line, counted from 1.
    var line: Int
    var range: Range<Int>
    var fieldCount: Int
    /// The use of quotation marks in a field that they don't enclose, first of all in one that
    /// isn't closed; or `none`.
    var quoting = FieldCutter.Quoting.none

    /// Whether a quotation mark is never closed, so that the number of fields isn't known.
    var isUnclosed: Bool { quoting == .unclosed }
  }

  /// What divides the records, or `nil` if each is one field.
  let layout: FieldLayout?
  /// The text at the start of lines that are comments, or `nil` if there are none.
  let comment: [UInt8]?
  /// The records that are neither blank nor comments.
  let records: [Record]
  /// The number of fields of the divided records that have most of all fields, or 1.
  let fieldCount: Int
  /// The indices of the records from the first to the last with that number of fields.
  let table: Range<Int>
  /// The line of the first record of the table, or `nil` if there are no records.
  ///
  /// The header can lack the delimiter that ends the other records.
  let firstLine: Int?
  /// What the form leaves over, by the statements.
  private(set) var leftOver: [Int] = []

  /// Divides a sample, from the line that `skip` lines precede.
  ///
  /// The last record of a sample that isn't complete is left out. If no option says how comments
  /// begin, they begin with `#`, or as rulers do (`+---+`), where such lines have another number of
  /// fields than the records, and stand among or after them. The header can begin with `#`, too.
  init(
    _ sample: Bytes, _ layout: FieldLayout?, skip: Int, comment: [UInt8]? = nil, isComplete: Bool
  ) {
    self.layout = layout
    let all = Form.records(in: sample, layout, skip, comment, isComplete: isComplete)
    func begins(_ record: Record, _ start: [UInt8]) -> Bool {
      sample[record.range].starts(with: start)
    }
    func beginsComments(_ start: [UInt8]) -> Bool {
      let marked = all.filter { begins($0, start) }
      guard let last = marked.last else { return false }
      guard layout != nil else { return true }
      let others = all.filter { !begins($0, start) }
      let width = Form.width(of: others)
      let first = others.first { $0.fieldCount == width }?.line ?? 0
      let fitting = marked.filter { $0.fieldCount == width }
      return width > 1 && last.line > first && fitting.count <= 1
        && !fitting.contains { $0.line > first }
    }
    let ruler = all.first { Form.isRuler(sample[$0.range]) }.map {
      Array(sample[$0.range].prefix(2))
    }
    let found =
      comment == nil
      ? [Form.usualComment, ruler].compactMap(\.self).first(where: beginsComments) : nil
    self.comment = comment ?? found
    let records = found.map { start in all.filter { !begins($0, start) } } ?? all
    let fieldCount = layout == nil ? 1 : Form.width(of: records)
    let start = records.firstIndex { $0.fieldCount == fieldCount } ?? 0
    let end = (records.lastIndex { $0.fieldCount == fieldCount } ?? -1) + 1
    let table = start..<max(start, end)
    let above = records[..<start].last.flatMap { record in
      layout.map { Form.isWide(record, sample, $0, records[table], fieldCount) } == true
        ? record : nil
    }
    firstLine = (above ?? records[table].first)?.line
    (self.records, self.fieldCount, self.table) = (records, fieldCount, table)
    leftOver = Statement.all.map { $0.leftOver(self, sample) }
  }

  /// The text at the start of comments in most files that have some.
  static let usualComment: [UInt8] = [UInt8(ascii: "#")]

  /// Returns whether a line only divides those around it: `+---+---+`, `---|---`, and `=====`.
  private static func isRuler(_ line: Slice<Bytes>) -> Bool {
    line.count > 2 && line.prefix(2).allSatisfy { "+-=".utf8.contains($0) }
      && line.allSatisfy { "+-=|: ".utf8.contains($0) }
  }

  /// Returns the number of fields of the divided records that have most of all fields, or 1 if none
  /// is divided.
  ///
  /// Many lines such as `Bank;ING` can stand before a few records.
  private static func width(of records: [Record]) -> Int {
    var counts: [Int: Int] = [:]
    for record in records { counts[record.fieldCount, default: 0] += record.fieldCount }
    counts[1] = nil
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 1
  }

  /// The first record with another number of fields that stands among those of the table.
  var misfit: Record? { misfits.first }

  private var misfits: [Record] {
    records[table].filter { $0.fieldCount != fieldCount && !$0.isUnclosed }
  }

  private var misfitFieldCount: Int { misfits.reduce(0) { $0 + $1.fieldCount } }

  /// Whether most fields are those of records with the same number of them.
  var hasMostFields: Bool {
    table.count - misfits.count > 1 && !isRefuted
      && misfitFieldCount < (table.count - misfits.count) * fieldCount
  }

  /// Whether all records have the same number of fields.
  var isWhole: Bool { table == records.indices && misfit == nil }

  /// Returns whether the form explains the file: nearly all fields from the first to the last
  /// record of the table are those of records with its number of fields, or all records have
  /// several; and few stand behind them, such as totals.
  func explains(_ sample: Bytes, _ known: FileShape.Known) -> Bool {
    guard let layout else {
      guard known.isTable else { return areNumbers(in: sample) }
      return known.layouts.count > 1 && areNumbersWithCommas(in: sample)
    }
    guard fieldCount > 1 else { return false }
    let isTable =
      misfitFieldCount * 10 <= (table.count - misfits.count) * fieldCount + misfitFieldCount
      && (table.count > 1 || records.count == 1)
      && records.count - table.upperBound < table.count
    guard !layout.isTable else { return isTable || records.allSatisfy { $0.fieldCount > 1 } }
    // Other text has spaces, too.
    return isTable && (isWhole || table.count > 2) && hasNumbers(in: sample) && !known.isTable
      && !known.layouts.isEmpty
  }

  /// Whether a statement about fields isn't true of most records, so that the form isn't the file's
  /// if another one can be.
  var isRefuted: Bool {
    let count = min(table.count - 1, Form.maximumRecordCount)
    return count > 1 && leftOver.dropFirst().contains { ($0 - otherRecordCount) * 2 > count }
  }

  /// Returns whether another form leaves over no more of anything, and less of something.
  func isWorse(than other: Form) -> Bool {
    leftOver != other.leftOver && zip(leftOver, other.leftOver).allSatisfy { $0 >= $1 }
  }

  /// The line of the first record with a quotation mark that's never closed, or `nil` if there's
  /// none.
  var unclosedLine: Int? { records.first(where: \.isUnclosed)?.line }

  /// Returns whether all records but the first, which can be a name, look like one number each.
  func areNumbers(in sample: Bytes) -> Bool {
    let lines = records.map { Bytes(rebasing: sample[$0.range]) }
    guard let first = lines.first else { return true }
    let isName = lines.count > 1 && !FileShape.layouts.contains { $0.divides(first) }
    return (isName || TextKind.isOneAmount(first))
      && lines.dropFirst().allSatisfy {
        TextKind.isOneAmount($0) || TextKind($0) == .placeholder
      }
  }

  /// Returns whether what commas divide in the records of a table are numbers: their name has none,
  /// or they have groups, as in `12 942,35`.
  func areNumbersWithCommas(in sample: Bytes) -> Bool {
    let comma = UInt8(ascii: ",")
    let lines = records.map { Bytes(rebasing: sample[$0.range]) }
    let divided = lines.filter {
      $0.contains(comma) && !($0.first == .quotationMark && $0.last == .quotationMark)
    }
    return divided.allSatisfy(TextKind.isOneAmount)
      && divided.contains { line in
        divided[0].baseAddress != lines[0].baseAddress
          || line.split(whereSeparator: \.isDigit).contains { !$0.elementsEqual([comma]) }
      }
  }

  /// Returns whether a record has as many fields as those of a table without the empty ones behind
  /// all of them, which have several.
  private static func isWide(
    _ record: Record, _ sample: Bytes, _ layout: FieldLayout, _ table: ArraySlice<Record>,
    _ fieldCount: Int
  ) -> Bool {
    let rows = table.filter { $0.fieldCount == fieldCount }
    guard layout.isTable, record.fieldCount > 1, rows.count > 1 else { return false }
    return rows.prefix(maximumRecordCount).allSatisfy { row in
      let line = Bytes(rebasing: sample[row.range])
      return FieldCutter(line, layout).dropFirst(record.fieldCount).allSatisfy(\.text.isEmpty)
    }
  }

  // MARK: - Records

  private static func records(
    in sample: Bytes, _ layout: FieldLayout?, _ skip: Int, _ comment: [UInt8]?, isComplete: Bool
  ) -> [Record] {
    var records: [Record] = []
    var (start, line) = (0, 1)
    while start < sample.count {
      let rest = Bytes(rebasing: sample[start...])
      let lineEnd = rest.firstOffset(of: .lineFeed, in: 0..<rest.count) ?? rest.count
      var record = (end: lineEnd, fieldCount: 1, quoting: FieldCutter.Quoting.none)
      let isComment = comment.map(rest.starts) ?? false
      if let layout, line > skip, !isComment {
        record = firstRecord(in: layout.isCSV ? rest : Bytes(rebasing: rest[..<lineEnd]), layout)
        // A quotation mark that doesn't enclose a field is a character of its line.
        if record.quoting != .none, record.end != lineEnd {
          record = firstRecord(in: Bytes(rebasing: rest[..<lineEnd]), layout)
        }
      }
      guard record.end < rest.count || isComplete else { break }
      let text = rest[..<record.end]
      let range = start..<(start + record.end - (text.last == .carriageReturn ? 1 : 0))
      let isBlank = layout?.isTable == true ? range.isEmpty : TextKind.isBlank(text)
      if line > skip, !isComment, !isBlank {
        records.append(
          Record(
            line: line, range: range, fieldCount: record.fieldCount, quoting: record.quoting))
      }
      line += text.count { $0 == .lineFeed } + 1
      start += record.end + 1
    }
    return records
  }

  /// Returns the length of the first record in a text, the number of its fields, and what
  /// ``Record/quoting`` says of them.
  private static func firstRecord(
    in text: Bytes, _ layout: FieldLayout
  ) -> (end: Int, fieldCount: Int, quoting: FieldCutter.Quoting) {
    let cutter = FieldCutter(text, layout, isRecord: false)
    var (start, count, quoting) = (0, 0, FieldCutter.Quoting.none)
    while true {
      let cut = cutter.cut(at: start)
      count += 1
      let field = cutter.field(cut)
      if field.failure != nil, quoting != .unclosed { quoting = field.quoting }
      if cut.isLast { return (cut.end, cutter.isField(field) ? count : count - 1, quoting) }
      start = cutter.start(after: cut)
    }
  }
}
