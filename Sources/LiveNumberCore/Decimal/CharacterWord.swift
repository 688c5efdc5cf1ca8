/// Up to sixteen ASCII characters in one word, so that an edit of an everyday number costs no
/// allocation.
struct CharacterWord: Hashable, Sendable {
  static let capacity = 16

  /// The first character in the lowest byte, zeros behind the last.
  let bits: UInt128
  let count: Int

  @inline(__always)
  init(bits: UInt128, count: Int) {
    self.bits = bits
    self.count = count
  }

  /// Takes characters for which there is room.
  init(_ characters: [UInt8]) {
    var bits: UInt128 = 0
    for character in characters.reversed() { bits = bits << 8 | UInt128(character) }
    self.init(bits: bits, count: characters.count)
  }

  @inline(__always)
  var hasMinus: Bool { UInt8(truncatingIfNeeded: bits) == UInt8(ascii: "-") }

  /// The character behind a place.
  @inline(__always)
  subscript(place: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: bits &>> CharacterWord.shift(place))
  }

  /// The place in front of the first point; nil where there is none.
  @inline(__always)
  var pointOffset: Int? {
    if let place = CharacterWord.pointOffset(in: UInt64(truncatingIfNeeded: bits)) { return place }
    return CharacterWord.pointOffset(in: UInt64(truncatingIfNeeded: bits >> 64)).map { $0 + 8 }
  }

  /// The number of the lowest byte that is a point: the lowest one that becomes zero, by the carry that
  /// a zero byte hands on.
  @inline(__always)
  private static func pointOffset(in word: UInt64) -> Int? {
    let rest = word ^ 0x2E2E_2E2E_2E2E_2E2E
    let zeros = (rest &- 0x0101_0101_0101_0101) & ~rest & 0x8080_8080_8080_8080
    return zeros == 0 ? nil : zeros.trailingZeroBitCount / 8
  }

  /// The characters with one more; there must be room for it.
  @inline(__always)
  func inserting(_ character: UInt8, at place: Int) -> Self {
    let behind = CharacterWord.mask(from: place)
    let character = UInt128(character) &<< CharacterWord.shift(place)
    return Self(bits: bits & ~behind | character | (bits & behind) &<< 8, count: count &+ 1)
  }

  /// The characters without the one behind a place.
  @inline(__always)
  func removing(at place: Int) -> Self {
    let behind = CharacterWord.mask(from: place)
    return Self(bits: bits & ~behind | bits &>> 8 & behind, count: count &- 1)
  }

  /// The characters with what stands in a range replaced by others; there must be room for them.
  @inline(__always)
  func replacing(_ places: Range<Int>, with characters: Self) -> Self {
    guard !places.isEmpty || characters.count > 0 else { return self }
    let total = count &- places.count &+ characters.count
    // No shift is by all bits: something goes out behind the start, or in.
    let kept = bits & ~CharacterWord.mask(from: places.lowerBound)
    let new = characters.bits &<< CharacterWord.shift(places.lowerBound)
    guard places.upperBound < count else { return Self(bits: kept | new, count: total) }
    let behind = bits &>> CharacterWord.shift(places.upperBound)
    let end = places.lowerBound &+ characters.count
    return Self(bits: kept | new | behind &<< CharacterWord.shift(end), count: total)
  }

  /// The characters from a place on that is in front of one.
  @inline(__always)
  func suffix(from place: Int) -> Self {
    Self(bits: bits &>> CharacterWord.shift(place), count: count &- place)
  }

  /// All bits behind a place that is in front of a character.
  @inline(__always)
  private static func mask(from place: Int) -> UInt128 { .max &<< shift(place) }

  @inline(__always)
  static func shift(_ place: Int) -> UInt128 { UInt128(truncatingIfNeeded: 8 &* place) }
}
