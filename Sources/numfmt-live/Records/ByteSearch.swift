extension UnsafeBufferPointer<UInt8> {
  /// Returns the offset of the first byte in a range that has the specified value, or `nil` if there
  /// is none.
  ///
  /// The system's search is faster than a loop, which matters for every byte of a file.
  @inline(__always)
  func firstOffset(of byte: UInt8, in range: Range<Int>) -> Int? {
    guard !range.isEmpty, let base = baseAddress,
      let found = memchr(base + range.lowerBound, Int32(byte), range.count)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Returns the offset of the first byte in a range that has the specified value, as
  /// ``firstOffset(of:in:)`` does, faster if it's one of the first bytes.
  @inline(__always)
  func nearOffset(of byte: UInt8, in range: Range<Int>) -> Int? {
    let pattern = Self.repeated(byte)
    var start = range.lowerBound
    let last = range.upperBound &- 8
    guard start <= last else { return firstByte(of: byte, in: range) }
    let near = Swift.min(last, start &+ 24)
    while true {
      let found = Self.bytes(below: 1, in: word(at: start) ^ pattern)
      if found != 0 { return start &+ found.trailingZeroBitCount / 8 }
      if start == near { break }
      start = Swift.min(start &+ 8, near)
    }
    return near == last ? nil : firstOffset(of: byte, in: (start &+ 8)..<range.upperBound)
  }

  /// Returns the offset of the first byte in a range that's less than a limit of at most 128, or has the
  /// specified value, or `nil` if there is none.
  @inline(__always)
  func firstOffset(below limit: UInt8, or byte: UInt8 = 0, in range: Range<Int>) -> Int? {
    let pattern = Self.repeated(byte)
    var start = range.lowerBound
    let last = range.upperBound &- 8
    guard start <= last else {
      while start < range.upperBound {
        if self[start] < limit || self[start] == byte { return start }
        start &+= 1
      }
      return nil
    }
    while true {
      let word = word(at: start)
      let found = Self.bytes(below: limit, in: word) | Self.bytes(below: 1, in: word ^ pattern)
      if found != 0 { return start &+ found.trailingZeroBitCount / 8 }
      if start == last { return nil }
      start = Swift.min(start &+ 8, last)
    }
  }

  /// Returns the offset of the last byte in a range that has the specified value, or `nil` if there
  /// is none.
  @inline(__always)
  func lastOffset(of byte: UInt8, in range: Range<Int>) -> Int? {
    let pattern = Self.repeated(byte)
    var end = range.upperBound
    while end &- range.lowerBound >= 8 {
      let rest = word(at: end &- 8) ^ pattern
      let low = Self.repeated(0x7F)
      // The highest bit of each byte that is zero, and of no other.
      let found = ~((rest & low) &+ low | rest | low)
      if found != 0 { return end &- 1 &- found.leadingZeroBitCount / 8 }
      end &-= 8
    }
    while end > range.lowerBound {
      end &-= 1
      if self[end] == byte { return end }
    }
    return nil
  }

  @inline(__always)
  private func firstByte(of byte: UInt8, in range: Range<Int>) -> Int? {
    var offset = range.lowerBound
    while offset < range.upperBound {
      if self[offset] == byte { return offset }
      offset &+= 1
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
