/// The records and fields that a delimiter makes of the first lines of a file.
struct SampledTable {
  struct Record {
    /// The number of its first line, counted from 1.
    var line: Int
    var range: Range<Int>
    var fieldCount: Int
    /// A Boolean value that indicates whether quotation marks don't enclose a field.
    var isBroken = false
  }

  let delimiter: FieldDelimiter
  /// The records that aren't blank.
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
  /// The last record of a sample that isn't complete is left out.
  init(_ sample: Bytes, delimiter: FieldDelimiter, skip: Int, isComplete: Bool) {
    self.delimiter = delimiter
    let records = SampledTable.records(
      in: sample, delimiter: delimiter, skip: skip, isComplete: isComplete)
    self.records = records
    var counts: [Int: Int] = [:]
    for record in records { counts[record.fieldCount, default: 0] += 1 }
    counts[1] = nil
    let width = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 1
    fieldCount = width
    let first = records.firstIndex { $0.fieldCount == width } ?? 0
    let end = (records.lastIndex { $0.fieldCount == width } ?? -1) + 1
    let inner = records[first..<max(first, end)]
    misfit = inner.first { $0.fieldCount != width }
    let misfitCount = inner.count { $0.fieldCount != width }
    // A few lines can follow a table, such as totals.
    let isTable =
      misfitCount * 10 <= inner.count && width > 1 && (inner.count > 1 || records.count == 1)
      && records.count - end < inner.count
    table = isTable ? first..<end : nil
  }

  /// A Boolean value that indicates whether all records have the same number of fields.
  var isWhole: Bool { table == records.indices && misfit == nil }

  /// A Boolean value that indicates whether a record has quotation marks that don't enclose a
  /// field.
  var hasBrokenQuotes: Bool { records.contains(where: \.isBroken) }

  /// The line of the first record with the most frequent number of fields, or `nil` if there are no
  /// records.
  var firstLine: Int? { records.first { $0.fieldCount == fieldCount }?.line }

  /// A Boolean value that indicates whether the delimiter divides the first record, and every
  /// other.
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
      if line > skip {
        // A line feed is a space like others.
        let text = delimiter.isSpaces ? Bytes(rebasing: rest[..<lineEnd]) : rest
        record = firstRecord(in: text, delimiter)
      }
      guard record.end < rest.count || isComplete else { break }
      // A quotation mark that doesn't enclose a field is a character of its line.
      if record.isBroken, record.end != lineEnd {
        record = firstRecord(in: Bytes(rebasing: rest[..<lineEnd]), delimiter)
      }
      let text = rest[..<record.end]
      let range = start..<(start + record.end - (text.last == .carriageReturn ? 1 : 0))
      if line > skip, !range.isEmpty {
        records.append(
          Record(
            line: line, range: range, fieldCount: record.fieldCount, isBroken: record.isBroken))
      }
      line += text.count { $0 == .lineFeed } + 1
      start += record.end + 1
    }
    return records
  }

  /// Returns the length of the first record in a text, the number of its fields, and a Boolean
  /// value that indicates whether quotation marks don't enclose a field.
  private static func firstRecord(
    in text: Bytes, _ delimiter: FieldDelimiter
  ) -> (end: Int, fieldCount: Int, isBroken: Bool) {
    let cutter = FieldCutter(
      text, delimiter: delimiter, readsCSV: !delimiter.isSpaces, isRecord: false)
    var (start, count, isBroken) = (0, 0, false)
    while true {
      let cut = cutter.cut(at: start)
      count += 1
      let field = cutter.field(cut)
      if field.failure != nil { isBroken = true }
      if cut.isLast {
        // Spaces at the end of a line are no field.
        let isField = !delimiter.isSpaces || !field.text.isEmpty
        return (cut.end, isField ? count : count - 1, isBroken)
      }
      start = cutter.start(after: cut)
    }
  }

  /// Returns a Boolean value that indicates whether a character is in an unquoted field of the
  /// table that doesn't look like a number.
  ///
  /// A tab is in no number, so `50<tab>12` isn't one.
  func hasTexts(with other: FieldDelimiter, in sample: Bytes) -> Bool {
    records[table ?? records.indices].contains { record in
      let bytes = Bytes(rebasing: sample[record.range])
      let fields = FieldCutter(bytes, delimiter: delimiter, readsCSV: true)
      return fields.contains { field in
        let text = Bytes(rebasing: bytes[field.text])
        return field.quoting == .none && other.occurs(in: text)
          && (other == FieldDelimiter("\t") || !TextKind.looksLikeAmount(text))
      }
    }
  }

  /// Returns a Boolean value that indicates whether a column consists of numbers, apart from the
  /// first record.
  func hasNumbers(in sample: Bytes) -> Bool {
    let rows = records.dropFirst().map { record in
      let bytes = Bytes(rebasing: sample[record.range])
      return FieldCutter(bytes, delimiter: delimiter).map { field in
        let text = Bytes(rebasing: bytes[field.text])
        return TextKind.isOneAmount(text) && TextKind(text) == nil
      }
    }
    return !rows.isEmpty
      && (0..<fieldCount).contains { column in
        rows.allSatisfy { column < $0.count && $0[column] }
      }
  }
}
