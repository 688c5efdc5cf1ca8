/// Whole records that are read at once, or a piece of a record that's too long, in memory that can
/// be used again.
///
/// Threads can work on different blocks at the same time.
struct RecordBlock: ~Copyable {
  enum Record {
    case byteOrderMark(Bytes)
    /// A record without its terminator.
    ///
    /// Only the last record of the input may lack one.
    case whole(Bytes, isTerminated: Bool)
    /// A piece of a record that's longer than ``RecordReader/maximumLength``.
    ///
    /// The last piece is terminated, or at the end of the input.
    case piece(Bytes, isFirst: Bool, isTerminated: Bool)
  }

  /// The contents of a block.
  enum Kind {
    case records
    /// U+FEFF at the start of the input, which tells other programs that it's UTF-8.
    case byteOrderMark
    /// Lines before the first record, in which quotation marks are characters like others.
    case skippedLines
    case piece(isFirst: Bool, isTerminated: Bool)
  }

  var kind = Kind.records
  /// The number of blocks before this one.
  var number = 0
  /// The number of the line on which the block begins.
  var firstLine = 1
  /// The number of bytes in the block's records, with their ends.
  var count = 0
  /// The number of lines up to the end of the block.
  var lineCount = 0
  /// The number of bytes that were read when the block was.
  var inputCount = 0
  /// Whether a record is so long that the block is larger than usual.
  private(set) var isLong = false
  private let end: RecordEnd
  private var buffer = ByteBuffer(capacity: 0)
  /// The offset of the next record.
  private var start = 0

  init(ending end: RecordEnd = RecordEnd()) {
    self.end = end
  }

  /// All bytes that are read, valid until the next call of ``room(of:)``.
  var bytes: Bytes { buffer.bytes() }

  /// Returns the next record, or `nil` if there are no more.
  ///
  /// The bytes are valid as long as the block isn't filled again.
  @inline(__always)
  mutating func take() -> Record? {
    guard start < count else { return nil }
    switch kind {
    case .records, .skippedLines:
      let end = nextEnd()
      let record = Bytes(rebasing: bytes[start..<end])
      start = min(end &+ 1, count)
      return .whole(record, isTerminated: end < count)
    case .byteOrderMark:
      start = count
      return .byteOrderMark(Bytes(rebasing: bytes[..<count]))
    case .piece(let isFirst, let isTerminated):
      start = count
      let piece = Bytes(rebasing: bytes[..<(isTerminated ? count - 1 : count)])
      return .piece(piece, isFirst: isFirst, isTerminated: isTerminated)
    }
  }

  /// Whether the next bytes are those of a whole record.
  var hasRecord: Bool {
    guard case .records = kind else { return false }
    return start < count
  }

  /// Whether the next record is a comment.
  var startsWithComment: Bool { end.isComment(rest) }

  /// The records that aren't taken.
  var rest: Bytes { Bytes(rebasing: bytes[start..<count]) }

  /// Takes the whole records in the first `count` bytes of the rest.
  mutating func skip(_ count: Int) {
    start += count
  }

  /// Returns the offset of the end of the next record.
  @inline(__always)
  private func nextEnd() -> Int {
    guard case .records = kind, end.layout.isCSV, !startsWithComment else {
      return bytes.firstOffset(of: end.terminator, in: start..<count) ?? count
    }
    let cutter = FieldCutter(rest, end.layout, isRecord: false)
    return start &+ cutter.recordEnd(from: 0)
  }

  // MARK: - Filling

  /// Removes everything, and copies bytes to the start.
  mutating func restart(with bytes: Bytes, capacity: Int) {
    isLong = false
    if buffer.capacity != capacity { buffer = ByteBuffer(capacity: capacity) }
    kind = .records
    (start, count) = (0, 0)
    buffer.truncate(to: 0)
    buffer.append(bytes)
  }

  /// Returns memory for at least half and at most all of `size` bytes, after those that are read.
  ///
  /// After writing to it, call ``advance(by:)``.
  mutating func room(of size: Int) -> UnsafeMutableRawBufferPointer {
    if buffer.free.count < max(size / 2, 1) {
      isLong = true
      buffer.reserve(size)
    }
    return UnsafeMutableRawBufferPointer(
      rebasing: UnsafeMutableRawBufferPointer(buffer.free).prefix(size))
  }

  mutating func advance(by count: Int) {
    buffer.advance(by: count)
  }
}
