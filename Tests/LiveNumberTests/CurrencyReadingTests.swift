import LiveNumber
import TestSupport
import Testing

/// The texts that mean a currency: NUMBERS.md 2.4, 2.11, and 2.13.
@Suite struct CurrencyReadingTests {
  private static func read(_ text: String, _ format: NumberFormat, _ mode: ParseMode) -> String {
    do { return try format.parse(text, mode: mode).description } catch {
      return error.code.rawValue
    }
  }

  /// Short forms are read for their own currency, in every locale where they aren't another's
  /// symbol.
  @Test func shortForms() throws {
    let rows = [
      ("TRY", "100 TL"), ("UAH", "100 грн"), ("UAH", "100 грн."), ("TWD", "NT$100"),
      ("NPR", "Rs 100"),
      ("AMD", "100 դր."), ("AZN", "100 ман."), ("CNY", "100元"), ("KRW", "100원"),
      ("RUB", "100 руб."),
      ("RUB", "100 р."), ("INR", "Rs. 100"), ("CHF", "Fr. 100"), ("SGD", "S$100"), ("VND", "100đ"),
      ("XOF", "100 F CFA"), ("XOF", "100 F\u{202F}CFA"), ("XAF", "100 FCFA"), ("CZK", "100 Kč"),
      ("IRR", "100 ﷼"), ("IRR", "﷼۱۰۰"), ("OMR", "100 ﷼"), ("QAR", "﷼ 100"), ("SAR", "100 ﷼"),
      ("YER", "١٠٠ ﷼"),
    ]
    var failures = Failures()
    for locale in ["en", "tr", "ru", "zh-TW", "fr-SN", "de-CH", "ar-EG", "ne", "hy", "az"] {
      for (code, text) in rows {
        let format = try NumberFormat(.currency(CurrencyCode(code)), locale: locale)
        for mode in [ParseMode.lenient, .paste] {
          let value = Self.read(text, format, mode)
          failures.expect(value == "100", "\(locale) \(code) \(text) \(mode): \(value)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// A plain number ignores a form that can only be a currency, when it's pasted.
  @Test func formsBesidePlainNumbers() throws {
    let format = try NumberFormat(locale: "en")
    let rows = [
      ("100 kr", "100"), ("100 kr.", "100"), ("kr. 100", "100"), ("Rs.500", "500"),
      ("100zł", "100"),
      ("1,490.00 руб.", "1490.00"), ("1,234元", "1234"), ("د.إ. 5", "5"), ("5 TL", "5"),
      ("5 KM", "unexpectedCharacter"), ("5 km", "unexpectedCharacter"),
      ("5 K", "unexpectedCharacter"),
      ("5 m", "unexpectedCharacter"), ("5 tl", "unexpectedCharacter"),
      ("5 krx", "unexpectedCharacter"),
    ]
    for (text, value) in rows {
      #expect(Self.read(text, format, .paste) == value, "\(text)")
      #expect(Self.read(text, format, .lenient) == "unexpectedCharacter", "\(text)")
    }
    let euros = try NumberFormat(.currency("EUR"), locale: "en")
    #expect(Self.read("100 kr", euros, .lenient) == "otherCurrency")
  }

  /// A sign that is another currency's own where the locale is means that currency, unless the
  /// format writes it.
  @Test func sharedSigns() throws {
    let rows: [(String, NumberStyle, String, String)] = [
      ("en-AU", .currency("USD"), "$100", "otherCurrency"),
      ("en-AU", .currency("AUD"), "$100", "100"),
      ("en-AU", .currency("USD").presentation(.narrow), "$100", "100"),
      ("en-AU", .currency("USD"), "US$100", "100"),
      ("en-CA", .currency("USD"), "$100", "otherCurrency"),
      ("en-CA", .currency("CAD"), "$100", "100"), ("en", .currency("CAD"), "$100", "otherCurrency"),
      ("en", .currency("USD"), "$100", "100"), ("en-GB", .currency("USD"), "$100", "100"),
      ("fr", .currency("USD"), "100 $", "100"), ("fr", .currency("CAD"), "100 $", "100"),
      ("fr-CA", .currency("USD"), "100 $", "otherCurrency"),
      ("es-MX", .currency("USD"), "$100", "otherCurrency"),
      ("sv", .currency("NOK"), "100 kr", "otherCurrency"),
      ("sv", .currency("SEK"), "100 kr", "100"),
      ("nb", .currency("NOK"), "100 kr", "100"),
      ("da", .currency("SEK"), "100 kr", "otherCurrency"),
      ("zh", .currency("JPY"), "¥100", "otherCurrency"), ("zh", .currency("CNY"), "¥100", "100"),
      ("ja", .currency("CNY"), "¥100", "otherCurrency"), ("ja", .currency("JPY"), "￥100", "100"),
      ("en-PK", .currency("INR"), "Rs 100", "otherCurrency"),
      ("en-IN", .currency("INR"), "Rs 100", "100"),
      ("zh-TW", .currency("USD"), "$100", "otherCurrency"),
      ("zh-TW", .currency("TWD"), "$100", "100"),
      ("en-FK", .currency("GBP"), "£100", "otherCurrency"),
    ]
    for (locale, style, text, value) in rows {
      let format = try NumberFormat(style, locale: locale)
      for mode in [ParseMode.lenient, .paste] {
        #expect(Self.read(text, format, mode) == value, "\(locale) \(style.kind) \(text) \(mode)")
      }
    }
  }

  /// In every locale, an amount as one currency writes it is never read as one of another.
  @Test func noAmountChangesItsCurrency() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    let codes = [
      "USD", "CAD", "AUD", "MXN", "NZD", "SEK", "NOK", "DKK", "ISK", "JPY", "CNY", "GBP", "EUR",
      "INR", "PKR",
      "LKR", "TWD", "HKD", "XOF", "XAF", "BYN", "ETB", "KRW", "KPW",
    ]
    for locale in NumberLocale.available where random.once(in: Samples.factor > 1 ? 1 : 6) {
      let pair = [random.pick(codes), random.pick(codes)]
      // `FCFA` is written for both CFA francs.
      guard pair[0] != pair[1], pair != ["XAF", "XOF"], pair != ["XOF", "XAF"] else { continue }
      let formats = try pair.map { try NumberFormat(.currency(CurrencyCode($0)), locale: locale) }
      // Some locales write two currencies with one sign.
      guard formats[0].format(5) != formats[1].format(5) else { continue }
      for (format, other) in [(formats[0], formats[1]), (formats[1], formats[0])] {
        let text = format.format(1234)
        let value = Self.read(text, other, .lenient)
        failures.expect(ExactDecimal(value) == nil, "\(locale) \(pair) \(text): \(value)")
        let amount = try NumberFormat.parseAmount(text, in: formats)
        failures.expect(
          amount.currency == format.currency?.code && amount.number == 1234,
          "\(locale) \(pair) \(text): \(amount)")
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// An amount in one of several currencies.
  @Test func amounts() throws {
    let rows = [
      ("en", "20.50 €", "20.50 EUR"), ("en", "$20", "20 USD"), ("en", "CA$20", "20 CAD"),
      ("en", "20 CAD", "20 CAD"), ("en", "US$ 1,250.00", "1250.00 USD"), ("en", "A$5", "5 AUD"),
      ("en-AU", "$20", "20 AUD"), ("fr", "20 $", "ambiguousCurrency"), ("en", "20", "missingAffix"),
      ("en", "£20", "otherCurrency"), ("en", "€1,23", "misplacedGrouping"),
      ("en", "€x", "unexpectedCharacter"),
      ("en", "100 kr.", "100 SEK"), ("en", "Kr. 100", "100 SEK"),
      ("de", "1.234,50 €", "1234.50 EUR"),
    ]
    for (locale, text, expected) in rows {
      let formats = try ["EUR", "USD", "CAD", "AUD", "SEK"].map { code in
        try NumberFormat(.currency(CurrencyCode(code)), locale: locale)
      }
      var found: String
      do {
        let amount = try NumberFormat.parseAmount(text, in: formats)
        found = "\(amount.number) \(amount.currency)"
      } catch { found = error.code.rawValue }
      #expect(found == expected, "\(locale) \(text)")
    }
  }

  /// A sign of full width is the same sign, also behind letters.
  @Test func signsOfFullWidth() throws {
    for (text, code, locale) in [
      ("HK＄100", "HKD", "en"), ("US＄100", "USD", "en-CA"), ("NT＄100", "TWD", "en"),
      ("CN￥100", "CNY", "en"), ("＄100", "TWD", "zh-TW"),
    ] {
      let format = try NumberFormat(.currency(CurrencyCode(code)), locale: NumberLocale(locale))
      #expect((try? format.parse(text, mode: .lenient)) == 100, "\(text)")
    }
  }

  /// Two locales that read other numbers don't decide by their order.
  @Test func amountsOfTwoLocales() throws {
    let formats = try ["de", "en"].map { try NumberFormat(.currency("EUR"), locale: $0) }
    for formats in [formats, formats.reversed()] {
      #expect {
        try NumberFormat.parseAmount("1.234 €", in: formats)
      } throws: {
        ($0 as? NumberParseError)?.code == .ambiguousSeparator
      }
      #expect(try NumberFormat.parseAmount("1234 €", in: formats).number == 1234)
    }
    let pasted = try ["fr", "de"].map { try NumberFormat(.currency("EUR"), locale: $0) }
    for formats in [pasted, pasted.reversed()] {
      #expect {
        try NumberFormat.parseAmount("1.234 €", in: formats, mode: .paste)
      } throws: {
        ($0 as? NumberParseError)?.code == .ambiguousSeparator
      }
    }
    // The first of two signs is the currency, and the second the decimal separator.
    let escudos = try ["AUD", "CVE"].map { code in
      try NumberFormat(.currency(CurrencyCode(code)), locale: "pt-CV")
    }
    #expect(try NumberFormat.parseAmount("$1 250$00", in: escudos).number == 1250)
  }

  /// An amount is read by its mode, also whether it has a currency.
  @Test func amountsOfEachMode() throws {
    let rows: [(String, String, strict: String, lenient: String, paste: String)] = [
      ("en", "€1,234.50", "1234.50 EUR", "1234.50 EUR", "1234.50 EUR"),
      ("en", "1,234.50 €", "missingAffix", "1234.50 EUR", "1234.50 EUR"),
      ("en", "1.234,50 €", "missingAffix", "misplacedGrouping", "1234.50 EUR"),
      ("fr", "1234.5 €", "unexpectedCharacter", "misplacedGrouping", "1234.5 EUR"),
      ("fr", "1\u{202F}234,5 €", "1234.5 EUR", "1234.5 EUR", "1234.5 EUR"),
      ("en", "1234.5", "missingAffix", "missingAffix", "missingAffix"),
      ("en", "\u{200B}€5", "missingAffix", "5 EUR", "5 EUR"),
    ]
    for (locale, text, strict, lenient, paste) in rows {
      let formats = try ["EUR", "SEK"].map { code in
        try NumberFormat(.currency(CurrencyCode(code)), locale: locale)
      }
      for (mode, expected) in [(ParseMode.strict, strict), (.lenient, lenient), (.paste, paste)] {
        var found: String
        do {
          let amount = try NumberFormat.parseAmount(text, in: formats, mode: mode)
          found = "\(amount.number) \(amount.currency)"
        } catch { found = error.code.rawValue }
        #expect(found == expected, "\(locale) \(text) \(mode)")
      }
    }
  }

  /// What is wrong with an amount is said of the currency that it has, wherever its format is.
  @Test func faultsOfAmountsAreThoseOfTheirCurrency() throws {
    let formats = try ["EUR", "USD"].map { code in
      try NumberFormat(.currency(CurrencyCode(code)), locale: "en")
    }
    for formats in [formats, formats.reversed()] {
      let error = #expect(throws: NumberParseError.self) {
        try NumberFormat.parseAmount("$1,23", in: formats)
      }
      #expect(error?.code == .misplacedGrouping)
    }
  }

  @Test func amountsAreEqualInNumberAndCurrency() throws {
    let formats = try ["EUR", "USD"].map { code in
      try NumberFormat(.currency(CurrencyCode(code)), locale: "en")
    }
    let amounts = try ["€1", "€2", "$1", "€1.0"].map { text in
      try NumberFormat.parseAmount(text, in: formats)
    }
    #expect(amounts[0] != amounts[1] && amounts[0] != amounts[2] && amounts[0] == amounts[3])
  }
}
