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

  /// Writes digits in groups.
  @inline(__always)
  private func write(
    integer digits: UnsafeBufferPointer<UInt8>, to end: inout UnsafeMutableRawPointer
  ) {
    guard var place = digits.baseAddress else { return }
    let stop = place + digits.count
    var group = firstGroup(of: digits.count)
    if group > 0 {
      let last = stop - grouper.primary
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
  static func write(_ symbol: Symbol, to end: inout UnsafeMutableRawPointer) {
    end.storeBytes(of: symbol.word, as: UInt32.self)
    end += symbol.count
  }

  // What follows is seldom needed. It takes where to write and returns where it has come to: passed as
  // `inout`, that place would have to be in memory everywhere.

  @inline(never)
  func write(
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
