/// The strict grammar of the number between two affixes: NUMBERS.md 2.3.
///
/// A scan says yes or no. It makes no fault, so that the loop keeps what it knows in registers.
/// ``CompiledFormat/strictFault(in:)`` scans a rejected text once more, and looks where it stops.
struct StrictScan {
  unowned(unsafe) let compiled: CompiledFormat
  let text: UnsafeBufferPointer<UInt8>
  /// The range of the number in the text.
  let range: Range<Int>
  let isNegative: Bool
  /// Whether the digits are ASCII digits, whatever the format's own are.
  let readsASCII: Bool

  private(set) var offset: Int
  private(set) var digits = ASCIIBytes.Collector()
  /// The number of digits since the last grouping separator, or since the start.
  private(set) var groupCount = 0
  private(set) var isGrouped = false
  /// The offset of the first grouping separator, or -1 if it's the format's own, or if there is
  /// none so far.
  private(set) var otherSeparator = -1
  /// The number of integer digits, or -1 while there can be more.
  private(set) var integerCount = -1

  @inline(__always)
  init(
    _ span: CompiledFormat.NumberSpan, of text: UnsafeBufferPointer<UInt8>,
    in compiled: CompiledFormat,
    readsASCII: Bool
  ) {
    self.compiled = compiled
    self.text = text
    range = span.range
    isNegative = span.isNegative
    self.readsASCII = readsASCII
    offset = span.range.lowerBound
  }

  /// Scans the number up to its end, or to the first character that can't be there.
  ///
  /// - Returns: `true` if the text is a number.
  @inline(__always)
  mutating func run() -> Bool {
    groupCount = readDigits()
    while offset < range.upperBound, !stands(compiled.decimal) {
      guard compiled.groupingRule.allows(groupCount, isFirst: !isGrouped) else { return false }
      var width = compiled.grouping.count
      if otherSeparator >= 0 || !stands(compiled.grouping) {
        if !isGrouped { otherSeparator = offset }
        width = otherSeparatorWidth
        guard width > 0 else { return false }
      }
      isGrouped = true
      offset &+= width
      groupCount = readDigits()
    }
    guard !isGrouped || endsInWholeGroup else { return false }
    integerCount = digits.count
    if offset < range.upperBound {
      offset &+= compiled.decimal.count
      let fractionCount = readDigits()
      // A minus sign after a decimal separator can be a dash that replaces the fraction.
      if isNegative, fractionCount == 0, compiled.minusCanBePriceDash { return false }
    }
    return offset == range.upperBound && digits.count > 0
      && digits.count <= ExactDecimal.maximumDigitCount
  }

  /// The number that was scanned, or `nil` if it has too many fraction digits once it's divided by
  /// the style's power of ten.
  @inline(__always)
  var number: ExactDecimal? {
    let shown = ExactDecimal(
      isNegative: isNegative,
      digits: digits.bytes
        ?? compiled.longDigits(in: text, range, count: digits.count, areASCII: readsASCII),
      scale: digits.count &- integerCount)
    return compiled.powerOfTen == 0 ? shown : shown.scaledByPowerOfTen(-compiled.powerOfTen)
  }

  /// Reads digits of one numbering system, and returns their number.
  @inline(__always)
  private mutating func readDigits() -> Int {
    let start = digits.count
    if readsASCII {
      while offset < range.upperBound, text[offset] &- UInt8(ascii: "0") < 10 {
        digits.append(text[offset])
        offset &+= 1
      }
    } else {
      while let digit = compiled.digit(in: text, at: offset, before: range.upperBound) {
        digits.append(digit)
        offset &+= compiled.digitWidth
      }
    }
    return digits.count &- start
  }

  /// Whether the last group has the right size, and the first one doesn't begin with a zero.
  ///
  /// `0.123` in German is more likely a fraction from elsewhere, unless the format writes it
  /// itself.
  @inline(__always)
  private var endsInWholeGroup: Bool {
    groupCount == compiled.groupingRule.primary
      && (!beginsWithZero || digits.count == compiled.minimumIntegerDigits)
  }

  @inline(__always)
  private var beginsWithZero: Bool {
    let first =
      readsASCII
      ? text[range.lowerBound]
      : compiled.digit(in: text, at: range.lowerBound, before: range.upperBound)
    return first == UInt8(ascii: "0")
  }

  // MARK: - Separators

  /// Returns whether a separator of the format is next.
  @inline(__always)
  func stands(_ separator: CompiledFormat.Separator) -> Bool {
    // This only saves a call.
    text[offset] == separator.first
      && (separator.count == 1
        || compiled.stands(separator, in: text, at: offset, before: range.upperBound))
  }

  /// The width of the next character if it is the separator at `otherSeparator` once more, or 0.
  @inline(__always)
  private var otherSeparatorWidth: Int {
    compiled.equivalentSeparatorWidth(
      in: text, at: offset, like: otherSeparator, before: range.upperBound)
  }

  /// Whether the next grouping separator is the one that was there before.
  var continuesGrouping: Bool {
    otherSeparator < 0 ? stands(compiled.grouping) : otherSeparatorWidth > 0
  }
}

// The functions below are calls of their own, so that the scan stays in registers.

extension CompiledFormat {
  /// Returns whether the first digit in a range is an ASCII digit.
  @inline(never)
  func beginsWithASCIIDigit(_ text: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Bool {
    for offset in range {
      if text[offset] &- UInt8(ascii: "0") < 10 { return true }
      if digit(in: text, at: offset, before: range.upperBound) != nil { return false }
    }
    return false
  }

  /// Returns the ASCII form of the format's own digit at an offset, or `nil` if there is none.
  @inline(never)
  fileprivate func digit(
    in text: UnsafeBufferPointer<UInt8>, at offset: Int, before end: Int
  ) -> UInt8? {
    guard offset >= 0, offset &+ digitWidth <= end else { return nil }
    if digitsAreConsecutive {
      for byte in 0..<(digitWidth &- 1) where text[offset &+ byte] != table[byte] { return nil }
      let digit = text[offset &+ digitWidth &- 1] &- table[digitWidth &- 1]
      return digit < 10 ? UInt8(ascii: "0") &+ digit : nil
    }
    for digit in 0..<10
    where CompiledFormat.matches(table + digit * digitWidth, digitWidth, text, at: offset) {
      return UInt8(ascii: "0") &+ UInt8(digit)
    }
    return nil
  }

  /// Returns the digits of a number that are too many to store inline, read once more.
  @inline(never)
  fileprivate func longDigits(
    in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, count: Int, areASCII: Bool
  ) -> ASCIIBytes {
    ASCIIBytes(count: count) { buffer in
      let width = areASCII ? 1 : digitWidth
      var offset = range.upperBound
      var count = count
      // From the end, where every byte that doesn't end a digit belongs to a separator.
      while count > 0 {
        let start = offset - width
        let digit = areASCII ? text[start] : digit(in: text, at: start, before: offset)
        if let digit, digit &- UInt8(ascii: "0") < 10 {
          count -= 1
          buffer[count] = digit
          offset = start
        } else {
          offset -= 1
        }
      }
    }
  }

  @inline(never)
  fileprivate func stands(
    _ separator: Separator, in text: UnsafeBufferPointer<UInt8>, at offset: Int, before end: Int
  ) -> Bool {
    offset + separator.count <= end
      && CompiledFormat.matches(table + separator.start, separator.count, text, at: offset)
  }

  /// Returns the width of the character at an offset, or 0 unless people use it for the format's
  /// grouping separator and it's the one at another offset.
  ///
  /// Nothing is at a negative offset.
  @inline(never)
  func equivalentSeparatorWidth(
    in text: UnsafeBufferPointer<UInt8>, at offset: Int, like other: Int, before end: Int
  ) -> Int {
    guard other >= 0,
      characterClasses.grouping == .space || characterClasses.grouping == .apostrophe,
      let scalar = text.scalar(at: offset, before: end),
      characterClasses[scalar] == characterClasses.grouping,
      scalar == text.scalar(at: other, before: end)
    else { return 0 }
    return UTF8.width(scalar)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the scalar at an offset, or `nil` if the bytes up to an end aren't UTF-8.
  func scalar(at offset: Int, before end: Int) -> Unicode.Scalar? {
    var decoder = UTF8()
    var bytes = self[offset..<end].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return nil }
    return scalar
  }
}
