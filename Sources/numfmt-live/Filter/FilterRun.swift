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

  /// The files to read and write.
  var streams = Streams()
  /// The number of bytes to read at once.
  var blockSize = 1 << 17

  struct Streams: Sendable {
    var input = FileDescriptor.standardInput
    var output = FileDescriptor.standardOutput
    var errors = FileDescriptor.standardError
  }

  /// Converts all input, and returns the exit code.
  mutating func run() -> Int32 { run(on: FilterInput(streams.input)) }

  /// Converts all input, whose start may be read already, and returns the exit code.
  mutating func run(on input: FilterInput) -> Int32 {
    do throws(Filter.End) {
      if let code = try resolve(input) { return code }
      guard let reading = try reading(of: input) else { return 2 }
      let state = state(reading: input)
      defer { state.progress.hide() }
      try convert(Column(fields, reading: reading, writing: writing), state)
      return state.hasFailed ? 2 : 0
    } catch {
      return report(error)
    }
  }

  /// Returns what the filters that read some input have in common.
  private func state(reading input: FilterInput) -> RunState {
    let reader = RecordReader(input.receive, ending: settings.recordEnd, blockSize: blockSize)
    return RunState(BlockQueue(reader), streams, Progress(unit: unit))
  }

  /// Converts all input, in several threads if it's long.
  private func convert(_ column: Column, _ state: RunState) throws(Filter.End) {
    var filter = Filter(column, settings, state, pen: pen)
    try take(arguments, with: &filter)
    let longCount = settings.jobs == 1 ? Int.max : FilterRun.longBlockCount * blockSize
    if arguments.isEmpty, try filter.takeBlocks(until: { $0 >= longCount }) {
      // The header is read.
      let found = filter.column
      let ending = state.queue.run(threads: settings.jobs ?? FilterRun.coreCount) {
        [settings, pen] in
        var column = found
        if let copy = found.reading.copy {
          column = Column(found.fields, reading: copy(), writing: found.writing)
        }
        var filter = Filter(column, settings, state, pen: pen)
        filter.recordCount = settings.headerCount
        do throws(Filter.End) {
          _ = try filter.takeBlocks()
        } catch {
          state.queue.end(error)
        }
      }
      if let ending { throw ending }
    }
    // A detection finds no numbers in a header, and says so.
    if settings.output != .none { try filter.end() }
    try filter.flush()
    if filter.hasFailed { state.hasFailed = true }
  }

  /// Converts arguments.
  private func take(_ arguments: [String], with filter: inout Filter) throws(Filter.End) {
    for (index, argument) in arguments.enumerated() {
      try Array(argument.utf8).withUnsafeBufferPointer { bytes throws(Filter.End) in
        try filter.take(bytes, line: index + 1)
      }
    }
  }

  /// The number of blocks for which it's worth starting threads.
  private static let longBlockCount = 4

  /// The number of processor cores.
  private static var coreCount: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }

  // MARK: - Detection

  /// The number of bytes in which to look for the convention of the input.
  static let sampleSize = 1 << 20

  /// Returns the way to read the input, or reports that the input doesn't tell it and returns `nil`.
  private func reading(of input: FilterInput) throws(Filter.End) -> NumberReading? {
    switch reading {
    case .given(let reading): return reading
    case .detected(let detected):
      let detection = detected.startDetection()
      var quiet = settings
      quiet.output = .none
      // The run itself reports them.
      quiet.invalid = .ignore
      let column = Column(fields, reading: .detecting(detection), writing: .plain)
      var filter = Filter(column, quiet, state(reading: input), pen: pen)
      try take(arguments, with: &filter)
      input.keepBytes()
      if arguments.isEmpty {
        _ = try filter.takeBlocks { byteCount in
          if case .decided = detection.current.verdict { return true }
          return byteCount >= FilterRun.sampleSize
        }
      }
      let isComplete = !arguments.isEmpty || input.isAtEnd
      input.rewind()
      if let reading = detected.reading(detection.current, isComplete: isComplete) {
        return reading
      }
      streams.errors.print(
        detected.failure(detection.current, unit: unit, isComplete: isComplete, pen: pen))
      return nil
    }
  }

  /// Reports why the run ended early, and returns the exit code.
  private func report(_ end: Filter.End) -> Int32 {
    switch end {
    case .aborted, .endedElsewhere: return 2
    // The reader closed the pipe, which is no error.
    case .unwritable(let error) where error.isClosedPipe: break
    case .unwritable(let error): streams.errors.print("error: standard output: \(error)")
    case .unreadable(let error): streams.errors.print("error: standard input: \(error)")
    }
    return 1
  }
}
