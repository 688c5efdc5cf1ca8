#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import LiveNumberCore

// So that a style is found behind a dot: `value.formatted(.live(format))`.

extension FormatStyle {
  /// Numbers as a format writes them.
  public static func live<Value>(_ format: NumberFormat) -> Self
  where Self == NumberFormatStyle<Value> {
    NumberFormatStyle(format)
  }

  /// Numbers as a locale writes them.
  ///
  /// - Parameters:
  ///   - style: what kind of number it is.
  ///   - locale: a BCP 47 tag, or another name that ``NumberLocale`` takes.
  ///   - options: what is shown of a value, whatever the locale.
  /// - Returns: the style.
  /// - Throws: `NumberFormatError`, with the code `unknownLocale` where there is no such locale.
  public static func live<Value>(
    _ style: NumberStyle = .decimal, locale: String,
    options: NumberFormat.Options = NumberFormat.Options()
  ) throws(NumberFormatError) -> Self where Self == NumberFormatStyle<Value> {
    NumberFormatStyle(try NumberFormat(style, locale: locale, options: options))
  }
}

extension ParseStrategy {
  /// Numbers as a format writes them.
  public static func live<Value>(_ format: NumberFormat, mode: ParseMode = .strict) -> Self
  where Self == NumberParseStrategy<Value> {
    NumberParseStrategy(format, mode: mode)
  }

  /// Numbers as a locale writes them.
  ///
  /// - Parameters:
  ///   - style: what kind of number it is.
  ///   - locale: a BCP 47 tag, or another name that ``NumberLocale`` takes.
  ///   - mode: how much the parser lets pass.
  /// - Returns: the strategy.
  /// - Throws: `NumberFormatError`, with the code `unknownLocale` where there is no such locale.
  public static func live<Value>(
    _ style: NumberStyle = .decimal, locale: String, mode: ParseMode = .strict
  ) throws(NumberFormatError) -> Self where Self == NumberParseStrategy<Value> {
    NumberParseStrategy(try NumberFormat(style, locale: locale), mode: mode)
  }
}
