import EscapedText
import TerminalUI

/// A run of a filter on one input: a file, standard input, or the arguments.
struct InputRun {
  let plan: FilterPlan
  let name: InputName
  let input: FilterInput
  let output: FilterOutput
  let errors: FileDescriptor
  /// The number of bytes to read at once.
  let blockSize: Int

  /// How a run ended.
  enum Ending {
    case complete
    /// Something is left that didn't convert, so that what follows can still be read.
    case incomplete
    /// Nothing that follows is read.
    case final
  }

  struct Result {
    let ending: Ending
    let exitCode: Int32
    /// The comparison of conventions on the numbers, or `nil` if they were converted.
    var detection: Detection?

    init(_ ending: Ending, exitCode: Int32, detection: Detection? = nil) {
      self.ending = ending
      self.exitCode = exitCode
      self.detection = detection
    }
  }

  /// Converts all of the input, or compares conventions on its numbers, and says how it ended.
  func run(comparing detection: Detection? = nil) -> Result {
    do throws(Filter.End) {
      return try convert(comparing: detection)
    } catch {
      return report(error)
    }
  }

  /// Converts all of the input, from its first byte to the last one of the output.
  private func convert(comparing detection: Detection?) throws(Filter.End) -> Result {
    // What the options don't say is in the start of the input.
    var planner = RecordPlanner(self)
    let records = try planner.plan()
    let settings = records.settings
    output.beginInput(settings)
    let state = state(settings, reading: input.receive)
    defer { state.progress.hide() }
    var filter = Filter(records, state, detection: detection)
    if plan.arguments.texts.isEmpty {
      try takeBlocks(with: &filter, state, detection)
    } else {
      try take(plan.arguments.texts, with: &filter)
    }
    // A detection finds no numbers in a header, and says so.
    if settings.output != .none { try filter.end() }
    try filter.flush()
    filter.finish()
    reportMissing(state.tally.missingCount, settings)
    if settings.output == .changes { try report(state.tally, settings) }
    if settings.printsStatistics {
      errors.print(name.prefix(":") + state.tally.text(recordCount: state.recordCount))
    }
    let hasFailed = state.hasFailed || planner.leavesNumbers
    return Result(.complete, exitCode: hasFailed ? 2 : 0, detection: state.detection)
  }

  /// Returns what the filters that read some input have in common.
  func state(
    _ settings: FilterSettings, reading source: @escaping RecordReader.Source
  ) -> RunState {
    let reader = RecordReader(source, ending: settings.recordEnd, blockSize: blockSize)
    let progress = Progress(input.file, output.file, unit: plan.unit)
    return RunState(BlockQueue(reader), name, output, errors: errors, progress)
  }

  /// Converts the blocks of the input, in several threads if it's long.
  private func takeBlocks(
    with filter: inout Filter, _ state: RunState, _ detection: Detection?
  ) throws(Filter.End) {
    let jobs = filter.plan.settings.jobs ?? Self.coreCount
    // This thread reads the header.
    let isLong = try filter.takeBlocks { jobs > 1 && $1 >= Self.longBlockCount * blockSize }
    if isLong, let ending = state.run(threads: jobs, filter.plan, detection) { throw ending }
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

  // MARK: - Reports

  /// Says how many fields have a text that stands for a missing value.
  private func reportMissing(_ count: Int, _ settings: FilterSettings) {
    guard count > 0, settings.output.isText, settings.invalid != .ignore else { return }
    errors.print(
      "\(plan.pen.write("note:", .waiting)) \(name.prefix(","))\(count) missing value"
        + (count == 1 ? " stays as it is" : "s stay as they are"))
  }

  private func report(_ tally: Tally, _ settings: FilterSettings) throws(Filter.End) {
    do throws(SystemError) {
      try output.file.send(
        name.prefix(":") + tally.changes(unit: plan.unit, settings.invalid) + "\n")
    } catch {
      throw .unwritable(error)
    }
  }

  /// Reports why the run ended early.
  private func report(_ end: Filter.End) -> Result {
    switch end {
    case .aborted, .endedElsewhere: return Result(.final, exitCode: 2)
    case .headerless: return Result(.incomplete, exitCode: 2)
    case .undetected(let reason, let exitCode):
      errors.print("\(plan.pen.write("error:", .bad)) \(name.prefix(","))\(reason)")
      return Result(.incomplete, exitCode: exitCode)
    case .unwritable(let error):
      // The reader closed the pipe, which is no error.
      if !error.isClosedPipe {
        let file = plan.replacement == nil ? "standard output" : "the new file for \(name.text)"
        errors.print("error: \(file): \(error)")
      }
      return Result(.final, exitCode: 1)
    case .unreadable(let error):
      errors.print("error: \(name.text): \(error)")
      return Result(.incomplete, exitCode: 1)
    }
  }
}
