extension Filter {
  /// Converts blocks, and writes what becomes of each before more input is waited for.
  ///
  /// After each block behind the header, the closure is told how many bytes were read.
  ///
  /// - Returns: `true` if the closure does, or `false` at the end of the input.
  mutating func takeBlocks(
    until isEnough: (borrowing Filter, Int) -> Bool = { _, _ in false }
  ) throws(End) -> Bool {
    var block = RecordBlock(ending: plan.settings.recordEnd)
    while try next(&block) {
      try takeRecords(from: &block)
      // If the names of the fields aren't in the header, nothing is written.
      if !plan.conversion.fields.hasNames { try flush() }
      run.progress.show(lines: block.lineCount, bytes: block.inputCount)
      run.queue.endTurn()
      if recordCount >= plan.settings.headerCount, isEnough(self, block.inputCount) { return true }
    }
    return false
  }

  private func next(_ block: inout RecordBlock) throws(End) -> Bool {
    do throws(SystemError) {
      return try run.queue.next(&block)
    } catch {
      throw .unreadable(error)
    }
  }
}
