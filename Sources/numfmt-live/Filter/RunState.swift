/// What the filters of a run have in common.
// Only the filter whose turn it is uses what can change. The monitor protects the detection.
final class RunState: @unchecked Sendable {
  let queue: BlockQueue<Filter.End>
  let streams: FilterRun.Streams
  let progress: Progress
  /// The name of the input in messages about records, or an empty text if it's the only one.
  let inputPrefix: String
  /// The encoder of the output, or `nil` if it's UTF-8.
  var encoder: TextEncoder?
  /// Whether the exit code indicates a failure.
  var hasFailed = false
  /// The last record of the header, or an empty list if there is none.
  var header: [UInt8] = []
  /// What would change.
  var dryRun = DryRun()
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
    _ queue: BlockQueue<Filter.End>, _ streams: FilterRun.Streams, _ progress: Progress,
    inputPrefix: String = "", encoder: TextEncoder? = nil
  ) {
    self.inputPrefix = inputPrefix
    self.encoder = encoder
    self.queue = queue
    self.streams = streams
    self.progress = progress
  }

  /// Writes a part of a filter's output.
  func send(_ range: Range<Int>, of output: borrowing ByteBuffer) throws(SystemError) {
    guard encoder != nil else { return try output.send(range, to: streams.output) }
    let bytes = try encoder?.encode(Bytes(rebasing: output.bytes()[range])) ?? []
    try bytes.withUnsafeBufferPointer { bytes throws(SystemError) in
      try streams.output.send(UnsafeRawBufferPointer(bytes))
    }
  }

  /// Counts a failure that can get a hint, or returns `false` if there were enough of them.
  func takeHint() -> Bool {
    guard hintCount > 0 else { return false }
    hintCount -= 1
    return true
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
