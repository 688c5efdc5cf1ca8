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
  ///   - style: The kind of number.
  ///   - locale: The locale: a `NumberLocale`, a `Locale`, or a name.
  ///   - options: The options of the format.
  /// - Returns: A style for the locale.
  /// - Throws: `NumberFormatError`, with the code `unknownLocale` if the locale isn't known.
  public static func live<Value>(
    _ style: NumberStyle = .decimal, locale: some LocaleConvertible,
    options: NumberFormat.Options = NumberFormat.Options()
  ) throws(NumberFormatError) -> Self where Self == NumberFormatStyle<Value> {
    NumberFormatStyle(try NumberFormat(style, locale: locale, options: options))
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
  ///   - style: The kind of number.
  ///   - locale: The locale: a `NumberLocale`, a `Locale`, or a name.
  ///   - mode: A value that tells how much a text may differ from the format.
  /// - Returns: A strategy for the locale.
  /// - Throws: `NumberFormatError`, with the code `unknownLocale` if the locale isn't known.
  public static func live<Value>(
    _ style: NumberStyle = .decimal, locale: some LocaleConvertible, mode: ParseMode = .strict
  ) throws(NumberFormatError) -> Self where Self == NumberParseStrategy<Value> {
    NumberParseStrategy(try NumberFormat(style, locale: locale), mode: mode)
  }
}
