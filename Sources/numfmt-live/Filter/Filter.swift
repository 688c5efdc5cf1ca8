import LiveNumber

/// A converter of lines.
///
/// A filter doesn't change; the progress is in a ``FilterState``.
final class Filter {
  typealias End = FilterState.End

  let conversion: Conversion
  let settings: FilterSettings
  private let say: (String) -> Void
  private let report: FailureReport
  let json: JSONRecord
  private let mayTakeWholeLines: Bool

  /// Creates a filter that passes its messages to `say`.
  init(
    _ conversion: Conversion, _ settings: FilterSettings, report: FailureReport,
    say: @escaping (String) -> Void
  ) {
    self.conversion = conversion
    self.settings = settings
    self.report = report
    self.say = say
    json = JSONRecord(conversion: conversion)
    mayTakeWholeLines = settings.mayTakeWholeLines
  }

  /// Passes on a byte order mark, which isn't a part of the first line.
  func takeByteOrderMark(_ mark: UnsafeBufferPointer<UInt8>, _ state: inout FilterState) {
    pass(on: mark, &state)
  }

  /// Converts a record.
  func take(
    _ record: UnsafeBufferPointer<UInt8>, isTerminated: Bool, _ state: inout FilterState
  ) throws(End) {
    state.beginRecord()
    let text = withoutCarriageReturn(record)
    if state.record <= settings.headerCount {
      try takeHeader(text, &state)
    } else if !state.fields.isEmpty {
      try takeFields(of: text, state.fields, &state)
    } else {
      let whole = 0..<text.count
      let field = FieldCutter.Field(whole: whole, text: whole, separator: text.count..<text.count)
      try convert(field, number: 1, of: text, &state)
    }
    if text.count < record.count {
      pass(on: UnsafeBufferPointer(rebasing: record[text.count...]), &state)
    }
    if settings.readsCSV { state.countLineFeeds(in: record) }
    try endRecord(isTerminated: isTerminated, &state)
  }

  /// Converts the next lines that are plain numbers.
  ///
  /// This is the fast path for most lines of most files. It needs no record: the end of a number is found
  /// while its digits are read.
  func takePlainLines(
    from reader: inout RecordReader, _ state: inout FilterState
  ) throws(End) {
    guard mayTakeWholeLines, state.record >= settings.headerCount else { return }
    while true {
      let lines = conversion.convertLines(
        atStartOf: reader.rest, ending: settings.lineEnd, to: &state.output)
      if lines.count == 0 { return }
      reader.skip(lines.byteCount)
      state.countLines(lines.count)
      if state.output.isFull { try state.flush() }
    }
  }

  /// Reports an end of the input before the end of the header.
  func end(_ state: inout FilterState) throws(End) {
    guard settings.fieldNames != nil, 1..<settings.headerCount ~= state.record else { return }
    try state.flush()
    try endWithoutFields(.shortHeader(state.record, expected: settings.headerCount), &state)
  }

  /// Reports the beginning of a record that's too long, and passes it on.
  func takeTooLong(
    _ text: UnsafeBufferPointer<UInt8>, _ state: inout FilterState
  ) throws(End) {
    state.beginRecord()
    let line = state.line
    if settings.output == .json { json.appendTooLong(line: line, to: &state.output) }
    let failure = ConversionFailure.recordTooLong(inCSV: settings.readsCSV)
    try fail(&state) { report in report.text(failure, number: line) }
    // Without the names of the fields, there are no numbers to convert.
    if settings.fieldNames != nil, state.record == settings.headerCount { throw .aborted }
    try takeRest(text, isTerminated: false, &state)
  }

  /// Passes on another piece of a record that's too long.
  func takeRest(
    _ text: UnsafeBufferPointer<UInt8>, isTerminated: Bool, _ state: inout FilterState
  ) throws(End) {
    pass(on: text, &state)
    if settings.readsCSV { state.countLineFeeds(in: text) }
    try endRecord(isTerminated: isTerminated, &state)
  }

  private func endRecord(isTerminated: Bool, _ state: inout FilterState) throws(End) {
    if isTerminated, settings.output == .text { state.output.append(settings.recordEnd.terminator) }
    if state.output.isFull { try state.flush() }
  }

  /// Writes text that isn't a number, if the output is text.
  func pass(on text: UnsafeBufferPointer<UInt8>, _ state: inout FilterState) {
    if settings.output == .text { state.output.append(text) }
  }

  /// Returns a line without the carriage return that belongs to its end.
  @inline(__always)
  private func withoutCarriageReturn(
    _ line: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    guard line.last == .carriageReturn, settings.allowsCarriageReturn else { return line }
    return UnsafeBufferPointer(rebasing: line[..<(line.count - 1)])
  }

  // MARK: - Fields

  /// Passes on a record of the header, and finds the selected fields in the last one.
  private func takeHeader(
    _ text: UnsafeBufferPointer<UInt8>, _ state: inout FilterState
  ) throws(End) {
    if settings.readsCSV {
      var cutter = FieldCutter(text, delimiter: settings.delimiter, readsCSV: true)
      var number = 0
      while let field = cutter.next() {
        number += 1
        // Otherwise, the rest of a file could be a part of the header and pass unnoticed.
        if field.quoting == .unclosed {
          try fail(.unclosedQuote, number: number, at: field.whole, of: text, &state)
        }
      }
    }
    pass(on: text, &state)
    if state.record == settings.headerCount { try readHeader(text, &state) }
  }

  /// Finds the fields with the selected names.
  private func readHeader(
    _ header: UnsafeBufferPointer<UInt8>, _ state: inout FilterState
  ) throws(End) {
    guard let wanted = settings.fieldNames else { return }
    var cutter = FieldCutter(header, delimiter: settings.delimiter, readsCSV: settings.readsCSV)
    var names: [String] = []
    while let field = cutter.next() { names.append(field.content(in: header)) }
    do throws(ConversionFailure) {
      state.fields = try FieldList(named: wanted, in: names)
    } catch {
      try endWithoutFields(error, &state)
    }
  }

  /// Reports why there are no fields to convert, which ends the run whatever the policy is.
  private func endWithoutFields(
    _ failure: ConversionFailure, _ state: inout FilterState
  ) throws(End) {
    state.dropRecord()
    try state.flush()
    say(report.text(failure, number: state.line, isFatal: true))
    throw .aborted
  }

  private func takeFields(
    of text: UnsafeBufferPointer<UInt8>, _ fields: FieldList, _ state: inout FilterState
  ) throws(End) {
    var cutter = FieldCutter(text, delimiter: settings.delimiter, readsCSV: settings.readsCSV)
    var count = cutter.skip(fields.firstField - 1)
    // The offset up to which the line is in the output.
    var passed = 0
    while let field = cutter.next() {
      count += 1
      if fields.contains(count) {
        pass(on: UnsafeBufferPointer(rebasing: text[passed..<field.whole.lowerBound]), &state)
        try convert(field, number: count, of: text, &state)
        passed = field.whole.upperBound
        if state.output.isFull { try state.flush() }
      } else if field.quoting == .unclosed {
        // Otherwise, the rest of a file could be one field and pass unnoticed.
        try fail(.unclosedQuote, number: count, at: field.whole, of: text, &state)
      }
      if field.separator.isEmpty { break }
      // No number follows, and no field that could be unclosed.
      if count == fields.lastField, !settings.readsCSV || !QuotedText.hasMarks(cutter.rest) {
        break
      }
    }
    pass(on: UnsafeBufferPointer(rebasing: text[passed...]), &state)
    // A blank line isn't a row.
    guard let missing = fields.missing(in: count), !(settings.keepsEmptyFields && text.isEmpty)
    else { return }
    try fail(
      .missingField(missing, count: count), number: missing, at: text.count..<text.count, of: text,
      &state)
  }

  // MARK: - Failures

  /// Returns the position for JSON and messages, or `nil` if no fields are selected.
  func place(of field: Int, in line: Int) -> (line: Int, field: Int)? {
    settings.namesFields ? (line, field) : nil
  }

  /// Reports that the text in `range` didn't convert.
  func fail(
    _ failure: ConversionFailure, number: Int, at range: Range<Int>,
    of text: UnsafeBufferPointer<UInt8>, _ state: inout FilterState
  ) throws(End) {
    let line = state.line
    let place = place(of: number, in: line)
    if settings.output == .json {
      json.append(
        UnsafeBufferPointer(rebasing: text[range]), place: place, result: .failure(failure),
        to: &state.output)
    }
    var inLine = failure
    inLine.range =
      (failure.range.lowerBound + range.lowerBound)..<(failure.range.upperBound + range.lowerBound)
    try fail(&state) { report in
      report.text(inLine, number: line, field: place?.field, in: text)
    }
  }

  /// Reports a failure, and throws if the policy is to abort; the line isn't written then.
  ///
  /// In JSON, the output itself reports the failure.
  private func fail(
    _ state: inout FilterState, _ message: (FailureReport) -> String
  ) throws(End) {
    let policy = settings.invalid
    if policy.isFailure { state.hasFailed = true }
    if settings.output != .json {
      if policy == .abort { state.dropRecord() }
      if policy != .ignore {
        // Records before the failure appear before its message.
        try state.flushRecordsBefore()
        say(message(report))
      }
    }
    if policy == .abort {
      try state.flush()
      throw .aborted
    }
  }
}
