import Testing

@testable import LiveNumber

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct NumberLocaleTests {
  @Test(arguments: [
    ("fr", "fr", "latn"), ("de_AT", "de-AT", "latn"), ("en-FR", "en-FR", "latn"),
    ("ar-EG", "ar-EG", "arab"), ("ar-EG-u-nu-latn", "ar-EG-u-nu-latn", "latn"),
    ("ne@numbers=latn", "ne-u-nu-latn", "latn"),
    // Values of environment variables.
    ("C", "en-US-POSIX", "latn"), ("POSIX", "en-US-POSIX", "latn"),
    ("C.UTF-8", "en-US-POSIX", "latn"), ("C.utf8", "en-US-POSIX", "latn"),
    ("de_DE.UTF-8", "de-DE", "latn"), ("de_DE.UTF-8@euro", "de-DE", "latn"),
    ("de_DE@euro", "de-DE", "latn"), ("en_US.ISO-8859-15", "en-US", "latn"),
    ("sr_RS.UTF-8@latin", "sr-Latn-RS", "latn"), ("uz_UZ@cyrillic", "uz-Cyrl-UZ", "latn"),
    ("sd_IN@devanagari", "sd-Deva-IN", "latn"), ("ca_ES.UTF-8@valencia", "ca-ES-valencia", "latn"),
    ("ru.KOI8-R", "ru", "latn"),
  ])
  func names(_ name: String, _ identifier: String, _ digits: String) throws {
    let locale = try NumberLocale(name)
    #expect(locale.identifier == identifier && locale.numberingSystem == digits)
    #expect(try NumberLocale(identifier) == locale)
    #expect("\(locale)" == identifier)
  }

  @Test(
    arguments: [
      ("", .malformed), ("de DE", .malformed), ("de_DE.UTF-8@nonesuch", .malformed),
      (".UTF-8", .malformed), ("@euro", .malformed), ("c", .malformed), ("*", .malformed),
      ("de\0", .malformed), ("xx", .unknownLanguage), ("xx_YY.UTF-8", .unknownLanguage),
      ("english", .unknownLanguage), ("en-Cyrl", .unknownScript), ("de-HC", .unknownRegion),
      ("fr_FX9", .malformed), ("de-foo12", .unknownVariant), ("de_DE@latin@cyrillic", .malformed),
      ("de-u-nu-nonesuch", .unknownNumberingSystem), ("de-u-nu-roman", .algorithmicNumberingSystem),
    ] as [(String, NumberLocaleError.Code)])
  func unknownNames(_ name: String, _ code: NumberLocaleError.Code) {
    #expect { try NumberLocale(name) } throws: { error in
      let error = error as? NumberLocaleError
      return error?.code == code && error?.identifier == name
    }
  }

  @Test func errorsSayWhatIsWrong() {
    let error = #expect(throws: NumberLocaleError.self) { try NumberLocale("xx-YY") }
    #expect(error?.description.contains("\"xx\" in \"xx-YY\"") == true)
  }

  @Test func everyListedLocaleIsAvailable() {
    #expect(NumberLocale.available.count > 500)
    #expect(Set(NumberLocale.available).count == NumberLocale.available.count)
    #expect(NumberLocale.available.contains { $0.identifier == "en-US-POSIX" })
  }

  @Test func otherNumberingSystems() throws {
    let german = try NumberLocale("de-AT")
    #expect(try german.with(numberingSystem: "arab").identifier == "de-AT-u-nu-arab")
    let egyptian = try NumberLocale("ar-EG-u-nu-latn")
    #expect(try egyptian.with(numberingSystem: "native").identifier == "ar-EG-u-nu-arab")
    for name in ["", "nonesuch", "roman", "a=b", "arab;numbers=latn", "-"] {
      #expect(throws: NumberLocaleError.self, "\(name)") {
        try german.with(numberingSystem: name)
      }
    }
  }

  @Test func foundationLocales() throws {
    #expect(NumberLocale(Locale(identifier: "en_FR")).identifier == "en-FR")
    #expect(
      NumberLocale(Locale(identifier: "ar_EG@numbers=latn")).identifier == "ar-EG-u-nu-latn")
    #expect(NumberLocale(Locale(identifier: "xx_YY")).identifier == "und")
  }

  @Test func numberingSystems() {
    let systems = NumberingSystem.available
    #expect(systems.map(\.name) == systems.map(\.name).sorted())
    #expect(systems.allSatisfy { $0.digits.count == 10 })
    #expect(systems.first { $0.name == "arab" }?.digits.first == "\u{660}")
    #expect(!systems.contains { $0.name == "roman" })
  }
}
