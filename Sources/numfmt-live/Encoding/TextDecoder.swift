/// A decoder of the bytes of a file, which come in pieces.
///
/// What has no character becomes a sequence that isn't UTF-8, from which ``TextEncoder`` makes the
/// same bytes again: half of a surrogate pair becomes its three bytes in the scheme of UTF-8, and
/// another byte two bytes, of which the first is `0xF8` to `0xFB`.
struct TextDecoder {
  private let encoding: TextEncoding
  /// The characters of sequences of bytes, or `nil` if each byte is one, or for UTF-16.
  private let characters: EncodedCharacters?
  /// The UTF-8 of the bytes from 0x80 on, or an empty list for other encodings.
  private let upperHalf: [[UInt8]]
  /// The bytes that aren't decoded yet.
  private var rest: [UInt8] = []

  init(_ encoding: TextEncoding) {
    self.encoding = encoding
    let characters = encoding.converterName.flatMap { EncodedCharacters($0) }
    self.characters = encoding.hasSequences ? characters : nil
    upperHalf =
      encoding.converterName == nil || encoding.hasSequences
      ? []
      : (UInt8(0x80)...0xFF).map { byte in
        characters?.scalar(of: [byte]).map { TextDecoder.utf8(of: $0.value) }
          ?? TextDecoder.escaped(byte)
      }
  }

  /// Returns the UTF-8 of the next bytes.
  mutating func decode(_ bytes: Bytes, isLast: Bool) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    guard upperHalf.isEmpty else {
      for byte in bytes {
        if byte < 0x80 { text.append(byte) } else { text += upperHalf[Int(byte) - 0x80] }
      }
      return text
    }
    rest += bytes
    let offset =
      characters.map { decodeSequences($0, isLast, into: &text) }
      ?? decodeUnits(isLast, into: &text)
    rest.removeFirst(offset)
    if isLast {
      for byte in rest { text += TextDecoder.escaped(byte) }
      rest = []
    }
    return text
  }

  /// Decodes sequences of bytes, and returns the offset of the first that isn't complete.
  private func decodeSequences(
    _ characters: EncodedCharacters, _ isLast: Bool, into text: inout [UInt8]
  ) -> Int {
    var offset = 0
    while offset < rest.count {
      let lead = rest[offset]
      var length = 1
      if lead < 0x80 {
        text.append(lead)
      } else {
        guard offset + 1 < rest.count || isLast else { break }
        length = offset + 1 < rest.count ? encoding.length(lead, rest[offset + 1]) : 1
        guard offset + length <= rest.count || isLast else { break }
        let end = min(offset + length, rest.count)
        if let scalar = characters.scalar(of: rest[offset..<end]) {
          text += TextDecoder.utf8(of: scalar.value)
        } else {
          // The next byte can be a delimiter.
          text += TextDecoder.escaped(lead)
          length = 1
        }
      }
      offset += length
    }
    return offset
  }

  /// Decodes UTF-16, and returns the offset of the first unit that isn't complete.
  private func decodeUnits(_ isLast: Bool, into text: inout [UInt8]) -> Int {
    var offset = 0
    while let unit = unit(at: offset) {
      var scalar = UInt32(unit)
      var count = 2
      if UTF16.isLeadSurrogate(unit) {
        let next = self.unit(at: offset + 2)
        if next == nil, !isLast { break }
        if let next, UTF16.isTrailSurrogate(next) {
          scalar = 0x10000 + (scalar - 0xD800) << 10 + (UInt32(next) - 0xDC00)
          count = 4
        }
      }
      text += TextDecoder.utf8(of: scalar)
      offset += count
    }
    return offset
  }

  private func unit(at offset: Int) -> UInt16? {
    guard offset + 1 < rest.count else { return nil }
    let (first, second) = (UInt16(rest[offset]), UInt16(rest[offset + 1]))
    return encoding == .utf16LittleEndian ? second << 8 | first : first << 8 | second
  }

  /// Returns the number of a character, or of half a surrogate pair, in the scheme of UTF-8.
  private static func utf8(of scalar: UInt32) -> [UInt8] {
    func byte(_ head: UInt32, _ shift: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: head | scalar >> shift)
    }
    func tail(_ shift: UInt32) -> UInt8 { UInt8(0x80 | scalar >> shift & 0x3F) }
    return switch scalar {
    case ..<0x80: [byte(0, 0)]
    case ..<0x800: [byte(0xC0, 6), tail(0)]
    case ..<0x10000: [byte(0xE0, 12), tail(6), tail(0)]
    default: [byte(0xF0, 18), tail(12), tail(6), tail(0)]
    }
  }

  private static func escaped(_ byte: UInt8) -> [UInt8] { [0xF8 | byte >> 6, 0x80 | byte & 0x3F] }
}
