import EscapedText
import TerminalUI

/// A run of a filter over arguments, files, or standard input.
struct FilterRun {
  var fields: FieldList
  var reading: Reader
  var writing: NumberWriter
  var settings: FilterSettings
  /// The texts to convert; if there are none, the lines of files or of standard input.
  var arguments: [String]
  /// The names of the files to read instead of standard input, one after another.
  var files: [String] = []
  /// The way to change the files themselves, or `nil` to write to standard output.
  var replacement: Replacement?
  /// Whether to say how many numbers are converted, and what is left.
  var printsStatistics = false
  var pen: Pen
  /// The search for the fields, or `nil` if the options name them.
  var fieldSearch: ConventionSearch?
  /// The comparison of conventions on the numbers, or `nil` if they're converted.
  var detection: Detection?

  /// The way to read the numbers.
  enum Reader {
    case given(NumberReader)
    /// The convention is found in a sample of the input, as the option `--locale` or `--from` asks.
    case detected(ConventionSearch, option: String)
  }

  /// What happens to files that new ones replace.
  struct Replacement {
    /// The text behind the names under which the old files stay, or `nil` if they don't.
    var backupSuffix: String?
  }

  /// The unit of the input: `line`, `record`, or `argument`.
  var unit: String {
    guard arguments.isEmpty else { return "argument" }
    return settings.recordEnd.terminator == 0 ? "record" : "line"
  }

  var streams = Streams()
  /// The number of bytes to read at once.
  var blockSize = 1 << 17

  struct Streams: Sendable {
    var input = FileDescriptor.standardInput
    var output = FileDescriptor.standardOutput
    var errors = FileDescriptor.standardError
  }

  /// Whether a column stays as it is whose texts look like numbers.
  var leavesNumbers = false

  /// The name of the file that is read, or `nil`.
  private(set) var file: String?

  /// The name of the input in messages.
  var inputName: String {
    guard let file, file != InputArguments.standardInput else { return "standard input" }
    return InvisibleScalar.spelled(file)
  }

  /// The name of the input in a message about a record, if there are several inputs.
  var inputPrefix: String { files.count > 1 ? "\(inputName), " : "" }

  /// How a run, or one of a file, ended.
  enum Ending {
    case complete
    /// Something is left that didn't convert, so that what follows can still be read.
    case incomplete
    /// Nothing that follows is read.
    case final
  }

  private(set) var ending = Ending.incomplete
  /// Whether another file is read after this one.
  private(set) var isFollowed = false

  /// Opens a file to read, or reports why not and returns `false`.
  mutating func open(_ file: String) -> Bool {
    self.file = file
    guard file != InputArguments.standardInput else { return true }
    do {
      streams.input = try FileDescriptor(readingFrom: file)
      return true
    } catch {
      streams.errors.print("error: \(inputName): \(error)")
      return false
    }
  }

  /// Closes the file that was opened.
  func close() {
    if streams.input != .standardInput { streams.input.close() }
  }

  /// Converts all input, and returns the exit code: the worst of several files, of which each is
  /// read whole, with its own header.
  mutating func run() -> Int32 {
    guard !files.isEmpty else { return runOnInput() }
    var code: Int32 = 0
    var changed: [String] = []
    for (index, file) in files.enumerated() {
      var run = self
      run.isFollowed = index < files.count - 1
      code = max(code, run.run(on: file))
      if run.ending == .complete { changed.append(run.inputName) }
      guard run.ending == .final else { continue }
      if replacement != nil, !changed.isEmpty {
        streams.errors.print(
          "\(pen.write("note:", .waiting)) changed before this error: "
            + changed.joined(separator: ", "))
      }
      break
    }
    return code
  }

  private mutating func run(on file: String) -> Int32 {
    guard let replacement else {
      guard open(file) else { return 1 }
      defer { close() }
      return runOnInput()
    }
    do {
      let new = try FileReplacement(of: file)
      self.file = file
      (streams.input, streams.output) = (new.input, new.output)
      let code = runOnInput()
      if ending == .complete {
        try new.finish(backupSuffix: replacement.backupSuffix)
      } else {
        new.discard()
      }
      return code
    } catch {
      ending = .incomplete
      streams.errors.print("error: \(InvisibleScalar.spelled(file)): \(error)")
      return 1
    }
  }

  private mutating func runOnInput() -> Int32 {
    run(on: FilterInput(streams.input, encoding: settings.encoding))
  }

  /// Converts all input, whose start may be read already, and returns the exit code.
  mutating func run(on input: FilterInput) -> Int32 {
    do throws(Filter.End) {
      try takeForm(of: input)
      let reading = try reading(of: input)
      let state = state(reading: input.receive)
      defer { state.progress.hide() }
      try convert(Conversion(fields, reading: reading, writing: writing), state)
      if isFollowed, replacement == nil, settings.output == .text {
        try state.endLine(settings.recordEnd.terminator)
      }
      detection = state.detection
      reportMissing(state.tally.missingCount)
      if settings.output == .changes { try report(state.dryRun, state.tally) }
      if printsStatistics {
        let name = files.count > 1 ? "\(inputName): " : ""
        streams.errors.print(name + state.tally.text(recordCount: state.recordCount))
      }
      ending = .complete
      return state.hasFailed || leavesNumbers ? 2 : 0
    } catch {
      return report(error)
    }
  }

  /// Says how many fields have a text that stands for a missing value.
  private func reportMissing(_ count: Int) {
    guard count > 0, settings.output.isText, settings.invalid != .ignore else { return }
    streams.errors.print(
      "\(pen.write("note:", .waiting)) \(inputPrefix)\(count) missing value\(count == 1 ? " stays" : "s stay") as "
        + "\(count == 1 ? "it is" : "they are")")
  }

  private func report(_ dryRun: DryRun, _ tally: Tally) throws(Filter.End) {
    do throws(SystemError) {
      let name = files.count > 1 ? "\(inputName): " : ""
      try streams.output.send(name + dryRun.text(unit: unit, tally, settings.invalid) + "\n")
    } catch {
      throw .unwritable(error)
    }
  }

  /// Returns what the filters that read some input have in common.
  func state(reading source: @escaping RecordReader.Source) -> RunState {
    let reader = RecordReader(source, ending: settings.recordEnd, blockSize: blockSize)
    return RunState(
      BlockQueue(reader), streams, Progress(streams, unit: unit), inputPrefix: inputPrefix,
      fileName: files.count > 1 ? file?.json : nil,
      encoder: settings.output == .text ? settings.encoding.map { TextEncoder($0) } : nil)
  }

  /// Converts all input, in several threads if it's long.
  private func convert(_ conversion: Conversion, _ state: RunState) throws(Filter.End) {
    var filter = Filter(conversion, settings, state, pen: pen, detection: detection)
    try take(arguments, with: &filter)
    let longCount = settings.jobs == 1 ? Int.max : FilterRun.longBlockCount * blockSize
    if arguments.isEmpty, try filter.takeBlocks(until: { $1 >= longCount }) {
      // The header is read.
      let conversion = filter.conversion
      let ending = state.queue.run(threads: settings.jobs ?? FilterRun.coreCount) {
        [settings, pen, detection] in
        var filter = Filter(conversion, settings, state, pen: pen, detection: detection)
        filter.recordCount = settings.headerCount
        do throws(Filter.End) {
          _ = try filter.takeBlocks()
          state.add(filter.detection, recordCount: filter.recordCount - settings.headerCount)
        } catch {
          state.queue.end(error)
        }
      }
      if let ending { throw ending }
    }
    // A detection finds no numbers in a header, and says so.
    if settings.output != .none { try filter.end() }
    try filter.flush()
    state.add(
      filter.detection, recordCount: max(filter.recordCount - settings.headerCount, 0))
  }

  func take(_ arguments: [String], with filter: inout Filter) throws(Filter.End) {
    for (index, argument) in arguments.enumerated() {
      try Array(argument.utf8).withUnsafeBufferPointer { bytes throws(Filter.End) in
        try filter.take(bytes, line: index + 1)
      }
    }
  }

  /// The number of blocks for which it's worth starting threads.
  private static let longBlockCount = 4

  private static var coreCount: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }

  /// Reports why the run ended early, and returns the exit code.
  @discardableResult
  private mutating func report(_ end: Filter.End) -> Int32 {
    switch end {
    case .aborted, .endedElsewhere:
      ending = .final
      return 2
    case .undetected(let reason, let exitCode):
      streams.errors.print("\(pen.write("error:", .bad)) \(inputPrefix)\(reason)")
      return exitCode
    // The reader closed the pipe, which is no error.
    case .unwritable(let error) where error.isClosedPipe: ending = .final
    case .unwritable(let error):
      ending = .final
      let output = replacement == nil ? "standard output" : "the new file for \(inputName)"
      streams.errors.print("error: \(output): \(error)")
    case .unreadable(let error): streams.errors.print("error: \(inputName): \(error)")
    }
    return 1
  }
}
