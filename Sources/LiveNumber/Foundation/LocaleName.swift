#if !USES_ICU
  internal import Foundation

  /// The parts of a locale's name, in their canonical spelling.
  ///
  /// Foundation accepts any name and uses other data for an unknown one, so the parts are looked up here.
  struct LocaleName {
    private var language: String
    private var script: String?
    private var region: String?
    private var variants: [String]
    /// The CLDR name of the numbering system, or `native`, `traditio`, or `finance`, or `nil` for the
    /// locale's own.
    private var numbers: String?

    /// Creates a name from a BCP 47 tag or an ICU identifier, or returns `nil` if it is malformed.
    init?(_ name: String) {
      let halves = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
      guard let tag = Tag(halves[0]), let canonical = Tag(tag.canonical[...]) else { return nil }
      language = canonical.language
      script = canonical.script
      region = canonical.region
      variants = canonical.variants
      numbers = tag.numbers
      if halves.count == 2 {
        guard let keywords = Self.keywords(halves[1]) else { return nil }
        numbers = keywords["numbers"] ?? numbers
      }
      if numbers == "traditional" { numbers = "traditio" }
    }

    /// The canonical BCP 47 tag.
    var tag: String {
      let parts = [language, script, region].compactMap(\.self) + variants
      return parts.joined(separator: "-") + (numbers.map { "-u-nu-\($0)" } ?? "")
    }

    /// Returns ICU's keywords, such as `numbers=arab;currency=EUR`, or `nil` if they are malformed.
    private static func keywords(_ text: Substring) -> [String: String]? {
      var keywords: [String: String] = [:]
      for keyword in text.split(separator: ";", omittingEmptySubsequences: false) {
        let parts = keyword.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, parts[1].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }),
          keywords.updateValue(parts[1].lowercased(), forKey: String(parts[0])) == nil
        else { return nil }
      }
      return keywords
    }
  }

  // MARK: - Data

  extension LocaleName {
    /// Throws an error if a part isn't known.
    func checkData(in identifier: String) throws(NumberLocaleError) {
      if language != "und" {
        guard Self.languages.contains(language) else {
          throw NumberLocaleError(.unknownLanguage, language, in: identifier)
        }
        if let script, !hasData(in: script) {
          throw NumberLocaleError(.unknownScript, script, in: identifier)
        }
      }
      // As in ICU, a region or variant is known if it has a name; not all of them have data.
      let english = Locale(identifier: "en")
      if let region, english.localizedString(forRegionCode: region) == nil {
        throw NumberLocaleError(.unknownRegion, region, in: identifier)
      }
      for variant in variants where english.localizedString(forVariantCode: variant) == nil {
        throw NumberLocaleError(.unknownVariant, variant, in: identifier)
      }
    }

    /// Returns a Boolean value that indicates whether there is data for the language in a script.
    private func hasData(in script: String) -> Bool {
      if Self.available.contains("\(language)_\(script)") { return true }
      let usual = [language, region].compactMap(\.self).joined(separator: "-")
      return Locale.Language(identifier: usual).script?.identifier == script
    }

    private static let available = Set(Locale.availableIdentifiers)

    private static let languages = Set(
      available.compactMap { $0.split(separator: "_").first.map(String.init) })

    /// Returns the name with a numbering system of ten digits in place of a relative one.
    func resolvingNumberingSystem(in identifier: String) throws(NumberLocaleError) -> LocaleName {
      guard let numbers else { return self }
      var resolved = self
      if ["native", "traditio", "finance"].contains(numbers) {
        let digits = Locale(identifier: tag).digits
        resolved.numbers = NumberingSystem.available.first { $0.digits == digits }?.name
      } else if !NumberingSystem.available.contains(where: { $0.name == numbers }) {
        let isKnown = Locale.NumberingSystem.availableNumberingSystems.contains {
          $0.identifier == numbers
        }
        throw NumberLocaleError(
          isKnown ? .algorithmicNumberingSystem : .unknownNumberingSystem, numbers, in: identifier)
      }
      return resolved
    }
  }

  // MARK: - Syntax

  /// The subtags of a BCP 47 tag.
  ///
  /// Extended languages and grandfathered tags aren't read; no locale with data has them.
  private struct Tag {
    var language: String
    var script: String?
    var region: String?
    var variants: [String]
    var numbers: String?

    init?(_ text: Substring) {
      // ICU's name for a locale with a variant but no region has an empty part: `be__TARASK`.
      let tag = text.lowercased().replacing("_", with: "-").replacing("--", with: "-")
      let syntax =
        /([a-z]{2,3}|[a-z]{4,8})(?:-([a-z]{4}))?(?:-([a-z]{2}|[0-9]{3}))?((?:-(?:[a-z0-9]{5,8}|[0-9][a-z0-9]{3}))*)((?:-[a-wyz0-9](?:-[a-z0-9]{2,8})+)*)(?:-x(?:-[a-z0-9]{1,8})+)?/
      let posix = tag == "en-us-posix" ? "en-us-u-va-posix" : tag
      guard let match = posix.wholeMatch(of: syntax) else { return nil }
      language = match.1 == "root" ? "und" : String(match.1)
      script = match.2.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      region = match.3.map { $0.uppercased() }
      variants = match.4.split(separator: "-").map(String.init)
      let extensions = "\(match.5)"
      numbers = extensions.firstMatch(of: /-u(?:-[a-z0-9]{2,8})*?-nu-([a-z0-9]{3,8})/)
        .map { String($0.1) }
      if extensions.contains("-va-posix") { variants.append("POSIX") }
    }

    /// The tag without extensions, and with the current codes in place of deprecated ones.
    var canonical: String {
      let parts = [language, script, region].compactMap(\.self) + variants
      return Locale(identifier: parts.joined(separator: "-")).identifier(.bcp47)
    }
  }
#endif
