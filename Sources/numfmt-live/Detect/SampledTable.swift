/// The records and fields that a layout makes of the first lines of a file.
struct SampledTable {
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

  let layout: FieldLayout
  /// The text at the start of lines that are comments, or `nil` if there are none.
  let comment: [UInt8]?
  /// The records that are neither blank nor comments.
  let records: [Record]
  /// The most frequent number of fields of divided records, or the largest of these, or 1.
  let fieldCount: Int
  /// The indices of the records from the first to the last with that number of fields, if nearly
  /// all of these have it, or `nil`.
  let table: Range<Int>?
  /// The first record with another number of fields that stands among them.
  let misfit: Record?

  /// Divides a sample, from the line that `skip` lines precede.
  ///
  /// The last record of a sample that isn't complete is left out. If no option says how comments
  /// begin, lines with `#` are comments if they have another number of fields than the records, and
  /// stand among or after them. The header can begin with `#`, too.
  init(
    _ sample: Bytes, _ layout: FieldLayout, skip: Int, comment: [UInt8]? = nil, isComplete: Bool
  ) {
    self.layout = layout
    let all = SampledTable.records(
      in: sample, layout, skip: skip, comment: comment, isComplete: isComplete)
    let marked = all.filter { sample[$0.range].starts(with: SampledTable.usualComment) }
    let others = all.filter { !sample[$0.range].starts(with: SampledTable.usualComment) }
    let otherWidth = SampledTable.width(of: others)
    let first = others.first { $0.fieldCount == otherWidth }?.line ?? 0
    let areComments =
      comment == nil && otherWidth > 1 && (marked.last?.line ?? 0) > first
      && !marked.contains { $0.fieldCount == otherWidth && $0.line > first }
      && marked.count { $0.fieldCount == otherWidth } <= 1
    self.comment = areComments ? SampledTable.usualComment : comment
    records = areComments ? others : all
    let width = SampledTable.width(of: records)
    fieldCount = width
    let start = records.firstIndex { $0.fieldCount == width } ?? 0
    let end = (records.lastIndex { $0.fieldCount == width } ?? -1) + 1
    let inner = records[start..<max(start, end)]
    misfit = inner.first { $0.fieldCount != width && !$0.isUnclosed }
    let misfitCount = inner.count { $0.fieldCount != width && !$0.isUnclosed }
    // A few lines can follow a table, such as totals.
    let isTable =
      misfitCount * 10 <= inner.count && width > 1 && (inner.count > 1 || records.count == 1)
      && records.count - end < inner.count
    table = isTable ? start..<end : nil
  }

  /// The text at the start of comments in most files that have some.
  static let usualComment: [UInt8] = [UInt8(ascii: "#")]

  /// Returns the most frequent number of fields of divided records, or 1 if none is divided.
  private static func width(of records: [Record]) -> Int {
    var counts: [Int: Int] = [:]
    for record in records { counts[record.fieldCount, default: 0] += 1 }
    counts[1] = nil
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 1
  }

  /// Whether all records have the same number of fields.
  var isWhole: Bool { table == records.indices && misfit == nil }

  /// Whether there are enough records of one width for a table, with other lines before, after, or
  /// among them.
  var isTableAmongLines: Bool { (table?.count ?? 0) > 2 }

  /// Whether a record has quotation marks that don't enclose a field.
  var hasBrokenQuotes: Bool { records.contains { $0.quoting != .none } }

  /// The line of the first record with a quotation mark that's never closed, or `nil` if there's
  /// none.
  var unclosedLine: Int? { records.first(where: \.isUnclosed)?.line }

  /// The line of the first record with the most frequent number of fields, or `nil` if there are no
  /// records.
  var firstLine: Int? { records.first { $0.fieldCount == fieldCount }?.line }

  /// Whether every record has several fields.
  var dividesAll: Bool { !records.isEmpty && records.allSatisfy { $0.fieldCount > 1 } }

  private static func records(
    in sample: Bytes, _ layout: FieldLayout, skip: Int, comment: [UInt8]?, isComplete: Bool
  ) -> [Record] {
    var records: [Record] = []
    var (start, line) = (0, 1)
    while start < sample.count {
      let rest = Bytes(rebasing: sample[start...])
      let lineEnd = rest.firstOffset(of: .lineFeed, in: 0..<rest.count) ?? rest.count
      var record = (end: lineEnd, fieldCount: 0, quoting: FieldCutter.Quoting.none)
      let isComment = comment.map(rest.starts) ?? false
      if line > skip, !isComment {
        record = firstRecord(in: layout.isCSV ? rest : Bytes(rebasing: rest[..<lineEnd]), layout)
      }
      guard record.end < rest.count || isComplete else { break }
      // A quotation mark that doesn't enclose a field is a character of its line.
      if record.quoting != .none, record.end != lineEnd {
        record = firstRecord(in: Bytes(rebasing: rest[..<lineEnd]), layout)
      }
      let text = rest[..<record.end]
      let range = start..<(start + record.end - (text.last == .carriageReturn ? 1 : 0))
      if line > skip, !isComment, !range.isEmpty {
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

  /// Returns whether another layout's delimiter is in a field of the table that doesn't begin with
  /// a quotation mark or look like a number.
  ///
  /// A tab is in no number, so `50<tab>12` isn't one.
  func hasTexts(with other: FieldLayout, in sample: Bytes) -> Bool {
    records[table ?? records.indices].contains { record in
      let bytes = Bytes(rebasing: sample[record.range])
      let fields = FieldCutter(bytes, layout)
      return fields.contains { field in
        let text = Bytes(rebasing: bytes[field.text])
        return text.first != .quotationMark && field.quoting == .none && other.divides(text)
          && (other.delimiter?.character == "\t" || !TextKind.looksLikeAmount(text))
      }
    }
  }

  /// Returns whether commas are only in numbers, and at most once in each, as decimal separators
  /// are.
  func hasDecimals(in sample: Bytes) -> Bool {
    !hasTexts(with: .csv(.comma), in: sample)
      && records.allSatisfy { record in
        let bytes = Bytes(rebasing: sample[record.range])
        return FieldCutter(bytes, layout).allSatisfy { field in
          bytes[field.text].count { $0 == UInt8(ascii: ",") } <= 1
        }
      }
  }

  /// Returns whether a column consists of numbers, apart from the first record, and records of
  /// another width.
  func hasNumbers(in sample: Bytes) -> Bool {
    let rows = records[table ?? records.indices].filter { $0.fieldCount == fieldCount }
    let columns = rows.dropFirst().map { record in
      let bytes = Bytes(rebasing: sample[record.range])
      return FieldCutter(bytes, layout).map { field in
        let text = Bytes(rebasing: bytes[field.text])
        return TextKind.isOneAmount(text) && TextKind(text) == nil
      }
    }
    return !columns.isEmpty
      && (0..<fieldCount).contains { column in columns.allSatisfy { $0[column] } }
  }
}
