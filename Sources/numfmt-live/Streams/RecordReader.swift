#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A reader that splits the bytes of a file descriptor into lines, or into records that end in NUL,
/// without copying.
///
/// Call ``take()`` until it returns `nil`, call ``fill()``, and repeat until ``isAtEnd``.
struct RecordReader: ~Copyable {
  /// The maximum length of a whole record.
  ///
  /// Longer records come in pieces, so memory stays bounded.
  static let maximumLength = 16 << 20

  enum Record {
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

  private let descriptor: Int32
  private let isOwned: Bool
  private let terminator: UInt8
  private var storage: UnsafeMutableBufferPointer<UInt8>
  /// The range of bytes that are read and not taken.
  private var start = 0
  private var end = 0
  /// The offset up to which there's no terminator.
  private var searched = 0
  private var isInsideTooLong = false
  private(set) var isAtEnd = false
  /// The number of bytes read.
  private(set) var byteCount = 0

  /// Creates a reader of standard input.
  init(terminator: UInt8) {
    self.init(descriptor: STDIN_FILENO, isOwned: false, terminator: terminator)
  }

  /// Creates a reader of the lines of the file at the specified path, or of standard input for `-`.
  init(path: String) throws(SystemError) {
    let isOwned = path != "-"
    let descriptor = isOwned ? open(path, O_RDONLY | O_CLOEXEC) : STDIN_FILENO
    if descriptor < 0 { throw SystemError.last }
    self.init(descriptor: descriptor, isOwned: isOwned, terminator: UInt8(ascii: "\n"))
  }

  private init(descriptor: Int32, isOwned: Bool, terminator: UInt8) {
    self.descriptor = descriptor
    self.isOwned = isOwned
    self.terminator = terminator
    storage = .allocate(capacity: RecordReader.blockSize)
  }

  deinit {
    storage.deallocate()
    if isOwned { close(descriptor) }
  }

  /// Returns the next complete record, or `nil` if more input is needed.
  ///
  /// The bytes are valid until the next ``fill()``.
  mutating func take() -> Record? {
    let place = nextTerminator()
    let stop = place ?? end
    searched = stop
    if !isInsideTooLong, stop - start > RecordReader.maximumLength {
      isInsideTooLong = true
      return .tooLong(take(upTo: stop))
    }
    if place != nil {
      let bytes = take(upTo: stop)
      start += 1
      searched = start
      guard isInsideTooLong else { return .whole(bytes, isTerminated: true) }
      isInsideTooLong = false
      return .rest(bytes, isTerminated: true)
    }
    guard start < end else { return nil }
    if isInsideTooLong { return .rest(take(upTo: end), isTerminated: false) }
    return isAtEnd ? .whole(take(upTo: end), isTerminated: false) : nil
  }

  /// Reads more bytes, and waits for them if necessary.
  mutating func fill() throws(SystemError) {
    makeRoom()
    let space = UnsafeMutableRawBufferPointer(
      rebasing: UnsafeMutableRawBufferPointer(storage)[end...])
    var result: Int
    repeat {
      result = read(descriptor, space.baseAddress, space.count)
    } while result < 0
      && errno == EINTR
    if result < 0 { throw SystemError.last }
    isAtEnd = result == 0
    end += result
    byteCount += result
  }

  private mutating func take(upTo place: Int) -> UnsafeBufferPointer<UInt8> {
    defer { start = place }
    return UnsafeBufferPointer(rebasing: storage[start..<place])
  }

  private func nextTerminator() -> Int? {
    guard searched < end, let base = storage.baseAddress,
      let found = memchr(base + searched, Int32(terminator), end - searched)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Moves the remaining bytes to the front, and grows the storage if they fill most of it.
  private mutating func makeRoom() {
    let count = end - start
    var target = storage
    if storage.count - count < RecordReader.blockSize / 2 {
      target = .allocate(capacity: 2 * storage.count)
    }
    if let base = storage.baseAddress, let moved = target.baseAddress {
      memmove(moved, base + start, count)
    }
    if target.baseAddress != storage.baseAddress {
      storage.deallocate()
      storage = target
    }
    start = 0
    end = count
    searched = count
  }
}
