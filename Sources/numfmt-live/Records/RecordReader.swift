/// A reader that splits bytes into lines, or into other records.
///
/// The reader only finds out where a block of whole records ends, so that threads can take the
/// records of different blocks at the same time.
struct RecordReader: ~Copyable {
  /// The maximum length of a whole record.
  ///
  /// Longer records come in pieces, so memory stays bounded.
  static let maximumLength = 16 << 20

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// A function that stores more bytes at the start of a buffer, and returns their number, or 0 at
  /// the end.
  typealias Source = (UnsafeMutableRawBufferPointer) throws(SystemError) -> Int

  /// The number of bytes in a block without long records.
  private let blockSize: Int

  private let source: Source
  private let terminator: UInt8
  /// The scanner for records of CSV, or `nil` if every terminator ends a record.
  private var quotes: QuoteScanner?
  /// The number of lines that are still to be read before the scanner sees any.
  private var skippedLineCount: Int
  /// The bytes that are read and in no block.
  private var rest: [UInt8] = []
  /// The number of bytes of the rest that have been searched for the end of a record.
  private var scanned = 0
  private var isInsidePieces = false
  private var isAtStart = true
  private var isAtEnd = false
  /// The number of bytes read.
  private var byteCount = 0
  /// The number of lines in all blocks.
  private var lineCount = 0

  init(_ source: @escaping Source, ending end: RecordEnd = RecordEnd(), blockSize: Int = 1 << 17) {
    self.source = source
    self.blockSize = blockSize
    terminator = end.terminator
    quotes = QuoteScanner(end)
    skippedLineCount = quotes == nil ? 0 : end.skippedLineCount
  }

  /// Reads at least one record, or a piece of one, and waits for it if necessary.
  ///
  /// - Returns: `false` at the end of the input.
  mutating func fill(_ block: inout RecordBlock) throws(SystemError) -> Bool {
    rest.withUnsafeBufferPointer {
      block.restart(with: $0, capacity: max(blockSize, $0.count))
    }
    while !close(&block) {
      if isAtEnd { return false }
      let count = try source(block.room(of: blockSize))
      isAtEnd = count == 0
      byteCount += count
      block.advance(by: count)
    }
    rest = Array(block.bytes[block.count...])
    scanned -= block.count
    quotes?.shift(by: block.count)
    block.firstLine = lineCount + 1
    lineCount += Bytes(rebasing: block.bytes[..<block.count]).count(of: terminator)
    block.lineCount = lineCount
    block.inputCount = byteCount
    return true
  }

  /// Ends a block after its last whole record, or returns `false` if it needs more bytes.
  private mutating func close(_ block: inout RecordBlock) -> Bool {
    let bytes = block.bytes
    if isAtStart {
      let head = bytes.prefix(RecordReader.byteOrderMark.count)
      let isMark = head.elementsEqual(RecordReader.byteOrderMark)
      if !isMark, !isAtEnd, RecordReader.byteOrderMark.starts(with: head) { return false }
      isAtStart = false
      if isMark {
        block.kind = .byteOrderMark
        (block.count, scanned) = (head.count, head.count)
        return true
      }
    }
    let isSkipped = skippedLineCount > 0
    let isLong = isInsidePieces || bytes.count > RecordReader.maximumLength
    let end =
      isSkipped
      ? scanSkippedLines(bytes, stopsAtFirst: isLong) : scan(bytes, stopsAtFirst: isLong)
    let isPiece = isInsidePieces || isLong && (end ?? bytes.count) > RecordReader.maximumLength
    block.count = end.map { $0 + 1 } ?? 0
    if isAtEnd, !(isLong || isSkipped) || end == nil { block.count = bytes.count }
    guard isPiece else {
      if isSkipped { block.kind = .skippedLines }
      return block.count > 0
    }
    if end == nil, !isAtEnd {
      block.count = scanned
      guard scanned > 0 else { return false }
      if !isSkipped { quotes?.dropBytes(bytes, upTo: scanned) }
    }
    block.kind = .piece(isFirst: !isInsidePieces, isTerminated: end != nil)
    isInsidePieces = end == nil
    return block.count > 0
  }

  /// Searches bytes for the end of the last line to skip, or of the first, and returns its offset,
  /// or `nil` if there is none.
  private mutating func scanSkippedLines(_ bytes: Bytes, stopsAtFirst: Bool) -> Int? {
    var last: Int?
    while skippedLineCount > 0 {
      guard let end = bytes.firstOffset(of: terminator, in: scanned..<bytes.count) else {
        scanned = bytes.count
        break
      }
      skippedLineCount -= 1
      scanned = end + 1
      last = end
      if stopsAtFirst { break }
    }
    return last
  }

  /// Searches bytes for the end of their last record, or of the first, and returns its offset, or
  /// `nil` if there is none.
  private mutating func scan(_ bytes: Bytes, stopsAtFirst: Bool) -> Int? {
    guard quotes == nil else {
      return quotes?.scan(
        bytes, scanned: &scanned, isAtEnd: isAtEnd, stopsAtFirst: stopsAtFirst) ?? nil
    }
    let range = scanned..<bytes.count
    let end =
      stopsAtFirst
      ? bytes.firstOffset(of: terminator, in: range) : bytes.lastOffset(of: terminator, in: range)
    scanned = stopsAtFirst ? end.map { $0 + 1 } ?? bytes.count : bytes.count
    return end
  }
}
