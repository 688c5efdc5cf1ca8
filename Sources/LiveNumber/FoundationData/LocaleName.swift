#if !USES_ICU
  internal import Foundation

  /// The parts of a locale's name, in their canonical spelling.
  ///
  /// Foundation accepts any name and uses other data for an unknown one, so the parts are looked up
  /// here.
  struct LocaleName {
    private var language: String
    private var script: String?
    private var region: String?
    private var variants: [String]
    /// The CLDR name of the numbering system, or `native`, `traditio`, or `finance`, or `nil` for
    /// the locale's own.
    private var numbers: String?
    private let regionOverride: RegionOverride?

    /// Creates a name from a BCP 47 tag or an ICU identifier, or returns `nil` if it is malformed.
    init?(_ name: String) {
      let halves = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
      guard let tag = Tag(halves[0]), let canonical = Tag(tag.canonical[...]) else { return nil }
      language = canonical.language
      script = canonical.script
      region = canonical.region
      variants = canonical.variants
      numbers = tag.numbers
      regionOverride = RegionOverride(in: name)
      if halves.count == 2 {
        guard let keywords = Self.keywords(halves[1]) else { return nil }
        numbers = keywords["numbers"] ?? numbers
      }
      if numbers == "traditional" { numbers = "traditio" }
    }

    /// The canonical BCP 47 tag.
    var tag: String {
      let parts = [language, script, region].compactMap(\.self) + variants
      let keywords =
        (numbers.map { "-nu-\($0)" } ?? "") + (regionOverride.map { "-rg-\($0.subdivision)" } ?? "")
      return parts.joined(separator: "-") + (keywords.isEmpty ? "" : "-u\(keywords)")
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
      let other = regionOverride.map { $0.region ?? $0.subdivision }
      for region in [region, other].compactMap(\.self)
      where english.localizedString(forRegionCode: region) == nil {
        throw NumberLocaleError(.unknownRegion, region, in: identifier)
      }
      for variant in variants where english.localizedString(forVariantCode: variant) == nil {
        throw NumberLocaleError(.unknownVariant, variant, in: identifier)
      }
    }

    /// Returns whether there is data for the language in a script.
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
  /// Extended languages and grandfathered tags aren't read; no locale with data has them. The parts
  /// are cut by hand, since a regular expression would take longer than everything else that a
  /// format needs.
  private struct Tag {
    var language: String
    var script: String?
    var region: String?
    var variants: [String] = []
    var numbers: String?

    init?(_ text: Substring) {
      // ICU's name for a locale with a variant but no region has an empty part: `be__TARASK`.
      let tag = text.lowercased().replacing("_", with: "-").replacing("--", with: "-")
      let posix = tag == "en-us-posix" ? "en-us-u-va-posix" : tag
      var parts = posix.split(separator: "-", omittingEmptySubsequences: false)[...]
      guard parts.allSatisfy({ $0.utf8.allSatisfy(\.isAlphanumeric) && 1...8 ~= $0.utf8.count }),
        let first = parts.popFirst(), first.utf8.count > 1, first.isLetters
      else { return nil }
      language = first == "root" ? "und" : String(first)
      if let part = parts.first, part.utf8.count == 4, part.isLetters {
        script = part.prefix(1).uppercased() + part.dropFirst()
        parts.removeFirst()
      }
      if let part = parts.first, part.isRegion {
        region = part.uppercased()
        parts.removeFirst()
      }
      while let part = parts.first, part.isVariant {
        variants.append(String(part))
        parts.removeFirst()
      }
      guard readExtensions(parts) else { return nil }
    }

    /// Reads `-u-nu-arab`, and returns `false` if an extension has no subtags.
    private mutating func readExtensions(_ parts: ArraySlice<Substring>) -> Bool {
      var singleton: Substring?
      var key: Substring?
      var isEmpty = false
      for part in parts {
        if part.utf8.count == 1, singleton != "x" {
          guard !isEmpty else { return false }
          (singleton, key, isEmpty) = (part, nil, true)
          continue
        }
        guard singleton != nil else { return false }
        isEmpty = false
        guard singleton == "u" else { continue }
        if part.utf8.count == 2 {
          key = part
          continue
        }
        switch key {
        case "nu" where numbers == nil: numbers = String(part)
        case "va" where part == "posix": variants.append("POSIX")
        default: break
        }
      }
      return !isEmpty
    }

    /// The tag without extensions, and with the current codes in place of deprecated ones.
    var canonical: String {
      let parts = [language, script, region].compactMap(\.self) + variants
      return Locale(identifier: parts.joined(separator: "-")).identifier(.bcp47)
    }
  }

  extension Substring {
    fileprivate var isLetters: Bool { utf8.allSatisfy(\.isLetter) }

    fileprivate var isRegion: Bool {
      utf8.count == 2 && isLetters || utf8.count == 3 && utf8.allSatisfy { !$0.isLetter }
    }

    fileprivate var isVariant: Bool {
      utf8.count > 4 || utf8.count == 4 && utf8.first?.isLetter == false
    }
  }

  extension UInt8 {
    /// Whether a lowercase ASCII character is a letter.
    fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }

    fileprivate var isAlphanumeric: Bool {
      isLetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
    }
  }
#endif
