/// The forms in which a locale writes one currency.
///
/// A format writes one of them; lenient parsing accepts all.
public struct CurrencySymbols: Hashable, Sendable {
  /// The ISO 4217 code: three capital letters.
  public var code: String
  /// The symbol: `€`, `US$`.
  ///
  /// If the locale has none, the symbol is the code.
  public var symbol: String
  /// The shortest symbol, which other currencies can share: `$`.
  package var narrowSymbol: String
  /// The names, in every plural form: `euro`, `euros`.
  package var names: [String]
  /// The short forms that are the symbol of another currency where the locale is: `$` for American
  /// dollars in Australia.
  ///
  /// A text with one of them is an amount in the other currency.
  package var othersSigns: [String] = []
  /// The default number of fraction digits: 2 for most currencies, 0 for the yen.
  public var fractionDigits: Int

  /// Creates the forms of a currency.
  package init(
    code: String, symbol: String, narrowSymbol: String, names: [String] = [],
    fractionDigits: Int = 2
  ) {
    self.code = code
    self.symbol = symbol
    self.narrowSymbol = narrowSymbol
    self.names = names
    self.fractionDigits = fractionDigits
  }

  /// Returns a Boolean value that indicates whether two currencies have the same forms.
  public static func == (left: Self, right: Self) -> Bool {
    left.code.hasSameBytes(as: right.code) && left.symbol.hasSameBytes(as: right.symbol)
      && left.narrowSymbol.hasSameBytes(as: right.narrowSymbol)
      && left.names.elementsEqual(right.names) { $0.hasSameBytes(as: $1) }
      && left.othersSigns.elementsEqual(right.othersSigns) { $0.hasSameBytes(as: $1) }
      && left.fractionDigits == right.fractionDigits
  }
}

#if !hasFeature(Embedded)
  extension CurrencySymbols: Codable {}
#endif
