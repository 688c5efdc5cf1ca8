/// ASCII characters of a content, or of what goes into one.
///
/// Those of everyday numbers are kept in a ``CharacterWord``.
struct ContentCharacters: Hashable, Sendable {
  // Those of a word, in two halves: a word of sixteen bytes could not stand everywhere.
  private let low: UInt64
  private let high: UInt64
  /// All of them, where there are more than go into a word.
  private let array: [UInt8]?
  let count: Int

  static var empty: Self { Self([]) }
  static var minus: Self { Self(UInt8(ascii: "-")) }
  static var point: Self { Self(UInt8(ascii: ".")) }
  static var zeroAndPoint: Self { Self("0.") }

  static func zeros(_ count: Int) -> Self {
    Self(Array(repeating: UInt8(ascii: "0"), count: count))
  }

  @inline(__always)
  init(_ word: CharacterWord) {
    low = UInt64(truncatingIfNeeded: word.bits)
    high = UInt64(truncatingIfNeeded: word.bits >> 64)
    array = nil
    count = word.count
  }

  private init(array: [UInt8]) {
    low = 0
    high = 0
    self.array = array
    count = array.count
  }

  private init(_ characters: [UInt8]) {
    if characters.count <= CharacterWord.capacity {
      self.init(CharacterWord(characters))
    } else {
      self.init(array: characters)
    }
  }

  init(_ text: String) {
    self.init(Array(text.utf8))
  }

  @inline(__always)
  init(_ character: UInt8) {
    self.init(CharacterWord(bits: UInt128(character), count: 1))
  }

  /// The characters, all of them digits, as those of a value.
  var digits: Digits {
    if let word { return Digits(DigitWords(word.bits, count: count)) }
    return withBytes { Digits($0) }
  }

  /// The characters as text.
  var text: String {
    withBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the characters.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let array { return array.withUnsafeBufferPointer(body) }
    return withUnsafeBytes(of: (low.littleEndian, high.littleEndian)) { bytes in
      body(UnsafeBufferPointer(start: bytes.bindMemory(to: UInt8.self).baseAddress, count: count))
    }
  }

  /// The characters, where there are not too many for a word.
  @inline(__always)
  var word: CharacterWord? { array == nil ? short : nil }

  @inline(__always)
  private var short: CharacterWord {
    CharacterWord(bits: UInt128(high) << 64 | UInt128(low), count: count)
  }

  /// The character behind a place.
  @inline(__always)
  subscript(place: Int) -> UInt8 { array?[place] ?? short[place] }

  /// The place in front of the first point; nil where there is none.
  @inline(__always)
  var pointOffset: Int? {
    if let array { return array.firstIndex(of: UInt8(ascii: ".")) }
    return short.pointOffset
  }

  /// The characters with what stands in a range replaced by others.
  @inline(__always)
  func replacing(_ places: Range<Int>, with characters: Self) -> Self {
    let total = count - places.count + characters.count
    guard total <= CharacterWord.capacity, let word, let new = characters.word else {
      return replacingLong(places, with: characters, total: total)
    }
    return Self(word.replacing(places, with: new))
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
}
