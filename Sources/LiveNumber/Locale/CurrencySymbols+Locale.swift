public import LiveNumberCore

extension CurrencySymbols {
  /// Creates the symbols of a currency in a locale.
  ///
  /// - Parameters:
  ///   - code: An ISO 4217 code in uppercase, also of a historic currency.
  ///   - locale: The locale of the symbols and names: a `NumberLocale`, a `Locale`, or a name.
  /// - Throws: `NumberFormatError`, with the code `unknownCurrency` if there is no such currency, or
  ///   `unknownLocale` if there is no such locale.
  public init(_ code: String, locale: some LocaleConvertible) throws(NumberFormatError) {
    self = try LocaleData.currency(code, in: locale.formatLocale())
  }
}

extension NumberFormatError {
  /// Creates the error for a code that is no currency's.
  init(unknownCurrency code: String) {
    self.init(
      .unknownCurrency,
      "\"\(code)\" is no ISO 4217 currency code; write one like EUR, in capital letters")
  }

  /// Creates the error for an identifier that is no unit's.
  init(unknownUnit identifier: String) {
    self.init(
      .unknownUnit,
      "\"\(identifier)\" is no unit that \(LocaleData.name) has texts for; "
        + "write one like kilometer or meter-per-second")
  }
}
