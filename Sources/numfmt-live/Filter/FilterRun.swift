/// A run of a filter over arguments or standard input.
struct FilterRun {
  var fields: FieldList
  var reading: Reading
  var writing: NumberWriting
  var settings: FilterSettings
  /// The texts to convert; if there are none, the lines of standard input.
  var arguments: [String]
  var pen: Pen
  /// The way to find the fields, or `nil` if the options name them.
  var columnReading: ColumnReading?
  let input = InputStart()

  /// The way to read the numbers.
  enum Reading {
    case given(NumberReading)
    /// The convention of the input is found in a sample of it.
    case detected(DetectedReading)
  }

  /// The unit of the input: `line`, `record`, or `argument`.
  var unit: String {
    guard arguments.isEmpty else { return "argument" }
    return settings.recordEnd.terminator == 0 ? "record" : "line"
  }

  /// Converts all input, and returns the exit code.
  mutating func run() -> Int32 {
    do throws(Filter.End) {
      if let code = try resolve() { return code }
      var reader = RecordReader(input.receive, ending: settings.recordEnd)
      guard let reading = try reading(of: &reader) else { return 2 }
      let progress = Progress(unit: unit)
      defer { progress.hide() }
      let column = Column(fields, reading: reading, writing: writing)
      var filter = Filter(column, settings, progress, pen: pen)
      try pass(&reader, to: &filter)
      // A detection finds no numbers in a header, and says so.
      if settings.output != .none { try filter.end() }
      try filter.flush()
      return filter.hasFailed ? 2 : 0
    } catch {
      return report(error)
    }
  }

  /// Passes the input to a filter, whose output is written before more input is waited for; or only a sample,
  /// until a function returns `true` for the number of bytes read.
  private func pass(
    _ reader: inout RecordReader, to filter: inout Filter, until isEnough: ((Int) -> Bool)? = nil
  ) throws(Filter.End) {
    for argument in arguments {
      let bytes = Array(argument.utf8)
      try bytes.withUnsafeBufferPointer { bytes throws(Filter.End) in
        try filter.take(.whole(bytes, isTerminated: true))
      }
    }
    guard arguments.isEmpty else { return }
    while true {
      try filter.takeRecords(from: &reader)
      if reader.isAtEnd || isEnough?(reader.byteCount) == true { return }
      if !filter.column.fields.hasNames { try filter.flush() }
      if isEnough == nil { filter.progress.show(lines: filter.line, bytes: reader.byteCount) }
      do throws(SystemError) {
        try reader.fill()
      } catch {
        throw .unreadable(error)
      }
    }
  }

  /// The number of bytes in which to look for the convention of the input.
  static let sampleSize = 1 << 20

  /// Returns the way to read the input, or reports that the input doesn't tell it and returns `nil`.
  private func reading(of reader: inout RecordReader) throws(Filter.End) -> NumberReading? {
    switch reading {
    case .given(let reading): return reading
    case .detected(let detected):
      let detection = detected.startDetection()
      var quiet = settings
      quiet.output = .none
      // The run itself reports them.
      quiet.invalid = .ignore
      let column = Column(fields, reading: .detecting(detection), writing: .plain)
      var filter = Filter(column, quiet, Progress(unit: unit), pen: pen)
      reader.keepBytes()
      try pass(&reader, to: &filter) { byteCount in
        if case .decided = detection.current.verdict { return true }
        return byteCount >= FilterRun.sampleSize
      }
      reader.rewind()
      let isComplete = !arguments.isEmpty || reader.isAtEnd
      if let reading = detected.reading(detection.current, isComplete: isComplete) {
        return reading
      }
      StandardError.print(
        detected.failure(detection.current, unit: unit, isComplete: isComplete, pen: pen))
      return nil
    }
  }

  /// Reports why the run ended early, and returns the exit code.
  private func report(_ end: Filter.End) -> Int32 {
    switch end {
    case .aborted: return 2
    // The reader closed the pipe, which is no error.
    case .unwritable(let error) where error.isClosedPipe: break
    case .unwritable(let error): StandardError.print("error: standard output: \(error)")
    case .unreadable(let error): StandardError.print("error: standard input: \(error)")
    }
    return 1
  }
}
