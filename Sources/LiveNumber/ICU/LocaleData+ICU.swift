#if USES_ICU
  internal import CICUNumber
  internal import LiveNumberCore

  /// The source of locale data: the system's ICU.
  package enum LocaleData {
    /// The name of the source, for messages.
    static var name: String { "ICU \(ICU.version)" }

    /// The first number of ICU's version, or `nil` if the source isn't ICU.
    package static var icuMajorVersion: String? { ICU.majorVersion }

    /// Whether the source has texts for units.
    package static var hasUnits: Bool { true }

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
      let (resolved, status) = CICULocale.resolve(name)
      guard status == CICU_OK else {
        throw NumberLocaleError(ICUFailure(status: status), resolved, in: identifier)
      }
      let locale = NumberLocale(resolved)
      guard let override = RegionOverride(in: name) else { return locale }
      guard let region = override.region, CICULocale.resolve("und-\(region)").1 == CICU_OK else {
        throw NumberLocaleError(
          .unknownRegion, override.region ?? override.subdivision, in: identifier)
      }
      return locale.overriding(by: override, in: region)
    }

    /// The ISO 4217 codes of all currencies, including historic ones.
    package static var currencyCodes: [String] {
      var count: Int32 = 0
      guard cicu_currency_count(&count) == CICU_OK else { return [] }
      return (0..<count).compactMap { index in
        var code = [CChar](repeating: 0, count: 4)
        guard cicu_currency_at(index, &code) == CICU_OK else { return nil }
        return String(decoding: code.prefix(3).map(UInt8.init(bitPattern:)), as: UTF8.self)
      }
    }

    /// Returns the name of a locale in a language, such as "German" for `de` in `en`, or `nil` if
    /// there is none.
    package static func name(of identifier: String, in language: String) -> String? {
      var (locale, isLocale) = CICULocale.resolve(identifier)
      var (resolved, isLanguage) = CICULocale.resolve(language)
      guard isLocale == CICU_OK, isLanguage == CICU_OK else { return nil }
      return try? ICUText.read { cicu_locale_name(&locale, &resolved, $0, $1, $2) }
    }

    /// Returns the locale of the likely language of a region, such as `en-US` for `US`, or `nil` if
    /// there is none.
    package static func likelyLocale(in region: String) -> NumberLocale? {
      NumberLocale(likelyIn: region)
    }

    /// The locale that all others inherit from, or `nil` if it's that of an unknown language.
    static var root: NumberLocale? { nil }

    static func availableLocales() -> [NumberLocale] {
      var count: Int32 = 0
      guard cicu_locale_count(&count) == CICU_OK else { return [] }
      return (0..<count).compactMap { index in
        let name = try? ICUText.read { cicu_locale_at(index, $0, $1, $2) }
        return name.flatMap { try? NumberLocale($0) }
      }
    }

    static func numberingSystems() -> [NumberingSystem] {
      var count: Int32 = 0
      guard cicu_numbering_system_count(&count) == CICU_OK else { return [] }
      return (0..<count).compactMap { index in
        var system = CICUNumberingSystem()
        guard cicu_numbering_system_at(index, &system) == CICU_OK, system.isAlgorithmic == 0 else {
          return nil
        }
        let digits = withUnsafeBytes(of: system.digits) { bytes in
          bytes.bindMemory(to: UInt32.self).compactMap(Unicode.Scalar.init)
        }
        return NumberingSystem(name: ICUText.field(system.name), digits: digits)
      }
    }

    static func samples(in locale: NumberLocale) -> ICUSampleFormatter {
      guard let region = RegionOverride(in: locale.identifier)?.region,
        let data = try? NumberLocale(locale.dataIdentifier)
      else { return ICUSampleFormatter(locale: locale) }
      let formatter = ICUSampleFormatter(locale: data, namingCurrenciesIn: locale)
      // A language without data for the region keeps its patterns, and takes the separators.
      if !data.isData(of: region), let likely = NumberLocale(likelyIn: region),
        likely.numberingSystem == data.numberingSystem
      {
        formatter.separators = ICUSampleFormatter(locale: likely)
      }
      return formatter
    }
  }

  extension NumberLocale {
    fileprivate init(_ resolved: CICULocale) {
      self.init(
        identifier: ICUText.field(resolved.identifier),
        dataIdentifier: ICUText.field(resolved.icuIdentifier),
        numberingSystem: ICUText.field(resolved.numberingSystem))
    }

    /// Creates the locale of the likely language of a region, or returns `nil` if there is none.
    fileprivate init?(likelyIn region: String) {
      guard let name = try? ICUText.read({ cicu_likely_locale(region, $0, $1, $2) }) else {
        return nil
      }
      let (resolved, status) = CICULocale.resolve(name)
      guard status == CICU_OK else { return nil }
      self.init(resolved)
    }

    /// Returns the locale with the numbers of its language in another region.
    ///
    /// ICU itself formats numbers without the override. Foundation's styles heed it.
    fileprivate func overriding(by override: RegionOverride, in region: String) -> NumberLocale {
      let halves = identifier.split(separator: "-u-", maxSplits: 1)
      let keywords = dataIdentifier.drop { $0 != "@" }
      let subtags = halves[0].split(separator: "-")
      let script = subtags.dropFirst().first.flatMap { $0.utf8.count == 4 ? "-\($0)" : nil } ?? ""
      let own = CICULocale.resolve("\(subtags[0])\(script)-\(region)\(keywords)")
      let data = own.1 == CICU_OK ? NumberLocale(own.0) : self
      return NumberLocale(
        identifier: identifier + (halves.count > 1 ? "-rg-" : "-u-rg-") + override.subdivision,
        dataIdentifier: data.dataIdentifier, numberingSystem: data.numberingSystem)
    }

    fileprivate func isData(of region: String) -> Bool {
      dataIdentifier.prefix { $0 != "@" }.hasSuffix("_\(region)")
    }
  }

  extension CICULocale {
    /// Returns the locale with a name, and the status, which tells what its fields mean.
    fileprivate static func resolve(_ name: String) -> (CICULocale, CICUStatus) {
      var resolved = CICULocale()
      var name = name
      let status = name.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { text in
          cicu_locale_resolve(text.baseAddress, Int32(clamping: text.count), &resolved)
        }
      }
      return (resolved, status)
    }

    /// Creates the C module's struct for a locale.
    init(_ locale: NumberLocale) throws(ICUFailure) {
      guard RegionOverride(in: locale.identifier) != nil else {
        self.init()
        withUnsafeMutableBytes(of: &icuIdentifier) {
          $0.copyBytes(from: locale.dataIdentifier.utf8.prefix($0.count - 1))
        }
        return
      }
      // Names of currencies are those of the language alone.
      let (resolved, status) = CICULocale.resolve(locale.identifier)
      try ICUFailure.check(status)
      self = resolved
    }
  }

  extension NumberLocaleError {
    fileprivate init(_ failure: ICUFailure, _ resolved: CICULocale, in identifier: String) {
      let subtag = ICUText.field(resolved.identifier)
      let system = ICUText.field(resolved.numberingSystem)
      switch failure.status {
      case CICU_MALFORMED: self.init(.malformed, in: identifier)
      case CICU_UNKNOWN_LANGUAGE: self.init(.unknownLanguage, subtag, in: identifier)
      case CICU_UNKNOWN_SCRIPT: self.init(.unknownScript, subtag, in: identifier)
      case CICU_UNKNOWN_REGION: self.init(.unknownRegion, subtag, in: identifier)
      case CICU_UNKNOWN_VARIANT: self.init(.unknownVariant, subtag, in: identifier)
      case CICU_UNKNOWN_NUMBERING_SYSTEM: self.init(.unknownNumberingSystem, system, in: identifier)
      case CICU_ALGORITHMIC_NUMBERING_SYSTEM:
        self.init(.algorithmicNumberingSystem, system, in: identifier)
      default: self.init(.sourceFailed, failure.description, in: identifier)
      }
    }
  }
#endif
