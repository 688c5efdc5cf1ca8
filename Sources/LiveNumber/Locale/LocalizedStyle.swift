internal import LiveNumberCore

/// All that a format takes from its locale.
struct LocalizedStyle: Sendable {
  let symbols: NumberSymbols
  let pattern: NumberPattern
  let currency: CurrencySymbols?

  /// Reads a style from ICU.
  ///
  /// This opens several formatters; see ``LocalizedStyleCache``.
  init(_ style: NumberStyle, locale: NumberLocale) throws(NumberFormatError) {
    try UnitProbe.check(style, locale: locale)
    if case .currency(let code, _, _) = style {
      currency = try CurrencySymbols(code, locale: locale)
    } else {
      currency = nil
    }
    do {
      let probe = try StyleProbe(style, locale: locale, currency: currency)
      symbols = try probe.symbols()
      pattern = try probe.pattern()
    } catch {
      throw NumberFormatError(.sourceFailed, "\(locale): \(error)")
    }
  }
}
