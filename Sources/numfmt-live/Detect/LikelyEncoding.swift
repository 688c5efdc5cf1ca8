/// An encoding that texts of a file that aren't UTF-8 can be in, and one of its names.
struct LikelyEncoding {
  let encoding: TextEncoding
  /// A name as it reads in the encoding, or `nil` if none tells it.
  let name: String?

  /// Returns the encodings in which texts read as numbers and a name as words: of those in which
  /// they're the same, the first.
  ///
  /// Rare encodings are only proposed where no other fits.
  static func all(for texts: [[UInt8]], name: [UInt8]?) -> [LikelyEncoding] {
    for encodings in [usual, rare] {
      let readings = encodings.map { (encoding: $0, numbers: numbers(in: texts, $0)) }
      let count = readings.map(\.numbers.count).max() ?? 0
      guard count > 0 else { continue }
      var seen: Set<[String]> = []
      return readings.compactMap { encoding, numbers in
        let name = name.map { text(of: $0, encoding) }
        guard numbers.count == count, name.map(areWords) ?? true,
          seen.insert(numbers + [name ?? ""]).inserted
        else { return nil }
        return LikelyEncoding(encoding: encoding, name: name)
      }
    }
    return []
  }

  private static let usual = TextEncoding.allCases.prefix { $0 != .cyrillic }
  private static let rare = TextEncoding.allCases[usual.count...].filter {
    $0.converterName != nil
  }[...]

  private static func text(of bytes: [UInt8], _ encoding: TextEncoding) -> String {
    var decoder = TextDecoder(encoding)
    return bytes.withUnsafeBufferPointer {
      String(decoding: decoder.decode($0, isLast: true), as: UTF8.self)
    }
  }

  /// Returns the texts in which an encoding has what stands in and beside numbers.
  private static func numbers(in texts: [[UInt8]], _ encoding: TextEncoding) -> [String] {
    texts.map { text(of: $0, encoding) }.filter { text in
      guard text.withUTF8Bytes(TextKind.looksLikeAmount) else { return false }
      let word = text.filter(\.isLetter)
      return text.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII || marks.contains(scalar) || scalar.properties.isAlphabetic
      } && (word.utf8.allSatisfy { $0 < 0x80 } || words.contains(word) || word.allSatisfy(isUnit))
    }
  }

  private static let marks = Set("\u{A0}’‘€£¥–−".unicodeScalars)
  /// The symbols of currencies with letters that aren't ASCII.
  private static let words: Set = ["zł", "Kč", "руб", "р", "грн", "лв"]

  /// Returns whether a character of East Asia stands behind numbers.
  private static func isUnit(_ character: Character) -> Bool { "円元원万亿億만억".contains(character) }

  /// Returns whether a name has letters, and words of one script alone: not `Kontoцvers`.
  private static func areWords(_ name: String) -> Bool {
    guard
      !name.unicodeScalars.contains(where: { $0 == "\u{FFFD}" || (0x80...0x9F).contains($0.value) })
    else { return false }
    return name.split { !$0.isLetter }.allSatisfy { word in
      let others = word.unicodeScalars.count { $0.value >= 0x370 }
      return others == 0 || others == word.unicodeScalars.count
    }
  }
}
