import LiveNumber

/// The currency that a text is most likely an amount of, if no option says which.
enum CurrencySigns {
  /// Returns the currencies whose code or sign is in a text, the code first.
  static func currencies(in text: String) -> [String] {
    let words = text.unicodeScalars.split {
      CharacterClass($0) != .letter && !CurrencyScalars.isSymbol($0)
    }
    // `万元` has the sign `元`, and `US$` has `$`.
    let signs = words.map { Array($0) } + words.joined().filter(isAlone).map { [$0] }
    var codes = text.utf8.split { !isCapital($0) }.filter { $0.count == 3 }
      .map { String(decoding: $0, as: UTF8.self) }
    for sign in signs {
      if let code = self.codes[sign], !codes.contains(code) { codes.append(code) }
    }
    return codes
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }

  /// Returns whether a character is a sign beside letters, too.
  private static func isAlone(_ scalar: Unicode.Scalar) -> Bool {
    CurrencyScalars.isSymbol(scalar) || CurrencyForms.isCurrency([scalar])
  }

  /// The currencies by their signs, and by the letters that are only theirs.
  private static let codes: [[Unicode.Scalar]: String] = {
    var sharers: [[Unicode.Scalar]: [String]] = [:]
    for code in CurrencyScalars.codes.split(separator: " ").map(String.init) {
      let locales = ["en"] + LocalePreference.locales(ofCurrency: code)
      let symbols = locales.compactMap { try? CurrencySymbols(code, locale: NumberLocale($0)) }
      let signs = symbols.flatMap { [$0.symbol, $0.narrowSymbol] }.map { Array($0.unicodeScalars) }
      let forms = CurrencyForms.forms(of: code).filter { CurrencyForms.isCurrency($0[...]) }
      for form in Set(signs.filter { $0.contains(where: CurrencyScalars.isSymbol) } + forms) {
        sharers[form, default: []].append(code)
      }
    }
    for (form, codes) in sharers where codes.count > 1 {
      // Most dollars are American, but crowns are of any country.
      let owners = CurrencyForms.owners(of: form)
      let isSign = form.contains(where: CurrencyScalars.isSymbol)
      sharers[form] = isSign || owners.count == 1 ? Array(owners.prefix(1)) : []
    }
    return sharers.compactMapValues(\.first)
  }()
}
