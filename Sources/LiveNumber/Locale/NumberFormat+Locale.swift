#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
public import LiveNumberCore

extension NumberFormat {
  /// Creates a format for a locale.
  ///
  /// ```swift
  /// let price = try NumberFormat(.currency("EUR"), locale: "fr")
  /// price.format("1234.5")     // 1 234,50 €
  /// ```
  ///
  /// The symbols are read from numbers that ICU or Foundation formats, once for each locale and style.
  /// After that, creating a format is cheap, and using a format calls neither.
  ///
  /// - Parameters:
  ///   - style: The kind of number.
  ///   - locale: The locale of the symbols and patterns: a `NumberLocale`, a `Locale`, or a name. A
  ///     `Locale` brings the separators that its owner has set in the system's settings.
  ///   - options: The options of the format.
  /// - Throws: `NumberFormatError` if the locale, the currency, or the unit isn't known, the unit's text
  ///   depends on the number (`1 day`, `2 days`), an option is out of its range, or the source of locale
  ///   data fails.
  public init(
    _ style: NumberStyle = .decimal, locale: some LocaleConvertible,
    options: NumberFormat.Options = NumberFormat.Options()
  ) throws(NumberFormatError) {
    let separators = (locale as? Locale).map { UserSeparators($0) }
    let locale = try locale.formatLocale()
    let localized = try LocalizedStyle.cached(style, locale: locale)
    var symbols = localized.symbols
    separators?.apply(to: &symbols)
    var pattern = localized.pattern
    if options.signDisplay == .never,
      case .currency(let code, let display, .accounting) = style
    {
      // Without signs, ICU writes the standard style in place of the accounting one.
      let standard = try LocalizedStyle.cached(
        .currency(code, display: display), locale: locale)
      pattern.unsigned = standard.pattern.unsigned
      pattern.grouping = standard.pattern.grouping
    }
    try self.init(
      style: style, symbols: symbols, pattern: pattern, currency: localized.currency,
      options: options)
  }
}
