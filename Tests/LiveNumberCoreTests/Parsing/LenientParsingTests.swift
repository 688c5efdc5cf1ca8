import LiveNumberCore
import TestSupport
import Testing

/// Lenient reading: the number a careful person would read, or an error.
///
/// NUMBERS.md 2.4 and 2.5. The texts are those that ICU's and other libraries' lenient parsers
/// misread.
@Suite struct LenientParsingTests {
  private func expect(
    _ format: NumberFormat, _ text: String, _ value: String?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = try? format.parse(text, mode: .lenient)
    #expect(found?.description == value, "“\(text)”", sourceLocation: sourceLocation)
    if let strict = try? format.parse(text) {
      #expect(strict.description == value, "strict “\(text)”", sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: [
    (4, "0,070", "70"), (4, " 0,070 ", "70"), (4, "$0,070.50", nil), (4, "0,070.50", "70.50"),
    (4, "00,070", nil), (4, "0,123,456", nil), (7, "0,000,070", "70"), (7, " -0,000,070", "-70"),
    (5, "00,070", "70"), (5, "0,070", nil), (3, "0,070", nil), (1, "0,070", nil),
  ])
  func zerosInFront(count: Int, text: String, value: String?) throws {
    let format = try HandMade.decimal(.english)
    try expect(format.with(options: .init(minimumIntegerDigits: count)), text, value)
  }

  @Test(arguments: [
    ("1,2,3", nil), ("1,23", nil), ("1,2345", nil), ("1,,234", nil), ("11,11", nil),
    ("1,1,1.2", nil), ("1.234.567,89", nil), ("1.234,5", nil), ("1..2", nil), ("1.2.3", nil),
    ("326,70,930", "32670930"), ("1234,56,789.5", "123456789.5"), ("326,70,93", nil),
    ("326,7,930", nil), ("3261,930", nil), ("3,261,930,12", nil), ("1234,567,890", nil),
    ("123,.", nil), ("12,34,567", "1234567"), ("1 234", "1234"), ("1\u{A0}234", "1234"),
    ("1\u{202F}234.5", "1234.5"), ("1'234", "1234"), ("1’234", "1234"), ("12 34", nil),
    ("1 234,567", nil), ("1,234 567", nil), ("12'34", nil), ("0,123", nil), ("1,234.567,8", nil),
    ("1e5", "100000"), ("1.5E+05", "150000"), ("1,234e5", nil), ("1E", nil), ("12abc", nil),
    ("abc12", nil), ("0x1F", nil), ("5‰", nil),
    ("5%", nil), ("+5", "5"), ("++5", nil), ("--5", nil), ("- 5", "-5"), ("5-", "-5"),
    ("5 -", "-5"), ("(5)", "-5"), ("( 5 )", "-5"), ("(5", nil), ("5)", nil), ("(5x", nil),
    ("-(5)", nil), ("(-5)", nil), ("-5-", nil), ("5+", "5"), (" 123", "123"), ("123 ", "123"),
    ("\t123\r\n", "123"), ("\u{3000}123", "123"), (".5", "0.5"), ("5.", "5"), ("", nil), (" ", nil),
    (".", nil), ("-", nil), ("()", nil), ("+", nil), ("١٢٣", "123"), ("१२३", "123"), ("１２３", "123"),
    ("1٢３", nil), ("𝟏𝟐", "12"), ("一二", "12"), ("²", nil), ("½", nil),
    // The Arabic decimal separator is one in every format; ICU takes it for grouping.
    ("٣٫١٤", "3.14"), ("1٫5", "1.5"), ("1٬234", "1234"), ("1٬23", nil),
    ("１，２３４．５", "1234.5"), ("1\u{FE52}5", "1.5"), ("1\u{FF0C}234", "1234"),
    ("\u{2212}5", "-5"), ("\u{FF0D}5", "-5"), ("\u{2013}5", "-5"), ("\u{2010}5", "-5"),
    ("\u{2014}5", "-5"), ("\u{207A}5", "5"), ("\u{200E}5\u{200F}", "5"), ("1\u{200F},234", "1234"),
    ("NaN", nil), ("∞", nil), ("-∞", nil), ("Infinity", nil), ("$5", nil), ("5 EUR", nil),
    ("9007199254740993", "9007199254740993"), ("-0", "-0"), ("1.50", "1.50"), ("1E999999999", nil),
  ])
  func english(_ text: String, _ value: String?) throws {
    try expect(HandMade.decimal(.english), text, value)
  }

  @Test(arguments: [
    ("1.234", "1234"), ("1.23", nil), ("12.34", nil), ("56.45", nil), ("1,234.5", nil),
    ("1 234", "1234"), ("1'234,5", "1234.5"), ("1.234,5", "1234.5"), ("1,234", "1.234"),
    (" −1 234,5 ", "-1234.5"), ("1.234.56", nil), ("1,5,0", nil), ("3٫14", "3.14"),
    ("1\u{FF0E}234\u{FF0C}5", "1234.5"),
  ])
  func german(_ text: String, _ value: String?) throws {
    try expect(HandMade.decimal(.german), text, value)
  }

  /// A dash after the separator isn't a price dash if the format ends negative numbers like that.
  @Test func minusBehindTheSeparator() throws {
    let pattern = NumberPattern(negative: Affixes(suffix: [.minusSign]))
    let rows: [(NumberFormat.DecimalSeparatorDisplay, String, String)] = [
      (.automatic, "7,-", "7"), (.automatic, "7-", "-7"), (.always, "7,-", "-7"),
      (.always, " 7,- ", "-7"), (.always, "7-", "-7"),
    ]
    for (display, text, value) in rows {
      let format = try NumberFormat(
        style: .number.decimalSeparator(strategy: display), symbols: NumberSymbols.german,
        pattern: pattern)
      try expect(format, text, value)
    }
    // In strict mode, it is neither.
    let format = try NumberFormat(symbols: NumberSymbols.german, pattern: pattern)
    let error = #expect(throws: NumberParseError.self) { try format.parse("7,-") }
    #expect(error?.code == .misplacedSign)
    #expect(try format.parse("7,0-") == exact("-7"))
    // Behind another separator than the format's, it's the sign: `-2` with a comma in a field.
    let other = try NumberFormat(symbols: NumberSymbols.hebrew, pattern: pattern)
    #expect(try other.parse("2,\u{200E}-", mode: .paste) == exact("-2"))
  }

  /// A minus sign that groups digits isn't a sign, also without a digit before it.
  @Test func minusAsGroupingSeparator() throws {
    let format = try HandMade.decimal(HandMade.symbols(".", "\u{2212}"))
    for (text, value) in [("1\u{2212}234-", "-1234"), ("\u{2212}-", nil)] {
      try expect(format, text, value)
    }
  }

  /// Neither comma nor period groups in French, so a period is never read.
  @Test(arguments: [
    ("1.5", nil), ("1.234", nil), ("1,234", "1.234"), ("1 234,5", "1234.5"), ("1\u{9}234", nil),
    ("1  234", nil), ("1\u{2009}234", "1234"), ("1 234\u{A0}567", "1234567"), ("1'234,5", "1234.5"),
    ("1 234'567", nil), ("1.234.567", nil),
  ])
  func french(_ text: String, _ value: String?) throws {
    try expect(HandMade.decimal(.french), text, value)
  }

  @Test(arguments: [
    ("٣٫١٤", "3.14"), ("3.14", nil), ("1,234", nil), ("3,1", nil), ("12.5", nil), ("12٫5", "12.5"),
    ("١٢٫٥", "12.5"), ("-٥", "-5"), ("٥-", "-5"), ("\u{61C}-٥", "-5"), ("۱۲", "12"),
    ("1٬234", "1234"),
  ])
  func egyptian(_ text: String, _ value: String?) throws {
    try expect(HandMade.decimal(.egyptian), text, value)
  }

  @Test(arguments: [
    ("1,234.5", nil), ("1’234.5", "1234.5"), ("1'234.5", "1234.5"), ("1 234.5", "1234.5"),
  ])
  func swiss(_ text: String, _ value: String?) throws {
    try expect(HandMade.decimal(.swiss), text, value)
  }

  @Test(arguments: [
    ("12,34,567.8", "1234567.8"), ("1,234,567.8", "1234567.8"), ("1,2,3", nil), ("12,34", nil),
  ])
  func indian(_ text: String, _ value: String?) throws {
    try expect(HandMade.decimal(.english, .indian), text, value)
  }

  @Test func percent() throws {
    let format = try HandMade.percent(.german, space: "\u{A0}")
    for (text, value) in [
      ("5\u{A0}%", "0.05"), ("5 %", "0.05"), ("5%", "0.05"), ("5", "0.05"), ("%5", "0.05"),
      ("5‰", nil), ("5٪", "0.05"), ("5％", "0.05"), ("-5 %", "-0.05"), ("5 %-", "-0.05"), ("%", nil),
      ("5 €", nil),
    ] { try expect(format, text, value) }
  }

  @Test func money() throws {
    let format = try HandMade.leading(.dollar)
    for (text, value) in [
      ("$5", "5"), ("5", "5"), ("$ 5.00", "5.00"), ("5$", "5"), ("5 $", "5"), ("$-5", "-5"),
      ("-$5", "-5"), ("- $ 5", "-5"), ("($5)", "-5"), ("$(5)", "-5"), ("（$5）", "-5"),
      ("$（5）", "-5"), ("（5）$", "-5"), ("（5)", "-5"), ("5）", nil), ("5-$", "-5"), ("$5-", "-5"),
      ("USD 5", "5"), ("5 USD", "5"), ("5 usd", "5"), ("US$5", "5"), ("5 US dollars", "5"),
      ("＄5", "5"), ("€5", nil), ("5 EUR", nil), ("5 kr.", nil), ("CA$5", nil), ("5 dollars", nil),
      ("$", nil), ("1,234.50 $", "1234.50"), ("$1,23", nil), ("5 USD.", "5"), ("USD. 5", "5"),
      ("USD.-5", "-5"), ("USD.1,234.50", "1234.50"), ("USD.25", "25"), ("5$.", nil),
      ("$. 5", nil), ("USD .5", "0.5"), ("USD. .5", "0.5"), ("USD.", nil),
    ] { try expect(format, text, value) }
  }

  /// A period in the symbol isn't a separator, and can be missing.
  @Test func symbolsWithADot() throws {
    let format = try HandMade.trailing(.krone, .german)
    for (text, value) in [
      ("1.234,50\u{A0}kr.", "1234.50"), ("5 kr.", "5"), ("kr. 5", "5"), ("kr.5", "5"),
      ("5kr.", "5"), ("5 kr", "5"), ("kr 5", "5"), ("5 DKK", "5"), ("5 kr..", nil), ("5 kr .", nil),
    ] { try expect(format, text, value) }
  }

  /// In Cape Verde, the dollar sign is the decimal separator of money, also of dollars.
  @Test func symbolThatIsTheDecimalSeparator() throws {
    let dollar = CurrencySymbols(code: "USD", symbol: "US$", narrowSymbol: "$", names: [])
    let format = try HandMade.trailing(dollar, HandMade.symbols("$", "."))
    for (text, value) in [
      ("1$39\u{A0}US$", "1.39"), ("1$39", "1.39"), ("$39\u{A0}US$", "0.39"),
      (" $39 US$\n", "0.39"), ("-$39 USD", "-0.39"), ("$39", nil), (" ($39)", nil), ("$", nil),
      ("$ 39", "39"), ("$-39", "-39"), ("US$39", "39"), ("39$", "39"), ("39 $", "39"),
      ("$1$39", "1.39"), ("$1$39$5", nil),
    ] { try expect(format, text, value) }
    let error = #expect(throws: NumberParseError.self) { try format.parse("$39", mode: .lenient) }
    #expect(error?.code == .missingAffix && error?.utf8Range == 0..<1)
    #expect(error?.expected == ["USD"])
  }
}
