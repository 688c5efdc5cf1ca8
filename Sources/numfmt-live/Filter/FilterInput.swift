/// The input of a filter, whose start can be read more than once, to find out its form.
final class FilterInput {
  private let file: FileDescriptor
  /// The bytes that are read from the file, and that ``receive(into:)`` stores, or will store again.
  private(set) var bytes: [UInt8] = []
  /// The number of these bytes that are stored.
  private var offset = 0
  private var keepsBytes = false
  /// A Boolean value that indicates whether the file is read to its end.
  private(set) var isComplete = false

  init(_ file: FileDescriptor) {
    self.file = file
  }

  /// A Boolean value that indicates whether ``receive(into:)`` has stored everything.
  var isAtEnd: Bool { isComplete && offset == bytes.count }

  /// Stores the next bytes, waits for them if necessary, and returns their number, or 0 at the end.
  func receive(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    guard offset == bytes.count else {
      let next = bytes[offset...].prefix(buffer.count)
      buffer.copyBytes(from: next)
      offset += next.count
      if !keepsBytes, offset == bytes.count { (bytes, offset) = ([], 0) }
      return next.count
    }
    let count = try read(into: buffer)
    if keepsBytes {
      bytes += buffer[..<count]
      offset = bytes.count
    }
    return count
  }

  private func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    // A terminal would wait for more.
    if isComplete { return 0 }
    let count = try file.receive(into: buffer)
    isComplete = count == 0
    return count
  }

  /// Keeps the bytes that are stored, until ``rewind()``.
  func keepBytes() {
    keepsBytes = true
  }

  /// Returns to the first of the kept bytes.
  func rewind() {
    keepsBytes = false
    offset = 0
  }

  // MARK: - Looking ahead

  /// Reads ahead until there are `count` bytes, or until a function returns `true` after some of them.
  func read(
    upTo count: Int, until isEnough: () -> Bool = { false }
  ) throws(SystemError) {
    let block = UnsafeMutableRawBufferPointer.allocate(
      byteCount: FileShape.sampleSize, alignment: 1)
    defer { block.deallocate() }
    while !isComplete, bytes.count < count, !isEnough() {
      let room = UnsafeMutableRawBufferPointer(
        rebasing: block[..<min(block.count, count - bytes.count)])
      let readCount = try read(into: room)
      bytes += room[..<readCount]
    }
  }

  /// Returns a source of the bytes that are read ahead, which doesn't wait for more.
  func replay() -> RecordReader.Source {
    var rest = bytes[...]
    return { buffer throws(SystemError) in
      let count = min(buffer.count, rest.count)
      buffer.copyBytes(from: rest.prefix(count))
      rest = rest.dropFirst(count)
      return count
    }
  }
}
