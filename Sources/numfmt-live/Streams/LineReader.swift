#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads a file, or standard input, line by line as bytes.
struct LineReader: ~Copyable {
  /// Longer lines are refused, so that no input can exhaust the memory.
  static let maximumLineLength = 4 << 20

  enum Line {
    /// Without its line end.
    case bytes(ArraySlice<UInt8>)
    /// A line of more than ``LineReader/maximumLineLength`` bytes, which was passed over.
    case tooLong
  }

  private let descriptor: Int32
  private let isOwned: Bool
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  /// Opens the file at `path`; `-` is standard input.
  init(path: String) throws(SystemError) {
    isOwned = path != "-"
    descriptor = isOwned ? open(path, O_RDONLY | O_CLOEXEC) : STDIN_FILENO
    if descriptor < 0 { throw SystemError.last }
  }

  deinit {
    if isOwned { close(descriptor) }
  }

  /// The next line, or nil at the end.
  ///
  /// A last line without a line end counts too.
  mutating func next() throws(SystemError) -> Line? {
    var isTooLong = false
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return isTooLong || end - start > LineReader.maximumLineLength
          ? .tooLong : .bytes(buffer[start..<end])
      }
      if buffer.count - start > LineReader.maximumLineLength {
        isTooLong = true
        start = buffer.count
      }
      if isAtEnd {
        guard start < buffer.count || isTooLong else { return nil }
        defer { start = buffer.count }
        return isTooLong ? .tooLong : .bytes(buffer[start...])
      }
      buffer.removeFirst(start)
      start = 0
      searched = buffer.count
      try fill()
    }
  }

  private mutating func fill() throws(SystemError) {
    let size = 1 << 16
    let count = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: size))
    var result: Int
    repeat {
      result = buffer.withUnsafeMutableBytes { bytes in
        read(descriptor, bytes.baseAddress.map { $0 + count }, size)
      }
    } while result < 0 && errno == EINTR
    let error = SystemError.last
    buffer.removeLast(size - max(result, 0))
    if result < 0 { throw error }
    isAtEnd = result == 0
  }
}
