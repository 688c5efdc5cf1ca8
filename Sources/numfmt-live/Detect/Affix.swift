import LiveNumber

/// What stands around the digits of a text that isn't a number as it is: `€` of `5 €`, `kr` of
/// `kr 5`.
struct Affix {
  /// The styles whose sign, or whose currency, it has.
  let styles: [ColumnStyle]
  /// The texts before and behind the digits, without signs and spaces around them.
  let before: String
  let behind: String
  /// The word behind the digits, such as `Mio.`, or an empty text if letters that are no currency
  /// stand before them.
  let word: String
  /// The only text beside the digits, such as `kr`, or an empty text if there are others.
  let unit: String

  /// Creates an affix; in Chinese text, `¥` is more likely the yuan than the yen.
  init(before: String, behind: String, isChinese: Bool = false) {
    let text = "\(before)1\(behind)"
    let isYuan = isChinese && text.contains { "¥￥".contains($0) }
    styles = text.withUTF8Bytes { ColumnStyle.all(in: $0) }.map {
      isYuan && $0.currency == "JPY" ? .currency("CNY") : $0
    }
    let hasWord = !styles.isEmpty || !before.contains(where: \.isLetter)
    (self.before, self.behind) = (Affix.trimmed(before), Affix.trimmed(behind))
    word = hasWord && Affix.hasLetters(self.behind) ? self.behind : ""
    let filled = [self.before, self.behind].filter { !$0.isEmpty }
    let isUnit =
      filled.count == 1 && filled[0].unicodeScalars.count <= Affix.maximumUnitLength
      && Affix.hasLetters(filled[0])
    unit = isUnit ? filled[0] : ""
  }

  private static let maximumUnitLength = 12

  private static func hasLetters(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: \.properties.isAlphabetic)
  }

  /// Returns a text without signs, parentheses, and spaces around it, which belong to the number.
  private static func trimmed(_ text: String) -> String {
    func isMark(_ scalar: Unicode.Scalar) -> Bool {
      let kind = CharacterClass(scalar)
      // The long vowel of `キロメーター` is a letter.
      return kind.isSign && !scalar.properties.isAlphabetic || kind.isParenthesis
        || scalar.properties.isWhitespace
    }
    var text = text.unicodeScalars.drop(while: isMark)
    while let last = text.last, isMark(last) { text.removeLast() }
    return String(text)
  }
}
