#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Bytes on their way to a file descriptor, in memory of their own.
struct OutputBuffer: ~Copyable {
  /// Flushing is worth a call of the system from here on.
  static let fullCount = 1 << 16

  private let descriptor: Int32
  private var storage: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  /// A buffer in front of a descriptor; without one, bytes are only gathered.
  init(descriptor: Int32 = -1, capacity: Int = 2 * OutputBuffer.fullCount) {
    self.descriptor = descriptor
    storage = .allocate(capacity: capacity)
  }

  deinit { storage.deallocate() }

  /// The memory behind what is there; what is written to it counts after ``advance(by:)``.
  var free: UnsafeMutableBufferPointer<UInt8> {
    UnsafeMutableBufferPointer(rebasing: storage[count...])
  }

  /// The bytes from `start` on.
  ///
  /// Valid until more are appended.
  func bytes(from start: Int = 0) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: storage[start..<count])
  }

  mutating func advance(by written: Int) {
    count += written
  }

  /// Drops what is behind the first `count` bytes.
  mutating func truncate(to count: Int) {
    self.count = count
  }

  /// Makes room for more bytes.
  mutating func reserve(_ more: Int) {
    guard storage.count - count < more else { return }
    let grown = UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: max(2 * storage.count, count + more))
    _ = grown.update(fromContentsOf: storage[..<count])
    storage.deallocate()
    storage = grown
  }

  mutating func append(_ byte: UInt8) {
    reserve(1)
    storage[count] = byte
    count += 1
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard !bytes.isEmpty else { return }
    reserve(bytes.count)
    _ = free.update(fromContentsOf: bytes)
    count += bytes.count
  }

  mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Puts blanks in front of the bytes from `start` on.
  mutating func insertBlanks(_ blanks: Int, at start: Int) {
    reserve(blanks)
    for index in (start..<count).reversed() { storage[index + blanks] = storage[index] }
    for index in start..<(start + blanks) { storage[index] = UInt8(ascii: " ") }
    count += blanks
  }

  // MARK: - Writing

  var isFull: Bool { count >= OutputBuffer.fullCount }

  /// Hands the first `end` bytes to the system.
  mutating func flush(upTo end: Int) throws(SystemError) {
    var start = 0
    while start < end {
      let piece = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(storage)[start..<end])
      let written = write(descriptor, piece.baseAddress, piece.count)
      if written < 0 {
        if errno == EINTR { continue }
        throw SystemError.last
      }
      start += written
    }
    if end < count, let base = storage.baseAddress { memmove(base, base + end, count - end) }
    count -= end
  }
}
