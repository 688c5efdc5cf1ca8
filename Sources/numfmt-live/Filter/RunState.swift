/// What the filters of a run have in common.
// Only the filter whose turn it is uses what can change. The monitor protects the detection.
final class RunState: @unchecked Sendable {
  let queue: BlockQueue<Filter.End>
  let name: InputName
  let output: FilterOutput
  let errors: FileDescriptor
  let progress: Progress
  /// Whether the exit code indicates a failure.
  var hasFailed = false
  /// The last record of the header, or an empty list if there is none.
  var header: [UInt8] = []
  /// What is converted and left.
  var tally = Tally()
  /// The number of failures that still get a hint, which takes longer than reading many numbers;
  /// more hints would repeat it.
  private var hintCount = 20
  private let monitor = Monitor()
  /// The number of records behind the header that all filters have read that have ended.
  private(set) var recordCount = 0
  /// The comparison of conventions on the numbers of all filters that have ended.
  private(set) var detection: Detection?

  init(
    _ queue: BlockQueue<Filter.End>, _ name: InputName, _ output: FilterOutput,
    errors: FileDescriptor, _ progress: Progress
  ) {
    self.queue = queue
    self.name = name
    self.output = output
    self.errors = errors
    self.progress = progress
  }

  /// Counts a failure that can get a hint, or returns `false` if there were enough of them.
  func takeHint() -> Bool {
    guard hintCount > 0 else { return false }
    hintCount -= 1
    return true
  }

  /// Converts the blocks behind the header in several threads, and returns how that ended early, or
  /// `nil` if it didn't.
  func run(threads count: Int, _ plan: RecordPlan, _ detection: Detection?) -> Filter.End? {
    queue.run(threads: count) { [self] in
      var filter = Filter(plan, self, detection: detection)
      filter.recordCount = plan.settings.headerCount
      do throws(Filter.End) {
        _ = try filter.takeBlocks()
        filter.finish()
      } catch {
        queue.end(error)
      }
    }
  }

  /// Adds the comparison and the number of records of a filter that has ended.
  func add(_ part: Detection?, recordCount: Int) {
    monitor.once {
      self.recordCount += recordCount
      guard let part else { return }
      if detection == nil { detection = part } else { detection?.merge(part) }
    }
  }
}
