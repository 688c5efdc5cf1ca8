/// An encoder of text that a ``TextDecoder`` decoded, which comes in pieces.
struct TextEncoder {
  let encoding: TextEncoding
  /// The characters, or `nil` if the encoding has all.
  private let characters: EncodedCharacters?
  /// The bytes of the characters that are one byte.
  // They are found faster than those of `characters`.
  private var bytes: [UInt32: UInt8] = [:]
  /// The start of a sequence whose other bytes are in the next piece.
  private var rest: [UInt8] = []

  init(_ encoding: TextEncoding) {
    self.encoding = encoding
    characters = encoding.converterName.flatMap { EncodedCharacters($0) }
    for byte in UInt8(0x80)...0xFF {
      if let scalar = characters?.scalar(of: [byte]) { bytes[scalar.value] = byte }
    }
  }

  /// Returns the bytes of more text, or throws an error if the encoding doesn't have a character.
  mutating func encode(_ text: Bytes) throws(SystemError) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(text.count)
    let all = rest + text
    rest = []
    var offset = 0
    while offset < all.count {
      let lead = all[offset]
      let count = TextEncoder.count(of: lead)
      guard offset + count <= all.count else {
        rest = Array(all[offset...])
        break
      }
      // A byte that has no character in the input.
      if lead >= 0xF8 {
        output.append(lead << 6 | all[offset + 1] & 0x3F)
      } else {
        var scalar = UInt32(lead) & (count == 1 ? 0x7F : 0x7F >> UInt32(count))
        for byte in all[(offset + 1)..<(offset + count)] {
          scalar = scalar << 6 | UInt32(byte & 0x3F)
        }
        try append(scalar, to: &output)
      }
      offset += count
    }
    return output
  }

  private static func count(of lead: UInt8) -> Int {
    switch lead {
    case ..<0xC0: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    case ..<0xF8: 4
    default: 2
    }
  }

  private func append(_ scalar: UInt32, to output: inout [UInt8]) throws(SystemError) {
    func append(_ unit: UInt32) {
      let (low, high) = (UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8))
      output += encoding == .utf16LittleEndian ? [low, high] : [high, low]
    }
    if scalar < 0x80, characters != nil { return output.append(UInt8(scalar)) }
    if let byte = bytes[scalar] { return output.append(byte) }
    if let characters {
      // What can't be written is an error of its cell before.
      guard let bytes = characters.bytes(of: scalar) else { throw SystemError(code: EILSEQ) }
      output += bytes
      return
    }
    guard scalar >= 0x10000 else { return append(scalar) }
    append(0xD800 + (scalar - 0x10000) >> 10)
    append(0xDC00 + scalar & 0x3FF)
  }

  // MARK: - Numbers

  /// Returns a text with characters of the encoding instead of similar ones that it lacks, or `nil`
  /// if it lacks others.
  ///
  /// Most encodings have no narrow space and no minus sign: they have U+00A0 and a hyphen.
  func fitting(_ text: Bytes) -> [UInt8]? {
    guard let characters, text.contains(where: { $0 >= 0x80 }) else { return Array(text) }
    var fitting = String.UnicodeScalarView()
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      if scalar.isASCII || characters.bytes(of: scalar.value) != nil {
        fitting.append(scalar)
      } else if scalar == "\u{202F}" {
        fitting.append("\u{A0}")
      } else if scalar == "\u{2212}" {
        fitting.append("-")
      } else {
        return nil
      }
    }
    return Array(String(fitting).utf8)
  }
}
