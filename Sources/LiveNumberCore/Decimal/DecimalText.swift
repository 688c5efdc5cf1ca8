/// Where the pieces of a canonical decimal text stand, found in one pass without reading its value.
///
/// Byte offsets into the text that was scanned.
struct DecimalText {
  var isNegative = false
  /// The digits in front of the point.
  var integer: Range<Int> = 0..<0
  /// The digits behind the point.
  var fraction: Range<Int> = 0..<0
  var exponent = 0

  /// Nil where the whole text is not one canonical decimal number.
  init?(scanning text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    let end = text.count
    if index < end, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
      isNegative = text[index] == UInt8(ascii: "-")
      index += 1
    }
    integer = index..<DecimalText.endOfDigits(in: text, from: index)
    index = integer.upperBound
    fraction = index..<index
    if index < end, text[index] == UInt8(ascii: ".") {
      fraction = (index + 1)..<DecimalText.endOfDigits(in: text, from: index + 1)
      index = fraction.upperBound
    }
    guard integer.count + fraction.count > 0 else { return nil }
    if index < end, text[index] | 0x20 == UInt8(ascii: "e") {
      guard let exponent = DecimalText.exponent(in: text, from: index + 1) else { return nil }
      self.exponent = exponent
      index = end
    }
    guard index == end else { return nil }
  }

  /// The value; nil where it has too many digits when written in full.
  func value(of text: UnsafeBufferPointer<UInt8>) -> ExactDecimal? {
    let limit = ExactDecimal.maximumDigitCount
    let written = integer.count + fraction.count
    // The zero in front of a point is no digit of the value, only of its text.
    let hasLoneZero = integer.count == 1 && text[integer.lowerBound] == UInt8(ascii: "0")
    let digits = hasLoneZero && !fraction.isEmpty ? fraction.count : written
    let scale = fraction.count - exponent
    guard digits <= limit, scale <= limit else { return nil }
    let zeros = max(-scale, 0)
    if zeros > 0, isZero(text) {
      return ExactDecimal(isNegative: isNegative, digits: .zero, scale: 0)
    }
    let count = written + zeros
    if zeros == 0, count <= Digits.inlineCount {
      var words = DigitWords()
      for index in integer { words.append(text[index]) }
      for index in fraction { words.append(text[index]) }
      return ExactDecimal(isNegative: isNegative, digits: Digits(words), scale: scale)
    }
    guard digits + zeros <= limit else { return nil }
    return ExactDecimal.make(isNegative: isNegative, scale: max(scale, 0), count: count) { buffer in
      var end = 0
      for index in integer { buffer[end] = text[index]; end += 1 }
      for index in fraction { buffer[end] = text[index]; end += 1 }
      while end < count { buffer[end] = UInt8(ascii: "0"); end += 1 }
    }
  }

  private func isZero(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    integer.allSatisfy { text[$0] == UInt8(ascii: "0") }
      && fraction.allSatisfy { text[$0] == UInt8(ascii: "0") }
  }

  private static func endOfDigits(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < text.count, text[index] &- UInt8(ascii: "0") < 10 { index += 1 }
    return index
  }

  /// Exponents past any value's reach are cut to one that is still past it.
  private static func exponent(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    var isNegative = false
    if index < text.count, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
      isNegative = text[index] == UInt8(ascii: "-")
      index += 1
    }
    let end = endOfDigits(in: text, from: index)
    guard index < end, end == text.count else { return nil }
    var exponent = 0
    for index in index..<end where exponent <= 2 * ExactDecimal.maximumDigitCount {
      exponent = exponent * 10 + Int(text[index] - UInt8(ascii: "0"))
    }
    return isNegative ? -exponent : exponent
  }
}
