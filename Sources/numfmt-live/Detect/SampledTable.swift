/// The records and fields that a delimiter makes of the first lines of a file.
struct SampledTable {
  struct Record {
    /// The number of its first line, counted from 1.
    var line: Int
    var range: Range<Int>
    /// The number of fields, or 0 for a blank line.
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
  init(_ sample: UnsafeBufferPointer<UInt8>, delimiter: Unicode.Scalar, skip: Int, isComplete: Bool)
  {
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
    in sample: UnsafeBufferPointer<UInt8>, delimiter: FieldDelimiter, skip: Int, isComplete: Bool
  ) -> [Record] {
    var records: [Record] = []
    var (start, line) = (0, 1)
    while start < sample.count {
      let lineEnd = sample.firstOffset(of: .lineFeed, in: start..<sample.count)
      var end = lineEnd
      if line > skip {
        var scanner = QuoteScanner(delimiter: delimiter)
        var scanned = start
        end = scanner.scan(
          sample, from: start, scanned: &scanned, isAtEnd: isComplete, stopsAtFirst: true)
        // A quotation mark that doesn't enclose a field is a character of its line.
        if end != lineEnd,
          end == nil ? isComplete : isBroken(sample, start..<(end ?? start), delimiter)
        {
          end = lineEnd
        }
      }
      guard end != nil || isComplete else { break }
      let stop = end ?? sample.count
      if line > skip, let record = record(in: sample, start..<stop, line, delimiter) {
        records.append(record)
      }
      line += sample[start..<stop].count { $0 == .lineFeed } + 1
      start = stop + 1
    }
    return records
  }

  private static func isBroken(
    _ sample: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ delimiter: FieldDelimiter
  ) -> Bool {
    var cutter = FieldCutter(
      UnsafeBufferPointer(rebasing: sample[range]), delimiter: delimiter, readsCSV: true)
    while let field = cutter.next() {
      if field.quoting == .followedByText { return true }
    }
    return false
  }

  private static func record(
    in sample: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ line: Int,
    _ delimiter: FieldDelimiter
  ) -> Record? {
    let hasReturn = sample[range].last == .carriageReturn
    let range = hasReturn ? range.dropLast() : range
    guard !range.isEmpty else { return nil }
    var cutter = FieldCutter(
      UnsafeBufferPointer(rebasing: sample[range]), delimiter: delimiter, readsCSV: true)
    var count = 0
    while cutter.next() != nil { count += 1 }
    return Record(line: line, range: range, fieldCount: count)
  }

  /// Returns a Boolean value that indicates whether a character is in an unquoted field of the table that
  /// doesn't look like a number.
  func hasTexts(with character: Unicode.Scalar, in sample: UnsafeBufferPointer<UInt8>) -> Bool {
    let other = FieldDelimiter(character)
    return records[table ?? records.indices].contains { record in
      let bytes = UnsafeBufferPointer(rebasing: sample[record.range])
      var cutter = FieldCutter(bytes, delimiter: FieldDelimiter(delimiter), readsCSV: true)
      while let field = cutter.next() {
        let text = UnsafeBufferPointer(rebasing: bytes[field.text])
        if field.quoting == .none, other.occurs(in: text), !TextKind.looksLikeNumber(text) {
          return true
        }
      }
      return false
    }
  }
}
