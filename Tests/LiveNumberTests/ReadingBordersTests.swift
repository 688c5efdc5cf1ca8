import LiveNumber
import TestSupport
import Testing

/// What a text of money means is one number in every mode of reading, and in the field: NUMBERS.md
/// 2.4 and EDITING.md 6.
@Suite struct ReadingBordersTests {
  /// The number that a text is in a mode, or the reason why it's none.
  private static func read(_ text: String, _ format: NumberFormat, _ mode: ParseMode) -> String {
    do { return try format.parse(text, mode: mode).description } catch {
      return error.code.rawValue
    }
  }

  private static func withoutMarks(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { $0.properties.generalCategory != .format }))
  }

  // MARK: - The period of an abbreviation

  /// A period right behind the letters of a currency is never the decimal separator, in any locale
  /// and mode.
  @Test func aPeriodBehindAWordIsTheWords() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    var count = 0
    let codes = [
      "PKR", "GTQ", "HNL", "KES", "PEN", "CHF", "SEK", "XOF", "PLN", "MYR", "ZAR", "INR",
    ]
    for locale in NumberLocale.available {
      for code in Set([random.pick(codes), random.pick(codes), random.pick(codes)]) {
        let presentation = random.pick([NumberStyle.CurrencyDisplay.symbol, .narrow, .code])
        let style = try NumberStyle.currency(CurrencyCode(code)).presentation(presentation)
        guard let format = try? NumberFormat(style, locale: locale), let currency = format.currency
        else { continue }
        let forms = [currency.symbol, currency.narrowSymbol, currency.code].map(Self.withoutMarks)
        let digits = "\(random.number(in: 1...9))" + random.digits(random.number(in: 0...5))
        for word in Set(forms)
        where word.unicodeScalars.last?.properties.isAlphabetic == true
          && !currency.othersSigns.contains(word)
        {
          count += 1
          let text = word + "." + digits
          let strict = Self.read(text, format, .strict)
          failures.expect(
            Int(strict) == nil && !strict.contains("."), "\(locale) \(text): \(strict)")
          for mode in [ParseMode.lenient, .paste] {
            let value = Self.read(text, format, mode)
            failures.expect(value == digits, "\(locale) \(code) \(mode) \(text): \(value)")
          }
          let store = NumberStore<ExactDecimal>(format: format)
          store.paste(text)
          failures.expect(
            store.value?.description == digits && store.isValid,
            "\(locale) \(code) pasted \(text): \(store.text)")
        }
      }
    }
    #expect(count > NumberLocale.available.count)
    #expect(failures.isEmpty, "\(failures)")
  }

  /// The rule holds for the period of an own prefix, and gives way to a format that writes no
  /// integer digit.
  @Test func periodsOfPrefixes() throws {
    let rows: [(NumberStyle, String, String, String, String, String)] = [
      (.number.prefix("No "), "en", "No.5", "missingAffix", "5", "5"),
      (.number.prefix("No"), "en", "No.5", "unexpectedCharacter", "5", "5"),
      (.number.prefix("No"), "en", "No.1,250", "unexpectedCharacter", "1250", "1250"),
      (.number.prefix("#"), "en", "#.5", "0.5", "0.5", "0.5"),
      (.currency("USD"), "en", "$.50", "0.50", "0.50", "0.50"),
      (.currency("PEN"), "es-PE", "S/.500", "missingAffix", "500", "500"),
      (.currency("PAB"), "es-PA", "B/.500", "missingAffix", "500", "500"),
      (.currency("PKR"), "en-PK", "Rs.1,250", "unexpectedCharacter", "1250", "1250"),
      (.currency("PKR"), "en-PK", "Rs.1250.5", "unexpectedCharacter", "1250.5", "1250.5"),
      (.currency("PKR"), "en-PK", "Rs.-500", "unexpectedCharacter", "-500", "-500"),
      (.currency("PKR"), "en-PK", "-Rs.500", "unexpectedCharacter", "-500", "-500"),
      (.currency("PKR"), "en-PK", "Rs .500", "0.500", "0.500", "0.500"),
      (.currency("PKR").minimumIntegerDigits(0), "en-PK", "Rs.50", "0.50", "0.50", "0.50"),
      (
        .currency("PKR").minimumIntegerDigits(0), "en-PK", "Rs.1,250", "misplacedGrouping", "1250",
        "1250"
      ),
      (
        .currency("PKR").minimumIntegerDigits(0), "en-PK", "Rs.04,", "misplacedGrouping",
        "misplacedGrouping", "misplacedGrouping"
      ),
      (.number, "en", "USD.500", "unexpectedCharacter", "otherCurrency", "500"),
    ]
    for (style, locale, text, strict, lenient, pasted) in rows {
      let format = try NumberFormat(style, locale: locale)
      let found = [ParseMode.strict, .lenient, .paste].map { Self.read(text, format, $0) }
      #expect(found == [strict, lenient, pasted], "\(locale) \(style.kind) \(text)")
    }
  }

  // MARK: - The closing hyphen

  /// A hyphen behind an amount of a currency without fractions closes it.
  @Test func closingHyphens() throws {
    let rows = [
      ("ja", "JPY", "￥1,000-", "1000"), ("ja", "JPY", "¥1,000-", "1000"),
      ("ja", "JPY", "¥1,000－", "1000"), ("ja", "JPY", "¥1,000ー", "1000"),
      ("ja", "JPY", "¥1,000\u{2212}", "1000"), ("ja", "JPY", "1,000円-", "1000"),
      ("ja", "JPY", "1,000-円", "1000"), ("ja", "JPY", "-¥1,000", "-1000"),
      ("ja", "JPY", "¥-1,000", "-1000"), ("ja", "JPY", "1,000-", "misplacedSign"),
      ("ja", "JPY", "-¥1,000-", "misplacedSign"), ("ja", "JPY", "(¥1,000)", "-1000"),
      ("en", "KRW", "₩1,000-", "1000"), ("en", "USD", "$1,000-", "-1000"),
      ("fy", "JPY", "JPY 1.000-", "-1000"), ("en", "USD", "1,000-", "-1000"),
    ]
    for (locale, currency, text, value) in rows {
      let format = try NumberFormat(.currency(CurrencyCode(currency)), locale: locale)
      for mode in [ParseMode.lenient, .paste] {
        #expect(Self.read(text, format, mode) == value, "\(locale) \(text) \(mode)")
      }
      let store = NumberStore<ExactDecimal>(format: format)
      store.paste(text)
      if value != "misplacedSign" {
        #expect(store.isValid && store.value?.description == value, "\(locale) \(text) pasted")
      } else {
        #expect(!store.isValid, "\(locale) \(text) pasted")
      }
    }
    // Where a fraction is written, it's a minus.
    let yen = try NumberFormat(.currency("JPY"), locale: "ja")
    for text in ["¥906.54-", "906.54-", "¥1,906.5-"] {
      let value = "-" + text.filter { $0.isNumber || $0 == "." }
      #expect(Self.read(text, yen, .lenient) == value, "\(text)")
    }
  }

  /// Without a currency, a field asks what the hyphen was, and doesn't where only one answer is
  /// possible.
  @Test func hyphensInFields() throws {
    let format = try NumberFormat(.currency("JPY"), locale: "ja")
    let both = [format.format(-1000), format.format(1000)]
    let amounts = NumberStore<ExactDecimal>(format: format)
    amounts.paste("1,000-")
    #expect(amounts.readings == both)
    amounts.clear()
    amounts.type("1000-")
    #expect(amounts.readings == both)
    amounts.clear()
    amounts.type("￥1000-")
    #expect(amounts.isValid && amounts.value == 1000)
    let prices = NumberStore<ExactDecimal>(format: format)
    prices.options.allowsNegative = false
    prices.paste("1,000-")
    #expect(prices.isValid && prices.value == 1000)
  }

  // MARK: - One reading of foreign text

  /// Parsing as a paste takes what a field of the format takes, and is what a careful person reads.
  ///
  /// Otherwise it has the field's reason. Lenient reading is held to the careful person, too. There
  /// are about 9,000 texts, and 35,000 in CI.
  @Test func parsingReadsWhatFieldsTake() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    var taken = 0
    let styles =
      NumberStyle.named.map(\.style) + [
        .number, .number.precision(.fractionLength(0)), .currency("EUR"), .currency("USD"),
        .currency("JPY"), .currency("PKR"), .currency("CVE"), .unit("kilometer"),
        .currency("USD").sign(strategy: .accounting), .number.prefix("No "),
        .currency("CHF").minimumIntegerDigits(0),
      ]
    for locale in NumberLocale.available {
      guard let format = try? NumberFormat(random.pick(styles), locale: locale) else { continue }
      for _ in 0..<(12 * Samples.factor) {
        let text = Self.foreignText(in: format, &random)
        let (message, number) = PasteInvariants.broken(by: text, in: format)
        if let message { failures.add("\(locale) \(message)") }
        if number != nil { taken += 1 }
      }
    }
    #expect(taken > NumberLocale.available.count)
    #expect(failures.isEmpty, "\(failures)")
  }

  /// Returns a number of any convention, with something around it.
  private static func foreignText(
    in format: NumberFormat, _ random: inout SeededGenerator
  ) -> String {
    let separators = [",", ".", " ", "'", "\u{A0}", "\u{202F}", "’", "٫", "٬", ""]
    var text = ForeignNumber.text(
      random.digits(random.number(in: 1...9)), group: random.pick(separators),
      decimal: random.pick(separators), &random)
    if random.once(in: 12) { text += random.pick(["e3", "E+05", "E-2", "e", "E+"]) }
    let symbol = format.currency?.symbol ?? "€"
    switch random.number(below: 12) {
    case 0: text = symbol + text
    case 1: text += " " + symbol
    case 2: text = symbol + "." + text
    case 3: text = random.pick(["-", "+", "(", "−"]) + text
    case 4: text += random.pick(["-", "–", ")", ",-", ".--", "ー"])
    case 5: text = random.pick(["\u{200B}", "\u{FEFF}", " ", "\n"]) + text + "\u{2060}"
    case 6: text = random.pick(["USD", "kr", "Rs.", "No.", "¥", "$", "CHF."]) + text
    case 7:
      text += random.pick([" USD", " kr", "%", "‰", " km", " km.", "x", "-¥", " kr.-", "Rs.−"])
    case 8: text = format.format(ExactDecimal(random.content()) ?? 0)
    default: break
    }
    return random.once(in: 6) ? random.damaged(text, with: ".,-0 5€'") : text
  }

  /// Exponents of data files, and spaces without width, in both modes.
  @Test func dataFiles() throws {
    let rows: [(String, String, String, String)] = [
      ("de", "1,23E+05", "123000", "123000"), ("de", "1.23E+05", "misplacedGrouping", "123000"),
      ("en", "1.5e-3", "0.0015", "0.0015"), ("en", "1e5", "100000", "100000"),
      ("en", "1,234E2", "misplacedGrouping", "123.4"),
      ("en", "1E", "unexpectedCharacter", "unexpectedCharacter"),
      ("en", "1E999999999", "tooManyDigits", "tooManyDigits"),
      ("en", "\u{FEFF}1,234.5\u{200B}", "1234.5", "1234.5"),
      ("en", "1\u{200B}234", "unexpectedCharacter", "unexpectedCharacter"),
      ("fr", "1234.5", "misplacedGrouping", "1234.5"),
      ("fr", "1.234", "misplacedGrouping", "ambiguousSeparator"),
    ]
    for (locale, text, lenient, pasted) in rows {
      let format = try NumberFormat(locale: locale)
      #expect(Self.read(text, format, .lenient) == lenient, "\(locale) \(text)")
      #expect(Self.read(text, format, .paste) == pasted, "\(locale) \(text)")
      #expect(throws: NumberParseError.self) { try format.parse(text) }
    }
  }
}
