import LiveNumber

extension Filter {
  // MARK: - Records

  /// Starts the next record.
  mutating func beginRecord() {
    recordCount &+= 1
    line &+= 1 &+ lineFeedCount
    lineFeedCount = 0
    recordStart = output.count
  }

  /// Ends the current record, or another piece of it.
  mutating func endRecord(_ piece: Bytes, isTerminated: Bool) throws(End) {
    if settings.readsCSV {
      var start = 0
      while let offset = piece.firstOffset(of: .lineFeed, in: start..<piece.count) {
        lineFeedCount &+= 1
        start = offset + 1
      }
    }
    if isTerminated, settings.output == .text { output.append(settings.recordEnd.terminator) }
    if output.count >= fullCount, !column.fields.hasNames { try flush() }
  }

  /// Converts the next lines that are plain numbers.
  ///
  /// This is the fast path for most lines of most files. It needs no record: the end of a number is found
  /// while its digits are read.
  mutating func takeLines(from reader: inout RecordReader) throws(End) {
    guard let format = lineFormat, recordCount >= settings.headerCount else { return }
    let end = settings.recordEnd
    // The byte that the longest end of a line begins with.
    let firstByte = end.allowsCarriageReturn ? UInt8.carriageReturn : end.terminator
    while true {
      let text = reader.rest
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
      reader.skip(offset)
      recordCount &+= count
      line &+= count
      if output.isFull { try flush() }
    }
  }

  // MARK: - Output

  /// Writes text that isn't a number, if the output is text.
  mutating func pass(on text: Bytes) {
    if settings.output == .text { output.append(text) }
  }

  /// Completes a field of CSV: its content is written from `numberStart`, and the field from `start`.
  ///
  /// The field is quoted if it was, which `end`, the rest of the old field, shows, or if its text needs
  /// it.
  mutating func endQuotedField(_ end: Bytes, isQuoted: Bool, from start: Int, numberStart: Int) {
    let number = output.bytes(from: numberStart)
    guard QuotedText.isNeeded(for: number, delimiter: settings.delimiter) else {
      return output.append(end)
    }
    let textStart = isQuoted ? numberStart : start
    scratch.truncate(to: 0)
    scratch.append(output.bytes(from: textStart))
    output.truncate(to: textStart)
    if !isQuoted { output.append(.quotationMark) }
    output.appendDoublingMarks(scratch.bytes())
    output.append(end)
    if !isQuoted { output.append(.quotationMark) }
  }

  /// Writes all output and messages, after which the current record may be written in part.
  mutating func flush() throws(End) {
    do throws(SystemError) {
      var start = 0
      for (end, text) in messages {
        try output.send(start..<end)
        progress.interrupt(with: text)
        start = end
      }
      try output.send(start..<output.count)
    } catch {
      throw .unwritable(error)
    }
    messages = []
    fullCount = OutputBuffer.fullCount
    recordStart = recordStart == output.count ? 0 : nil
    output.truncate(to: 0)
  }

  /// Removes the current record from the output, unless a part of it is written.
  mutating func dropRecord() {
    if let recordStart { output.truncate(to: recordStart) }
  }
}
