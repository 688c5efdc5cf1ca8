internal import CICUNumber

/// A locale for which numbers can be formatted.
///
/// The initializer checks the identifier, so a `NumberLocale` always has its own data and never falls
/// back to the locale of the process. A region without data inherits from its language, as `de-JP` does,
/// but an unknown language or numbering system is an error.
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
  /// ICU's identifier of the locale with the data: `de`, `ar_EG@numbers=latn`.
  package let icuIdentifier: String
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
  /// - Throws: ``NumberLocaleError`` if the identifier is malformed, or if its language, script, or
  ///   numbering system isn't known.
  public init(_ identifier: String) throws(NumberLocaleError) {
    let name = POSIXLocaleName.languageTag(identifier) ?? identifier
    let (resolved, status) = NumberLocale.resolve(name)
    guard status == CICU_OK else {
      throw NumberLocaleError(
        ICUFailure(status: status), identifier: identifier, resolved: resolved)
    }
    self.identifier = ICUText.field(resolved.identifier)
    icuIdentifier = ICUText.field(resolved.icuIdentifier)
    numberingSystem = ICUText.field(resolved.numberingSystem)
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

  /// All locales that ICU lists, in the order of their ICU identifiers; empty if ICU has no data.
  public static let available: [NumberLocale] = {
    var count: Int32 = 0
    guard cicu_locale_count(&count) == CICU_OK else { return [] }
    return (0..<count).compactMap { index in
      let name = try? ICUText.read { cicu_locale_at(index, $0, $1, $2) }
      return name.flatMap { try? NumberLocale($0) }
    }
  }()

  /// Returns the locale as the C module's struct.
  func resolved() throws(ICUFailure) -> CICULocale {
    let (resolved, status) = NumberLocale.resolve(identifier)
    try ICUFailure.check(status)
    return resolved
  }

  private static func resolve(_ name: String) -> (CICULocale, CICUStatus) {
    var resolved = CICULocale()
    var name = name
    let status = name.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        cicu_locale_resolve(text.baseAddress, Int32(clamping: text.count), &resolved)
      }
    }
    return (resolved, status)
  }
}
