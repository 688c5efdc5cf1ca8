/// The delimiter between fields.
struct FieldDelimiter: Hashable, Sendable {
  /// The UTF-8 bytes of the character, the first byte lowest.
  private let word: UInt32
  /// The number of bytes, or 0 if spaces delimit the fields.
  let count: Int

  /// Any run of spaces and tabs.
  static let spaces = FieldDelimiter()
  static let comma = FieldDelimiter(",")

  private init() {
    word = 0
    count = 0
  }

  init(_ character: Unicode.Scalar) {
    var word: UInt32 = 0
    for byte in Array(UTF8.encode(character) ?? .init()).reversed() {
      word = word << 8 | UInt32(byte)
    }
    self.word = word
    count = UTF8.width(character)
  }

  /// Returns a Boolean value that indicates whether a character can delimit numbers: a digit would
  /// cut them.
  static func isUsable(_ character: Unicode.Scalar) -> Bool {
    character != "\n" && character.properties.numericType != .decimal
  }

  var isSpaces: Bool { count == 0 }

  /// The number of bytes that separate two fields, the other spaces being a part of the second one.
  @inline(__always)
  var separatorCount: Int { isSpaces ? 1 : count }

  /// The character, or `nil` if spaces delimit the fields.
  var character: Unicode.Scalar? {
    guard !isSpaces else { return nil }
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: word >> (8 * UInt32($0))) }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.first
  }

  /// Returns a Boolean value that indicates whether the delimiter is at an offset of a line.
  func matches(at offset: Int, in line: Bytes) -> Bool {
    guard count > 0, line[offset] == UInt8(truncatingIfNeeded: word),
      offset + count <= line.count
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

  /// Returns a Boolean value that indicates whether a text contains the delimiter.
  @inline(__always)
  func occurs(in text: Bytes) -> Bool {
    // It ends the first field.
    count > 0 && FieldCutter(text, delimiter: self).cut(at: 0).end < text.count
  }

  /// Returns a Boolean value that indicates whether the delimiter ends at an offset of a buffer.
  func ends(at offset: Int, in bytes: Bytes) -> Bool {
    let start = offset &- count
    return start >= 0 && bytes[start] == firstByte && (count == 1 || matches(at: start, in: bytes))
  }
}
