/// A buffer of bytes that grows as needed.
struct ByteBuffer: ~Copyable {
  /// The number of bytes at which a buffer of output should be flushed.
  static let fullCount = 1 << 18

  private var storage: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  init(capacity: Int = ByteBuffer.fullCount) {
    storage = .allocate(capacity: capacity)
  }

  deinit { storage.deallocate() }

  /// The number of bytes for which there is memory.
  var capacity: Int { storage.count }

  /// The unused memory.
  ///
  /// After writing to it, call ``advance(by:)``.
  @inline(__always)
  var free: UnsafeMutableBufferPointer<UInt8> {
    UnsafeMutableBufferPointer(
      start: storage.baseAddress.map { $0 + count }, count: storage.count &- count)
  }

  /// Returns the bytes from `start`, valid until the next append.
  func bytes(from start: Int = 0) -> Bytes {
    Bytes(rebasing: storage[start..<count])
  }

  mutating func advance(by written: Int) {
    count += written
  }

  /// Removes all bytes after the first `count`.
  mutating func truncate(to count: Int) {
    self.count = count
  }

  /// Ensures that the buffer has room for more bytes.
  @inline(__always)
  mutating func reserve(_ more: Int) {
    if storage.count &- count < more { grow(by: more) }
  }

  @inline(never)
  private mutating func grow(by more: Int) {
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

  @inline(__always)
  mutating func append(_ bytes: Bytes) {
    guard !bytes.isEmpty, let source = bytes.baseAddress else { return }
    reserve(bytes.count)
    UnsafeMutableRawPointer(storage.baseAddress)?.advanced(by: count)
      .copyMemory(from: source, byteCount: bytes.count)
    count &+= bytes.count
  }

  mutating func append(_ bytes: [UInt8]) {
    for byte in bytes { append(byte) }
  }

  mutating func append(_ text: StaticString) {
    append(Bytes(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(contentsOf text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Inserts spaces before the bytes at `start`.
  mutating func insertSpaces(_ spaces: Int, at start: Int) {
    reserve(spaces)
    for index in (start..<count).reversed() { storage[index + spaces] = storage[index] }
    for index in start..<(start + spaces) { storage[index] = UInt8(ascii: " ") }
    count += spaces
  }

  // MARK: - Writing

  var isFull: Bool { count >= ByteBuffer.fullCount }

  /// Writes the bytes in a range to a file.
  func send(_ range: Range<Int>, to file: FileDescriptor) throws(SystemError) {
    try file.send(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(storage)[range]))
  }
}
