import ArgumentParser

/// An encoding of text files other than UTF-8.
///
/// A file is decoded while it's read, and encoded again while it's written, so every byte that
/// isn't a part of a number comes back. What has no character (an undefined byte, half of a
/// surrogate pair) is a sequence that isn't UTF-8 in between: it passes, and a number with it is an
/// error.
enum TextEncoding: String, CaseIterable, Sendable {
  case windows1252 = "windows-1252"
  case windows1250 = "windows-1250"
  case windows1251 = "windows-1251"
  case latin1 = "iso-8859-1"
  case latin2 = "iso-8859-2"
  case latin9 = "iso-8859-15"
  case macRoman = "macintosh"
  case utf16LittleEndian = "utf-16le"
  case utf16BigEndian = "utf-16be"
}

extension TextEncoding: ExpressibleByArgument {
  init?(argument: String) {
    let name = argument.lowercased().replacing("_", with: "-")
    guard let encoding = Self(rawValue: name) ?? Self.otherNames[name] else { return nil }
    self = encoding
  }

  /// Names that other programs use.
  private static let otherNames: [String: TextEncoding] = [
    "cp1252": .windows1252, "cp1250": .windows1250, "cp1251": .windows1251,
    "ansi": .windows1252, "latin1": .latin1, "latin-1": .latin1, "iso8859-1": .latin1,
    "latin2": .latin2, "latin-2": .latin2, "iso8859-2": .latin2, "latin9": .latin9,
    "latin-9": .latin9, "iso8859-15": .latin9, "macroman": .macRoman, "mac-roman": .macRoman,
    "utf16le": .utf16LittleEndian, "utf16be": .utf16BigEndian,
  ]

  /// The option of a command that reads this encoding.
  var option: PrintedOption { PrintedOption("--encoding", rawValue) }
}

// MARK: - Likely encodings

extension TextEncoding {
  /// Returns the encoding that a number is probably in: the first in which its bytes are what
  /// stands in and beside numbers, or `nil` if there's none.
  static func likely(for text: Bytes) -> TextEncoding? {
    allCases.first { encoding in
      guard encoding.upperHalf != nil else { return false }
      var decoder = TextDecoder(encoding)
      let decoded = String(decoding: decoder.decode(text, isLast: true), as: UTF8.self)
      guard decoded.withUTF8Bytes(TextKind.looksLikeAmount) else { return false }
      let word = decoded.filter { $0.isLetter }
      return decoded.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII || marks.contains(scalar) || scalar.properties.isAlphabetic
      } && (word.utf8.allSatisfy { $0 < 0x80 } || words.contains(word))
    }
  }

  private static let marks = Set("\u{A0}’‘€£¥–−".unicodeScalars)
  /// The symbols of currencies with letters that aren't ASCII.
  private static let words: Set = ["zł", "Kč", "руб", "р", "грн", "лв"]
}
