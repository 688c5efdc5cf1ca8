/// A run of a filter over arguments or standard input.
struct FilterRun {
  var fields: FieldList
  var reading: Reading
  var writing: NumberWriting
  var settings: FilterSettings
  /// The texts to convert; if there are none, the lines of standard input.
  var arguments: [String]
  var pen: Pen

  /// The way to read the numbers.
  enum Reading {
    case given(NumberReading)
    /// The convention of the input is found in a sample of it.
    case detected(DetectedReading)
  }

  /// The unit of the input: `line`, `record`, or `argument`.
  var unit: String {
    arguments.isEmpty ? settings.recordEnd == .byte(0) ? "record" : "line" : "argument"
  }

  /// Converts all input, and returns the exit code.
  func run() -> Int32 {
    do throws(Filter.End) {
      var input = FilterInput(arguments: arguments, recordEnd: settings.recordEnd)
      guard let reading = try reading(of: &input) else { return 2 }
      let progress = Progress(unit: unit)
      defer { progress.hide() }
      let column = Column(fields, reading: reading, writing: writing)
      var filter = Filter(column, settings, progress, pen: pen)
      try input.pass(to: &filter)
      // A detection finds no numbers in a header, and says so.
      if settings.output != .none { try filter.end() }
      try filter.flush()
      return filter.hasFailed ? 2 : 0
    } catch {
      return error.report()
    }
  }

  /// Returns the way to read the input, or reports that the input doesn't tell it and returns `nil`.
  private func reading(of input: inout FilterInput) throws(Filter.End) -> NumberReading? {
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
      try input.passSample(to: &filter) {
        if case .decided = detection.current.verdict { true } else { false }
      }
      if let reading = detected.reading(detection.current, isComplete: input.isAtEnd) {
        return reading
      }
      StandardError.print(
        detected.failure(
          detection.current, unit: unit, isComplete: input.isAtEnd, pen: pen))
      return nil
    }
  }
}

extension Filter.End {
  /// Reports the error, and returns the exit code.
  func report() -> Int32 {
    switch self {
    case .aborted: return 2
    // The reader closed the pipe, which is no error.
    case .unwritable(let error) where error.isClosedPipe: break
    case .unwritable(let error): StandardError.print("error: standard output: \(error)")
    case .unreadable(let error): StandardError.print("error: standard input: \(error)")
    }
    return 1
  }
}
