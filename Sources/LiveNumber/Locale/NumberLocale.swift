internal import CICUNumber

/// A locale that numbers can be written for.
///
/// Making one checks the name, so that a `NumberLocale` always has data of its own: nothing falls back
/// to the locale of the process. A region without data inherits from its language, as `de-JP` does,
/// but an unknown language or numbering system is an error.
///
/// ```swift
/// let french = try NumberLocale("fr")
/// let egyptian = try NumberLocale("ar-EG-u-nu-latn")     // with Latin digits
/// let environment = try NumberLocale("de_AT.UTF-8@euro")
/// ```
///
/// A value: `Hashable` and `Sendable`. Two are equal that have the same ``identifier``.
public struct NumberLocale: Hashable, Sendable, CustomStringConvertible {
  /// The canonical BCP 47 tag: `de-JP`, `ar-EG-u-nu-latn`.
  public let identifier: String
  /// ICU's identifier of the locale that provides the data: `de`, `ar_EG@numbers=latn`.
  package let icuIdentifier: String
  /// The CLDR name of the numbering system that numbers are written in: `latn`, `arab`.
  public let numberingSystem: String

  /// The ``identifier``.
  public var description: String { identifier }

  /// Resolves the name of a locale.
  ///
  /// - Parameter identifier: a BCP 47 tag (`de-AT-u-nu-latn`), a POSIX name (`de_DE.UTF-8@euro`, where
  ///   `C` and `POSIX` are `en-US-POSIX`) or an ICU name (`de_AT@numbers=latn`). Of extensions and
  ///   keywords only the numbering system matters; `native`, `traditio` and `finance` are resolved.
  /// - Throws: ``NumberLocaleError`` where the name is not one, or its language, script or numbering
  ///   system is not known.
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

  /// The same locale with another numbering system.
  ///
  /// - Parameter numberingSystem: a CLDR name, or `native`, `traditio` or `finance`.
  /// - Throws: ``NumberLocaleError`` where there is no such system, or it has no ten digits.
  /// - Returns: the locale; this one is not changed.
  public func with(numberingSystem: String) throws(NumberLocaleError) -> NumberLocale {
    // The keyword wins over a -u-nu- that the identifier may have.
    try NumberLocale("\(identifier)@numbers=\(numberingSystem)")
  }

  /// All the locales that ICU lists, in the order of their ICU names.
  ///
  /// Empty where ICU has no data.
  public static let available: [NumberLocale] = {
    var count: Int32 = 0
    guard cicu_locale_count(&count) == CICU_OK else { return [] }
    return (0..<count).compactMap { index in
      let name = try? ICUText.read { cicu_locale_at(index, $0, $1, $2) }
      return name.flatMap { try? NumberLocale($0) }
    }
  }()

  /// The locale as the C module takes it.
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
