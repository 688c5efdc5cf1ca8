/// The input of a filter, whose start can be read twice.
final class FilterInput {
  private let file: FileDescriptor
  /// The bytes that were read and will be read again.
  private var kept: [UInt8] = []
  /// The number of kept bytes that were read again.
  private var offset = 0
  private var keepsBytes = false
  private(set) var isAtEnd = false

  init(_ file: FileDescriptor) {
    self.file = file
  }

  /// Reads bytes, waits for them if necessary, and returns their number, or 0 at the end.
  func receive(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    if !keepsBytes, offset < kept.count {
      let again = kept[offset...].prefix(buffer.count)
      buffer.copyBytes(from: again)
      offset += again.count
      if offset == kept.count { (kept, offset) = ([], 0) }
      return again.count
    }
    // A terminal would wait for more.
    if isAtEnd { return 0 }
    let count = try file.receive(into: buffer)
    isAtEnd = count == 0
    if keepsBytes { kept += buffer[..<count] }
    return count
  }

  /// Keeps the bytes that are read, until ``rewind()``.
  func keepBytes() {
    keepsBytes = true
  }

  /// Returns to the first of the kept bytes.
  func rewind() {
    keepsBytes = false
  }
}
