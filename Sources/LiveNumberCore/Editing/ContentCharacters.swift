/// ASCII characters of a content, or of what goes into one.
///
/// Up to ``inlineCount`` of them are kept in place, so that an edit of an everyday number costs no
/// allocation.
struct ContentCharacters: Sendable {
  static let inlineCount = 16

  private enum Storage: Sendable {
    /// The first character in the lowest byte of the first word, zeros behind the last.
    case inline(UInt64, UInt64)
    case array([UInt8])
  }

  private let storage: Storage
  let count: Int

  static var empty: Self { Self(0, count: 0) }
  static var minus: Self { Self(UInt8(ascii: "-")) }
  static var point: Self { Self(UInt8(ascii: ".")) }
  static var zeroAndPoint: Self { Self("0.") }

  static func zeros(_ count: Int) -> Self {
    Self(Array(repeating: UInt8(ascii: "0"), count: count))
  }

  @inline(__always)
  private init(_ word: UInt128, count: Int) {
    storage = .inline(UInt64(truncatingIfNeeded: word), UInt64(truncatingIfNeeded: word >> 64))
    self.count = count
  }

  private init(_ storage: Storage, count: Int) {
    self.storage = storage
    self.count = count
  }

  private init(_ characters: [UInt8]) {
    guard characters.count <= ContentCharacters.inlineCount else {
      self.init(.array(characters), count: characters.count)
      return
    }
    var word: UInt128 = 0
    for character in characters.reversed() { word = word << 8 | UInt128(character) }
    self.init(word, count: characters.count)
  }

  init(_ text: String) {
    self.init(Array(text.utf8))
  }

  @inline(__always)
  init(_ character: UInt8) {
    self.init(UInt128(character), count: 1)
  }

  /// The characters, all of them digits, as those of a value.
  var digits: Digits {
    if let word { return Digits(DigitWords(word, count: count)) }
    return withBytes { Digits($0) }
  }

  /// The characters as text.
  var text: String {
    withBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the characters.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    switch storage {
    case .array(let characters): return characters.withUnsafeBufferPointer(body)
    case .inline(let low, let high):
      return withUnsafeBytes(of: (low.littleEndian, high.littleEndian)) { bytes in
        body(UnsafeBufferPointer(start: bytes.bindMemory(to: UInt8.self).baseAddress, count: count))
      }
    }
  }

  /// The character behind a place.
  @inline(__always)
  subscript(place: Int) -> UInt8 {
    switch storage {
    case .array(let characters): characters[place]
    case .inline(let low, let high):
      UInt8(truncatingIfNeeded: (place < 8 ? low : high) &>> UInt64(8 &* (place & 7)))
    }
  }

  /// The place in front of the first point; nil where there is none.
  @inline(__always)
  var pointPlace: Int? {
    switch storage {
    case .array(let characters): return characters.firstIndex(of: UInt8(ascii: "."))
    case .inline(let low, let high):
      if let place = ContentCharacters.pointPlace(in: low) { return place }
      return ContentCharacters.pointPlace(in: high).map { $0 + 8 }
    }
  }

  /// The number of the lowest byte that is a point: the lowest one that becomes zero, by the carry that
  /// a zero byte hands on.
  @inline(__always)
  private static func pointPlace(in word: UInt64) -> Int? {
    let rest = word ^ 0x2E2E_2E2E_2E2E_2E2E
    let zeros = (rest &- 0x0101_0101_0101_0101) & ~rest & 0x8080_8080_8080_8080
    return zeros == 0 ? nil : zeros.trailingZeroBitCount / 8
  }

  /// The characters with what stands in a range replaced by others.
  @inline(__always)
  func replacing(_ places: Range<Int>, with characters: Self) -> Self {
    let total = count - places.count + characters.count
    guard total <= ContentCharacters.inlineCount, let word, let new = characters.word else {
      return replacingLong(places, with: characters, total: total)
    }
    guard !places.isEmpty || characters.count > 0 else { return self }
    // No shift is by all bits: something goes out behind the start, or in.
    let start = UInt128(truncatingIfNeeded: 8 &* places.lowerBound)
    let kept = word & ~(UInt128.max &<< start)
    var behind: UInt128 = 0
    if places.upperBound < count {
      let end = UInt128(truncatingIfNeeded: 8 &* places.upperBound)
      let newEnd = start &+ UInt128(truncatingIfNeeded: 8 &* characters.count)
      behind = (word &>> end) &<< newEnd
    }
    return Self(kept | new &<< start | behind, count: total)
  }

  func appending(_ characters: Self) -> Self { replacing(count..<count, with: characters) }

  @inline(never)
  private func replacingLong(_ places: Range<Int>, with characters: Self, total: Int) -> Self {
    var result: [UInt8] = []
    result.reserveCapacity(total)
    withBytes { result += $0[..<places.lowerBound] }
    characters.withBytes { result += $0 }
    withBytes { result += $0[places.upperBound...] }
    return Self(result)
  }

  /// The characters of a range.
  subscript(places: Range<Int>) -> Self {
    withBytes { Self(Array($0[places])) }
  }

  /// All characters kept in place, nil where they are not.
  @inline(__always)
  private var word: UInt128? {
    if case .inline(let low, let high) = storage { UInt128(high) << 64 | UInt128(low) } else { nil }
  }
}

extension ContentCharacters: Hashable {
  @inline(__always)
  static func == (left: Self, right: Self) -> Bool {
    guard left.count == right.count else { return false }
    switch (left.storage, right.storage) {
    case (.inline(let left, let leftEnd), .inline(let right, let rightEnd)):
      return left == right && leftEnd == rightEnd
    case (.array(let left), .array(let right)): return left == right
    default: return false
    }
  }

  func hash(into hasher: inout Hasher) {
    withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
