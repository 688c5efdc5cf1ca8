extension EverydayPlan {
  /// Writes a number to the start of `buffer` and returns its length.
  ///
  /// Nil where the number is not of this kind, or there is not ample room: whole words are written, and
  /// what they have too much is covered by the next. The affixes are in `table`.
  @inline(__always)
  func write(
    _ number: DecimalView, into buffer: UnsafeMutableBufferPointer<UInt8>, table: [UInt8]
  ) -> Int? {
    let count = number.digits.count
    let integerCount = count &- number.scale
    guard isInUse, number.scale >= minimumFractionDigits, integerCount > 0,
      // Zeros at the end are not shown unless they are asked for.
      number.scale == minimumFractionDigits || number.digits[count &- 1] != UInt8(ascii: "0"),
      let start = buffer.baseAddress
    else { return nil }
    let affixes = number.isNegative ? negative : unsigned
    guard affixes.byteCount &+ count &* 8 &+ 8 <= buffer.count else { return nil }
    return digits.withUnsafeBufferPointer { symbols in
      var end = UnsafeMutableRawPointer(start)
      EverydayPlan.copy(table, affixes.prefix, to: &end)
      let width = symbols[0].count
      var groups = grouper.separatorCount(integerCount)
      // Where the next separator stands, be it of groups or of the fraction.
      var next =
        integerCount &- (groups > 0 ? grouper.primary &+ (groups &- 1) &* grouper.secondary : 0)
      var position = 0
      while position < count {
        if position == next {
          let separator = groups > 0 ? grouping : decimal
          end.storeBytes(of: separator.word, as: UInt32.self)
          end += separator.count
          groups &-= 1
          next = groups > 0 ? next &+ grouper.secondary : integerCount
        }
        let digit = Int(number.digits[position] &- UInt8(ascii: "0"))
        end.storeBytes(of: symbols[digit].word, as: UInt32.self)
        end += width
        position &+= 1
      }
      EverydayPlan.copy(table, affixes.suffix, to: &end)
      return end - UnsafeMutableRawPointer(start)
    }
  }

  @inline(__always)
  private static func copy(
    _ table: [UInt8], _ piece: Range<Int>, to end: inout UnsafeMutableRawPointer
  ) {
    guard !piece.isEmpty else { return }
    table.withUnsafeBytes { bytes in
      UnsafeMutableRawBufferPointer(start: end, count: piece.count)
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[piece]))
    }
    end += piece.count
  }
}
