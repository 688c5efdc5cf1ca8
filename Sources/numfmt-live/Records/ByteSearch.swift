extension UnsafeBufferPointer<UInt8> {
  /// Returns the offset of the first byte in a range that has the specified value, or `nil` if there
  /// is none.
  ///
  /// The first bytes are searched here, since most fields are short. The system's search is faster for the
  /// others.
  @inline(__always)
  func firstOffset(of byte: UInt8, in range: Range<Int>) -> Int? {
    guard let base = baseAddress else { return nil }
    let pattern = Self.repeated(byte)
    var start = range.lowerBound
    let end = Swift.min(range.upperBound &- 7, start &+ 16)
    while start < end {
      let found = Self.bytes(below: 1, in: word(at: start) ^ pattern)
      if found != 0 { return start &+ found.trailingZeroBitCount / 8 }
      start &+= 8
    }
    guard start < range.upperBound,
      let found = memchr(base + start, Int32(byte), range.upperBound &- start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Returns the offset of the first byte in a range that's less than a limit of at most 128, or `nil` if
  /// there is none.
  @inline(__always)
  func firstOffset(below limit: UInt8, in range: Range<Int>) -> Int? {
    var start = range.lowerBound
    while range.upperBound &- start >= 8 {
      let found = Self.bytes(below: limit, in: word(at: start))
      if found != 0 { return start &+ found.trailingZeroBitCount / 8 }
      start &+= 8
    }
    while start < range.upperBound {
      if self[start] < limit { return start }
      start &+= 1
    }
    return nil
  }

  // MARK: - Words

  /// Returns eight bytes, the first of which is lowest.
  @inline(__always)
  private func word(at offset: Int) -> UInt64 {
    UInt64(
      littleEndian: UnsafeRawBufferPointer(self).loadUnaligned(
        fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private static func repeated(_ byte: UInt8) -> UInt64 {
    UInt64(byte) &* 0x0101_0101_0101_0101
  }

  /// Returns a word whose lowest bit is in the first byte that's less than a limit, or 0 if there is none.
  @inline(__always)
  private static func bytes(below limit: UInt8, in word: UInt64) -> UInt64 {
    // A byte that is less borrows from the byte after it, and had no highest bit before.
    (word &- repeated(limit)) & ~word & repeated(0x80)
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
