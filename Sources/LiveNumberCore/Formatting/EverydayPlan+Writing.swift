extension EverydayPlan {
  /// Writes a number that is rounded already to the start of `buffer` and returns its length.
  ///
  /// Nil where the number is not of this kind, or there is not ample room. The affixes are in `table`.
  @inline(__always)
  func write(
    _ number: DecimalView, into buffer: UnsafeMutableBufferPointer<UInt8>, table: [UInt8]
  ) -> Int? {
    let integerCount = number.digits.count &- number.scale
    guard isInUse, number.scale >= 0, integerCount > 0, let start = number.digits.baseAddress
    else { return nil }
    return write(
      UnsafeBufferPointer(start: start, count: integerCount),
      UnsafeBufferPointer(start: start + integerCount, count: number.scale),
      isNegative: number.isNegative, into: buffer, table: table)
  }

  /// Writes canonical decimal text that has an integer part, no zeros in front of it and no exponent.
  ///
  /// Nil for all other text too, be it a number or not, and where the number is to be rounded.
  @inline(__always)
  func write(
    canonical text: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt8>,
    table: [UInt8]
  ) -> Int? {
    guard isInUse, shift == 0, text.count <= EverydayPlan.longest, var place = text.baseAddress
    else { return nil }
    let end = place + text.count
    let isNegative = place < end && place.pointee == UInt8(ascii: "-")
    if isNegative { place += 1 }
    let integer = DigitRun.read(at: &place, upTo: end)
    guard integer.count > 0, integer[0] != UInt8(ascii: "0") || integer.count == 1 else {
      return nil
    }
    var fraction = UnsafeBufferPointer(start: place, count: 0)
    if place < end, place.pointee == UInt8(ascii: ".") {
      place += 1
      fraction = DigitRun.read(at: &place, upTo: end)
    }
    guard place == end, fraction.count <= maximumFractionDigits else { return nil }
    return write(integer, fraction, isNegative: isNegative, into: buffer, table: table)
  }

  /// Writes affixes, digits and what stands between them.
  ///
  /// Whole words are written, and what they have too much is covered by the next: that is why there
  /// must be ample room.
  @inline(__always)
  private func write(
    _ integer: UnsafeBufferPointer<UInt8>, _ fraction: UnsafeBufferPointer<UInt8>,
    isNegative: Bool, into buffer: UnsafeMutableBufferPointer<UInt8>, table: [UInt8]
  ) -> Int? {
    // Zeros at the end are not shown unless they are asked for.
    var fractionCount = fraction.count
    while fractionCount > minimumFractionDigits, fraction[fractionCount &- 1] == UInt8(ascii: "0") {
      fractionCount &-= 1
    }
    let count = integer.count &+ max(fractionCount, minimumFractionDigits)
    let affixCount = isNegative ? negative.byteCount : unsigned.byteCount
    guard affixCount &+ count &* 8 &+ 8 <= buffer.count, let start = buffer.baseAddress
    else { return nil }
    var end = UnsafeMutableRawPointer(start)
    if affixCount > 0 { end = write(prefixOf: isNegative, table, to: end) }
    write(integer: integer, to: &end)
    if count > integer.count {
      EverydayPlan.write(decimal, to: &end)
      write(UnsafeBufferPointer(rebasing: fraction[..<fractionCount]), to: &end)
      for _ in integer.count &+ fractionCount..<count { EverydayPlan.write(zero, to: &end) }
    }
    if affixCount > 0 { end = write(suffixOf: isNegative, table, to: end) }
    return end - UnsafeMutableRawPointer(start)
  }

  /// Writes digits with a point in front of one place at most, none of them taken off or put in.
  ///
  /// Nil where there is not ample room.
  @inline(__always)
  func write(
    _ characters: CharacterWord, pointPlace: Int?, between affixes: AffixRanges,
    into buffer: UnsafeMutableBufferPointer<UInt8>, table: [UInt8]
  ) -> Int? {
    guard hasShortSymbols, affixes.byteCount &+ roomForWord <= buffer.count,
      let start = buffer.baseAddress
    else { return nil }
    var end = UnsafeMutableRawPointer(start)
    var rest = characters.bits
    var count = pointPlace ?? characters.count
    EverydayPlan.write(affixes.prefix, of: table, to: &end)
    var group = firstGroup(of: count)
    while group > 0, count > grouper.primary {
      write(group, of: &rest, to: &end)
      EverydayPlan.write(grouping, to: &end)
      count &-= group
      group = grouper.secondary
    }
    write(count, of: &rest, to: &end)
    if let pointPlace {
      rest &>>= 8
      EverydayPlan.write(decimal, to: &end)
      write(characters.count &- pointPlace &- 1, of: &rest, to: &end)
    }
    EverydayPlan.write(affixes.suffix, of: table, to: &end)
    return end - UnsafeMutableRawPointer(start)
  }

  /// Writes so many digits, the first of which is in the lowest byte, and drops them.
  @inline(__always)
  private func write(
    _ count: Int, of digits: inout UInt128, to end: inout UnsafeMutableRawPointer
  ) {
    guard digitsAreASCII else {
      end = write(symbolsOf: digits, count: count, to: end)
      digits &>>= UInt128(truncatingIfNeeded: 8 &* count)
      return
    }
    end.storeBytes(of: digits, as: UInt128.self)
    end += count
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

  /// Writes digits in groups.
  @inline(__always)
  private func write(
    integer digits: UnsafeBufferPointer<UInt8>, to end: inout UnsafeMutableRawPointer
  ) {
    guard var place = digits.baseAddress else { return }
    let stop = place + digits.count
    if grouper.groups(digits.count) {
      let last = stop - grouper.primary
      // The first group takes what the whole groups behind it leave.
      var group = 1 &+ (digits.count &- grouper.primary &- 1) % grouper.secondary
      while place < last {
        if copiesGroups {
          DigitRun.copyWord(place, to: end)
          end += group
        } else {
          write(UnsafeBufferPointer(start: place, count: group), to: &end)
        }
        EverydayPlan.write(grouping, to: &end)
        place += group
        group = grouper.secondary
      }
    }
    write(UnsafeBufferPointer(start: place, count: stop - place), to: &end)
  }

  @inline(__always)
  private func write(
    _ digits: UnsafeBufferPointer<UInt8>, to end: inout UnsafeMutableRawPointer
  ) {
    if digitsAreASCII {
      DigitRun.copy(digits, to: &end)
    } else {
      end = write(symbolsOf: digits, to: end)
    }
  }

  @inline(__always)
  private static func write(_ symbol: Symbol, to end: inout UnsafeMutableRawPointer) {
    end.storeBytes(of: symbol.word, as: UInt32.self)
    end += symbol.count
  }

  // What follows is seldom needed. It takes where to write and returns where it has come to: passed as
  // `inout`, that place would have to be in memory everywhere.

  @inline(never)
  private func write(
    symbolsOf digits: UnsafeBufferPointer<UInt8>, to start: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    var end = start
    self.digits.withUnsafeBufferPointer { symbols in
      for digit in digits {
        end.storeBytes(of: symbols[Int(digit &- UInt8(ascii: "0"))].word, as: UInt32.self)
        end += zero.count
      }
    }
    return end
  }

  @inline(never)
  private func write(
    symbolsOf digits: UInt128, count: Int, to start: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    withUnsafeBytes(of: digits.littleEndian) { bytes in
      let digits = bytes.assumingMemoryBound(to: UInt8.self)
      return write(symbolsOf: UnsafeBufferPointer(rebasing: digits[..<count]), to: start)
    }
  }

  @inline(never)
  private func write(
    prefixOf isNegative: Bool, _ table: [UInt8], to end: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    EverydayPlan.copy(table, isNegative ? negative.prefix : unsigned.prefix, to: end)
  }

  @inline(never)
  private func write(
    suffixOf isNegative: Bool, _ table: [UInt8], to end: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    EverydayPlan.copy(table, isNegative ? negative.suffix : unsigned.suffix, to: end)
  }

  private static func copy(
    _ table: [UInt8], _ piece: Range<Int>, to end: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    table.withUnsafeBytes { bytes in
      UnsafeMutableRawBufferPointer(start: end, count: piece.count)
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[piece]))
    }
    return end + piece.count
  }
}
