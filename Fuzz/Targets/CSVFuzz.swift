/// A table: reading it in pieces gives the same records, and their fields are all of its bytes.
///
/// The first byte chooses the delimiter, and the second the size of the pieces.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = UnsafeBufferPointer(start: start, count: count)
  guard count >= 2 else { return 0 }
  let delimiter = FieldDelimiter(delimiters[Int(input[0]) % delimiters.count])
  let bytes = UnsafeBufferPointer(rebasing: input[2...])
  let whole = records(of: bytes, delimiter, pieceSize: bytes.count + 1)
  let pieces = records(of: bytes, delimiter, pieceSize: Int(input[1]) + 1)
  promise(whole == pieces, "\(pieces.count) records in pieces, \(whole.count) at once")
  promise(whole.flatMap(\.self) == Array(bytes), "bytes were lost")
  for record in whole { checkFields(of: record, delimiter) }
  checkQuoting(of: bytes, delimiter)
  return 0
}

private let delimiters: [Unicode.Scalar] = [",", ";", "\t", "→", "|"]

/// Returns the bytes of each record, with its end.
private func records(
  of bytes: UnsafeBufferPointer<UInt8>, _ delimiter: FieldDelimiter, pieceSize: Int
) -> [[UInt8]] {
  var rest = bytes[...]
  var reader = RecordReader(
    { buffer in
      let piece = rest.prefix(min(pieceSize, buffer.count))
      buffer.copyBytes(from: piece)
      rest = rest.dropFirst(piece.count)
      return piece.count
    }, ending: RecordEnd(csvDelimiter: delimiter))
  var records: [[UInt8]] = []
  while true {
    while let record = reader.take() {
      switch record {
      case .byteOrderMark(let mark): records.append(Array(mark))
      case .whole(let text, let isTerminated):
        records.append(Array(text) + (isTerminated ? [.lineFeed] : []))
      case .tooLong, .rest: promise(false, "\(bytes.count) bytes are too long")
      }
    }
    if reader.isAtEnd { return records }
    do {
      try reader.fill()
    } catch {
      promise(false, "\(error)")
    }
  }
}

/// Fields and separators are the whole record, and only the last field can lack its closing mark.
private func checkFields(of record: [UInt8], _ delimiter: FieldDelimiter) {
  let line = record.last == .lineFeed ? record.dropLast() : record[...]
  Array(line).withUnsafeBufferPointer { line in
    var cutter = FieldCutter(line, delimiter: delimiter, readsCSV: true)
    var end = 0
    while let field = cutter.next() {
      promise(field.whole.lowerBound == end, "a field at \(field.whole), not at \(end)")
      promise(field.separator.lowerBound == field.whole.upperBound, "a gap at \(field.separator)")
      promise(field.whole.contains(field.text) || field.text.isEmpty, "\(field.text) is outside")
      let isLast = field.separator.isEmpty
      promise(field.quoting != .unclosed || isLast, "an open field before others")
      end = field.separator.upperBound
    }
    promise(end == line.count, "the fields end at \(end) of \(line.count)")
  }
}

/// A text that is written in quotation marks is read back.
private func checkQuoting(of content: UnsafeBufferPointer<UInt8>, _ delimiter: FieldDelimiter) {
  var written = OutputBuffer(capacity: content.count + 2)
  written.append(.quotationMark)
  written.appendDoublingMarks(content)
  written.append(.quotationMark)
  let line = written.bytes()
  var cutter = FieldCutter(line, delimiter: delimiter, readsCSV: true)
  guard let field = cutter.next(), field.quoting == .quoted else {
    return promise(false, "a quoted field isn't read as one")
  }
  promise(cutter.next() == nil, "a quoted field is read as several")
  var read = OutputBuffer(capacity: content.count)
  let quoted = (field.whole.lowerBound + 1)..<(field.whole.upperBound - 1)
  read.appendContent(ofQuoted: UnsafeBufferPointer(rebasing: line[quoted]))
  promise(read.bytes().elementsEqual(content), "a quoted text changed")
}
