/// A reader that splits bytes into lines, or into other records, without
/// copying.
///
/// Call ``take()`` until it returns `nil`, call ``fill()``, and repeat until ``isAtEnd``.
struct RecordReader: ~Copyable {
  /// The maximum length of a whole record.
  ///
  /// Longer records come in pieces, so memory stays bounded.
  static let maximumLength = 16 << 20

  enum Record {
    /// U+FEFF at the start of the input, which tells other programs that it's UTF-8.
    case byteOrderMark(UnsafeBufferPointer<UInt8>)
    /// A record without its terminator.
    ///
    /// Only the last record of the input may lack one.
    case whole(UnsafeBufferPointer<UInt8>, isTerminated: Bool)
    /// The beginning of a record that's longer than ``RecordReader/maximumLength``.
    case tooLong(UnsafeBufferPointer<UInt8>)
    /// Another piece of that record.
    ///
    /// The last piece is terminated, or at the end of the input.
    case rest(UnsafeBufferPointer<UInt8>, isTerminated: Bool)
  }

  private static let blockSize = 1 << 18
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// A function that stores more bytes at the start of a buffer, and returns their number, or 0 at the
  /// end.
  typealias Source = (UnsafeMutableRawBufferPointer) throws(SystemError) -> Int

  private let source: Source
  private let terminator: UInt8
  /// The scanner for records of CSV, or `nil` if every terminator ends a record.
  private var quotes: QuoteScanner?
  /// The number of lines at the beginning that the scanner doesn't see.
  private let skippedLineCount: Int
  /// The number of terminators taken, up to that.
  private var takenLineCount = 0
  private var storage: UnsafeMutableBufferPointer<UInt8>
  /// The range of bytes that are read and not taken.
  private var start = 0
  private var end = 0
  /// The offset up to which there's no terminator.
  private var searched = 0
  private var isInsideTooLong = false
  private var isAtStart = true
  private var keepsBytes = false
  private(set) var isAtEnd = false
  /// The number of bytes read.
  private(set) var byteCount = 0

  /// Creates a reader of the bytes from a source.
  init(_ source: @escaping Source, ending end: RecordEnd = RecordEnd()) {
    self.source = source
    terminator = end.terminator
    quotes = end.csvDelimiter.map { QuoteScanner(delimiter: $0) }
    skippedLineCount = end.skippedLineCount
    storage = .allocate(capacity: RecordReader.blockSize)
  }

  deinit { storage.deallocate() }

  /// Returns the next complete record, or `nil` if more input is needed.
  ///
  /// The bytes are valid until the next ``fill()``.
  mutating func take() -> Record? {
    if isAtStart {
      let head = storage[start..<end].prefix(RecordReader.byteOrderMark.count)
      let isMark = RecordReader.byteOrderMark.starts(with: head)
      if isMark, head.count < RecordReader.byteOrderMark.count, !isAtEnd { return nil }
      isAtStart = false
      if isMark, head.count == RecordReader.byteOrderMark.count {
        defer { searched = start }
        return .byteOrderMark(take(upTo: start + head.count))
      }
    }
    let place = nextTerminator()
    let stop = place ?? end
    searched = stop
    if !isInsideTooLong, stop - start > RecordReader.maximumLength {
      isInsideTooLong = true
      return .tooLong(takePiece(upTo: stop))
    }
    if place != nil {
      let bytes = take(upTo: stop)
      start += 1
      searched = start
      quotes?.beginRecord()
      if takenLineCount < skippedLineCount { takenLineCount += 1 }
      guard isInsideTooLong else { return .whole(bytes, isTerminated: true) }
      isInsideTooLong = false
      return .rest(bytes, isTerminated: true)
    }
    guard start < end else { return nil }
    if isInsideTooLong { return .rest(takePiece(upTo: end), isTerminated: false) }
    return isAtEnd ? .whole(take(upTo: end), isTerminated: false) : nil
  }

  /// The bytes that are read and not taken, valid until the next ``fill()``.
  var rest: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: storage[start..<end]) }

  /// Takes the whole records in the first `count` bytes of the rest.
  mutating func skip(_ count: Int) {
    start += count
    searched = start
  }

  /// Keeps all bytes from the start of the input, until ``rewind()``.
  mutating func keepBytes() {
    keepsBytes = true
  }

  /// Returns to the start of the input, whose bytes are all kept.
  mutating func rewind() {
    keepsBytes = false
    start = 0
    searched = 0
    isInsideTooLong = false
    isAtStart = true
    takenLineCount = 0
    quotes?.beginRecord()
  }

  /// Reads more bytes, and waits for them if necessary.
  mutating func fill() throws(SystemError) {
    makeRoom()
    let space = UnsafeMutableRawBufferPointer(
      rebasing: UnsafeMutableRawBufferPointer(storage)[end...])
    let count = try source(space)
    isAtEnd = count == 0
    end += count
    byteCount += count
  }

  private mutating func take(upTo place: Int) -> UnsafeBufferPointer<UInt8> {
    defer { start = place }
    return UnsafeBufferPointer(rebasing: storage[start..<place])
  }

  /// Takes bytes from a record that goes on.
  private mutating func takePiece(upTo place: Int) -> UnsafeBufferPointer<UInt8> {
    quotes?.dropBytes(UnsafeBufferPointer(rebasing: storage[..<end]), from: start, upTo: place)
    return take(upTo: place)
  }

  private mutating func nextTerminator() -> Int? {
    let bytes = UnsafeBufferPointer(rebasing: storage[..<end])
    guard quotes == nil || takenLineCount < skippedLineCount else {
      return quotes?.nextEnd(in: bytes, from: start, searched: searched)
    }
    return bytes.firstOffset(of: terminator, in: searched..<end)
  }

  /// Moves the bytes that are still needed to the front, and grows the storage if they fill most of it.
  private mutating func makeRoom() {
    let first = keepsBytes ? 0 : start
    let count = end - first
    var target = storage
    if storage.count - count < RecordReader.blockSize / 2 {
      target = .allocate(capacity: 2 * storage.count)
    }
    if let base = storage.baseAddress, let moved = target.baseAddress {
      memmove(moved, base + first, count)
    }
    if target.baseAddress != storage.baseAddress {
      storage.deallocate()
      storage = target
    }
    start -= first
    end = count
    searched = count
  }
}
