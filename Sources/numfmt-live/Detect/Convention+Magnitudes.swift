import LiveNumber

/// Numbers with words for thousands and more, such as `1.38M` and `1,2 Mio.`.
extension ConventionSearch {
  /// Returns the conventions of the locales that people know, each with its words, for numbers of a
  /// style.
  func magnitudeConventions(of style: ColumnStyle?) -> [Convention] {
    if let known = withMagnitudes[style] { return known }
    let identifiers =
      FamiliarLocale.all.map(\.identifier) + LocalePreference.localesOfCurrencies
      + LocalePreference.locales(ofCurrency: style?.currency ?? currency)
    let locales = Set(identifiers).sorted().compactMap { try? NumberLocale($0) }
    let format = formats(of: style)
    var conventions: [Convention] = []
    let byMeanings = Dictionary(grouping: locales) { locale in
      Dictionary(format(locale)?.magnitudeMeanings.map { ($0.word, $0.exponents) } ?? []) {
        $0 + $1
      }
    }
    for (meanings, locales) in byMeanings {
      for var convention in Convention.of(locales, format) {
        convention.notations = notations.union(.magnitudes)
        convention.meanings = meanings
        conventions.append(convention)
      }
    }
    conventions.sort { ($1.locales.count, $0.locales[0]) < ($0.locales.count, $1.locales[0]) }
    withMagnitudes[style] = conventions
    return conventions
  }

  /// Returns whether a word behind the digits of a text multiplies the number in the language of a
  /// convention.
  func hasMagnitude(_ text: String, style: ColumnStyle?) -> Bool {
    magnitudeConventions(of: style).contains { $0.formats[0].magnitudeWord(in: text) != nil }
  }
}

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
