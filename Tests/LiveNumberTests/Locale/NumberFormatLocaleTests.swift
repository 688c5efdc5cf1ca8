import LiveNumberCore
import Testing

@testable import LiveNumber

/// Formats of locales, and those that don't exist.
@Suite struct NumberFormatLocaleTests {
  /// Texts that have not changed between ICU's versions.
  @Test(
    arguments: [
      (.number, "en", "-1234567.5", "-1,234,567.5"),
      (.number, "de", "-1234567.5", "-1.234.567,5"),
      (.number, "fr", "-1234567.5", "-1\u{202F}234\u{202F}567,5"),
      (.number, "en-IN", "1234567.5", "12,34,567.5"),
      (.number, "es", "1234.5", "1234,5"), (.number, "es", "12345", "12.345"),
      (.number, "sv", "-5", "\u{2212}5"),
      (.number, "ar-EG", "-5", "\u{61C}-\u{665}"),
      (.number, "C", "-1234567.5", "-1234567.5"),
      (.number, "de-u-nu-arab", "12", "\u{661}\u{662}"),
      (.percent, "en", "0.125", "12.5%"), (.percent, "de", "0.125", "12,5\u{A0}%"),
      (.percent, "tr", "0.125", "%12,5"), (.permille, "tr", "0.125", "‰125"),
      (.permille, "ar-EG", "0.125", "١٢٥؉"), (.permille, "C", "0.125", "1250/00"),
      (.currency("EUR"), "fr", "-1234.5", "-1\u{202F}234,50\u{A0}€"),
      (.currency("JPY"), "en", "1234.5", "¥1,234"),
      (.currency("USD").presentation(.code), "en", "5", "USD\u{A0}5.00"),
      (.currency("CAD").presentation(.narrow), "en", "5", "$5.00"),
      (.currency("USD").sign(strategy: .accounting), "en", "-5", "($5.00)"),
    ] as [(NumberStyle, String, String, String)])
  func texts(_ style: NumberStyle, _ locale: String, _ value: String, _ text: String) throws {
    let format = try NumberFormat(style, locale: locale)
    #expect(format.format(try #require(ExactDecimal(value))) == text)
  }

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
      (.unit("day"), "en"), (.unit("day", display: .long), "de"),
      (.unit("kilometer", display: .long), "en"), (.unit("celsius", display: .long), "fr"),
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
      try NumberFormat(.unit("day", display: .long), locale: "en")
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

  @Test func moneyHasSeparatorsOfItsOwn() throws {
    let escudo = try NumberFormat(.currency("CVE"), locale: "pt-CV")
    #expect(escudo.symbols.decimalSeparator == "$")
    #expect(escudo.currency?.symbol == "\u{200B}")
    #expect(
      escudo.pattern.unsigned.suffix == [.init(.literal, "\u{A0}"), .init(.currency, "\u{200B}")])
    #expect(try NumberFormat(locale: "pt-CV").symbols.decimalSeparator == ",")
  }

  @Test(arguments: [
    ("en", 3, 3, 1), ("en-IN", 3, 2, 1), ("es", 3, 3, 2), ("ee", 3, 3, 3), ("C", 0, 0, 1),
  ])
  func groupingSizes(_ locale: String, _ primary: Int, _ secondary: Int, _ minimum: Int) throws {
    #expect(
      try NumberFormat(locale: locale).pattern.grouping
        == GroupingSizes(primary: primary, secondary: secondary, minimum: minimum))
  }

  @Test func localesWithoutGroupsHaveASeparatorForThoseWhoAskForThem() throws {
    let options = NumberFormat.Options(grouping: .always)
    let format = try NumberFormat(locale: "C", options: options)
    #expect(format.format(1_234_567) == "1,234,567")
  }

  /// Each pattern of each locale marks negative numbers.
  @Test func everyPatternTellsNegativeNumbers() throws {
    for locale in NumberLocale.sampled {
      for style in [NumberStyle.number, .percent, .permille, .currency("EUR"), .unit("kilometer")] {
        guard let pattern = try? NumberFormat(style, locale: locale).pattern else { continue }
        let negative = pattern.negative.prefix + pattern.negative.suffix
        #expect(negative.count { $0 == .minusSign } == 1, "\(locale) \(style)")
        let positive = pattern.positive.prefix + pattern.positive.suffix
        #expect(positive.count { $0 == .plusSign } == 1, "\(locale) \(style)")
        let unsigned = pattern.unsigned.prefix + pattern.unsigned.suffix
        #expect(!unsigned.contains(.minusSign) && !unsigned.contains(.plusSign), "\(locale)")
      }
      let accounting = try NumberFormat(
        .currency("EUR").sign(strategy: .accounting), locale: locale)
      #expect(accounting.pattern.negative != accounting.pattern.unsigned, "\(locale)")
    }
  }

  @Test func digitsAreThoseOfTheNumberingSystem() throws {
    var digits: [String: [Unicode.Scalar]] = [:]
    for system in NumberingSystem.available { digits[system.name] = system.digits }
    for locale in NumberLocale.available {
      let symbols = try NumberFormat(.currency("EUR"), locale: locale).symbols
      #expect(symbols.numberingSystem == locale.numberingSystem)
      #expect(symbols.digits == digits[locale.numberingSystem], "\(locale)")
    }
  }

  @Test func equalFormatsComeFromTheCache() throws {
    let first = try NumberFormat(.currency("EUR"), locale: "fr-CA")
    // More formats than the cache holds.
    for locale in NumberLocale.available.prefix(300) { _ = try NumberFormat(locale: locale) }
    #expect(try NumberFormat(.currency("EUR"), locale: "fr-CA") == first)
  }
}
