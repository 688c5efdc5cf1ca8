import LiveNumber

/// Text beside the digits of a number that changes its value: `Mio.`, `करोड`, `k`, `½`.
///
/// No advice says how to remove it.
enum Multiplier {
  /// Returns whether a text has a word for a power of ten, in any locale: `Mio. €`.
  static func isIn(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace).map(trimmed).filter { !$0.isEmpty }
    // A word can have a space: `mil millones`, but no locale has one of more than four.
    return words.indices.contains { first in
      (first..<min(first + 4, words.count)).contains { last in
        isWord(words[first...last].joined(separator: " "))
      }
    }
  }

  /// Returns whether a text has digits of a number that aren't read: `½`, or the `²` of `5²`, but
  /// not that of `5 m²`.
  static func isPartOfNumber(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    return
      (scalars.first?.properties.numericType != nil
      || scalars.contains { $0.properties.numericType == .numeric }) && !isIn(text)
  }

  /// Words that people write, and that CLDR's compact numbers don't have in that form.
  static let colloquial: Set = [
    "bn", "thousand", "million", "millions", "billion", "billions", "trillion", "trillions", "mln",
    "mio", "mrd", "tsd", "mil", "millones", "lac", "lakh", "lakhs", "crore", "crores", "tys", "тыс",
    "млн", "млрд", "千", "万", "萬", "億", "亿",
  ]

  private static func isWord(_ word: String) -> Bool {
    colloquial.contains(word.lowercased()) || ofAllLocales.contains(folded(word))
  }

  private static let ofAllLocales = Set(
    MagnitudeWords.textsOfAllLocales.map { folded(trimmed($0[...])) }.filter { !$0.isEmpty })

  /// Returns a word in small letters, unless it's so short that the case tells words apart, as of
  /// `M` and `m`.
  private static func folded(_ word: String) -> String {
    let word = String(word.map { $0.isWhitespace ? " " : $0 })
    return word.unicodeScalars.count > 2 ? word.lowercased() : word
  }

  /// Returns a word without periods and symbols at its ends: the `M` of `M€`.
  private static func trimmed(_ word: Substring) -> String {
    var word = word.drop { !$0.isPartOfWord }
    while let last = word.last, !last.isPartOfWord { word.removeLast() }
    return String(word)
  }
}

extension Character {
  /// Whether the character is a letter, or a mark of one.
  fileprivate var isPartOfWord: Bool {
    if isLetter { return true }
    return switch unicodeScalars.first?.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
