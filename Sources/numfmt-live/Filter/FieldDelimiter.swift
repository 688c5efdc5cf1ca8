/// What stands between the fields of a line.
struct FieldDelimiter: Hashable, Sendable {
  /// The bytes of a character, the first one lowest.
  private let word: UInt32
  /// None for blanks.
  let count: Int

  /// Any run of blanks and tabs.
  static let blanks = FieldDelimiter()

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

  var isBlanks: Bool { count == 0 }

  /// Whether the character stands at a place of a line.
  func stands(at place: Int, in line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count > 0, line[place] == UInt8(truncatingIfNeeded: word),
      place + count <= line.count
    else { return false }
    var rest = word >> 8
    for offset in 1..<count {
      guard line[place + offset] == UInt8(truncatingIfNeeded: rest) else { return false }
      rest >>= 8
    }
    return true
  }
}
