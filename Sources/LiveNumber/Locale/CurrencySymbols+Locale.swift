internal import LiveNumberCore

extension CurrencySymbols {
  /// Creates the symbols of a currency in a locale.
  ///
  /// - Throws: `NumberFormatError`, with the code `unknownCurrency` if there is no such currency.
  package init(_ code: String, locale: NumberLocale) throws(NumberFormatError) {
    self = try LocaleData.currency(code, in: locale)
  }
}

extension NumberFormatError {
  /// Creates the error for an identifier that is no unit's.
  init(unknownUnit identifier: String) {
    self.init(
      .unknownUnit,
      LocaleData.hasUnits
        ? "\"\(identifier)\" is no unit that \(LocaleData.name) has texts for; "
          + "write one like kilometer or meter-per-second"
        : "\"\(identifier)\": \(LocaleData.name) has no texts for units on this system; "
          + "enable the trait SystemICU")
  }
}
