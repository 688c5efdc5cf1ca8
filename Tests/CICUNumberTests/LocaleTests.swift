import CICUNumber
import Testing

@Suite struct LocaleTests {
  @Test func everyListedLocaleResolves() throws {
    let names = try CWrapper.locales()
    #expect(names.count > 500)
    for name in names {
      let locale = try CWrapper.resolve(name)
      #expect(CWrapper.text(locale.icuIdentifier) == name)
      // The canonical tag is a name of the same locale.
      let again = try CWrapper.resolve(CWrapper.text(locale.identifier))
      #expect(CWrapper.text(again.icuIdentifier) == name)
      #expect(CWrapper.text(again.identifier) == CWrapper.text(locale.identifier))
    }
  }

  @Test(arguments: [
    // Asked for, canonical tag, where its data is.
    ("de", "de", "de"), ("DE-at", "de-AT", "de_AT"), ("en_US", "en-US", "en_US"),
    ("deu", "de", "de"), ("iw-IL", "he-IL", "he_IL"), ("mo", "ro", "ro"), ("sh", "sh", "sh"),
    ("und", "und", "root"), ("root", "und", "root"), ("und-DE", "und-DE", "root"),
    // Regions without data.
    ("en-FR", "en-FR", "en"), ("de-JP", "de-JP", "de"), ("sr-ME", "sr-ME", "sr_ME"),
    ("zh-TW", "zh-TW", "zh_TW"), ("zh-Hant-FR", "zh-Hant-FR", "zh_Hant"),
    // Scripts spelled out.
    ("de-Latn-DE", "de-Latn-DE", "de_DE"), ("uz-Cyrl-KZ", "uz-Cyrl-KZ", "uz_Cyrl"),
    ("hi-Latn", "hi-Latn", "hi_Latn"),
    // Variants and private use.
    ("ca-ES-valencia", "ca-ES-valencia", "ca_ES"), ("be__TARASK", "be-tarask", "be"),
    ("de-DE-1996", "de-DE-1996", "de_DE"), ("sl-rozaj-1994", "sl-1994-rozaj", "sl"),
    ("de-x-home", "de", "de"), ("en_US_POSIX", "en-US-POSIX", "en_US_POSIX"),
    ("en-US-u-va-posix", "en-US-POSIX", "en_US_POSIX"),
    // Numbering systems.
    ("ar-EG-u-nu-latn", "ar-EG-u-nu-latn", "ar_EG@numbers=latn"),
    ("ar-EG-u-nu-native", "ar-EG-u-nu-arab", "ar_EG@numbers=arab"),
    ("hi-u-nu-native", "hi-u-nu-deva", "hi@numbers=deva"),
    ("de@currency=EUR;numbers=Beng", "de-u-nu-beng", "de@numbers=beng"),
    ("en-u-ca-buddhist-nu-thai", "en-u-nu-thai", "en@numbers=thai"),
    ("de-u-nu-arab@numbers=thai", "de-u-nu-thai", "de@numbers=thai"),
  ])
  func resolution(_ name: String, _ identifier: String, _ icuIdentifier: String) throws {
    let locale = try CWrapper.resolve(name)
    #expect(CWrapper.text(locale.identifier) == identifier)
    #expect(CWrapper.text(locale.icuIdentifier) == icuIdentifier)
  }

  @Test(arguments: [
    ("xx", CICU_UNKNOWN_LANGUAGE, "xx"), ("xx-YY", CICU_UNKNOWN_LANGUAGE, "xx"),
    ("ain", CICU_UNKNOWN_LANGUAGE, "ain"), ("tlh-Latn-DE", CICU_UNKNOWN_LANGUAGE, "tlh"),
    ("english", CICU_UNKNOWN_LANGUAGE, "english"), ("zxx", CICU_UNKNOWN_LANGUAGE, "zxx"),
    ("en-Cyrl", CICU_UNKNOWN_SCRIPT, "Cyrl"), ("az-Arab-IR", CICU_UNKNOWN_SCRIPT, "Arab"),
    ("de-HC", CICU_UNKNOWN_REGION, "HC"), ("de-999", CICU_UNKNOWN_REGION, "999"),
    ("und-HC", CICU_UNKNOWN_REGION, "HC"),
    ("de-foo12", CICU_UNKNOWN_VARIANT, "FOO12"), ("sl-rozaj-foo12", CICU_UNKNOWN_VARIANT, "FOO12"),
    ("de-u-nu-nonesuch", CICU_UNKNOWN_NUMBERING_SYSTEM, "nonesuch"),
    ("de@numbers=foo;x=y", CICU_UNKNOWN_NUMBERING_SYSTEM, "foo"),
    ("de-u-nu-roman", CICU_ALGORITHMIC_NUMBERING_SYSTEM, "roman"),
    ("ta-u-nu-traditio", CICU_ALGORITHMIC_NUMBERING_SYSTEM, "taml"),
    ("zh-u-nu-finance", CICU_ALGORITHMIC_NUMBERING_SYSTEM, "hansfin"),
  ])
  func unknownNames(_ name: String, _ status: CICUStatus, _ piece: String) {
    var locale = CICULocale()
    #expect(CWrapper.status(resolving: name, &locale) == status)
    let isAboutDigits =
      status == CICU_UNKNOWN_NUMBERING_SYSTEM
      || status == CICU_ALGORITHMIC_NUMBERING_SYSTEM
    let named =
      isAboutDigits ? CWrapper.text(locale.numberingSystem) : CWrapper.text(locale.identifier)
    #expect(named == piece)
  }

  @Test(arguments: [
    "", "-", "de-", "de--", "-de", "e", "de DE", "de_DE.UTF-8", "de@euro", "de@numbers", "de\u{E4}",
    "de\0", "x-home", "a-b-c", "de@numbers=", "de@numbers=arab;numbers=latn", "toolongtag-",
    String(repeating: "a", count: 500), "de-" + String(repeating: "abcde-", count: 40) + "abcde",
    "de-u-nu-" + String(repeating: "a", count: 30),
    "de@numbers=" + String(repeating: "a", count: 300),
    // As long as the buffer, so that only the terminator doesn't fit.
    "de-u-nu-abcdefgh-abcdefg", "de@numbers=" + String(repeating: "a", count: 16),
  ])
  func malformedNames(_ name: String) {
    var locale = CICULocale()
    #expect(CWrapper.status(resolving: name, &locale) == CICU_MALFORMED)
  }

  @Test func indicesOutOfRange() throws {
    var count: Int32 = 0
    try CWrapper.check(cicu_locale_count(&count))
    var length: Int32 = 0
    for index in [-1, count, Int32.max, Int32.min] {
      #expect(cicu_locale_at(index, nil, 0, &length) == CICU_OUT_OF_RANGE)
    }
    #expect(cicu_locale_at(0, nil, 0, &length) == CICU_BUFFER_TOO_SMALL)
    #expect(length > 0)
  }

  @Test func names() throws {
    var (german, english) = (try CWrapper.resolve("de"), try CWrapper.resolve("en"))
    #expect(try CWrapper.text { cicu_locale_name(&german, &english, $0, $1, $2) } == "German")
    #expect(try CWrapper.text { cicu_locale_name(&english, &german, $0, $1, $2) } == "Englisch")
    var length: Int32 = 0
    #expect(cicu_locale_name(&german, &english, nil, 0, &length) == CICU_BUFFER_TOO_SMALL)
    #expect(length == 6)
  }
}
