/// The records and fields that a delimiter makes of the first lines of a file.
struct SampledTable {
  struct Record {
    /// The number of its first line, counted from 1.
    var line: Int
    var range: Range<Int>
    var fieldCount: Int
  }

  let delimiter: Unicode.Scalar
  /// The records that aren't blank.
  let records: [Record]
  /// The indices of the records with the most fields, if no other record is among them, or `nil`.
  let table: Range<Int>?
  /// The first record that the table can't have: one with another number of fields among the widest.
  let misfit: Record?

  /// Divides a sample, from the line that `skip` lines precede.
  ///
  /// The last record of a sample that isn't complete is left out.
  init(_ sample: Bytes, delimiter: Unicode.Scalar, skip: Int, isComplete: Bool) {
    self.delimiter = delimiter
    let records = SampledTable.records(
      in: sample, delimiter: FieldDelimiter(delimiter), skip: skip, isComplete: isComplete)
    self.records = records
    let width = records.map(\.fieldCount).max() ?? 0
    let first = records.firstIndex { $0.fieldCount == width } ?? 0
    let end = (records.lastIndex { $0.fieldCount == width } ?? -1) + 1
    misfit = records[first..<max(first, end)].first { $0.fieldCount != width }
    // A few lines can follow a table, such as totals.
    let isTable =
      misfit == nil && width > 1 && (end - first > 1 || records.count == 1)
      && records.count - end < end - first
    table = isTable ? first..<end : nil
  }

  /// The number of fields in the widest record.
  var fieldCount: Int { records.map(\.fieldCount).max() ?? 0 }

  /// A Boolean value that indicates whether all records have the same number of fields.
  var isWhole: Bool { table == records.indices }

  /// A Boolean value that indicates whether the delimiter divides the first record, and every other.
  var dividesAll: Bool { !records.isEmpty && records.allSatisfy { $0.fieldCount > 1 } }

  private static func records(
    in sample: Bytes, delimiter: FieldDelimiter, skip: Int, isComplete: Bool
  ) -> [Record] {
    var records: [Record] = []
    var (start, line) = (0, 1)
    while start < sample.count {
      let rest = Bytes(rebasing: sample[start...])
      let lineEnd = rest.firstOffset(of: .lineFeed, in: 0..<rest.count) ?? rest.count
      var record = (end: lineEnd, fieldCount: 0, isBroken: false)
      if line > skip { record = firstRecord(in: rest, delimiter) }
      guard record.end < rest.count || isComplete else { break }
      // A quotation mark that doesn't enclose a field is a character of its line.
      if record.isBroken, record.end != lineEnd {
        record = firstRecord(in: Bytes(rebasing: rest[..<lineEnd]), delimiter)
      }
      let text = rest[..<record.end]
      let range = start..<(start + record.end - (text.last == .carriageReturn ? 1 : 0))
      if line > skip, !range.isEmpty {
        records.append(Record(line: line, range: range, fieldCount: record.fieldCount))
      }
      line += text.count { $0 == .lineFeed } + 1
      start += record.end + 1
    }
    return records
  }

  /// Returns the length of the first record in a text, the number of its fields, and a Boolean value that
  /// indicates whether quotation marks don't enclose a field.
  private static func firstRecord(
    in text: Bytes, _ delimiter: FieldDelimiter
  ) -> (end: Int, fieldCount: Int, isBroken: Bool) {
    let cutter = FieldCutter(text, delimiter: delimiter, readsCSV: true, isRecord: false)
    var (start, count, isBroken) = (0, 0, false)
    while true {
      let cut = cutter.cut(at: start)
      count += 1
      if cutter.field(cut).failure != nil { isBroken = true }
      if cut.isLast { return (cut.end, count, isBroken) }
      start = cutter.start(after: cut)
    }
  }

  /// Returns a Boolean value that indicates whether a character is in an unquoted field of the table that
  /// doesn't look like a number.
  func hasTexts(with character: Unicode.Scalar, in sample: Bytes) -> Bool {
    let other = FieldDelimiter(character)
    return records[table ?? records.indices].contains { record in
      let bytes = Bytes(rebasing: sample[record.range])
      let fields = FieldCutter(bytes, delimiter: FieldDelimiter(delimiter), readsCSV: true)
      return fields.contains { field in
        let text = Bytes(rebasing: bytes[field.text])
        return field.quoting == .none && other.occurs(in: text)
          && !TextKind.looksLikeNumber(text)
      }
    }
  }
}
