/// A character between fields.
struct FieldDelimiter: Hashable, Sendable {
  let character: Unicode.Scalar
  /// The UTF-8 bytes of the character, the first byte lowest.
  private let word: UInt32
  /// The number of bytes.
  let count: Int

  static let comma = FieldDelimiter(",")

  init(_ character: Unicode.Scalar) {
    var word: UInt32 = 0
    for byte in Array(UTF8.encode(character) ?? .init()).reversed() {
      word = word << 8 | UInt32(byte)
    }
    self.character = character
    self.word = word
    count = UTF8.width(character)
  }

  /// Returns whether a character can delimit numbers: a digit would cut them.
  static func isUsable(_ character: Unicode.Scalar) -> Bool {
    character != "\n" && character.properties.numericType != .decimal
  }

  /// Returns whether the delimiter is at an offset of a line.
  func matches(at offset: Int, in line: Bytes) -> Bool {
    guard line[offset] == UInt8(truncatingIfNeeded: word), offset + count <= line.count
    else { return false }
    var rest = word >> 8
    for index in 1..<count {
      guard line[offset + index] == UInt8(truncatingIfNeeded: rest) else { return false }
      rest >>= 8
    }
    return true
  }

  @inline(__always)
  var firstByte: UInt8 { UInt8(truncatingIfNeeded: word) }

  /// Returns whether a text contains the delimiter.
  @inline(__always)
  func occurs(in text: Bytes) -> Bool {
    // It ends the first field.
    FieldCutter(text, .delimited(self)).cut(at: 0).end < text.count
  }

  /// Returns whether the delimiter ends at an offset of a buffer.
  func ends(at offset: Int, in bytes: Bytes) -> Bool {
    let start = offset &- count
    return start >= 0 && bytes[start] == firstByte && (count == 1 || matches(at: start, in: bytes))
  }
}
