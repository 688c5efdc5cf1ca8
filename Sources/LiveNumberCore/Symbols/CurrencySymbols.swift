/// One currency, as a locale writes it in all its forms.
///
/// A format shows one of them; a reader accepts every one.
public struct CurrencySymbols: Hashable, Sendable {
  /// The ISO 4217 code, three capital letters.
  public var code: String
  /// The symbol: `€`, `US$`.
  ///
  /// The code where the locale has none.
  public var symbol: String
  /// The shortest symbol, which other currencies may share: `$`.
  public var narrowSymbol: String
  /// The names, in every plural form: `euro`, `euros`.
  public var names: [String]
  /// How many fraction digits amounts have where nothing is said: 2 for most, 0 for the yen.
  public var fractionDigits: Int

  /// Makes the spellings of a currency.
  public init(
    code: String, symbol: String, narrowSymbol: String, names: [String] = [],
    fractionDigits: Int = 2
  ) {
    self.code = code
    self.symbol = symbol
    self.narrowSymbol = narrowSymbol
    self.names = names
    self.fractionDigits = fractionDigits
  }
}

#if !hasFeature(Embedded)
  extension CurrencySymbols: Codable {}
#endif
