/// Digits that come one after the other, without zeros in front, in two machine words.
struct DigitWords {
  private(set) var first: UInt64 = 0
  private(set) var second: UInt64 = 0
  private(set) var count = 0

  /// No digits.
  init() {}

  /// Takes as many digits as fit, the first in the lowest byte, and drops zeros in front.
  @inline(__always)
  init(_ digits: UInt128, count: Int) {
    let zeros = UInt128(truncatingIfNeeded: 0x3030_3030_3030_3030 as UInt64)
    let differing = digits ^ (zeros << 64 | zeros)
    let dropped = min(differing.trailingZeroBitCount / 8, count)
    let rest = digits >> (8 * dropped)
    first = UInt64(truncatingIfNeeded: rest)
    second = UInt64(truncatingIfNeeded: rest >> 64)
    self.count = count - dropped
  }

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
