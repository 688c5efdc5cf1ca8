import LiveNumberCore
import TestSupport
import Testing

/// Strict reading: the whole text in the locale's own form, or an error.
///
/// NUMBERS.md 2.3.
@Suite struct StrictParsingTests {
  /// The character after 9 isn't a digit, at either end.
  @Test(arguments: [":5", "5:"]) func aSignNextToTheDigits(_ text: String) throws {
    let symbols = HandMade.symbols(".", ",", minus: ":")
    let affixes =
      text == ":5" ? Affixes(prefix: [.minusSign]) : Affixes(suffix: [.minusSign])
    let format = try NumberFormat(symbols: symbols, pattern: NumberPattern(negative: affixes))
    #expect(try format.parse(text) == -5)
  }

  private func expect(
    _ format: NumberFormat, _ text: String, _ value: String?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = try? format.parse(text)
    #expect(found?.description == value, "“\(text)”", sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    ("1234", "1234"), ("1,234", "1234"), ("1,234.5", "1234.5"), ("1234.50", "1234.50"),
    (".5", "0.5"), ("5.", "5"), ("-5.", "-5"), ("1,234.", "1234"), ("-5", "-5"), ("-0", "-0"),
    ("-.5", "-0.5"),
    ("007", "7"), ("0001234", "1234"), ("12,345,678", "12345678"),
    ("0", "0"), ("0.50", "0.50"), ("1,234.50", "1234.50"), ("9999999999999999", "9999999999999999"),
    ("0000000000000000001", "1"), ("12,345,678,901,234.56", "12345678901234.56"),
    ("1,234,567,890,123,456,789.5", "1234567890123456789.5"),
    // The locale's minus is the hyphen only.
    ("\u{2212}5", nil), ("\u{2013}5", nil), ("+5", nil), ("--5", nil), ("- 5", nil), ("5-", nil),
    ("(5)", nil), (" 5", nil), ("5 ", nil), ("\u{200E}5", nil), ("5\n", nil), ("1,2,3", nil),
    ("1,2,345", nil), ("1,23", nil), ("1,2345", nil), ("12,34,567", nil), ("1,,234", nil),
    (",234", nil), ("1,234,", nil), ("1234,567", nil), ("1,234567", nil), ("123,.", nil),
    ("1 234", nil), ("1\u{A0}234", nil), ("1\u{202F}234", nil), ("1'234", nil), ("1’234", nil),
    ("1.234,5", nil), ("1..2", nil), ("1.2.3", nil), ("1.234,567", nil), ("1.5,000", nil),
    (".5.5", nil), (".5,000", nil), ("1,2", nil),
    // Elsewhere, these are fractions.
    ("0,123", nil), ("0,123.5", nil), ("000,123", nil), ("012,345", nil), ("-0,123", nil),
    ("1e5", nil), ("1E+5", nil), ("1E999999999999999", nil), ("12abc", nil), ("0x1F", nil),
    // A colon comes after the digits in ASCII.
    ("1:5", nil), ("5%", nil), ("$5", nil), ("", nil), (".", nil), ("-", nil), ("-.", nil),
    (",", nil), ("NaN", nil), ("∞", nil), ("-∞", nil), ("Infinity", nil), ("١٢٣", nil),
    ("१२३", nil), ("１２３", nil), ("1٢３", nil), ("𝟏𝟐", nil), ("一二", nil), ("٣٫١٤", nil), ("1٫5", nil),
    ("²", nil),
  ])
  func english(_ text: String, _ value: String?) throws {
    try expect(HandMade.decimal(.english), text, value)
  }

  @Test func partsOfATextAreNumbersOfTheirOwn() throws {
    let format = try HandMade.decimal(.english)
    let parts = "1,234;-5.5;x7".split(separator: ";")
    #expect(try format.parse(parts[0]) == 1234)
    #expect(try format.parse(parts[1], as: Double.self) == -5.5)
    #expect(try format.parse("(2)".dropFirst().dropLast(), mode: .lenient) == 2)
    // The offsets are those in the part.
    for error in [
      #expect(throws: NumberParseError.self, performing: { try format.parse(parts[2]) }),
      #expect(
        throws: NumberParseError.self, performing: { try format.parse(parts[2], as: Int.self) }),
    ] {
      #expect(error?.utf8Range == 0..<1 && error?.text == "x7")
    }
    #expect(throws: NumberParseError.self) { try format.parse(parts[1], as: Int.self) }
  }

  @Test(arguments: [
    ("1.234", "1234"), ("1.234,5", "1234.5"), ("1,234", "1.234"), ("12,34", "12.34"),
    ("1.23", nil), ("12.34", nil), ("56.45", nil), ("1,234.5", nil), ("1 234", nil),
    ("1'234,5", nil), ("1.234.56", nil), ("1.234.567,89", "1234567.89"), ("\u{FF11}", nil),
    ("1\u{FF0E}234", nil), ("1\u{FF0C}5", nil),
  ])
  func german(_ text: String, _ value: String?) throws {
    try expect(HandMade.decimal(.german), text, value)
  }

  /// Any space groups, but only one kind.
  @Test(arguments: [
    ("1\u{202F}234,5", "1234.5"), ("1 234,5", "1234.5"), ("1\u{A0}234,5", "1234.5"),
    ("1\u{2009}234", "1234"), ("1\u{2007}234", "1234"), ("1\u{3000}234", "1234"),
    ("1 234\u{A0}567", nil), ("1  234", nil), ("1\t234", nil), ("1.5", nil), ("1,234", "1.234"),
    ("1.234", nil), ("1'234", nil), ("1 23", nil),
  ])
  func french(_ text: String, _ value: String?) throws {
    try expect(HandMade.decimal(.french), text, value)
  }

  @Test(arguments: [
    ("1’234.5", "1234.5"), ("1'234.5", "1234.5"), ("1'234’567", nil), ("1,234.5", nil),
    ("1\u{B4}234", nil), ("1 234", nil),
  ])
  func swiss(_ text: String, _ value: String?) throws {
    try expect(HandMade.decimal(.swiss), text, value)
  }

  @Test(arguments: [
    ("12,34,567.8", "1234567.8"), ("1,23,456", "123456"), ("1,234", "1234"),
    ("1,234,567.8", nil), ("123,456", nil), ("12,34", nil),
  ])
  func indian(_ text: String, _ value: String?) throws {
    try expect(HandMade.decimal(.english, .indian), text, value)
  }

  /// Grouping below the locale's minimum is read as well.
  @Test(arguments: [
    ("1234", "1234"), ("1.234", "1234"), ("12.345", "12345"), ("1.234,5", "1234.5"),
  ])
  func spanish(_ text: String, _ value: String?) throws {
    try expect(HandMade.decimal(.german, .spanish), text, value)
  }

  /// The format's own digits or ASCII, but not both.
  @Test(arguments: [
    ("٣٫١٤", "3.14"), ("3٫14", "3.14"), ("٫5", "0.5"), ("٫٥", "0.5"), ("3.14", nil), ("3,14", nil),
    ("1,234", nil),
    ("١٬٢٣٤٫٥", "1234.5"), ("1٬234", "1234"), ("٣٫14", nil), ("3٫١٤", nil), ("۳", nil),
    ("\u{61C}-٥", "-5"), ("-٥", "-5"), ("-5", "-5"), ("\u{61C}-5", "-5"), ("٥-", nil),
    ("\u{200F}-٥", nil), ("\u{2212}٥", nil),
    // A sign after the digits, and a letter whose last byte is that of a digit.
    ("٣٪", nil), ("à", nil),
  ])
  func egyptian(_ text: String, _ value: String?) throws {
    try expect(HandMade.decimal(.egyptian), text, value)
  }

  @Test(arguments: [
    ("\u{2212}5", "-5"), ("-5", "-5"), ("\u{2013}5", nil), ("1\u{A0}234", "1234"),
  ])
  func swedish(_ text: String, _ value: String?) throws {
    try expect(HandMade.decimal(.swedish), text, value)
  }

  @Test func digitsBeyondTheBasicPlane() throws {
    let format = try HandMade.decimal(.chakma)
    try expect(format, "\u{11137},\u{11136}\u{11138}\u{1113A}.\u{1113B}", "1024.5")
    try expect(format, "1,024.5", "1024.5")
    try expect(format, "\u{11137}5", nil)
  }

  /// Numbers too long to store inline, in digits of the format or ASCII; neither the Chinese digits
  /// are consecutive scalars nor Greek letters after an omicron.
  @Test func longNumbers() throws {
    let digits = "12345678901234567890123456789"
    var chinese = NumberSymbols.english
    chinese.digits = Array("〇一二三四五六七八九".unicodeScalars)
    var greek = NumberSymbols.english
    greek.digits = Array("οαβγδεζηθι".unicodeScalars)
    let colon = HandMade.symbols(":", ",")
    for symbols in [
      NumberSymbols.english, NumberSymbols.egyptian, NumberSymbols.chakma, chinese, greek, colon,
    ] {
      let format = try HandMade.decimal(symbols)
      for value in [digits, "-" + digits + ".5", "1." + digits] {
        let text = format.format(try exact(value))
        try expect(format, text, value)
        let ascii = text.unicodeScalars.map { scalar in
          symbols.digits.firstIndex(of: scalar).map { "\($0)" } ?? String(scalar)
        }
        try expect(format, ascii.joined(), value)
      }
    }
  }

  /// A separator that comes after the digits in ASCII.
  @Test func colonAsSeparator() throws {
    try expect(HandMade.decimal(HandMade.symbols(":", ",")), "1,234:5", "1234.5")
    let arabic = try HandMade.decimal(HandMade.symbols(":", ",", zero: 0x660))
    for (text, value) in [(":٥", "0.5"), ("1,234:5", "1234.5")] { try expect(arabic, text, value) }
  }

  @Test(arguments: [(1, "0.50"), (-1, "50"), (3, "0.0050")])
  func scaledNumbers(_ scale: Int, _ value: String) throws {
    let options = NumberFormat.Options(scale: scale)
    try expect(HandMade.decimal(.english, options: options), "5.0", value)
  }

  @Test func percentNeedsItsSign() throws {
    let english = try HandMade.percent(.english)
    for (text, value) in [
      ("5%", "0.05"), ("5", nil), ("5 %", nil), ("%5", nil), ("5‰", nil), ("-5%", "-0.05"),
      ("12.5%", "0.125"), ("%", nil), ("-%", nil),
    ] { try expect(english, text, value) }
    let german = try HandMade.percent(.german, space: "\u{A0}")
    for (text, value) in [
      ("5\u{A0}%", "0.05"), ("5 %", "0.05"), ("5\u{202F}%", "0.05"), ("5%", nil), ("5  %", nil),
      ("5\t%", nil),
    ] {
      try expect(german, text, value)
    }
  }

  @Test func moneyNeedsItsCurrency() throws {
    let dollars = try HandMade.leading(.dollar)
    for (text, value) in [
      ("$5.00", "5.00"), ("5.00", nil), ("€5.00", nil), ("$-5.00", nil), ("-$5.00", "-5.00"),
      ("5 dollars", nil), ("($5.00)", nil), ("USD5", nil), ("$", nil), ("-$", nil), ("$5", "5"),
    ] { try expect(dollars, text, value) }
    let accounting = try HandMade.leading(.dollar, accounting: true)
    for (text, value) in [
      ("($5.00)", "-5.00"), ("（$5.00）", "-5.00"), ("(5.00)", nil), ("（5.00）", nil), ("-$5", nil),
      ("$5", "5"),
    ] { try expect(accounting, text, value) }
    let euros = try HandMade.trailing(.euro, .german)
    for (text, value) in [
      ("1.234,50\u{A0}€", "1234.50"), ("1.234,50 €", "1234.50"), ("1.234,50", nil), (" €", nil),
      ("1.234,50  €", nil), ("1.234,50 $", nil), ("-5\u{2009}€", "-5"), ("-5\u{A0}€", "-5"),
    ] { try expect(euros, text, value) }
    // The space is only next to a digit.
    let trailing = try HandMade.suffixed(
      [.init(.currencySpacing, "\u{A0}"), .init(.currency, "$")], .currency("USD"),
      NumberSymbols.german,
      currency: CurrencySymbols.dollar)
    for (text, value) in [("12,5\u{A0}$", "12.5"), ("12,$", "12"), ("12$", nil), ("$", nil)] {
      try expect(trailing, text, value)
    }
  }

  /// The space is only next to a digit, and the space in the symbol can be any.
  @Test func symbolsWithSpaces() throws {
    let trailing = try HandMade.suffixed(
      [.init(.currencySpacing, "\u{A0}"), .init(.currency, "$\u{A0}C")], .currency("USD"),
      NumberSymbols.german,
      currency: CurrencySymbols.dollar)
    for (text, value) in [("12 $ C", "12"), ("12,$ C", "12"), ("12$ C", nil), (" $ C", nil)] {
      try expect(trailing, text, value)
    }
    let prefix: [NumberSample.Part] = [
      .init(.currency, "C\u{A0}$"), .init(.currencySpacing, "\u{A0}"),
    ]
    let leading = try NumberFormat(
      style: .currency("USD"), symbols: HandMade.symbols("··", ","),
      pattern: NumberPattern(
        unsigned: Affixes(prefix: prefix), negative: Affixes(prefix: [.minusSign] + prefix)),
      currency: CurrencySymbols.dollar)
    for (text, value) in [("C $ 5", "5"), ("C $··5", "0.5"), ("C $5", nil), ("C $·", nil)] {
      try expect(leading, text, value)
    }
  }

  /// A digit that is an affix isn't read as one of the number.
  @Test func digitsAsAffixes() throws {
    let pattern = NumberPattern(negative: Affixes(suffix: [.init(.literal, "0")]))
    let format = try NumberFormat(symbols: NumberSymbols.english, pattern: pattern)
    for (text, value) in [("50", "-5"), ("51", "51"), ("0", "0")] {
      try expect(format, text, value)
    }
  }

  /// A format that pads integers reads their zeros in groups too.
  @Test func minimumIntegerDigits() throws {
    let options = NumberFormat.Options(minimumIntegerDigits: 5)
    let format = try HandMade.decimal(.german, options: options)
    for (text, value) in [
      ("00.123", "123"), ("00123", "123"), ("0.123", nil), ("000.123", nil), ("12.345", "12345"),
    ] { try expect(format, text, value) }
    let wide = NumberFormat.Options(minimumIntegerDigits: 4)
    let chakma = try HandMade.decimal(.chakma, options: wide)
    #expect(try chakma.parse(chakma.format(7)) == 7)
  }

  /// Without grouping, a separator is an error.
  @Test func groupingSwitchedOff() throws {
    let options = NumberFormat.Options(grouping: .never)
    try expect(HandMade.decimal(.german, options: options), "1.234", nil)
    try expect(HandMade.decimal(.german, options: options), "1234", "1234")
  }

  @Test func aPlusIfThePatternShowsOne() throws {
    let options = NumberFormat.Options(signDisplay: .always)
    let format = try HandMade.decimal(.english, options: options)
    for (text, value) in [("+5", "5"), ("-5", "-5"), ("5", "5"), ("++5", nil), ("+-5", nil)] {
      try expect(format, text, value)
    }
  }
}
