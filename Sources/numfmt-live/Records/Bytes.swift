import CByteMask

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

  /// Whether a carriage return isn't followed by a line feed, or ends the bytes without one.
  var hasStrayReturn: Bool {
    var offset = 0
    while let found = firstOffset(of: .carriageReturn, in: offset..<count) {
      offset = found &+ 1
      if offset < count, self[offset] != .lineFeed { return true }
    }
    return false
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
      var bits = bits(of: byte, in: offset..<range.upperBound)
      while bits != 0 {
        body(offset &+ bits.trailingZeroBitCount)
        bits &= bits &- 1
      }
      offset &+= UInt64.bitWidth
    }
  }

  /// Returns a bit for each of the first 64 bytes in a range, which is set if the byte has the
  /// specified value, which isn't 0; the first byte has the lowest bit.
  @inline(__always)
  private func bits(of byte: UInt8, in range: Range<Int>) -> UInt64 {
    var bits: UInt64 = 0
    for index in 0..<4 {
      let start = range.lowerBound &+ index &* Chunk.scalarCount
      guard start < range.upperBound else { break }
      let isWhole = start &+ Chunk.scalarCount <= range.upperBound
      let chunk = isWhole ? chunk(at: start) : rest(start..<range.upperBound)
      bits |= UInt64((chunk .== Chunk(repeating: byte)).bits) &<< UInt64(index &* Chunk.scalarCount)
    }
    return bits
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
  /// A bit for each byte, which is set if the byte matches; the first byte has the lowest bit.
  @inline(__always)
  fileprivate var bits: UInt32 {
    byte_mask_bits(unsafeBitCast(self, to: SIMD16<Int8>.self))
  }

  /// The index of the first byte that matches, or `nil` if none does.
  @inline(__always)
  fileprivate var first: Int? {
    let bits = bits
    return bits == 0 ? nil : bits.trailingZeroBitCount
  }

  /// The index of the last byte that matches, or `nil` if none does.
  @inline(__always)
  fileprivate var last: Int? {
    let bits = bits
    return bits == 0 ? nil : 31 &- bits.leadingZeroBitCount
  }
}
