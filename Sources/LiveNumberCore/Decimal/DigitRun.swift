/// ASCII digits next to each other, several at once.
enum DigitRun {
  /// The digits from `place` on, which moves behind them.
  @inline(__always)
  static func read(
    at place: inout UnsafePointer<UInt8>, upTo end: UnsafePointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    let start = place
    while end - place >= 8, isDigits(UnsafeRawPointer(place).loadUnaligned(as: UInt64.self)) {
      place += 8
    }
    while place < end, place.pointee &- UInt8(ascii: "0") < 10 { place += 1 }
    return UnsafeBufferPointer(start: start, count: place - start)
  }

  /// Whether all bytes of a word are ASCII digits.
  @inline(__always)
  private static func isDigits(_ word: UInt64) -> Bool {
    // 0x30...0x3F, and no more than that with 6 added: 0x30...0x39.
    let high: UInt64 = 0xF0F0_F0F0_F0F0_F0F0
    return (word & high) | ((word &+ 0x0606_0606_0606_0606) & high) &>> 4 == 0x3333_3333_3333_3333
  }

  /// Copies digits to `end`, which moves behind them.
  @inline(__always)
  static func copy(
    _ digits: UnsafeBufferPointer<UInt8>, to end: inout UnsafeMutableRawPointer
  ) {
    guard var place = UnsafeRawPointer(digits.baseAddress) else { return }
    var rest = digits.count
    while rest >= 4 {
      copy(UInt32.self, from: &place, to: &end)
      rest &-= 4
    }
    if rest & 2 != 0 { copy(UInt16.self, from: &place, to: &end) }
    if rest & 1 != 0 { copy(UInt8.self, from: &place, to: &end) }
  }

  /// Copies four bytes.
  @inline(__always)
  static func copyWord(_ place: UnsafePointer<UInt8>, to end: UnsafeMutableRawPointer) {
    end.storeBytes(of: UnsafeRawPointer(place).loadUnaligned(as: UInt32.self), as: UInt32.self)
  }

  @inline(__always)
  private static func copy<Word: BitwiseCopyable>(
    _ word: Word.Type, from place: inout UnsafeRawPointer, to end: inout UnsafeMutableRawPointer
  ) {
    end.storeBytes(of: place.loadUnaligned(as: word), as: word)
    place += MemoryLayout<Word>.size
    end += MemoryLayout<Word>.size
  }
}
