/// The progress and the output of a filter.
struct FilterState: ~Copyable {
  /// The reason a filter stops before the end of its input.
  enum End: Error {
    /// A text wasn't a number, and the policy is to abort.
    case aborted
    case unwritable(SystemError)
    case unreadable(SystemError)
  }

  /// The buffer for standard output.
  var output = OutputBuffer(descriptor: 1)
  /// A buffer for converted text that goes into JSON or is put in quotation marks.
  var scratch = OutputBuffer(capacity: 256)
  /// A buffer for the content of a quoted field that has quotation marks itself.
  var content = OutputBuffer(capacity: 256)
  /// The fields that contain numbers, which can depend on the header.
  var fields: FieldList
  /// The number of records read.
  private(set) var record = 0
  /// The number of the line on which the current record begins.
  private(set) var line = 0
  /// The number of line feeds in the current record, in quoted fields.
  private var lineFeedCount = 0
  /// The offset of the current record in the output, or `nil` if a part of it is written.
  private(set) var recordStart: Int? = 0
  /// A Boolean value that indicates whether the exit code indicates a failure.
  var hasFailed = false

  init(fields: FieldList) {
    self.fields = fields
  }

  /// Starts the next record.
  mutating func beginRecord() {
    record &+= 1
    line &+= 1 &+ lineFeedCount
    lineFeedCount = 0
    recordStart = output.count
  }

  /// Counts records of one line each, which are complete.
  mutating func countLines(_ count: Int) {
    record &+= count
    line &+= count
  }

  /// Counts the lines of the current record, or of another piece of it.
  mutating func countLineFeeds(in record: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while let offset = record.firstOffset(of: .lineFeed, in: start..<record.count) {
      lineFeedCount &+= 1
      start = offset + 1
    }
  }

  /// Writes all output.
  mutating func flush() throws(End) {
    try flush(upTo: output.count)
  }

  /// Writes all records before the current one, unless a part of the current one is written.
  mutating func flushRecordsBefore() throws(End) {
    if let recordStart { try flush(upTo: recordStart) }
  }

  /// Removes the current record from the output, unless a part of it is written.
  mutating func dropRecord() {
    if let recordStart { output.truncate(to: recordStart) }
  }

  private mutating func flush(upTo end: Int) throws(End) {
    do throws(SystemError) {
      try output.flush(upTo: end)
    } catch {
      throw .unwritable(error)
    }
    recordStart = recordStart == end ? 0 : nil
  }
}

// MARK: - CSV

extension FilterState {
  /// Completes a field of CSV: its content is written from `numberStart`, and the field from `start`.
  ///
  /// The field is quoted if it was, which `end`, the rest of the old field, shows, or if its text needs
  /// it.
  mutating func endCSVField(
    _ end: UnsafeBufferPointer<UInt8>, isQuoted: Bool, from start: Int, numberStart: Int,
    delimiter: FieldDelimiter
  ) {
    let number = output.bytes(from: numberStart)
    guard QuotedText.isNeeded(for: number, delimiter: delimiter) else {
      output.append(end)
      return
    }
    let textStart = isQuoted ? numberStart : start
    scratch.truncate(to: 0)
    scratch.append(output.bytes(from: textStart))
    output.truncate(to: textStart)
    if !isQuoted { output.append(.quotationMark) }
    output.appendDoublingMarks(scratch.bytes())
    output.append(end)
    if !isQuoted { output.append(.quotationMark) }
  }
}
