/// Digits that come one after the other, without zeros in front, in two machine words.
struct DigitWords {
  private(set) var first: UInt64 = 0
  private(set) var second: UInt64 = 0
  private(set) var count = 0

  /// Whether there is no room for one more.
  @inline(__always)
  var isFull: Bool { count == Digits.inlineCount }

  /// Takes an ASCII digit; there must be room for it.
  @inline(__always)
  mutating func append(_ digit: UInt8) {
    if count < 8 {
      guard count > 0 || digit != UInt8(ascii: "0") else { return }
      first |= UInt64(digit) &<< UInt64(8 &* count)
    } else {
      second |= UInt64(digit) &<< UInt64(8 &* (count &- 8))
    }
    count &+= 1
  }
}
