/// The queue of the blocks in the input, which threads convert at the same time.
///
/// Blocks are read one after the other. What is made of them is written in the same order: the turn of a
/// block comes when all blocks before it are done.
///
///     while try queue.next(&block) {
///       …                                             // convert the block
///       guard queue.waitForTurn(of: block.number) else { return }
///       …                                             // write the result
///       queue.endTurn(of: block)
///     }
// The monitor protects the state. Only the thread that is reading uses the reader.
final class BlockQueue<Ending: Sendable>: @unchecked Sendable {
  private let monitor = Monitor()
  private var reader: RecordReader
  private var isReading = false
  private var readCount = 0
  /// The number of the block whose turn it is.
  private var turn = 0
  private var threadCount = 0
  private var ending: Ending?

  /// Creates a queue of the blocks that a reader reads.
  init(_ reader: consuming RecordReader) {
    self.reader = reader
  }

  // MARK: - Blocks

  /// Reads the next block, and returns `false` at the end of the input, or if the run has ended.
  ///
  /// If reading fails, the error is thrown when all blocks before it are done.
  func next(_ block: inout RecordBlock) throws(SystemError) -> Bool {
    let canRead = monitor.once({ !isReading || ending != nil }) {
      guard ending == nil else { return false }
      isReading = true
      return true
    }
    guard canRead else { return false }
    block.number = readCount
    readCount += 1
    do throws(SystemError) {
      let isFilled = try reader.fill(&block)
      // Only one long block is there at a time, so that memory doesn't depend on the number of threads.
      if !isFilled || !block.isLong { monitor.once { isReading = false } }
      return isFilled
    } catch {
      guard waitForTurn(of: block.number) else { return false }
      throw error
    }
  }

  /// Waits until all blocks before the one with the specified number are done, and returns `false` if the
  /// run has ended.
  func waitForTurn(of number: Int) -> Bool {
    monitor.once({ turn >= number || ending != nil }) { ending == nil }
  }

  /// Ends the turn of a block.
  func endTurn(of block: borrowing RecordBlock) {
    let isLong = block.isLong
    monitor.once {
      turn += 1
      if isLong { isReading = false }
    }
  }

  // MARK: - Runs

  /// Ends the run, unless it has ended.
  func end(_ ending: Ending) {
    monitor.once { self.ending = self.ending ?? ending }
  }

  /// Calls a closure on several threads, and returns how the run ended, or `nil` if all of them returned
  /// and no one ended it.
  ///
  /// A thread that still waits for input when the run ends isn't waited for.
  func run(threads count: Int, _ body: @escaping @Sendable () -> Void) -> Ending? {
    let work = { @Sendable in
      body()
      self.monitor.once { self.threadCount -= 1 }
    }
    monitor.once { threadCount = count }
    for index in 0..<count where !Monitor.startThread(work) {
      // The threads before have to do, or this one if there are none.
      monitor.once { threadCount -= count - max(index, 1) }
      if index == 0 { work() }
      break
    }
    return monitor.once({ threadCount == 0 || ending != nil }) { ending }
  }
}
