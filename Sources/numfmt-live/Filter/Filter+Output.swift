import LiveNumber

extension Filter {
  // MARK: - Records

  mutating func begin(_ record: Bytes) {
    self.record = record
    recordCount &+= 1
    recordStart = output.count
  }

  /// Finds out the number of the line on which the current record begins.
  ///
  /// Most records don't need it.
  mutating func countLines() {
    guard let start = lineStart, let end = record.baseAddress else { return }
    line += Bytes(start: start, count: end - start).count(of: plan.settings.recordEnd.terminator)
    lineStart = end
  }

  /// Ends the current record, or another piece of it.
  mutating func endRecord(isTerminated: Bool) throws(End) {
    if isTerminated, plan.settings.output == .text {
      output.append(plan.settings.recordEnd.terminator)
    }
    if output.isFull || messages.count >= Filter.maximumMessageCount,
      !plan.conversion.fields.hasNames
    {
      try flush()
    }
  }

  /// Converts the next lines that are plain numbers.
  ///
  /// This is the fast path for most lines of most files. It needs no record: the end of a number is
  /// found while its digits are read.
  mutating func takeLines(from block: inout RecordBlock) throws(End) {
    guard let format = plan.lineFormat, recordCount >= plan.settings.headerCount else { return }
    let end = plan.settings.recordEnd
    // The byte that the longest end of a line begins with.
    let firstByte = end.allowsCarriageReturn ? UInt8.carriageReturn : end.terminator
    while true {
      let text = block.rest
      guard let start = text.baseAddress else { return }
      var (count, offset) = (0, 0)
      while !output.isFull {
        let rest = Bytes(start: start + offset, count: text.count &- offset)
        guard
          let number = format.formatUnadorned(
            atStartOf: rest, before: end.terminator, or: firstByte, into: output.free),
          let endCount = end.byteCount(in: rest, at: number.end)
        else { break }
        output.advance(by: number.count)
        if endCount > 1 { output.append(.carriageReturn) }
        output.append(end.terminator)
        offset &+= number.end &+ endCount
        count &+= 1
      }
      if count == 0 { return }
      block.skip(offset)
      recordCount &+= count
      tally.numberCount &+= count
      if output.isFull { try flush() }
    }
  }

  // MARK: - Output

  /// Writes text that isn't a number, if the output is text.
  mutating func pass(on text: Bytes) {
    if plan.settings.output == .text { output.append(text) }
  }

  /// The number of messages at which they should be written.
  private static let maximumMessageCount = 100

  /// Writes all output and messages when it's the turn of the block, after which the current record
  /// may be written in part.
  mutating func flush() throws(End) {
    guard run.queue.waitForTurn(of: blockNumber) else { throw .endedElsewhere }
    if hasFailed { run.hasFailed = true }
    // Each filter of a dry run has kept the first failures of its block.
    let shownCount =
      plan.settings.output == .changes
      ? max(Tally.shownCount - run.tally.failureCount, 0) : messages.count
    run.tally.append(tally)
    tally = Tally()
    do throws(SystemError) {
      var start = 0
      for (end, text) in messages.prefix(shownCount) {
        try run.output.send(start..<end, of: output)
        run.progress.hide()
        run.errors.print(text)
        start = end
      }
      try run.output.send(start..<output.count, of: output)
    } catch {
      throw .unwritable(error)
    }
    messages = []
    recordStart = recordStart == output.count ? 0 : nil
    output.truncate(to: 0)
  }

  /// Removes the current record from the output, unless a part of it is written.
  mutating func dropRecord() {
    if let recordStart { output.truncate(to: recordStart) }
  }
}
