/// The queue of the blocks in the input, which threads convert at the same time.
///
/// Blocks are read one after the other. What is made of them is written in the same order: the turn
/// of a block comes when all blocks before it are done.
///
///     while try queue.next(&block) {
///       …                                             // convert the block
///       guard queue.waitForTurn(of: block.number) else { return }
///       …                                             // write the result
///       queue.endTurn()
///     }
// Each monitor protects the properties below it. A thread waits for what it needs, and isn't woken
// by anything else: with one monitor for all, a file of 60 MB took 4,300 changes of threads instead
// of some hundred.
final class BlockQueue<Ending: Sendable>: @unchecked Sendable {
  private let reading = Monitor()
  private var reader: RecordReader
  private var canRead = true
  private var readCount = 0
  /// The number of the last block that is longer than usual.
  private var longNumber = -1

  private let turns = Monitor()
  /// The number of the block whose turn it is.
  private var turn = 0
  private var ending: Ending?

  private let threads = Monitor()
  private var threadCount = 0
  private var hasEnded = false

  /// Creates a queue of the blocks that a reader reads.
  init(_ reader: consuming RecordReader) {
    self.reader = reader
  }

  // MARK: - Blocks

  /// Reads the next block, and returns `false` at the end of the input, or if the run has ended.
  ///
  /// If reading fails, the error is thrown when all blocks before it are done.
  func next(_ block: inout RecordBlock) throws(SystemError) -> Bool {
    do throws(SystemError) {
      return try reading.once { () throws(SystemError) in try read(&block) }
    } catch {
      guard waitForTurn(of: block.number) else { return false }
      throw error
    }
  }

  private func read(_ block: inout RecordBlock) throws(SystemError) -> Bool {
    // Only one long block is there at a time, so that memory doesn't depend on the number of
    // threads.
    guard canRead, waitForTurn(of: longNumber + 1) else { return false }
    block.number = readCount
    readCount += 1
    // After an error, nothing is read.
    canRead = false
    canRead = try reader.fill(&block)
    if block.isLong { longNumber = block.number }
    return canRead
  }

  /// Waits until all blocks before the one with the specified number are done, and returns `false`
  /// if the run has ended.
  func waitForTurn(of number: Int) -> Bool {
    turns.once({ turn >= number || ending != nil }) { ending == nil }
  }

  /// Ends the turn of a block.
  func endTurn() {
    turns.change { turn += 1 }
  }

  // MARK: - Runs

  /// Ends the run, unless it has ended.
  func end(_ ending: Ending) {
    turns.change { self.ending = self.ending ?? ending }
    threads.change { hasEnded = true }
  }

  /// Calls a closure on several threads, and returns how the run ended, or `nil` if all of them
  /// returned and no one ended it.
  ///
  /// A thread that still waits for input when the run ends isn't waited for.
  func run(threads count: Int, _ body: @escaping @Sendable () -> Void) -> Ending? {
    let work = { @Sendable in
      body()
      self.threads.change { self.threadCount -= 1 }
    }
    threads.change { threadCount = count }
    for index in 0..<count where !Monitor.startThread(work) {
      // The threads before have to do, or this one if there are none.
      threads.change { threadCount -= count - max(index, 1) }
      if index == 0 { work() }
      break
    }
    threads.once({ threadCount == 0 || hasEnded }) {}
    return turns.once { ending }
  }
}
