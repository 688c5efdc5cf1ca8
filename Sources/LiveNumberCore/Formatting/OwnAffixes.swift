/// The texts around a number that an app declares, whatever the locale.
struct OwnAffixes: Hashable, Sendable {
  var prefix = ""
  var suffix = ""
  /// The symbol in place of the currency, or `nil` for the currency's own.
  var currency: String?

  static func == (left: Self, right: Self) -> Bool {
    left.prefix.hasSameBytes(as: right.prefix) && left.suffix.hasSameBytes(as: right.suffix)
      && (left.currency == nil) == (right.currency == nil)
      && (left.currency ?? "").hasSameBytes(as: right.currency ?? "")
  }

  /// Returns a Boolean value that indicates whether a text can be told from the digits next to it.
  static func isUsable(_ text: String) -> Bool {
    text.unicodeScalars.contains { !$0.isWhitespace }
      && !text.unicodeScalars.contains { DecimalDigit($0) != nil }
  }

  /// Throws an error if a text can't be told from the digits next to it.
  func validate() throws(NumberFormatError) {
    // There may be no prefix and no suffix, but a currency has a name.
    let texts = [prefix, suffix].filter { !$0.isEmpty } + (currency.map { [$0] } ?? [])
    for text in texts where !OwnAffixes.isUsable(text) {
      throw NumberFormatError(
        .unusableAffix,
        "“\(text)” can't be told from a number; write a text with a character that isn't a space, "
          + "and without digits.")
    }
  }

  /// Returns a text that can be written next to a number: `m²` for `m2`, or `nil` for one of spaces
  /// alone.
  static func usable(_ name: String) -> String? {
    let superscripts = Array("⁰¹²³⁴⁵⁶⁷⁸⁹".unicodeScalars)
    let scalars = name.unicodeScalars.map { scalar in
      DecimalDigit(scalar).map { superscripts[Int($0.value)] } ?? scalar
    }
    let text = String(String.UnicodeScalarView(scalars))
    return isUsable(text) ? text : nil
  }

  // MARK: - Adding the texts to those of a locale

  func added(to pattern: NumberPattern) -> NumberPattern {
    var pattern = pattern
    pattern.unsigned = added(to: pattern.unsigned)
    pattern.negative = added(to: pattern.negative)
    pattern.positive = added(to: pattern.positive)
    return pattern
  }

  /// The texts are between the locale's own and a sign or a parenthesis.
  private func added(to affixes: Affixes) -> Affixes {
    var affixes = affixes
    if let currency {
      affixes.prefix = affixes.prefix.map { $0.kind == .currency ? .init(.currency, currency) : $0 }
      affixes.suffix = affixes.suffix.map { $0.kind == .currency ? .init(.currency, currency) : $0 }
    }
    let signs = affixes.prefix.prefix { $0.isSign }.count
    affixes.prefix.insert(contentsOf: parts(of: prefix), at: signs)
    let trailing = affixes.suffix.reversed().prefix { $0.isSign }.count
    affixes.suffix.insert(contentsOf: parts(of: suffix), at: affixes.suffix.count - trailing)
    return affixes
  }

  /// Returns the parts of a text, in which the spaces at its ends are literals.
  private func parts(of text: String) -> [NumberSample.Part] {
    let scalars = text.unicodeScalars
    let rest = scalars.drop { $0.isWhitespace }
    let spaces = rest.reversed().prefix { $0.isWhitespace }.count
    let parts = [
      NumberSample.Part(.literal, String(scalars[..<rest.startIndex])),
      NumberSample.Part(.unit, String(Substring(rest.dropLast(spaces)))),
      NumberSample.Part(.literal, String(Substring(rest.suffix(spaces)))),
    ]
    return parts.filter { !$0.text.isEmpty }
  }

  /// Returns the forms of the app's own currency, or those of the locale's.
  func replacing(_ currency: CurrencySymbols?, digits: NumberFormat.Precision?) -> CurrencySymbols?
  {
    guard let symbol = self.currency else { return currency }
    var count = 2
    if case .fractionLength(_, let maximum?) = digits { count = maximum }
    return CurrencySymbols(
      code: symbol, symbol: symbol, narrowSymbol: symbol, fractionDigits: count)
  }
}

extension NumberSample.Part {
  /// A Boolean value that indicates whether the part is a sign, or the parenthesis that is one.
  fileprivate var isSign: Bool {
    switch kind {
    case .minusSign, .plusSign: return true
    case .literal:
      let marks = text.unicodeScalars
      return marks.allSatisfy { $0.isBidiMark || CharacterClass($0).isParenthesis }
    default: return false
    }
  }
}
