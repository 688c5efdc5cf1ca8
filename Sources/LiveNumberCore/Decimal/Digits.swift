/// ASCII digits, at least one, with no zeros in front of others.
///
/// Up to ``inlineCount`` of them need no storage of their own, so that the values of everyday cost no
/// allocation.
struct Digits: Sendable {
  static let inlineCount = 16

  /// The digits in the order of memory, zero bytes behind them; unused where there is an array.
  private let first: UInt64
  private let second: UInt64
  private let array: [UInt8]?
  let count: Int

  static let zero = Digits(DigitWords())

  /// Takes digits that were gathered; none of them is a zero.
  @inline(__always)
  init(_ words: DigitWords) {
    let isZero = words.count == 0
    first = (isZero ? UInt64(UInt8(ascii: "0")) : words.first).littleEndian
    second = words.second.littleEndian
    array = nil
    count = isZero ? 1 : words.count
  }

  private init(_ array: [UInt8]) {
    first = 0
    second = 0
    self.array = array
    count = array.count
  }

  /// Takes digits from elsewhere; zeros in front are dropped.
  init(_ digits: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while start < digits.count, digits[start] == UInt8(ascii: "0") { start += 1 }
    guard digits.count - start <= Digits.inlineCount else {
      self.init(Array(digits[start...]))
      return
    }
    var words = DigitWords()
    while start < digits.count {
      words.append(digits[start])
      start += 1
    }
    self.init(words)
  }

  /// Makes digits of `count` ones that `fill` writes; zeros in front are dropped.
  ///
  /// `fill` gets room for exactly `count` bytes and writes ASCII digits to all of them.
  init(count: Int, fill: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
    guard count > Digits.inlineCount else {
      self = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(count, 0)) { buffer in
        fill(buffer)
        return Digits(UnsafeBufferPointer(buffer))
      }
      return
    }
    let array = [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      fill(UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
      written = count
    }
    self =
      array[0] == UInt8(ascii: "0")
      ? array.withUnsafeBufferPointer { Digits($0) } : Digits(array)
  }

  /// Whether this is a zero.
  @inline(__always)
  var isZero: Bool {
    UInt8(truncatingIfNeeded: first.littleEndian) == UInt8(ascii: "0")
  }

  /// Calls `body` with the bytes.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let array { return array.withUnsafeBufferPointer(body) }
    return withUnsafeBytes(of: (first, second)) { bytes in
      body(UnsafeBufferPointer(start: bytes.bindMemory(to: UInt8.self).baseAddress, count: count))
    }
  }
}
