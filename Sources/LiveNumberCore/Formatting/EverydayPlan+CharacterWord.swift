extension EverydayPlan {
  /// Writes digits with a point in front of one place at most, none of them taken off or put in.
  ///
  /// Nil where there is not ample room.
  @inline(__always)
  func write(
    _ characters: CharacterWord, pointOffset: Int?, between affixes: AffixRanges,
    into buffer: UnsafeMutableBufferPointer<UInt8>, table: [UInt8]
  ) -> Int? {
    guard hasShortSymbols, affixes.byteCount &+ roomForWord <= buffer.count,
      let start = buffer.baseAddress
    else { return nil }
    var end = UnsafeMutableRawPointer(start)
    var rest = characters.bits
    var count = pointOffset ?? characters.count
    EverydayPlan.write(affixes.prefix, of: table, to: &end)
    var group = firstGroup(of: count)
    while group > 0, count > grouper.primary {
      write(group, of: &rest, to: &end)
      EverydayPlan.write(grouping, to: &end)
      count &-= group
      group = grouper.secondary
    }
    write(count, of: &rest, to: &end)
    if let pointOffset {
      rest &>>= 8
      EverydayPlan.write(decimal, to: &end)
      write(characters.count &- pointOffset &- 1, of: &rest, to: &end)
    }
    EverydayPlan.write(affixes.suffix, of: table, to: &end)
    return end - UnsafeMutableRawPointer(start)
  }

  /// Writes so many digits, the first of which is in the lowest byte, and drops them.
  @inline(__always)
  private func write(
    _ count: Int, of digits: inout UInt128, to end: inout UnsafeMutableRawPointer
  ) {
    if digitsAreASCII {
      end.storeBytes(of: digits.littleEndian, as: UInt128.self)
      end += count
    } else {
      end = write(symbolsOf: digits, count: count, to: end)
    }
    digits &>>= UInt128(truncatingIfNeeded: 8 &* count)
  }

  /// Writes a piece of a table in words.
  @inline(__always)
  private static func write(
    _ piece: Range<Int>, of table: [UInt8], to end: inout UnsafeMutableRawPointer
  ) {
    guard !piece.isEmpty else { return }
    table.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      var offset = 0
      repeat {
        let word = (start + piece.lowerBound + offset).loadUnaligned(as: UInt128.self)
        (end + offset).storeBytes(of: word, as: UInt128.self)
        offset &+= MemoryLayout<UInt128>.size
      } while offset < piece.count
    }
    end += piece.count
  }

  /// Seldom needed, so it is not to make the rest larger.
  @inline(never)
  private func write(
    symbolsOf digits: UInt128, count: Int, to start: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    withUnsafeBytes(of: digits.littleEndian) { bytes in
      let digits = bytes.assumingMemoryBound(to: UInt8.self)
      return write(symbolsOf: UnsafeBufferPointer(rebasing: digits[..<count]), to: start)
    }
  }
}
