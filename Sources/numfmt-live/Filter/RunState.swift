/// What the filters of a run have in common.
// Only the filter whose turn it is uses what can change. The monitor protects the detection.
final class RunState: @unchecked Sendable {
  let queue: BlockQueue<Filter.End>
  let streams: FilterRun.Streams
  let progress: Progress
  /// The name of the input in messages about records, or an empty text if it's the only one.
  let inputPrefix: String
  /// The name of the file in JSON, or `nil` if it's the only input.
  let fileName: String?
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
    inputPrefix: String = "", fileName: String? = nil, encoder: TextEncoder? = nil
  ) {
    self.inputPrefix = inputPrefix
    self.fileName = fileName
    self.encoder = encoder
    self.queue = queue
    self.streams = streams
    self.progress = progress
  }

  /// The last byte of the output, in UTF-8, or `nil` if there's none.
  private var lastByte: UInt8?

  /// Ends the last line of the output, so that what another file begins with isn't part of it:
  /// `1.5` and `2` would be 1.52.
  func endLine(_ terminator: UInt8) throws(Filter.End) {
    guard let lastByte, lastByte != terminator else { return }
    var end = ByteBuffer(capacity: 1)
    end.append(terminator)
    do throws(SystemError) {
      try send(0..<1, of: end)
    } catch {
      throw .unwritable(error)
    }
  }

  /// Writes a part of a filter's output.
  func send(_ range: Range<Int>, of output: borrowing ByteBuffer) throws(SystemError) {
    if let last = range.last { lastByte = output.bytes()[last] }
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
