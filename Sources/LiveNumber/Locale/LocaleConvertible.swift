#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A type whose values name a locale: `NumberLocale`, Foundation's `Locale`, and `String`.
///
/// Everything that takes a locale takes any of them:
///
/// ```swift
/// try NumberFormat(locale: "de-AT")
/// try NumberFormat(.percent, locale: .current)
/// ```
public protocol LocaleConvertible {
  /// Returns the locale that the value names.
  ///
  /// - Throws: ``NumberLocaleError`` if there is no such locale.
  func numberLocale() throws(NumberLocaleError) -> NumberLocale
}

extension NumberLocale: LocaleConvertible {
  /// Returns the locale itself.
  public func numberLocale() -> NumberLocale { self }
}

extension String: LocaleConvertible {
  /// Returns the locale with a BCP 47 language tag, or another name that ``NumberLocale`` accepts.
  public func numberLocale() throws(NumberLocaleError) -> NumberLocale { try NumberLocale(self) }
}

extension Locale: LocaleConvertible {
  /// Returns the locale with the same identifier.
  public func numberLocale() throws(NumberLocaleError) -> NumberLocale { try NumberLocale(self) }
}

extension NumberLocale {
  /// Creates a locale from the identifier of a Foundation locale.
  ///
  /// Separators that a user has set in the system's settings aren't part of the identifier. A format of the
  /// Foundation locale itself has them.
  public init(_ locale: Locale) throws(NumberLocaleError) { try self.init(locale.identifier) }
}

extension LocaleConvertible where Self == Locale {
  /// The locale of the user's settings.
  public static var current: Locale { Locale.current }
}

extension LocaleConvertible {
  /// Returns the locale, or throws the error of a format that needs it.
  func formatLocale() throws(NumberFormatError) -> NumberLocale {
    do {
      return try numberLocale()
    } catch {
      throw NumberFormatError(
        error.code == .sourceFailed ? .sourceFailed : .unknownLocale, error.description)
    }
  }
}
