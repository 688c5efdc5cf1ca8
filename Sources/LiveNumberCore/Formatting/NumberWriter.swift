/// Writes digits in a format's symbols to memory that is known to be large enough.
struct NumberWriter {
  private let plan: RenderingPlan
  private let table: UnsafePointer<UInt8>
  private(set) var end: UnsafeMutablePointer<UInt8>

  /// Calls `body` with a writer to the start of `buffer`, and returns how many bytes it wrote.
  @inline(__always)
  static func write(
    _ plan: RenderingPlan, to buffer: UnsafeMutableBufferPointer<UInt8>,
    _ body: (inout NumberWriter) -> Void
  ) -> Int {
    plan.bytes.withUnsafeBufferPointer { table in
      guard let table = table.baseAddress, let start = buffer.baseAddress else { return 0 }
      var writer = NumberWriter(plan: plan, table: table, end: start)
      body(&writer)
      return writer.end - start
    }
  }

  /// The exact number of bytes that a number takes.
  @inline(__always)
  static func byteCount(_ layout: DigitLayout, _ affixes: AffixRanges, plan: RenderingPlan) -> Int {
    affixes.prefix(of: layout).count + affixes.suffix(of: layout).count
      + layout.count * plan.digitWidth
      + plan.grouper.separatorCount(layout.integerCount) * plan.grouping.count
      + (layout.showsSeparator ? plan.decimal.count : 0)
  }

  /// Writes affixes, integer digits with their groups, separator and fraction digits.
  @inline(__always)
  mutating func write(
    _ digits: UnsafeBufferPointer<UInt8>, _ layout: DigitLayout, _ affixes: AffixRanges
  ) {
    write(affixes.prefix(of: layout))
    writeInteger(digits, layout)
    if layout.showsSeparator { write(plan.decimal) }
    writeRun(digits, layout, from: layout.integerCount, to: layout.count)
    write(affixes.suffix(of: layout))
  }

  /// Writes the integer digits with their groups.
  @inline(__always)
  mutating func writeInteger(_ digits: UnsafeBufferPointer<UInt8>, _ layout: DigitLayout) {
    let grouper = plan.grouper
    var stop = grouper.firstGroup(of: layout.integerCount)
    guard stop > 0 else {
      writeRun(digits, layout, from: 0, to: layout.integerCount)
      return
    }
    var start = 0
    let last = layout.integerCount - grouper.primary
    while true {
      writeRun(digits, layout, from: start, to: stop)
      write(plan.grouping)
      start = stop
      guard stop < last else { break }
      stop += grouper.secondary
    }
    writeRun(digits, layout, from: start, to: layout.integerCount)
  }

  /// Writes a piece of the table.
  @inline(__always)
  mutating func write(_ piece: Range<Int>) {
    // Most are one byte or none, for which a loop is too much.
    if piece.count == 1 {
      end.pointee = table[piece.lowerBound]
      end += 1
      return
    }
    for index in piece {
      end.pointee = table[index]
      end += 1
    }
  }

  /// Writes the shown digits from one position to another.
  @inline(__always)
  mutating func writeRun(
    _ digits: UnsafeBufferPointer<UInt8>, _ layout: DigitLayout, from start: Int, to stop: Int
  ) {
    var position = start
    while position < stop, position < layout.leadingZeros {
      writeDigit(UInt8(ascii: "0"))
      position += 1
    }
    let ofValue = min(stop, layout.leadingZeros + digits.count)
    while position < ofValue {
      writeDigit(digits[position - layout.leadingZeros])
      position += 1
    }
    while position < stop {
      writeDigit(UInt8(ascii: "0"))
      position += 1
    }
  }

  /// Writes an ASCII digit as the locale's own.
  @inline(__always)
  mutating func writeDigit(_ digit: UInt8) {
    if plan.digitsAreASCII {
      end.pointee = digit
      end += 1
    } else {
      let width = plan.digitWidth
      let start = Int(digit &- UInt8(ascii: "0")) * width
      for offset in 0..<width { end[offset] = table[start + offset] }
      end += width
    }
  }
}
