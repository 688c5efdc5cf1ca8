#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import LiveNumberCore

// These make a style available behind a dot: `value.formatted(.live(format))`.

extension FormatStyle {
  /// Returns a style for a format, which also parses what people type; see `ParseMode.lenient`.
  public static func live<Value>(_ format: NumberFormat) -> Self
  where Self == NumberFormatStyle<Value> {
    NumberFormatStyle(format)
  }

  /// Returns a style for a locale.
  ///
  /// - Parameters:
  ///   - style: The kind of number, and how it's written.
  ///   - locale: The locale: a `Locale`, a `NumberLocale`, or a name.
  /// - Returns: A style for the locale.
  /// - Throws: Nothing for a `Locale`; otherwise `NumberFormatError`, with the code `unknownLocale`
  ///   if the locale isn't known.
  public static func live<Value, Convertible: LocaleConvertible>(
    _ style: NumberStyle = .number, locale: Convertible
  ) throws(Convertible.Failure) -> Self where Self == NumberFormatStyle<Value> {
    NumberFormatStyle(try NumberFormat(style, locale: locale))
  }
}

extension ParseStrategy {
  /// Returns a strategy for a format.
  public static func live<Value>(_ format: NumberFormat, mode: ParseMode = .strict) -> Self
  where Self == NumberParseStrategy<Value> {
    NumberParseStrategy(format, mode: mode)
  }

  /// Returns a strategy for a locale.
  ///
  /// - Parameters:
  ///   - style: The kind of number, and how it's written.
  ///   - locale: The locale: a `Locale`, a `NumberLocale`, or a name.
  ///   - mode: A value that tells how much a text may differ from the format.
  /// - Returns: A strategy for the locale.
  /// - Throws: Nothing for a `Locale`; otherwise `NumberFormatError`, with the code `unknownLocale`
  ///   if the locale isn't known.
  public static func live<Value, Convertible: LocaleConvertible>(
    _ style: NumberStyle = .number, locale: Convertible, mode: ParseMode = .strict
  ) throws(Convertible.Failure) -> Self where Self == NumberParseStrategy<Value> {
    NumberParseStrategy(try NumberFormat(style, locale: locale), mode: mode)
  }
}
