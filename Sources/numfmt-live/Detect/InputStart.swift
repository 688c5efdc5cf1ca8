/// The start of standard input, which is read to find out the form of the input, and then read again.
final class InputStart {
  private(set) var bytes: [UInt8] = []
  /// A Boolean value that indicates whether the bytes are all of the input.
  private(set) var isComplete = false
  private var offset = 0

  /// Reads until there are `count` bytes, or until a function returns `true` after some of them.
  func read(
    upTo count: Int, until isEnough: () -> Bool = { false }
  ) throws(SystemError) {
    let block = UnsafeMutableRawBufferPointer.allocate(
      byteCount: FileShape.sampleSize, alignment: 1)
    defer { block.deallocate() }
    while !isComplete, bytes.count < count, !isEnough() {
      let room = UnsafeMutableRawBufferPointer(
        rebasing: block[..<min(block.count, count - bytes.count)])
      let read = try FileDescriptor.standardInput.receive(into: room)
      bytes += room[..<read]
      isComplete = read == 0
    }
  }

  /// Stores the next bytes of the input, first those that are read already, and returns their number.
  func receive(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    guard offset < bytes.count else {
      return isComplete ? 0 : try FileDescriptor.standardInput.receive(into: buffer)
    }
    let count = min(buffer.count, bytes.count - offset)
    buffer.copyBytes(from: bytes[offset..<(offset + count)])
    offset += count
    if offset == bytes.count, !isComplete {
      bytes = []
      offset = 0
    }
    return count
  }

  /// Returns a source of the bytes that are read already.
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
