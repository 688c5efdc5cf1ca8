import LiveNumber

/// Converts the numbers of one line after the other.
struct Filter: ~Copyable {
  /// Why it stops before the end of its input.
  enum End: Error {
    /// At the first text that is no number.
    case aborted
    case unwritable(SystemError)
    case unreadable(SystemError)
  }

  private let conversion: Conversion
  private let settings: FilterSettings
  private let say: (String) -> Void
  private let report: FailureReport
  private let json: JSONRecord
  private var output = OutputBuffer(descriptor: 1)
  /// Converted text on its way into JSON.
  private var scratch = OutputBuffer(capacity: 256)
  /// Where the line that is being converted begins in the output; nil once some of it is written.
  private var lineStart: Int? = 0
  /// Lines taken so far.
  private(set) var line = 0
  /// Whether the exit code has to tell of a failure.
  private(set) var hasFailed = false

  /// A filter that writes to standard output and hands messages to `say`.
  init(
    _ conversion: Conversion, _ settings: FilterSettings, report: FailureReport,
    say: @escaping (String) -> Void
  ) {
    self.conversion = conversion
    self.settings = settings
    self.report = report
    self.say = say
    json = JSONRecord(conversion: conversion)
  }

  /// Hands on all that is converted.
  mutating func flush() throws(End) {
    try flush(upTo: output.count)
  }

  private mutating func flush(upTo end: Int) throws(End) {
    do throws(SystemError) {
      try output.flush(upTo: end)
    } catch {
      throw .unwritable(error)
    }
    lineStart = lineStart == end ? 0 : nil
  }

  /// Takes the next line.
  mutating func take(
    _ text: UnsafeBufferPointer<UInt8>, isTerminated: Bool
  ) throws(End) {
    line += 1
    lineStart = output.count
    if line <= settings.headerCount {
      if !settings.printsJSON { output.append(text) }
    } else if let fields = settings.fields {
      try takeFields(of: text, fields)
    } else {
      let whole = 0..<text.count
      let field = FieldCutter.Field(whole: whole, text: whole, separator: text.count..<text.count)
      try convert(field, number: 1, of: text)
    }
    try endLine(isTerminated: isTerminated)
  }

  /// Takes the beginning of a line that is longer than what is read in one piece.
  mutating func takeTooLong(_ text: UnsafeBufferPointer<UInt8>) throws(End) {
    line += 1
    lineStart = output.count
    if settings.printsJSON { json.appendTooLong(line: line, to: &output) }
    try fail { [line] report in report.text(.recordTooLong, number: line) }
    try takeRest(text, isTerminated: false)
  }

  /// Takes more of it.
  mutating func takeRest(
    _ text: UnsafeBufferPointer<UInt8>, isTerminated: Bool
  ) throws(End) {
    if !settings.printsJSON { output.append(text) }
    try endLine(isTerminated: isTerminated)
  }

  private mutating func endLine(isTerminated: Bool) throws(End) {
    if isTerminated, !settings.printsJSON { output.append(settings.terminator) }
    if output.isFull { try flush() }
  }

  // MARK: - Fields

  private mutating func takeFields(
    of text: UnsafeBufferPointer<UInt8>, _ fields: FieldList
  ) throws(End) {
    var cutter = FieldCutter(text, delimiter: settings.delimiter)
    var count = 0
    while let field = cutter.next() {
      count += 1
      if fields.contains(count) {
        try convert(field, number: count, of: text)
        if output.isFull { try flush() }
      } else {
        pass(on: field.whole, of: text)
      }
      pass(on: field.separator, of: text)
      if fields.endsBy(count) {
        if !settings.printsJSON { output.append(cutter.rest) }
        return
      }
    }
    guard let missing = fields.missing(in: count) else { return }
    try fail(
      .missingField(missing, count: count), number: missing, at: text.count..<text.count, of: text)
  }

  private mutating func pass(on range: Range<Int>, of text: UnsafeBufferPointer<UInt8>) {
    if !settings.printsJSON { output.append(UnsafeBufferPointer(rebasing: text[range])) }
  }

  // MARK: - Numbers

  private mutating func convert(
    _ field: FieldCutter.Field, number: Int, of text: UnsafeBufferPointer<UInt8>
  ) throws(End) {
    let start = output.count
    do throws(ConversionFailure) {
      let bare = UnsafeBufferPointer(rebasing: text[bareText(of: field, in: text)])
      if settings.printsJSON {
        try convertToJSON(bare, field, number: number, of: text)
        return
      }
      try conversion.convert(bare, to: &output)
    } catch {
      try fail(error, number: number, at: field.text, of: text)
      pass(on: field.whole, of: text)
      return
    }
    for byte in settings.suffix { output.append(byte) }
    output.align(
      from: start, columns: settings.alignment.columns(for: field, number: number, of: text))
  }

  /// The field's text without the suffix.
  private func bareText(
    of field: FieldCutter.Field, in text: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    let suffix = settings.suffix
    guard !suffix.isEmpty, field.text.count > suffix.count,
      text[field.text].suffix(suffix.count).elementsEqual(suffix)
    else { return field.text }
    return field.text.lowerBound..<(field.text.upperBound - suffix.count)
  }

  private mutating func convertToJSON(
    _ bare: UnsafeBufferPointer<UInt8>, _ field: FieldCutter.Field, number: Int,
    of text: UnsafeBufferPointer<UInt8>
  ) throws(ConversionFailure) {
    let value = try conversion.read(bare)
    scratch.truncate(to: 0)
    try conversion.write(value, to: &scratch)
    if case .localized = conversion.output {
      for byte in settings.suffix { scratch.append(byte) }
    }
    json.append(
      UnsafeBufferPointer(rebasing: text[field.text]), place: place(of: number),
      result: .success((value, scratch.bytes())), to: &output)
  }

  // MARK: - Failures

  /// A text of the line did not convert: `range` is where it stands.
  private mutating func fail(
    _ failure: ConversionFailure, number: Int, at range: Range<Int>,
    of text: UnsafeBufferPointer<UInt8>
  ) throws(End) {
    if settings.printsJSON {
      json.append(
        UnsafeBufferPointer(rebasing: text[range]), place: place(of: number),
        result: .failure(failure), to: &output)
    }
    var inLine = failure
    inLine.range =
      (failure.range.lowerBound + range.lowerBound)..<(failure.range.upperBound + range.lowerBound)
    let field = place(of: number)?.field
    try fail { [line] report in report.text(inLine, number: line, field: field, in: text) }
  }

  /// Nil where nobody asked for fields.
  private func place(of field: Int) -> (line: Int, field: Int)? {
    settings.namesFields ? (line, field) : nil
  }

  /// Says what is wrong, and stops where that is asked for; the line is not written then.
  ///
  /// In JSON the output itself says it.
  private mutating func fail(_ message: (FailureReport) -> String) throws(End) {
    let policy = settings.invalid
    if policy.isFailure { hasFailed = true }
    if !settings.printsJSON {
      if policy == .abort, let lineStart { output.truncate(to: lineStart) }
      if policy != .ignore {
        // What came before is seen before.
        if let lineStart { try flush(upTo: lineStart) }
        say(message(report))
      }
    }
    if policy == .abort {
      try flush(upTo: output.count)
      throw .aborted
    }
  }
}
