#if !USES_ICU
  internal import Foundation
  internal import LiveNumberCore

  /// The source of locale data: Foundation.
  package enum LocaleData {
    /// The name of the source, for messages.
    static var name: String { "Foundation" }

    /// The first number of ICU's version, or `nil` if the source isn't ICU.
    package static var icuMajorVersion: String? { nil }

    /// Whether the source has texts for units.
    ///
    /// Foundation on Linux has no formatter for measurements.
    package static var hasUnits: Bool {
      #if canImport(Darwin)
        true
      #else
        false
      #endif
    }

    /// Returns the locale with a name that isn't a POSIX name.
    ///
    /// - Parameters:
    ///   - name: A BCP 47 tag or an ICU identifier.
    ///   - identifier: The identifier to name in errors.
    /// - Returns: The locale.
    /// - Throws: `NumberLocaleError` if a part of the name isn't known.
    static func locale(
      named name: String, for identifier: String
    ) throws(NumberLocaleError) -> NumberLocale {
      guard let name = LocaleName(name) else {
        throw NumberLocaleError(.malformed, in: identifier)
      }
      try name.checkData(in: identifier)
      let locale = try name.resolvingNumberingSystem(in: identifier)
      let system = Locale(identifier: locale.tag).numberingSystem.identifier
      return NumberLocale(
        identifier: locale.tag, dataIdentifier: locale.tag, numberingSystem: system)
    }

    /// The locale that all others inherit from, which has groups; Foundation writes none for `und`.
    static var root: NumberLocale? {
      NumberLocale(identifier: "root", dataIdentifier: "root", numberingSystem: "latn")
    }

    static func availableLocales() -> [NumberLocale] {
      Locale.availableIdentifiers.sorted().compactMap { try? NumberLocale($0) }
    }

    static func numberingSystems() -> [NumberingSystem] {
      Locale.NumberingSystem.availableNumberingSystems.compactMap { system in
        let locale = Locale(identifier: "en-u-nu-\(system.identifier)")
        let digits = locale.digits
        // Foundation writes Latin digits for a system without ten digits of its own.
        guard system == .latn || digits != latinDigits else { return nil }
        return NumberingSystem(name: system.identifier, digits: digits)
      }
    }

    private static let latinDigits = Array("0123456789".unicodeScalars)

    static func samples(in locale: NumberLocale) -> FoundationSampleFormatter {
      FoundationSampleFormatter(locale: Locale(identifier: locale.identifier))
    }
  }

  extension Locale.NumberingSystem {
    fileprivate static let latn = Locale.NumberingSystem("latn")
  }

  extension Locale {
    /// The digits with which Foundation writes numbers, zero first.
    var digits: [Unicode.Scalar] {
      (0...9).flatMap { digit in
        digit.formatted(IntegerFormatStyle<Int>(locale: self)).unicodeScalars
      }
    }
  }
#endif
