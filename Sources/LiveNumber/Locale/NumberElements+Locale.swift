internal import LiveNumberCore

extension NumberElements {
  /// Creates a style by reading it from the source of locale data.
  ///
  /// This formats many samples; see ``cached(_:locale:)``.
  init(_ style: NumberStyle.Kind, locale: NumberLocale) throws(NumberFormatError) {
    var currency: CurrencySymbols?
    if case .currency(let code, _, _) = style {
      currency = try CurrencySymbols(code, locale: locale)
    }
    try self.init(
      style, numberingSystem: locale.numberingSystem, currency: currency,
      source: LocaleData.samples(in: locale))
  }

  private struct Key: Hashable {
    let locale: NumberLocale
    let style: NumberStyle.Kind
  }

  private static let cache = BoundedCache<Key, NumberElements>(capacity: 256)

  /// Returns a style from the cache, or reads it.
  static func cached(
    _ style: NumberStyle.Kind, locale: NumberLocale
  ) throws(NumberFormatError) -> NumberElements {
    try cache.value(for: Key(locale: locale, style: style)) { () throws(NumberFormatError) in
      try NumberElements(style, locale: locale)
    }
  }
}
