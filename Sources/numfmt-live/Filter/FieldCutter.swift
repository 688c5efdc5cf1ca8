/// An iterator over the fields of a line, split at a delimiter or at spaces.
///
/// As in GNU `numfmt`, one space ends a field, and the spaces after it belong to the next field, so
/// columns keep their width.
struct FieldCutter {
  /// A field's ranges in the line.
  struct Field: Hashable {
    /// The field from the end of the previous separator to the start of the next.
    var whole: Range<Int>
    /// The field without leading spaces.
    var text: Range<Int>
    /// The separator after the field, or an empty range after the last field.
    var separator: Range<Int>
  }

  private let line: UnsafeBufferPointer<UInt8>
  private let delimiter: FieldDelimiter
  /// The offset of the next field, or `nil` after the last field.
  private var start: Int? = 0

  init(_ line: UnsafeBufferPointer<UInt8>, delimiter: FieldDelimiter) {
    self.line = line
    self.delimiter = delimiter
  }

  /// The rest of the line.
  var rest: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: line[(start ?? line.count)...])
  }

  @inline(__always)
  mutating func next() -> Field? {
    guard let start else { return nil }
    var textStart = start
    var end: Int
    if delimiter.isSpaces {
      while textStart < line.count, FieldCutter.isSpace(line[textStart]) { textStart &+= 1 }
      end = firstSpace(from: textStart)
    } else {
      end = start
      while end < line.count, !delimiter.matches(at: end, in: line) { end &+= 1 }
      while textStart < end, FieldCutter.isSpace(line[textStart]) { textStart &+= 1 }
    }
    let next = min(end &+ max(delimiter.count, 1), line.count)
    self.start = end < line.count ? next : nil
    return Field(whole: start..<end, text: textStart..<end, separator: end..<next)
  }

  /// Returns the offset of the first space at or after an offset, or the end of the line.
  @inline(__always)
  private func firstSpace(from start: Int) -> Int {
    let bytes = UnsafeRawBufferPointer(line)
    var offset = start
    while bytes.count &- offset >= 8,
      FieldCutter.isAboveSpaces(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    {
      offset &+= 8
    }
    while offset < line.count, !FieldCutter.isSpace(line[offset]) { offset &+= 1 }
    return offset
  }

  /// Returns a Boolean value that indicates whether all bytes of a word are greater than a space.
  @inline(__always)
  private static func isAboveSpaces(_ word: UInt64) -> Bool {
    // A byte that is less loses its highest bit to the subtraction and had none before.
    (word &- 0x2121_2121_2121_2121) & ~word & 0x8080_8080_8080_8080 == 0
  }

  /// A line feed counts as a space too, since records that end in NUL can contain one.
  @inline(__always)
  private static func isSpace(_ byte: UInt8) -> Bool {
    guard byte <= UInt8(ascii: " ") else { return false }
    return byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
  }
}

/// The delimiter between fields.
struct FieldDelimiter: Hashable, Sendable {
  /// The UTF-8 bytes of the character, the first byte lowest.
  private let word: UInt32
  /// The number of bytes, or 0 if spaces delimit the fields.
  let count: Int

  /// Any run of spaces and tabs.
  static let spaces = FieldDelimiter()

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

  var isSpaces: Bool { count == 0 }

  /// Returns a Boolean value that indicates whether the delimiter is at an offset of a line.
  func matches(at offset: Int, in line: UnsafeBufferPointer<UInt8>) -> Bool {
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
}
