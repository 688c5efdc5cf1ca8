/// The input of a filter, whose start can be read more than once, to find out its form.
final class FilterInput {
  private let file: FileDescriptor
  /// The bytes that are read ahead, from the start of the input on.
  private(set) var bytes: [UInt8] = []
  /// The number of these bytes that ``receive(into:)`` has stored.
  private var offset = 0
  /// A Boolean value that indicates whether the file is read to its end.
  private(set) var isComplete = false

  init(_ file: FileDescriptor) {
    self.file = file
  }

  /// Stores the next bytes, waits for them if necessary, and returns their number, or 0 at the end.
  func receive(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    guard offset < bytes.count else {
      bytes = []
      offset = 0
      return try read(into: buffer)
    }
    let next = bytes[offset...].prefix(buffer.count)
    buffer.copyBytes(from: next)
    offset += next.count
    return next.count
  }

  private func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    // A terminal would wait for more.
    if isComplete { return 0 }
    let count = try file.receive(into: buffer)
    isComplete = count == 0
    return count
  }

  // MARK: - Looking ahead

  /// Reads ahead until there are `count` bytes, or until a function returns `true` after some of them.
  func read(upTo count: Int, until isEnough: () -> Bool = { false }) throws(SystemError) {
    while !isComplete, bytes.count < count, !isEnough() {
      try readAhead(min(FileShape.sampleSize, count - bytes.count))
    }
  }

  /// Reads at most `count` bytes ahead, and waits for them if necessary.
  private func readAhead(_ count: Int) throws(SystemError) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
    defer { buffer.deallocate() }
    bytes += buffer[..<(try read(into: buffer))]
  }

  /// Returns a source of the bytes that are read ahead, and of those after them if it reads on.
  func replay(readsOn: Bool = false) -> RecordReader.Source {
    var offset = 0
    return { [self] buffer throws(SystemError) in
      if readsOn, offset == bytes.count { try readAhead(buffer.count) }
      let next = bytes[offset...].prefix(buffer.count)
      buffer.copyBytes(from: next)
      offset += next.count
      return next.count
    }
  }
}
