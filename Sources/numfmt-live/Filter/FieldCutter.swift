/// Cuts a line into fields, at a delimiter or at blanks.
///
/// At blanks, as GNU `numfmt` has it: one blank ends a field, and all that follow it are the beginning
/// of the next, so that columns keep their width.
struct FieldCutter {
  /// Places in the line.
  struct Field: Hashable {
    /// From the end of the separator before it to the beginning of the next.
    var whole: Range<Int>
    /// The same without blanks in front.
    var text: Range<Int>
    /// What ends the field; empty behind the last one.
    var separator: Range<Int>
  }

  private let line: UnsafeBufferPointer<UInt8>
  private let delimiter: FieldDelimiter
  /// Where the next field begins; nil behind the last one.
  private var start: Int? = 0

  init(_ line: UnsafeBufferPointer<UInt8>, delimiter: FieldDelimiter) {
    self.line = line
    self.delimiter = delimiter
  }

  /// What is not cut yet.
  var rest: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: line[(start ?? line.count)...])
  }

  @inline(__always)
  mutating func next() -> Field? {
    guard let start else { return nil }
    var textStart = start
    var end: Int
    if delimiter.isBlanks {
      while textStart < line.count, FieldCutter.isSpace(line[textStart]) { textStart &+= 1 }
      end = firstBlank(from: textStart)
    } else {
      end = start
      while end < line.count, !delimiter.stands(at: end, in: line) { end &+= 1 }
      while textStart < end, FieldCutter.isSpace(line[textStart]) { textStart &+= 1 }
    }
    let next = min(end &+ max(delimiter.count, 1), line.count)
    self.start = end < line.count ? next : nil
    return Field(whole: start..<end, text: textStart..<end, separator: end..<next)
  }

  /// The first blank from a place on, or the end of the line.
  @inline(__always)
  private func firstBlank(from start: Int) -> Int {
    let bytes = UnsafeRawBufferPointer(line)
    var place = start
    while bytes.count &- place >= 8,
      FieldCutter.isAboveBlanks(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    {
      place &+= 8
    }
    while place < line.count, !FieldCutter.isSpace(line[place]) { place &+= 1 }
    return place
  }

  /// Whether no byte of a word is a space or less.
  @inline(__always)
  private static func isAboveBlanks(_ word: UInt64) -> Bool {
    // A byte that is less loses its highest bit to the subtraction, and has none itself.
    (word &- 0x2121_2121_2121_2121) & ~word & 0x8080_8080_8080_8080 == 0
  }

  /// In records that end in NUL a line feed is a blank as well.
  @inline(__always)
  private static func isSpace(_ byte: UInt8) -> Bool {
    guard byte <= UInt8(ascii: " ") else { return false }
    return byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
  }
}

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
