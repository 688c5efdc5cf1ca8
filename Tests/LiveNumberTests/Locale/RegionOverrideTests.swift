import Foundation
@testable import LiveNumber
import LiveNumberCore
import TestSupport
import Testing

/// A locale whose region is overridden, as on devices whose language and region differ:
/// `en_US@rg=dezzzz`.
@Suite struct RegionOverrideTests {
  private static let languages = [
    "ar_EG", "de_DE", "de_AT", "en_US", "en_GB", "es_ES", "fr_FR", "hi_IN", "it_IT", "ja_JP",
    "nl_NL", "pl_PL", "pt_BR", "sv_SE",
  ]

  /// The regions of the locales that the source lists.
  private static let regions = Set(
    Locale.availableIdentifiers.compactMap { Locale(identifier: $0).region?.identifier }
  ).sorted()

  @Test func knownOverrides() {
    for (identifier, number, amount) in [
      ("en_US@rg=dezzzz", "1.234.567,5", "1.234.567,50\u{A0}€"),
      ("de_DE@rg=uszzzz", "1,234,567.5", nil),
      ("en_GB@rg=frzzzz", "1\u{202F}234\u{202F}567,5", nil),
      ("de_DE@rg=chzzzz", "1’234’567.5", nil),
      ("en_US@rg=inzzzz", "12,34,567.5", nil),
      ("en-US-u-rg-dezzzz", "1.234.567,5", nil),
      ("en_US@rg=xxzzzz", "1,234,567.5", "€1,234,567.50"),
      ("en_US@numbers=arab;rg=xxzzzz", "١٬٢٣٤٬٥٦٧٫٥", nil),
      ("", "1,234,567.5", nil), ("root", "1,234,567.5", nil),
    ] as [(String, String, String?)] {
      let locale = Locale(identifier: identifier)
      #expect(NumberFormat(locale: locale).format(1_234_567.5) == number, "\(identifier)")
      // ICU 72 writes the amounts of American English in Germany as in America.
      guard let amount, LocaleData.icuMajorVersion == nil else { continue }
      #expect(
        NumberFormat(.currency("EUR"), locale: locale).format(1_234_567.5) == amount,
        "\(identifier)")
    }
  }

  /// What the field shows is what Foundation shows next to it, and what it reads is what Foundation
  /// has written.
  @Test func aFieldReadsWhatFoundationWrites() throws {
    let locale = Locale(identifier: "en_US@rg=dezzzz")
    let store = NumberStore<Double>(locale: locale)
    store.paste(1234.formatted(.number.locale(locale)))
    #expect(store.value == 1234)
    store.selectAll()
    store.type("1,5")
    #expect(store.value == 1.5 && store.isValid)
    store.style = .percent
    #expect(store.text == "150\u{A0}%")
    #expect(store.locale.identifier(.bcp47) == "en-US-u-rg-dezzzz")
    store.locale = Locale(identifier: "en_US")
    #expect(store.text == "150%")
  }

  @Test func namesOfOverrides() throws {
    #expect(
      try NumberLocale("de_DE@rg=chzzzz;numbers=latn").identifier == "de-DE-u-nu-latn-rg-chzzzz")
    #expect(NumberLocale(Locale(identifier: "de_DE@rg=qqzzzz")).identifier == "de-DE")
    let error = #expect(throws: NumberLocaleError.self) { try NumberLocale("de-DE-u-rg-qqzzzz") }
    #expect(error?.code == .unknownRegion)
    // A name of several subtags would be another locale when it's read again.
    for name in ["hi@rg=th-TH-u-nde--nde---1.1", "hi@rg=th-u-nu-latn", "en@rg=usabcde"] {
      #expect(throws: NumberLocaleError.self) { try NumberLocale(name) }
      #expect(NumberLocale(Locale(identifier: name)).identifier.count == 2)
    }
  }

  /// The overrides of a dozen languages, all of them in a run with more samples, write and read as
  /// Foundation's own styles do.
  @Test func parityWithFoundation() {
    var failures = Failures(seed: Samples.seed)
    // The numbers of texts, and of those that an older CLDR writes in another way, by style.
    var (counts, differences) = ([0, 0, 0, 0], [0, 0, 0, 0])
    var random = SeededGenerator(topic: "region overrides")
    for language in Self.languages {
      for region in Self.regions
      where region.count == 2 && (Samples.factor > 3 || random.once(in: 8)) {
        let locale = Locale(identifier: "\(language)@rg=\(region.lowercased())zzzz")
        let rows: [(NumberStyle, String)] = [
          (.number, (-1_234_567.5).formatted(.number.locale(locale))),
          (.percent, (-1234.5).formatted(.percent.locale(locale))),
          (.currency("EUR"), 12_345.5.formatted(.currency(code: "EUR").locale(locale))),
          (.currency("USD"), (-12_345.5).formatted(.currency(code: "USD").locale(locale))),
        ]
        let values: [ExactDecimal] = [-1_234_567.5, -1234.5, 12_345.5, -12_345.5]
        for (index, ((style, text), value)) in zip(rows, values).enumerated() {
          let format = NumberFormat(style, locale: locale)
          let found = format.format(value)
          counts[index] += 1
          guard LocaleData.icuMajorVersion == nil else {
            if found != text { differences[index] += 1 }
            continue
          }
          failures.compare(found, text, "\(locale.identifier) \(style.kind)")
          failures.expect((try? format.parse(text)) == value, "\(locale.identifier) reads \(text)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    // ICU's older CLDR writes many percentages and amounts in another way, but keeps the separators
    // of the region.
    #expect(differences[0] * 2 <= counts[0], "\(differences) of \(counts)")
  }
}
