/// The input of a filter, whose start can be read more than once, to find out its form.
final class FilterInput {
  let file: FileDescriptor
  /// The decoder of the file, or `nil` if it's UTF-8.
  private var decoder: TextDecoder?
  /// The bytes that are decoded and not read yet.
  private var decoded: ArraySlice<UInt8> = []
  /// The bytes that are read ahead, from the start of the input on.
  private(set) var bytes: [UInt8] = []
  /// The number of these bytes that ``receive(into:)`` has stored.
  private var offset = 0
  /// Whether the file is read to its end.
  private(set) var isComplete = false

  init(_ file: FileDescriptor, encoding: TextEncoding? = nil) {
    self.file = file
    decoder = encoding.map { TextDecoder($0) }
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
    let count = decoder == nil ? try file.receive(into: buffer) : try decode(into: buffer)
    isComplete = count == 0
    return count
  }

  /// Stores more of the text in UTF-8, and returns the number of bytes.
  private func decode(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    if decoded.isEmpty, decoder != nil {
      let raw = UnsafeMutableRawBufferPointer.allocate(
        byteCount: FileShape.sampleSize, alignment: 1)
      defer { raw.deallocate() }
      var count = 1
      // The first bytes can be a part of a character.
      while decoded.isEmpty, count > 0 {
        count = try file.receive(into: raw)
        let bytes = Bytes(raw.bindMemory(to: UInt8.self))
        decoded =
          decoder?.decode(Bytes(rebasing: bytes[..<count]), isLast: count == 0)[...] ?? []
      }
    }
    let next = decoded.prefix(buffer.count)
    buffer.copyBytes(from: next)
    decoded = decoded.dropFirst(next.count)
    return next.count
  }

  // MARK: - Looking ahead

  /// Reads ahead until there are `count` bytes, or until a function returns `true` after some of
  /// them.
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

  /// Returns a source of the bytes that are read ahead, of `limit` at most, and of those after them
  /// if it reads on.
  func replay(upTo limit: Int = .max, readsOn: Bool = false) -> RecordReader.Source {
    var offset = 0
    return { [self] buffer throws(SystemError) in
      if readsOn, offset == bytes.count { try readAhead(buffer.count) }
      let next = bytes[offset...].prefix(min(buffer.count, limit - offset))
      buffer.copyBytes(from: next)
      offset += next.count
      return next.count
    }
  }
}
