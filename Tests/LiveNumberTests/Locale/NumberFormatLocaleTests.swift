import LiveNumberCore
import Testing

@testable import LiveNumber

/// Formats of locales, and those that don't exist.
@Suite struct NumberFormatLocaleTests {
  @Test(
    arguments: [
      (.number, "xx", .unknownLocale), (.number, "de-u-nu-roman", .unknownLocale),
      (NumberStyle(.currency("eur")), "en", .unknownCurrency),
      (.currency("QQQ"), "en", .unknownCurrency),
      (NumberStyle(.currency("EUR percent")), "en", .unknownCurrency),
      (NumberStyle(.currency("")), "en", .unknownCurrency),
      (.unit("parsec-and-a-half"), "en", .mixedUnit), (.unit("foot-and-inch"), "en", .mixedUnit),
      (.unit("nonesuch"), "en", .unknownUnit), (.unit("kilometer percent"), "en", .unknownUnit),
      (.unit(""), "en", .unknownUnit), (.unit("Kilometer"), "en", .unknownUnit),
      (.unit("kilometer-"), "en", .unknownUnit), (.unit("kilom\u{E8}tre"), "fr", .unknownUnit),
      (.unit("pow4-meter"), "en", .unknownUnit), (.unit("100-kilometer"), "en", .unknownUnit),
    ] as [(NumberStyle, String, NumberFormatError.Code)])
  func failures(_ style: NumberStyle, _ locale: String, _ code: NumberFormatError.Code) {
    #expect { try NumberFormat(style, locale: locale) } throws: { error in
      (error as? NumberFormatError)?.code == code
    }
  }

  @Test(.enabled(if: LocaleData.hasUnits)) func units() throws {
    #expect(try NumberFormat(.unit("kilometer"), locale: "en").format(5) == "5 km")
    #expect(try NumberFormat(.unit("permille"), locale: "en").format(5) == "5‰")
    let failing: [(NumberStyle, String)] = [
      (.unit("day"), "en"), (.unit("day").width(.long), "de"),
      (.unit("kilometer").width(.long), "en"), (.unit("celsius").width(.long), "fr"),
      // One inch is written without a number.
      (.unit("inch"), "ne"),
    ]
    for (style, locale) in failing {
      let error = #expect(throws: NumberFormatError.self) {
        try NumberFormat(style, locale: locale)
      }
      #expect(error?.code == .pluralDependent)
    }
    let error = #expect(throws: NumberFormatError.self) {
      try NumberFormat(.unit("day").width(.long), locale: "en")
    }
    #expect(error?.description.contains("0 days, but 1 day") == true)
  }

  @Test func optionsAreChecked() {
    let options = NumberFormat.Options(minimumIntegerDigits: -1)
    #expect(throws: NumberFormatError.self) { try NumberFormat(locale: "en", options: options) }
  }

  @Test func signsHaveTheirMarks() throws {
    let hebrew = try NumberFormat(.currency("ILS"), locale: "he")
    #expect(hebrew.symbols.minusSign == "\u{200E}-")
    #expect(hebrew.pattern.negative.prefix == [.init(.literal, "\u{200F}"), .minusSign])
    #expect(
      hebrew.pattern.negative.suffix
        == [.init(.literal, "\u{A0}\u{200F}"), .init(.currency, "₪")])
    let arabic = try NumberFormat(.percent, locale: "ar-EG")
    #expect(
      arabic.pattern.negative
        == Affixes(prefix: [.minusSign], suffix: [.init(.percentSign, "\u{66A}\u{61C}")]))
  }

  /// POSIX's own per mille sign is `0/00`.
  @Test func aPerMilleSignHasNoDigits() throws {
    for (locale, text) in [
      ("en-US-POSIX", "500‰"), ("de", "500\u{A0}‰"), ("ar-EG", "٥٠٠؉"), ("eu", "‰\u{A0}500"),
    ] {
      #expect(try NumberFormat(.permille, locale: NumberLocale(locale)).format(0.5) == text)
    }
  }

  @Test func moneyHasSeparatorsOfItsOwn() throws {
    let escudo = try NumberFormat(.currency("CVE"), locale: "pt-CV")
    #expect(escudo.symbols.decimalSeparator == "$")
    #expect(escudo.currency?.symbol == "\u{200B}")
    #expect(
      escudo.pattern.unsigned.suffix == [.init(.literal, "\u{A0}"), .init(.currency, "\u{200B}")])
    #expect(try NumberFormat(locale: "pt-CV").symbols.decimalSeparator == ",")
  }

  @Test func localesWithoutGroupsHaveASeparatorForThoseWhoAskForThem() throws {
    let options = NumberFormat.Options(grouping: .always)
    let format = try NumberFormat(locale: "C", options: options)
    #expect(format.format(1_234_567) == "1,234,567")
  }

  @Test func equalFormatsComeFromTheCache() throws {
    let first = try NumberFormat(.currency("EUR"), locale: "fr-CA")
    // More formats than the cache holds.
    for locale in NumberLocale.available.prefix(300) { _ = try NumberFormat(locale: locale) }
    #expect(try NumberFormat(.currency("EUR"), locale: "fr-CA") == first)
  }
}
