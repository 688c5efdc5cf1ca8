import LiveNumber
import TerminalUI

/// A loop over records that converts the numbers of a column, and passes on everything else.
///
///     record → fields → number → column → output
struct Filter: ~Copyable {
  /// How each record is converted, which the header can decide.
  var plan: RecordPlan
  /// What the run's filters have in common.
  let run: RunState

  /// The encoder that says which characters a converted number can have, or `nil` if all.
  let encoder: TextEncoder?
  /// The buffer for standard output.
  var output = ByteBuffer()
  /// The messages for standard error, and the offset in the output of the record that follows each.
  var messages: [(offset: Int, text: String)] = []
  /// A buffer for converted text that goes into JSON or is put in quotation marks.
  var scratch = ByteBuffer(capacity: 256)
  /// A buffer for the content of a quoted field that has quotation marks itself.
  var content = ByteBuffer(capacity: 256)
  /// The fields of the current record if all of them are cut before it is converted.
  private var cuts: [FieldCutter.Cut] = []

  /// The number of records read.
  var recordCount = 0
  /// The current record, or what is left of it.
  var record = Bytes(start: nil, count: 0)
  /// The number of the block that the records are in.
  var blockNumber = 0
  /// Whether the records are in a block, and not arguments.
  var isInBlock = false
  /// The number of the last line that was asked for, and where it begins in the block.
  var line = 1
  var lineStart: UnsafePointer<UInt8>?
  /// The offset of the current record in the output, or `nil` if a part of it is written.
  var recordStart: Int? = 0
  /// The comparison of conventions on the numbers of this filter, or `nil` if they're converted.
  var detection: Detection?
  /// Whether the block has carriage returns that aren't in CR LF.
  var hasStrayReturns = false
  /// Whether the numbers of the record are negative, or `nil` if no other field says so.
  var isNegativeRecord: Bool?
  /// What was converted and left since the last output.
  var tally = Tally()
  /// Whether failures can still get a hint.
  var givesHints: Bool
  /// Whether the exit code indicates a failure.
  var hasFailed = false

  init(_ plan: RecordPlan, _ run: RunState, detection: Detection? = nil) {
    self.plan = plan
    self.run = run
    self.detection = detection
    encoder = plan.settings.output.isText ? plan.settings.encoding.map { TextEncoder($0) } : nil
    givesHints = plan.settings.output.isText && plan.settings.invalid != .ignore
  }

  /// Adds what this filter has found to the run.
  func finish() {
    run.add(detection, recordCount: max(recordCount - plan.settings.headerCount, 0))
  }

  // MARK: - Records

  /// Converts all records of a block.
  mutating func takeRecords(from block: inout RecordBlock) throws(End) {
    blockNumber = block.number
    isInBlock = true
    line = block.firstLine
    lineStart = block.bytes.baseAddress
    hasStrayReturns =
      !plan.conversion.fields.isEmpty && plan.settings.recordEnd.allowsCarriageReturn
      && Bytes(rebasing: block.bytes[..<block.count]).hasStrayReturn
    while true {
      if plan.cutsBlocks, recordCount >= plan.settings.headerCount, block.hasRecord,
        !block.startsWithComment
      {
        block.skip(try convertRecord(atStartOf: block.rest))
      } else {
        guard let record = block.take() else { return }
        try take(record)
        if case .whole = record { try takeLines(from: &block) }
      }
    }
  }

  /// Converts the fields of the first record in a text, and returns the length of the record with
  /// its end.
  @inline(__always)
  private mutating func convertRecord(atStartOf text: Bytes) throws(End) -> Int {
    begin(text)
    // Only the last record of the input isn't terminated.
    let content = text.withoutReturn
    let end = try convertFields(of: content, isRecord: false)
    guard end < content.count else {
      pass(on: Bytes(rebasing: text[content.count...]))
      try endRecord(isTerminated: false)
      return text.count
    }
    try endRecord(isTerminated: true)
    return end &+ 1
  }

  /// Converts a record that is all of the line with a number.
  mutating func take(_ record: Bytes, line: Int) throws(End) {
    self.line = line
    lineStart = record.baseAddress
    try take(.whole(record, isTerminated: true))
  }

  /// Converts a record, or passes on a piece of one that's too long.
  private mutating func take(_ record: RecordBlock.Record) throws(End) {
    switch record {
    // The mark isn't a part of the first line, nor of the middle of the output.
    case .byteOrderMark(let mark): if run.output.isEmpty { pass(on: mark) }
    case .whole(let record, let isTerminated):
      try convertRecord(record)
      try endRecord(isTerminated: isTerminated)
    case .piece(let piece, let isFirst, let isTerminated):
      if isFirst { try beginLongRecord(piece) }
      pass(on: piece)
      try endRecord(isTerminated: isTerminated)
    }
  }

  private mutating func beginLongRecord(_ piece: Bytes) throws(End) {
    begin(piece)
    // In JSON, the message is the same for all files.
    try fail(.recordTooLong(inCSV: plan.settings.layout.isCSV && plan.settings.output != .json))
    // Without the names of the fields, there are no numbers to convert.
    guard plan.conversion.fields.hasNames, recordCount == plan.settings.headerCount else { return }
    try flush()
    throw .aborted
  }

  /// Converts the numbers of a record.
  private mutating func convertRecord(_ record: Bytes) throws(End) {
    begin(record)
    if recordCount > plan.settings.recordEnd.skippedLineCount,
      plan.settings.recordEnd.isComment(record)
    {
      // Neither the header nor the first record is one.
      recordCount &-= 1
      return pass(on: record)
    }
    // A carriage return belongs to the end of the record.
    let text = plan.settings.recordEnd.allowsCarriageReturn ? record.withoutReturn : record
    if recordCount <= plan.settings.headerCount {
      try takeHeader(text)
    } else if plan.conversion.fields.isEmpty {
      let passed = try convertField(FieldCutter.Field(line: text), number: 1, of: text)
      pass(on: Bytes(rebasing: text[passed...]))
    } else {
      _ = try convertFields(of: text, isRecord: true)
    }
    pass(on: Bytes(rebasing: record[text.count...]))
  }

  /// Converts the selected fields of a record, or of the first one in a text, and passes on the
  /// others.
  ///
  /// - Returns: The offset of the end of the record.
  @inline(never)
  private mutating func convertFields(of record: Bytes, isRecord: Bool) throws(End) -> Int {
    let cutter = FieldCutter(record, plan.settings.layout, isRecord: isRecord)
    let isCut =
      plan.settings.fieldCount != nil || hasStrayReturns || plan.settings.signField != nil
    if isCut, let end = try leave(record, cutter) { return end }
    var count = 0
    // The offset of the next field, and that up to which the record is in the output.
    var (start, passed) = (0, 0)
    // The offset of the end of the record, when it's found.
    var end: Int?
    var index = 0
    // The list isn't copied, since threads share its reference count.
    while index < plan.conversion.fields.ranges.count {
      let range = plan.conversion.fields.ranges[index]
      index &+= 1
      while count < range.upperBound, end == nil {
        let cut = isCut ? cuts[count] : cutter.cut(at: start)
        start = cutter.start(after: cut)
        if cut.isLast { end = cut.end }
        count &+= 1
        guard count >= range.lowerBound else {
          // The rest of a file could be one field, and pass unnoticed.
          if cutter.isUnclosed(cut) {
            try fail(.unclosedQuote, field: count, at: cutter.field(cut).whole, of: record)
          }
          continue
        }
        let field = cutter.field(cut)
        pass(on: Bytes(rebasing: record[passed..<field.whole.lowerBound]))
        passed = try convertField(field, number: count, of: record)
        // A record of usual length is written whole or not at all.
        if output.count &- (recordStart ?? 0) >= ByteBuffer.fullCount { try flush() }
      }
    }
    let recordEnd = end ?? (isCut ? cuts.last?.end : nil) ?? cutter.recordEnd(from: start)
    if end == nil, recordEnd == record.count, let last = cutter.unclosedField(from: start) {
      try fail(.unclosedQuote, field: count + last.count + 1, at: last.field.whole, of: record)
    }
    pass(on: Bytes(rebasing: record[passed..<recordEnd]))
    // A blank line isn't a row.
    if let missing = plan.conversion.fields.missing(in: count) {
      let text = cutter.record(endingAt: recordEnd)
      let isBlank = text.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if !(plan.settings.keepsBlankRecords && isBlank) {
        var failure = ConversionFailure.missingField(missing, count: count)
        failure.hint = hintOfComment(record) ?? hintOfDelimiter(record, fieldCount: missing)
        try fail(failure, field: missing, at: text.count..<text.count, of: record)
      }
    }
    return recordEnd
  }

  /// Cuts a record, and passes it on and returns the offset of its end if it isn't one of the
  /// table's; or returns `nil` if it's one.
  @inline(never)
  private mutating func leave(_ record: Bytes, _ cutter: FieldCutter) throws(End) -> Int? {
    cuts.removeAll(keepingCapacity: true)
    var start = 0
    var end: Int?
    while end == nil {
      let cut = cutter.cut(at: start)
      cuts.append(cut)
      start = cutter.start(after: cut)
      if cut.isLast { end = cut.end }
    }
    guard let end else { return nil }
    let text = cutter.record(endingAt: end)
    let count = cutter.isField(cutter.field(cuts[cuts.count - 1])) ? cuts.count : cuts.count - 1
    // A blank line isn't a row.
    if count == 0, plan.settings.fieldCount != nil {
      pass(on: Bytes(rebasing: record[..<end]))
      return end
    }
    guard var failure = failure(of: text, fieldCount: count, cutter) else { return nil }
    failure.0.hint = hintOfComment(record)
    try fail(failure.0, at: failure.offset..<failure.offset, of: record)
    pass(on: Bytes(rebasing: record[..<end]))
    return end
  }

  /// Returns why a record whose fields are cut isn't one of the table's, and where; and finds the
  /// sign of its numbers.
  private mutating func failure(
    of text: Bytes, fieldCount count: Int, _ cutter: FieldCutter
  ) -> (ConversionFailure, offset: Int)? {
    let settings = plan.settings
    if hasStrayReturns {
      for field in cuts.lazy.map(cutter.field) where field.quoting != .quoted {
        let whole = field.whole.clamped(to: 0..<text.count)
        guard let offset = text[whole].firstIndex(of: .carriageReturn) else { continue }
        return (.strayReturn(0), offset)
      }
    }
    if let expected = settings.fieldCount, count != expected, !text.isEmpty {
      return (
        .fieldCount(count, expected: expected, needsFields: settings.needsFields), text.count
      )
    }
    guard let signField = settings.signField, !text.isEmpty else { return nil }
    let index = signField.field - 1
    let field = cuts.indices.contains(index) ? cutter.field(cuts[index]) : nil
    isNegativeRecord = field.flatMap { signField.isNegative(Bytes(rebasing: text[$0.text])) }
    // A row without a number needs no sign.
    guard isNegativeRecord == nil, field?.text.isEmpty == false || hasNumber(in: text, cutter)
    else { return nil }
    return (.unknownSign(signField.field), field?.text.lowerBound ?? text.count)
  }

  /// Returns whether any of the selected fields in a record has a text that doesn't stand for a
  /// missing number.
  private func hasNumber(in record: Bytes, _ cutter: FieldCutter) -> Bool {
    zip(1..., cuts.lazy.map(cutter.field)).contains { number, field in
      !field.text.isEmpty && !plan.settings.missing.contains(Bytes(rebasing: record[field.text]))
        && plan.conversion.fields.ranges.contains { $0.contains(number) }
    }
  }
}
