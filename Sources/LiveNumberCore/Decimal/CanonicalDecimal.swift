/// The parts of a canonical decimal text, as byte offsets into the text.
///
/// Canonical text is an optional sign, ASCII digits with at most one point, and an optional
/// exponent. A text that isn't canonical is scanned up to the first byte that doesn't fit.
struct CanonicalDecimal {
  private(set) var isNegative = false
  /// The digits before the point.
  private(set) var integer = 0..<0
  /// The digits after the point.
  private(set) var fraction = 0..<0
  var hasPoint: Bool { integer.upperBound < fraction.lowerBound }
  private(set) var hasExponent = false
  /// The power of ten that the number is multiplied by.
  ///
  /// Exponents beyond the reach of any value are cut off, but stay beyond it.
  private(set) var exponent = 0
  private(set) var hasExponentDigits = false
  /// The offset of the first byte that doesn't fit, or the length of the text.
  private(set) var end = 0

  @inline(__always)
  init(scanning text: UnsafeBufferPointer<UInt8>) {
    self.init(scanningDigitsOf: text)
    if end < text.count, text[end] | 0x20 == UInt8(ascii: "e"), hasDigits {
      scanExponent(in: text, from: end + 1)
    }
  }

  /// Scans the sign and the digits of a text, but no exponent.
  @inline(__always)
  init(scanningDigitsOf text: UnsafeBufferPointer<UInt8>) {
    var offset = 0
    if let first = text.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      isNegative = first == UInt8(ascii: "-")
      offset = 1
    }
    integer = offset..<CanonicalDecimal.endOfDigits(in: text, from: offset)
    offset = integer.upperBound
    fraction = offset..<offset
    if offset < text.count, text[offset] == UInt8(ascii: ".") {
      fraction = (offset &+ 1)..<CanonicalDecimal.endOfDigits(in: text, from: offset &+ 1)
      offset = fraction.upperBound
    }
    end = offset
  }

  @inline(__always)
  var hasDigits: Bool { !integer.isEmpty || !fraction.isEmpty }

  /// Returns whether the whole text is a canonical decimal.
  @inline(__always)
  func isComplete(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    end == text.count && hasDigits && hasExponent == hasExponentDigits
  }

  /// Returns the value of a complete text, or `nil` if it has too many digits when written in full.
  func value(of text: UnsafeBufferPointer<UInt8>) -> ExactDecimal? {
    let limit = ExactDecimal.maximumDigitCount
    let written = integer.count + fraction.count
    // The zero before a point is a digit of the text, but not of the value.
    let hasLoneZero = integer.count == 1 && text[integer.lowerBound] == UInt8(ascii: "0")
    let digits = hasLoneZero && !fraction.isEmpty ? fraction.count : written
    let scale = fraction.count - exponent
    guard digits <= limit, scale <= limit else { return nil }
    return withView(of: text, shiftedBy: exponent) { number in
      number.isZero || digits - scale <= limit || scale >= 0 ? number.value : nil
    }
  }

  /// Calls a closure with the digits of a complete text as a number, multiplied by ten to the power
  /// of `shift`.
  ///
  /// The text has at most ``ExactDecimal/maximumDigitCount`` digits.
  func withView<Result>(
    of text: UnsafeBufferPointer<UInt8>, shiftedBy shift: Int, _ body: (DecimalView) -> Result
  ) -> Result {
    var start = integer.lowerBound
    while start < integer.upperBound, text[start] == UInt8(ascii: "0") { start &+= 1 }
    let integerCount = integer.upperBound &- start
    guard fraction.count > 0 else {
      let digits = UnsafeBufferPointer(rebasing: text[start..<integer.upperBound])
      return body(DecimalView(digits: digits, scale: 0 &- shift, isNegative: isNegative))
    }
    // Without the point between them, the digits are in one piece.
    let count = integerCount &+ fraction.count
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { buffer in
      for offset in 0..<integerCount { buffer[offset] = text[start &+ offset] }
      for offset in 0..<fraction.count {
        buffer[integerCount &+ offset] = text[fraction.lowerBound &+ offset]
      }
      var zeros = 0
      while integerCount == 0, zeros < count, buffer[zeros] == UInt8(ascii: "0") { zeros &+= 1 }
      return body(
        DecimalView(
          digits: UnsafeBufferPointer(rebasing: buffer[zeros...]), scale: fraction.count &- shift,
          isNegative: isNegative))
    }
  }

  @inline(__always)
  private static func endOfDigits(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var offset = start
    if let bytes = UnsafeRawPointer(text.baseAddress) {
      while text.count &- offset >= 8 {
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        let digitCount = digitCount(inStartOf: UInt64(littleEndian: word))
        offset &+= digitCount
        if digitCount < 8 { return offset }
      }
    }
    while offset < text.count, text[offset] &- UInt8(ascii: "0") < 10 { offset &+= 1 }
    return offset
  }

  /// Returns the number of digits before the first other byte of a word, whose first byte is the
  /// lowest.
  @inline(__always)
  private static func digitCount(inStartOf word: UInt64) -> Int {
    // A digit's byte becomes its value. The sum sets the highest bit of a byte that's 10 to 127. It
    // can be wrong only in the bytes after one that isn't a digit.
    let values = word ^ 0x3030_3030_3030_3030
    let others = ((values &+ 0x7676_7676_7676_7676) | values) & 0x8080_8080_8080_8080
    return others.trailingZeroBitCount &>> 3
  }

  @inline(never)
  private mutating func scanExponent(in text: UnsafeBufferPointer<UInt8>, from start: Int) {
    hasExponent = true
    var offset = start
    var isNegative = false
    if offset < text.count, text[offset] == UInt8(ascii: "-") || text[offset] == UInt8(ascii: "+") {
      isNegative = text[offset] == UInt8(ascii: "-")
      offset += 1
    }
    end = CanonicalDecimal.endOfDigits(in: text, from: offset)
    hasExponentDigits = offset < end
    for index in offset..<end where exponent <= 2 * ExactDecimal.maximumDigitCount {
      exponent = exponent * 10 + Int(text[index] - UInt8(ascii: "0"))
    }
    if isNegative { exponent = -exponent }
  }
}
