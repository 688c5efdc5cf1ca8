/// Bytes in memory of another owner, such as a record in a block of the input.
typealias Bytes = UnsafeBufferPointer<UInt8>

extension UInt8 {
  static let quotationMark = UInt8(ascii: "\"")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
}

extension Bytes {
  /// The bytes without a carriage return at the end.
  var withoutReturn: Bytes { last == .carriageReturn ? Bytes(rebasing: dropLast()) : self }

  /// A Boolean value that indicates whether a carriage return isn't followed by a line feed, or
  /// ends the bytes without one.
  var hasStrayReturn: Bool {
    var isStray = false
    forEachOffset(of: .carriageReturn, in: 0..<count) { offset in
      if offset &+ 1 < count, self[offset &+ 1] != .lineFeed { isStray = true }
    }
    return isStray
  }

  /// Returns the offset of the first byte in a range that has the specified value, or `nil` if
  /// there is none.
  ///
  /// The system's search is faster than a loop, which matters for every byte of a file.
  @inline(__always)
  func firstOffset(of byte: UInt8, in range: Range<Int>) -> Int? {
    guard !range.isEmpty, let base = baseAddress,
      let found = memchr(base + range.lowerBound, Int32(byte), range.count)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Returns the offset of the first byte in a range that matches, or `nil` if there is none.
  ///
  /// The closure compares 16 bytes at once, which is faster than the system's search if the byte is
  /// one of the next.
  @inline(__always)
  func firstOffset(in range: Range<Int>, where matches: (Chunk) -> Chunk.Matches) -> Int? {
    var offset = range.lowerBound
    let last = range.upperBound &- Chunk.scalarCount
    while offset <= last {
      if let first = matches(chunk(at: offset)).first { return offset &+ first }
      offset &+= Chunk.scalarCount
    }
    guard offset < range.upperBound, let first = matches(rest(offset..<range.upperBound)).first
    else { return nil }
    // The bytes after the range are zeros.
    return offset &+ first < range.upperBound ? offset &+ first : nil
  }

  /// Returns the offset of the last byte in a range that has the specified value, or `nil` if there
  /// is none.
  @inline(__always)
  func lastOffset(of byte: UInt8, in range: Range<Int>) -> Int? {
    var end = range.upperBound
    while end &- range.lowerBound >= Chunk.scalarCount {
      end &-= Chunk.scalarCount
      if let last = (chunk(at: end) .== Chunk(repeating: byte)).last { return end &+ last }
    }
    while end > range.lowerBound {
      end &-= 1
      if self[end] == byte { return end }
    }
    return nil
  }

  /// Calls a closure with the offset of each byte in a range that has the specified value, which
  /// isn't 0.
  @inline(__always)
  func forEachOffset(of byte: UInt8, in range: Range<Int>, _ body: (Int) -> Void) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let end = offset &+ Chunk.scalarCount
      let bytes = end <= range.upperBound ? chunk(at: offset) : rest(offset..<range.upperBound)
      let matches = bytes .== Chunk(repeating: byte)
      if any(matches) { matches.forEachIndex { body(offset &+ $0) } }
      offset = end
    }
  }

  /// Sixteen bytes, which the processor compares at once.
  typealias Chunk = SIMD16<UInt8>

  @inline(__always)
  private func chunk(at offset: Int) -> Chunk {
    UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: offset, as: Chunk.self)
  }

  /// Returns the bytes in a range that is smaller than a chunk, and then zeros.
  @inline(never)
  private func rest(_ range: Range<Int>) -> Chunk {
    var chunk = Chunk()
    withUnsafeMutableBytes(of: &chunk) { $0.copyBytes(from: self[range]) }
    return chunk
  }

  // MARK: - Counting

  /// Returns the number of bytes that have the specified value.
  func count(of byte: UInt8) -> Int {
    guard let base = baseAddress else { return 0 }
    var (total, offset) = (0, 0)
    while offset < count {
      // The compiler compares many bytes at once if their count is a byte.
      let end = Swift.min(count, offset &+ 240)
      var part: UInt8 = 0
      while offset < end {
        part &+= base[offset] == byte ? 1 : 0
        offset &+= 1
      }
      total &+= Int(part)
    }
    return total
  }
}

extension SIMD16<UInt8> {
  /// A mask that tells for each byte whether it matches.
  typealias Matches = SIMDMask<SIMD16<Int8>>
}

extension SIMD16<UInt8>.Matches {
  /// The bytes of the mask, all bits of which are set or none, the first byte lowest in its word.
  @inline(__always)
  private var words: (low: UInt64, high: UInt64) {
    let words = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return (UInt64(littleEndian: words[0]), UInt64(littleEndian: words[1]))
  }

  /// Calls a closure with the index of each byte that matches.
  @inline(__always)
  fileprivate func forEachIndex(_ body: (Int) -> Void) {
    var (low, high) = (words.low & 0x0101_0101_0101_0101, words.high & 0x0101_0101_0101_0101)
    while low != 0 {
      body(low.trailingZeroBitCount &>> 3)
      low &= low &- 1
    }
    while high != 0 {
      body(8 &+ high.trailingZeroBitCount &>> 3)
      high &= high &- 1
    }
  }

  /// The index of the first byte that matches, or `nil` if none does.
  @inline(__always)
  fileprivate var first: Int? {
    let (low, high) = words
    if low != 0 { return low.trailingZeroBitCount &>> 3 }
    if high != 0 { return 8 &+ high.trailingZeroBitCount &>> 3 }
    return nil
  }

  /// The index of the last byte that matches, or `nil` if none does.
  @inline(__always)
  fileprivate var last: Int? {
    let (low, high) = words
    if high != 0 { return 15 &- high.leadingZeroBitCount &>> 3 }
    if low != 0 { return 7 &- low.leadingZeroBitCount &>> 3 }
    return nil
  }
}
