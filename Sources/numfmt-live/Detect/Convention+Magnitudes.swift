import LiveNumber

/// Words that multiply a number, such as the `M` of `1.38M`.
extension Convention {
  /// Returns the word of a text that multiplies the number and can also be something else, or `nil`
  /// if there is none.
  ///
  /// Only a person knows whether `5 Cr` is fifty millions or a credit, and `5 m` a distance. `K`,
  /// `M`, and words of three letters or more mean one thing. An amount of a currency isn't one of a
  /// unit.
  func doubtfulWord(in text: String) -> String? {
    guard let word = formats[0].magnitudeWord(in: text) else { return nil }
    guard !ParseHints.signWords.contains(word) else { return word }
    guard formats[0].currency == nil else { return nil }
    let letters = word.unicodeScalars.prefix { $0 != "." }
    guard letters.count <= 2, letters.allSatisfy(\.isASCII) else { return nil }
    return ["k", "K", "M"].contains(String(letters)) ? nil : word
  }

  /// Returns what is asked about a text with a word that can be something else, or `nil`.
  func question(about text: Bytes) -> String? {
    guard notations.contains(.magnitudes), let text = String(validating: text, as: UTF8.self),
      let word = doubtfulWord(in: text)
    else { return nil }
    return "\"\(word)\" can be a magnitude, a unit, or a sign; with the name of a locale, it's a "
      + "magnitude."
  }
}
