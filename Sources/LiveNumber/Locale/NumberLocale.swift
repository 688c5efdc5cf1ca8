/// A locale for which numbers can be formatted.
///
/// The initializer checks the identifier, so a `NumberLocale` always has its own data and never
/// falls back to the locale of the process. A region without data inherits from its language, as
/// `de-JP` does, but an unknown language, script, region, variant, or numbering system is an error.
///
/// ```swift
/// let french = try NumberLocale("fr")
/// let egyptian = try NumberLocale("ar-EG-u-nu-latn")     // with Latin digits
/// let environment = try NumberLocale("de_AT.UTF-8@euro")
/// ```
///
/// Two locales are equal if they have the same ``identifier``.
public struct NumberLocale: Hashable, Sendable, CustomStringConvertible {
  /// The canonical BCP 47 language tag: `de-JP`, `ar-EG-u-nu-latn`.
  public let identifier: String
  /// The source's identifier of the locale with the data; in ICU `de`, `ar_EG@numbers=latn`.
  package let dataIdentifier: String
  /// The CLDR name of the numbering system: `latn`, `arab`.
  public let numberingSystem: String

  /// The ``identifier``.
  public var description: String { identifier }

  /// Creates a locale from an identifier.
  ///
  /// - Parameter identifier: A BCP 47 language tag (`de-AT-u-nu-latn`), a POSIX name
  ///   (`de_DE.UTF-8@euro`; `C` and `POSIX` are `en-US-POSIX`), or an ICU identifier
  ///   (`de_AT@numbers=latn`). The numbering system is the only extension or keyword that matters;
  ///   `native`, `traditio`, and `finance` are resolved.
  /// - Throws: ``NumberLocaleError`` if the identifier is malformed, or if its language, script,
  ///   region, variant, or numbering system isn't known.
  public init(_ identifier: String) throws(NumberLocaleError) {
    let name = POSIXLocaleName.languageTag(identifier) ?? identifier
    self = try LocaleData.locale(named: name, for: identifier)
  }

  init(identifier: String, dataIdentifier: String, numberingSystem: String) {
    self.identifier = identifier
    self.dataIdentifier = dataIdentifier
    self.numberingSystem = numberingSystem
  }

  /// Returns the same locale with another numbering system.
  ///
  /// - Parameter numberingSystem: A CLDR name, or `native`, `traditio`, or `finance`.
  /// - Returns: A locale with the numbering system.
  /// - Throws: ``NumberLocaleError`` if there is no such system, or it doesn't have ten digits.
  public func with(numberingSystem: String) throws(NumberLocaleError) -> NumberLocale {
    // The keyword takes precedence over a -u-nu- in the identifier.
    try NumberLocale("\(identifier)@numbers=\(numberingSystem)")
  }

  /// All locales that the source of locale data lists, in the order of its identifiers.
  ///
  /// The list is empty if the source has no data.
  public static let available = LocaleData.availableLocales()
}
