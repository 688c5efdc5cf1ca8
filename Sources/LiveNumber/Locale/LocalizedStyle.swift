internal import LiveNumberCore

/// The part of a format that depends on the locale.
struct LocalizedStyle: Sendable {
  let symbols: NumberSymbols
  let pattern: NumberPattern
  let currency: CurrencySymbols?

  /// Creates a style by reading it from ICU.
  ///
  /// This opens several formatters; see ``cached(_:locale:)``.
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

extension LocalizedStyle {
  private struct Key: Hashable {
    let locale: NumberLocale
    let style: NumberStyle
  }

  private static let cache = BoundedCache<Key, LocalizedStyle>(capacity: 256)

  /// Returns a style from the cache, or reads it from ICU.
  static func cached(
    _ style: NumberStyle, locale: NumberLocale
  ) throws(NumberFormatError) -> LocalizedStyle {
    try cache.value(for: Key(locale: locale, style: style)) { () throws(NumberFormatError) in
      try LocalizedStyle(style, locale: locale)
    }
  }
}
