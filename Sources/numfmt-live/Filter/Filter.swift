import LiveNumber

/// A loop over records that converts the numbers of a column, and passes on everything else.
///
///     record → fields → number → column → output
struct Filter: ~Copyable {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The column, whose fields can depend on the header.
  var column: Column
  let settings: FilterSettings
  let progress: Progress
  let pen: Pen
  /// The format of lines that can be converted without splitting them, or `nil` if there are none.
  let lineFormat: NumberFormat?

  /// The buffer for standard output.
  var output = OutputBuffer()
  /// The messages for standard error, and the offset in the output of the record that follows each.
  var messages: [(offset: Int, text: String)] = []
  /// The number of bytes at which the output should be written, or 0 if there are many messages.
  var fullCount = OutputBuffer.fullCount
  /// A buffer for converted text that goes into JSON or is put in quotation marks.
  var scratch = OutputBuffer(capacity: 256)
  /// A buffer for the content of a quoted field that has quotation marks itself.
  var content = OutputBuffer(capacity: 256)

  /// The number of records read.
  var recordCount = 0
  /// The number of the line on which the current record begins.
  var line = 0
  /// The number of line feeds in the current record, in quoted fields.
  var lineFeedCount = 0
  /// The offset of the current record in the output, or `nil` if a part of it is written.
  var recordStart: Int? = 0
  /// The number of failures that still get a hint, which takes longer than reading many numbers.
  var hintCount: Int
  /// A Boolean value that indicates whether the exit code indicates a failure.
  var hasFailed = false

  /// The number of failures that get a hint; more of them would repeat it.
  private static let maximumHintCount = 20

  /// Creates a filter that reports to a progress message.
  init(_ column: Column, _ settings: FilterSettings, _ progress: Progress, pen: Pen) {
    self.column = column
    self.settings = settings
    self.progress = progress
    self.pen = pen
    lineFormat = settings.mayTakeWholeLines(of: column.fields) ? column.directFormat : nil
    let givesHints = settings.output == .text && settings.invalid != .ignore
    hintCount = givesHints ? Filter.maximumHintCount : 0
  }

  // MARK: - Records

  /// Converts all records that are read.
  mutating func takeRecords(from reader: inout RecordReader) throws(End) {
    while let record = reader.take() {
      try take(record)
      if case .whole = record { try takeLines(from: &reader) }
    }
  }

  /// Converts a record, or passes on a piece of one that's too long.
  mutating func take(_ record: RecordReader.Record) throws(End) {
    switch record {
    // The mark isn't a part of the first line.
    case .byteOrderMark(let mark): pass(on: mark)
    case .whole(let record, let isTerminated):
      try convertRecord(record)
      try endRecord(record, isTerminated: isTerminated)
    case .tooLong(let piece):
      beginRecord()
      // In JSON, the message is the same for all files.
      let isInCSV = settings.readsCSV && settings.output != .json
      try fail(.recordTooLong(inCSV: isInCSV))
      // Without the names of the fields, there are no numbers to convert.
      if column.fields.hasNames, recordCount == settings.headerCount {
        try flush()
        throw .aborted
      }
      pass(on: piece)
      try endRecord(piece, isTerminated: false)
    case .rest(let piece, let isTerminated):
      pass(on: piece)
      try endRecord(piece, isTerminated: isTerminated)
    }
  }

  /// Converts the numbers of a record.
  private mutating func convertRecord(_ record: Bytes) throws(End) {
    beginRecord()
    // A carriage return belongs to the end of the record.
    let hasReturn = settings.recordEnd.allowsCarriageReturn && record.last == .carriageReturn
    let text = hasReturn ? Bytes(rebasing: record[..<(record.count - 1)]) : record
    if recordCount <= settings.headerCount {
      try takeHeader(text)
    } else if column.fields.isEmpty {
      try convertField(FieldCutter.Field(line: text), number: 1, of: text)
    } else {
      try convertFields(of: text)
    }
    if hasReturn { pass(on: Bytes(rebasing: record[text.count...])) }
  }

  /// Converts the selected fields of a record.
  private mutating func convertFields(of record: Bytes) throws(End) {
    let fields = column.fields
    var cutter = FieldCutter(record, delimiter: settings.delimiter, readsCSV: settings.readsCSV)
    var count = cutter.skip(fields.firstField - 1)
    // The offset up to which the record is in the output.
    var passed = 0
    while let field = cutter.next() {
      count += 1
      if fields.contains(count) {
        pass(on: Bytes(rebasing: record[passed..<field.whole.lowerBound]))
        try convertField(field, number: count, of: record)
        passed = field.whole.upperBound
        if output.isFull { try flush() }
      } else if field.quoting == .unclosed {
        // Otherwise, the rest of a file could be one field and pass unnoticed.
        try fail(.unclosedQuote, field: count, at: field.whole, of: record)
      }
      if field.separator.isEmpty { break }
      // No number follows, and no field that could be unclosed.
      if count == fields.lastField, !settings.readsCSV || !QuotedText.hasMarks(cutter.rest) {
        break
      }
    }
    pass(on: Bytes(rebasing: record[passed...]))
    // A blank line isn't a row.
    guard let missing = fields.missing(in: count), !(settings.keepsEmptyFields && record.isEmpty)
    else { return }
    try fail(
      .missingField(missing, count: count), field: missing, at: record.count..<record.count,
      of: record)
  }

  // MARK: - Fields

  /// Converts the number in a field, or reports why not and passes on the field.
  private mutating func convertField(
    _ field: FieldCutter.Field, number index: Int, of record: Bytes
  ) throws(End) {
    if settings.keepsEmptyFields, field.text.isEmpty, field.quoting != .unclosed {
      if settings.output == .json {
        appendObject(Bytes(rebasing: record[field.text]), field: index, value: nil)
      }
      return pass(on: Bytes(rebasing: record[field.whole]))
    }
    let start = output.count
    do throws(ConversionFailure) {
      if let failure = field.failure { throw failure }
      switch settings.output {
      case .text: try write(field, number: index, of: record)
      case .json: try writeJSON(field, number: index, of: record)
      case .none: _ = try column.value(of: number(in: field, of: record))
      }
    } catch {
      output.truncate(to: start)
      let range = field.failure == nil ? field.text : field.whole
      try fail(error, field: index, at: range, of: record)
      pass(on: Bytes(rebasing: record[field.whole]))
    }
  }

  /// Writes a field with its number converted.
  private mutating func write(
    _ field: FieldCutter.Field, number index: Int, of record: Bytes
  ) throws(ConversionFailure) {
    let start = output.count
    if settings.readsCSV {
      output.append(Bytes(rebasing: record[field.whole.lowerBound..<field.text.lowerBound]))
    }
    let numberStart = output.count
    let number = number(in: field, of: record)
    do throws(ConversionFailure) {
      try column.write(number, to: &output)
    } catch {
      throw explained(error, of: number, in: field, of: record)
    }
    if !settings.suffix.isEmpty { output.append(settings.suffix) }
    output.align(
      from: numberStart, columns: settings.alignment.columns(for: field, number: index, of: record))
    if settings.readsCSV {
      let end = Bytes(rebasing: record[field.text.upperBound..<field.whole.upperBound])
      endQuotedField(end, isQuoted: field.quoting == .quoted, from: start, numberStart: numberStart)
    } else if settings.delimiter.occurs(in: output.bytes(from: numberStart)) {
      throw .delimiterInOutput(
        String(decoding: output.bytes(from: numberStart), as: UTF8.self), count: field.text.count)
    }
  }

  /// Returns the text of the number in a field.
  @inline(__always)
  mutating func number(in field: FieldCutter.Field, of record: Bytes) -> NumberText {
    var text = Bytes(rebasing: record[field.text])
    if field.quoting == .quoted, QuotedText.hasMarks(text) {
      content.truncate(to: 0)
      content.appendContent(ofQuoted: text)
      text = content.bytes()
    }
    guard let surroundings = settings.surroundings else {
      return NumberText(utf8: text, line: line)
    }
    let (range, isNegative) = surroundings.number(in: text)
    return NumberText(
      utf8: Bytes(rebasing: text[range]), isNegative: isNegative, offset: range.lowerBound,
      line: line)
  }
}
