/// A short string of ASCII characters, such as the digits of a decimal or the content of a field.
///
/// Up to 16 characters are stored inline, so that editing and formatting ordinary numbers doesn't
/// allocate. Longer strings are stored in an array.
struct ASCIIBytes: Hashable, Sendable {
  static let inlineCapacity = 16

  // Two words instead of one `UInt128`, which would need an alignment of 16 bytes.
  /// The first eight inline characters, the first in the lowest byte; unused bytes are zero.
  private let low: UInt64
  /// The other inline characters.
  private let high: UInt64
  /// The characters if there are too many to store inline.
  private let long: [UInt8]?
  // Four words in all, with what an `ExactDecimal` adds, are returned in registers.
  private let storedCount: UInt32

  @inline(__always)
  var count: Int { Int(storedCount) }

  @inline(__always)
  var isEmpty: Bool { count == 0 }

  // MARK: - Creating strings

  @inline(__always)
  static var empty: ASCIIBytes { ASCIIBytes(word: 0, count: 0) }

  @inline(__always)
  init(_ character: UInt8) {
    self.init(word: UInt128(truncatingIfNeeded: character), count: 1)
  }

  /// Creates a string of at most 16 characters, the first in the lowest byte of a word.
  ///
  /// The bytes of the word after the last character are zero.
  @inline(__always)
  init(word: UInt128, count: Int) {
    low = UInt64(truncatingIfNeeded: word)
    high = UInt64(truncatingIfNeeded: word &>> 64)
    long = nil
    storedCount = UInt32(truncatingIfNeeded: count)
  }

  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.count <= ASCIIBytes.inlineCapacity {
      self.init(word: ASCIIBytes.word(of: bytes), count: bytes.count)
    } else {
      self.init(long: Array(bytes))
    }
  }

  init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { ASCIIBytes($0) }
  }

  init(_ text: String) {
    var text = text
    self = text.withUTF8 { ASCIIBytes($0) }
  }

  /// Creates a string by calling a closure that initializes exactly `count` bytes.
  init(count: Int, initializingWith fill: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
    guard count > ASCIIBytes.inlineCapacity else {
      self = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(count, 0)) { buffer in
        fill(buffer)
        return ASCIIBytes(UnsafeBufferPointer(buffer))
      }
      return
    }
    self.init(
      long: [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        fill(UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
        initialized = count
      })
  }

  static func zeros(_ count: Int) -> ASCIIBytes {
    ASCIIBytes(count: count) { $0.initialize(repeating: UInt8(ascii: "0")) }
  }

  private init(long: [UInt8]) {
    low = 0
    high = 0
    self.long = long
    storedCount = UInt32(truncatingIfNeeded: long.count)
  }

  // MARK: - Reading

  /// The inline characters, or `nil` if there are too many.
  @inline(__always)
  var word: UInt128? { long == nil ? inlineWord : nil }

  @inline(__always)
  private var inlineWord: UInt128 { UInt128(high) &<< 64 | UInt128(low) }

  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    if let long { return long[offset] }
    let half = offset < 8 ? low : high
    return UInt8(truncatingIfNeeded: half &>> UInt64(truncatingIfNeeded: 8 &* (offset & 7)))
  }

  subscript(range: Range<Int>) -> ASCIIBytes {
    withBytes { ASCIIBytes(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Calls a closure with the characters.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let long { return long.withUnsafeBufferPointer(body) }
    return withUnsafeBytes(of: (low.littleEndian, high.littleEndian)) { bytes in
      body(UnsafeBufferPointer(start: bytes.bindMemory(to: UInt8.self).baseAddress, count: count))
    }
  }

  /// Stores 16 bytes, which begin with the characters from an offset on, unless there are too many
  /// characters to store inline.
  @inline(__always)
  func storeInline(from offset: Int, at memory: UnsafeMutableRawPointer) {
    let rest = ASCIIBytes.suffix(of: inlineWord, from: offset)
    let high = UInt64(truncatingIfNeeded: rest &>> 64)
    memory.storeBytes(of: UInt64(truncatingIfNeeded: rest).littleEndian, as: UInt64.self)
    memory.storeBytes(of: high.littleEndian, toByteOffset: 8, as: UInt64.self)
  }

  var text: String {
    withBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// The number of zero digits at the start.
  @inline(__always)
  var leadingZeroCount: Int {
    guard let word else { return long?.prefix { $0 == UInt8(ascii: "0") }.count ?? 0 }
    return min((word ^ ASCIIBytes.repeated(UInt8(ascii: "0"))).trailingZeroBitCount / 8, count)
  }

  /// Returns the offset of the first point, or the length of the string if there is none.
  @inline(__always)
  var pointOffset: Int {
    guard long == nil else { return long?.firstIndex(of: UInt8(ascii: ".")) ?? count }
    let offset = ASCIIBytes.pointOffset(in: low)
    return min(offset < 8 ? offset : 8 &+ ASCIIBytes.pointOffset(in: high), count)
  }

  /// Returns the offset of the lowest byte that is a point, or 8 if there is none.
  @inline(__always)
  private static func pointOffset(in word: UInt64) -> Int {
    // A byte that becomes zero is the lowest one that hands on a carry.
    let rest = word ^ 0x2E2E_2E2E_2E2E_2E2E
    let zeros = (rest &- 0x0101_0101_0101_0101) & ~rest & 0x8080_8080_8080_8080
    return zeros.trailingZeroBitCount / 8
  }

  /// Whether all characters are the digit zero.
  var isZeros: Bool { leadingZeroCount == count }

  // MARK: - Changing

  /// Returns a string in which other characters replace a range.
  @inline(__always)
  func replacing(_ range: Range<Int>, with other: ASCIIBytes) -> ASCIIBytes {
    let total = count &- range.count &+ other.count
    guard total <= ASCIIBytes.inlineCapacity, let word, let new = other.word else {
      return replacingLong(range, with: other, total: total)
    }
    let tail = ASCIIBytes.suffix(of: word, from: range.upperBound)
    let replaced =
      word & ~ASCIIBytes.shifted(.max, toOffset: range.lowerBound)
      | ASCIIBytes.shifted(new, toOffset: range.lowerBound)
      | ASCIIBytes.shifted(tail, toOffset: range.lowerBound &+ other.count)
    return ASCIIBytes(word: replaced, count: total)
  }

  @inline(__always)
  func removing(_ range: Range<Int>) -> ASCIIBytes { replacing(range, with: .empty) }

  @inline(__always)
  func inserting(_ other: ASCIIBytes, at offset: Int) -> ASCIIBytes {
    replacing(offset..<offset, with: other)
  }

  func appending(_ other: ASCIIBytes) -> ASCIIBytes { inserting(other, at: count) }

  /// Returns the characters from an offset on.
  @inline(__always)
  func suffix(from offset: Int) -> ASCIIBytes {
    guard let word else { return self[offset..<count] }
    return ASCIIBytes(word: ASCIIBytes.suffix(of: word, from: offset), count: count &- offset)
  }

  @inline(never)
  private func replacingLong(
    _ range: Range<Int>, with other: ASCIIBytes, total: Int
  ) -> ASCIIBytes {
    var result: [UInt8] = []
    result.reserveCapacity(total)
    withBytes { result += $0[..<range.lowerBound] }
    other.withBytes { result += $0 }
    withBytes { result += $0[range.upperBound...] }
    return ASCIIBytes(result)
  }

  // MARK: - Words

  /// Returns a word of 16 equal bytes.
  @inline(__always)
  private static func repeated(_ byte: UInt8) -> UInt128 {
    UInt128(UInt64(byte) &* 0x0101_0101_0101_0101) &* (1 &<< 64 | 1)
  }

  /// Returns a word moved so that its first character is at an offset of 0 to 16.
  @inline(__always)
  private static func shifted(_ word: UInt128, toOffset offset: Int) -> UInt128 {
    offset < inlineCapacity ? word &<< UInt128(truncatingIfNeeded: 8 &* offset) : 0
  }

  /// Returns a word without the characters before an offset of 0 to 16.
  @inline(__always)
  private static func suffix(of word: UInt128, from offset: Int) -> UInt128 {
    offset < inlineCapacity ? word &>> UInt128(truncatingIfNeeded: 8 &* offset) : 0
  }

  /// Returns at most 16 bytes as a word, read without looking beyond them.
  @inline(__always)
  private static func word(of bytes: UnsafeBufferPointer<UInt8>) -> UInt128 {
    guard let start = bytes.baseAddress else { return 0 }
    let raw = UnsafeRawPointer(start)
    let count = bytes.count
    if count >= 8 {
      let low = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
      let last = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
      // The two words overlap by 16 minus `count` bytes.
      return UInt128(low) | UInt128(last) &<< UInt128(truncatingIfNeeded: 8 &* (count &- 8))
    }
    var word: UInt64 = 0
    var offset = count
    while offset > 0 {
      offset &-= 1
      word = word &<< 8 | UInt64(bytes[offset])
    }
    return UInt128(word)
  }
}
