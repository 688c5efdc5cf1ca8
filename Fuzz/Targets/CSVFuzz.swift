/// A table: reading it in pieces, and taking the blocks in several threads, gives the same records,
/// and their fields are all of its bytes.
///
/// The first byte chooses the delimiter, the second the size of the pieces and the number of lines
/// before the first record, and both the number of threads; the first also says whether there are
/// comments.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = UnsafeBufferPointer(start: start, count: count)
  guard count >= 2 else { return 0 }
  let delimiter = FieldDelimiter(delimiters[Int(input[0]) % delimiters.count])
  let bytes = UnsafeBufferPointer(rebasing: input[2...])
  let end = RecordEnd(
    layout: .csv(delimiter), skippedLineCount: Int(input[1]) % 3,
    comment: input[0] % 2 == 0 ? nil : [UInt8(ascii: "#")])
  let whole = records(of: bytes, end, pieceSize: bytes.count + 1, threads: 1)
  let pieceSize = Int(input[1]) + 1
  let threads = [1, 2, 3, 8][Int(input[0] / 8 ^ input[1]) % 4]
  let pieces = records(of: bytes, end, pieceSize: pieceSize, threads: threads)
  promise(
    whole == pieces,
    "\(pieces.count) records in pieces and \(threads) threads, \(whole.count) at once")
  promise(whole.flatMap(\.bytes) == Array(bytes), "bytes were lost")
  for record in whole { checkFields(of: record.bytes, delimiter) }
  checkQuoting(of: bytes, delimiter)
  return 0
}

private let delimiters: [Unicode.Scalar] = [",", ";", "\t", "→", "|"]

/// A record with its end, and the number of lines before its block.
private struct Record: Equatable {
  var bytes: [UInt8]
  var line: Int
}

/// The records that the threads of a queue have taken, in the order of their turns.
// Only the thread whose turn it is adds records.
private final class Taken: @unchecked Sendable {
  var records: [Record] = []
  let queue: BlockQueue<Never>

  init(_ queue: BlockQueue<Never>) {
    self.queue = queue
  }
}

/// Returns the records of a table whose bytes come in pieces.
private func records(
  of bytes: UnsafeBufferPointer<UInt8>, _ end: RecordEnd, pieceSize: Int, threads: Int
) -> [Record] {
  var rest = bytes[...]
  let reader = RecordReader(
    { buffer in
      let piece = rest.prefix(min(pieceSize, buffer.count))
      buffer.copyBytes(from: piece)
      rest = rest.dropFirst(piece.count)
      return piece.count
    }, ending: end, blockSize: min(pieceSize, 64))
  let taken = Taken(BlockQueue(reader))
  if threads == 1 {
    takeBlocks(ending: end, taken)
  } else {
    _ = taken.queue.run(threads: threads) { takeBlocks(ending: end, taken) }
  }
  return taken.records
}

private func takeBlocks(ending end: RecordEnd, _ taken: Taken) {
  var block = RecordBlock(ending: end)
  do {
    while try taken.queue.next(&block) {
      var records: [Record] = []
      var line = block.firstLine
      while let record = block.take() {
        switch record {
        case .byteOrderMark(let mark): records.append(Record(bytes: Array(mark), line: line))
        case .whole(let text, let isTerminated):
          let bytes = Array(text) + (isTerminated ? [.lineFeed] : [])
          records.append(Record(bytes: bytes, line: line))
          line += bytes.count { $0 == .lineFeed }
        case .piece: promise(false, "a record is too long")
        }
      }
      promise(line == block.lineCount + 1 || records.last?.bytes.last != .lineFeed, "lines")
      promise(taken.queue.waitForTurn(of: block.number), "the run has ended")
      taken.records += records
      taken.queue.endTurn()
    }
  } catch {
    promise(false, "\(error)")
  }
}

/// Fields and separators are the whole record, and only the last field can lack its closing mark.
private func checkFields(of record: [UInt8], _ delimiter: FieldDelimiter) {
  let line = record.last == .lineFeed ? record.dropLast() : record[...]
  Array(line).withUnsafeBufferPointer { line in
    var cutter = FieldCutter(line, .csv(delimiter))
    var end = 0
    var isUnclosed = false
    var gap = 0
    while let field = cutter.next() {
      promise(field.whole.lowerBound == end + gap, "a field at \(field.whole), not at \(end + gap)")
      gap = delimiter.count
      promise(field.whole.contains(field.text) || field.text.isEmpty, "\(field.text) is outside")
      promise(!isUnclosed, "an open field before others")
      isUnclosed = field.quoting == .unclosed
      end = field.whole.upperBound
    }
    promise(end == line.count, "the fields end at \(end) of \(line.count)")
  }
}

/// A text that is written in quotation marks is read back.
private func checkQuoting(of content: UnsafeBufferPointer<UInt8>, _ delimiter: FieldDelimiter) {
  var written = ByteBuffer(capacity: content.count + 2)
  written.append(.quotationMark)
  written.appendDoublingMarks(content)
  written.append(.quotationMark)
  let line = written.bytes()
  var cutter = FieldCutter(line, .csv(delimiter))
  guard let field = cutter.next(), field.quoting == .quoted else {
    return promise(false, "a quoted field isn't read as one")
  }
  promise(cutter.next() == nil, "a quoted field is read as several")
  var read = ByteBuffer(capacity: content.count)
  let quoted = (field.whole.lowerBound + 1)..<(field.whole.upperBound - 1)
  read.appendContent(ofQuoted: UnsafeBufferPointer(rebasing: line[quoted]))
  promise(read.bytes().elementsEqual(content), "a quoted text changed")
}
