#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import LiveNumberCore

extension NumberFormat {
  /// Creates a format for a locale.
  ///
  /// ```swift
  /// let price = NumberFormat(.currency("EUR"), locale: .current)
  /// price.format(1234.5)     // 1 234,50 € in France
  /// ```
  ///
  /// The symbols are read from numbers that ICU or Foundation formats, once for each locale and
  /// style. After that, creating a format is cheap, and using a format calls neither.
  ///
  /// - Parameters:
  ///   - style: The kind of number, and how it's written.
  ///   - locale: The locale of the symbols and patterns: a `Locale`, a `NumberLocale`, or a name. A
  ///     `Locale` brings the separators that its owner has set in the system's settings. By
  ///     default, it is the user's.
  /// - Throws: Nothing for a `Locale`. Otherwise, `NumberFormatError` if the locale, the currency,
  ///   or the unit isn't known, the unit's text depends on the number (`1 day`, `2 days`), or the
  ///   source of locale data fails.
  public init<Convertible: LocaleConvertible>(
    _ style: NumberStyle = .number, locale: Convertible = Locale.current
  ) throws(Convertible.Failure) {
    self = try locale.numberFormat(style)
  }

  /// Creates a format of a style with other options for a locale.
  package init<Convertible: LocaleConvertible>(
    _ style: NumberStyle = .number, locale: Convertible, options: NumberFormat.Options
  ) throws(Convertible.Failure) {
    self = try locale.numberFormat(style.with(options: options))
  }

  init(_ style: NumberStyle, in locale: NumberLocale) throws(NumberFormatError) {
    var elements = try NumberElements.cached(style.kind, locale: locale)
    if style.options.signDisplay == .never,
      case .currency(let code, let display, .accounting) = style.kind
    {
      // Without signs, ICU writes the standard style in place of the accounting one.
      let standard = try NumberElements.cached(.currency(code, display: display), locale: locale)
      elements.pattern.unsigned = standard.pattern.unsigned
      elements.pattern.grouping = standard.pattern.grouping
    }
    try self.init(style, elements, locale: locale.identifier) {
      MagnitudeWords.cached(in: locale)
    }
  }
}
