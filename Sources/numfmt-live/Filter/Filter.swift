import LiveNumber

/// A converter of lines.
///
/// A filter doesn't change; the progress is in a ``FilterState``.
final class Filter {
  typealias End = FilterState.End

  private let conversion: Conversion
  private let settings: FilterSettings
  private let say: (String) -> Void
  private let report: FailureReport
  private let json: JSONRecord
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

  /// Converts a line.
  func take(
    _ text: UnsafeBufferPointer<UInt8>, isTerminated: Bool, _ state: inout FilterState
  ) throws(End) {
    state.beginLine()
    if state.line <= settings.headerCount {
      pass(on: text, &state)
    } else if mayTakeWholeLines, conversion.convertAtOnce(text, to: &state.output) {
      // The fast path of plain numbers, for most lines of most files.
    } else if !settings.fields.isEmpty {
      try takeFields(of: text, settings.fields, &state)
    } else {
      let whole = 0..<text.count
      let field = FieldCutter.Field(whole: whole, text: whole, separator: text.count..<text.count)
      try convert(field, number: 1, of: text, &state)
    }
    try endLine(isTerminated: isTerminated, &state)
  }

  /// Reports the beginning of a line that's too long, and passes it on.
  func takeTooLong(
    _ text: UnsafeBufferPointer<UInt8>, _ state: inout FilterState
  ) throws(End) {
    state.beginLine()
    let line = state.line
    if settings.printsJSON { json.appendTooLong(line: line, to: &state.output) }
    try fail(&state) { report in report.text(.recordTooLong, number: line) }
    try takeRest(text, isTerminated: false, &state)
  }

  /// Passes on another piece of a line that's too long.
  func takeRest(
    _ text: UnsafeBufferPointer<UInt8>, isTerminated: Bool, _ state: inout FilterState
  ) throws(End) {
    pass(on: text, &state)
    try endLine(isTerminated: isTerminated, &state)
  }

  private func endLine(isTerminated: Bool, _ state: inout FilterState) throws(End) {
    if isTerminated, !settings.printsJSON { state.output.append(settings.terminator) }
    if state.output.isFull { try state.flush() }
  }

  /// Writes text that isn't a number, except in JSON.
  private func pass(on text: UnsafeBufferPointer<UInt8>, _ state: inout FilterState) {
    if !settings.printsJSON { state.output.append(text) }
  }

  // MARK: - Fields

  private func takeFields(
    of text: UnsafeBufferPointer<UInt8>, _ fields: FieldList, _ state: inout FilterState
  ) throws(End) {
    var cutter = FieldCutter(text, delimiter: settings.delimiter)
    var count = 0
    while let field = cutter.next() {
      count += 1
      if fields.contains(count) {
        try convert(field, number: count, of: text, &state)
        if state.output.isFull { try state.flush() }
      } else {
        pass(on: UnsafeBufferPointer(rebasing: text[field.whole]), &state)
      }
      // No field follows.
      if field.separator.isEmpty { break }
      pass(on: UnsafeBufferPointer(rebasing: text[field.separator]), &state)
      if fields.endsBy(count) {
        pass(on: cutter.rest, &state)
        break
      }
    }
    guard let missing = fields.missing(in: count) else { return }
    try fail(
      .missingField(missing, count: count), number: missing, at: text.count..<text.count, of: text,
      &state)
  }

  // MARK: - Numbers

  private func convert(
    _ field: FieldCutter.Field, number: Int, of text: UnsafeBufferPointer<UInt8>,
    _ state: inout FilterState
  ) throws(End) {
    let start = state.output.count
    do throws(ConversionFailure) {
      let bare = UnsafeBufferPointer(rebasing: text[bareText(of: field, in: text)])
      if settings.printsJSON {
        try convertToJSON(bare, field, number: number, of: text, &state)
        return
      }
      try conversion.convert(bare, to: &state.output)
    } catch {
      try fail(error, number: number, at: field.text, of: text, &state)
      pass(on: UnsafeBufferPointer(rebasing: text[field.whole]), &state)
      return
    }
    if settings.hasSuffix { for byte in settings.suffix { state.output.append(byte) } }
    state.output.align(
      from: start, columns: settings.alignment.columns(for: field, number: number, of: text))
  }

  /// Returns the range of the field's text without the suffix.
  @inline(__always)
  private func bareText(
    of field: FieldCutter.Field, in text: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    guard settings.hasSuffix else { return field.text }
    let suffix = settings.suffix
    guard field.text.count > suffix.count,
      text[field.text].suffix(suffix.count).elementsEqual(suffix)
    else { return field.text }
    return field.text.lowerBound..<(field.text.upperBound - suffix.count)
  }

  private func convertToJSON(
    _ bare: UnsafeBufferPointer<UInt8>, _ field: FieldCutter.Field, number: Int,
    of text: UnsafeBufferPointer<UInt8>, _ state: inout FilterState
  ) throws(ConversionFailure) {
    let value = try conversion.read(bare)
    state.scratch.truncate(to: 0)
    try conversion.write(value, to: &state.scratch)
    if case .localized = conversion.output {
      for byte in settings.suffix { state.scratch.append(byte) }
    }
    json.append(
      UnsafeBufferPointer(rebasing: text[field.text]), place: place(of: number, in: state.line),
      result: .success((value, state.scratch.bytes())), to: &state.output)
  }

  /// Returns the position for JSON and messages, or `nil` if no fields are selected.
  private func place(of field: Int, in line: Int) -> (line: Int, field: Int)? {
    settings.namesFields ? (line, field) : nil
  }

  // MARK: - Failures

  /// Reports that the text in `range` didn't convert.
  private func fail(
    _ failure: ConversionFailure, number: Int, at range: Range<Int>,
    of text: UnsafeBufferPointer<UInt8>, _ state: inout FilterState
  ) throws(End) {
    let line = state.line
    let place = place(of: number, in: line)
    if settings.printsJSON {
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
    if !settings.printsJSON {
      if policy == .abort { state.dropLine() }
      if policy != .ignore {
        // Lines before the failure appear before its message.
        try state.flushLinesBefore()
        say(message(report))
      }
    }
    if policy == .abort {
      try state.flush()
      throw .aborted
    }
  }
}
