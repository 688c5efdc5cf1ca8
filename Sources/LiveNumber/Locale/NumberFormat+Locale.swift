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
    let elements = try NumberElements.cached(style.sampledKind, locale: locale)
    try self.init(style, elements, locale: locale.identifier) {
      MagnitudeWords.cached(in: locale)
    }
  }
}
