import LiveNumberCore
import TestSupport
import Testing

/// The code, the range, and the description of errors.
///
/// NUMBERS.md 2.7.
@Suite struct ParseErrorTests {
  private func error(
    _ format: NumberFormat, _ text: String, _ mode: ParseMode = .strict
  ) throws -> NumberParseError {
    try #require(throws: NumberParseError.self) { try format.parse(text, mode: mode) }
  }

  /// Expects an error with a code and a range in scalars, and returns it.
  @discardableResult private func expect(
    _ code: NumberParseError.Code, _ range: Range<Int>, _ format: NumberFormat, _ text: String,
    _ mode: ParseMode = .strict, at location: SourceLocation = #_sourceLocation
  ) throws -> NumberParseError {
    let error = try error(format, text, mode)
    #expect(error.code == code, sourceLocation: location)
    #expect(error.scalarRange == range, sourceLocation: location)
    return error
  }

  /// The text, the code, and the range in scalars.
  @Test(
    arguments: [
      ("", .empty, 0..<0), ("12abc", .unexpectedCharacter, 2..<3),
      ("1,234.5", .misplacedGrouping, 5..<6), ("1,2,3", .secondDecimalSeparator, 3..<4),
      ("12.34", .misplacedGrouping, 3..<5), ("1.234.56", .misplacedGrouping, 6..<8),
      ("1234.567", .misplacedGrouping, 0..<4), ("1.23", .misplacedGrouping, 2..<4),
      ("1.2.345", .misplacedGrouping, 2..<3), ("1..234", .misplacedGrouping, 2..<3),
      (".234", .misplacedGrouping, 0..<1), ("1.234.", .misplacedGrouping, 5..<6),
      ("1,5.000", .misplacedGrouping, 3..<4), (",5.000", .misplacedGrouping, 2..<3),
      ("1 234", .unexpectedCharacter, 1..<2),
      ("1٢", .mixedDigits, 1..<2), ("٢", .mixedDigits, 0..<1), ("5-", .misplacedSign, 1..<2),
      ("--5", .misplacedSign, 1..<2), ("+5", .misplacedSign, 0..<1), (",", .noDigits, 0..<1),
      ("-", .noDigits, 0..<1), ("-,", .noDigits, 0..<2), ("0.123", .misplacedGrouping, 0..<1),
      ("-012.345", .misplacedGrouping, 1..<4), ("€5", .unexpectedCharacter, 0..<1),
      ("5€", .unexpectedCharacter, 1..<2), ("5😀", .unexpectedCharacter, 1..<2),
      ("12\u{301}", .unexpectedCharacter, 2..<3),
    ] as [(String, NumberParseError.Code, Range<Int>)])
  func german(_ text: String, _ code: NumberParseError.Code, _ range: Range<Int>) throws {
    let error = try expect(code, range, HandMade.decimal(.german), text)
    #expect(error.text == text)
    let scalars = Array(text.unicodeScalars)
    #expect(
      Array(text[error.range].unicodeScalars)
        == Array(scalars[range.clamped(to: 0..<scalars.count)]))
  }

  @Test(
    arguments: [
      ("", .empty, 0..<0), ("abc", .unexpectedCharacter, 0..<3),
      ("12abc", .unexpectedCharacter, 2..<5), ("  12 x", .unexpectedCharacter, 5..<6),
      ("1,234.5", .misplacedGrouping, 5..<6), ("1,2,3", .secondDecimalSeparator, 3..<4),
      ("--5", .misplacedSign, 1..<2), ("-5-", .misplacedSign, 2..<3),
      ("5 $", .otherCurrency, 2..<3), ("1.2.3", .misplacedGrouping, 1..<2),
      ("1٢", .mixedDigits, 1..<2), ("-", .noDigits, 0..<1), ("\u{A0}\u{A0}", .noDigits, 0..<2),
      // A closing parenthesis that nothing opened.
      (")5", .unexpectedCharacter, 0..<1), ("5)", .unexpectedCharacter, 1..<2),
    ] as [(String, NumberParseError.Code, Range<Int>)])
  func leniently(_ text: String, _ code: NumberParseError.Code, _ range: Range<Int>) throws {
    try expect(code, range, HandMade.decimal(.german), text, .lenient)
  }

  /// Digits of several bytes.
  @Test(
    arguments: [
      ("١٬٢٣", .misplacedGrouping, 2..<4), ("١٬٢٣٬٤٥٦", .misplacedGrouping, 2..<4),
      ("١٢٣٤٬٥٦٧", .misplacedGrouping, 0..<4), ("٠٬١٢٣", .misplacedGrouping, 0..<1),
      ("٫", .noDigits, 0..<1), ("١٬٢٣٤٬", .misplacedGrouping, 5..<6),
    ] as [(String, NumberParseError.Code, Range<Int>)])
  func egyptian(_ text: String, _ code: NumberParseError.Code, _ range: Range<Int>) throws {
    try expect(code, range, HandMade.decimal(.egyptian), text)
  }

  /// An app can look up its own words by the code.
  @Test func codesAsKeys() throws {
    let words: [NumberParseError.Code: String] = [.empty: "nothing", .noDigits: "no digit"]
    let error = try error(HandMade.decimal(.english), "-")
    #expect(words[error.code] == "no digit")
    #expect(words[NumberParseError.Code(rawValue: "empty")] == "nothing")
    #expect(words[.tooManyDigits] == nil)
  }

  @Test func errorsAreEqualIfTheySayTheSameOfTheSameText() throws {
    let german = try HandMade.decimal(.german)
    let error = try error(german, "12.34")
    #expect(try error == self.error(german, "12.34"))
    // Another text, another range, and another message.
    for text in ["12.35", "112.34", "12.3"] {
      #expect(try error != self.error(german, text), "\(text)")
    }
  }

  /// A separator from another keyboard is at fault as the format's own.
  @Test func apostropheAtTheStart() throws {
    try expect(.misplacedGrouping, 0..<1, HandMade.decimal(.swiss), "'123")
  }

  /// A decimal separator next to a currency without its space, but no digit.
  @Test func currencyAndSeparatorAlone() throws {
    let spaced: [NumberSample.Part] = [.init(.currency, "CHF"), .init(.currencySpacing, "\u{A0}")]
    let trailing = try HandMade.suffixed(spaced.reversed(), .currency("CHF"), .german)
    try expect(.noDigits, 0..<4, trailing, ",CHF")
    let leading = NumberPattern(
      unsigned: Affixes(prefix: spaced), negative: Affixes(prefix: [.minusSign] + spaced))
    try expect(.noDigits, 0..<4, NumberFormat(symbols: .german, pattern: leading), "CHF,")
  }

  /// A period right behind a prefix in letters ends an abbreviation.
  @Test func periodBehindAPrefix() throws {
    let rupees = try HandMade.leading(
      CurrencySymbols(code: "PKR", symbol: "Rs", narrowSymbol: "Rs", names: []))
    for (text, range) in [("Rs.500", 2..<3), ("-Rs.500", 3..<4)] {
      let error = try expect(.unexpectedCharacter, range, rupees, text)
      #expect(error.expected == ["0"])
    }
  }

  /// The range of a missing affix is its position, and never inside a character.
  @Test(arguments: [
    ("5", "%", 1..<1), ("٥", "%", 1..<1), ("5%", "€", 2..<2), ("😀", "€", 1..<1), ("-", "€", 1..<1),
    // A space that replaces the no-break space, without a number before it.
    (" €", "€", 2..<2),
  ])
  func missingAffixes(_ text: String, _ sign: String, _ range: Range<Int>) throws {
    let format =
      sign == "%"
      ? try HandMade.percent(.english)
      : try HandMade.trailing(.euro, .german)
    let error = try expect(.missingAffix, range, format, text)
    #expect(error.message.contains(sign) && error.expected.first?.contains(sign) == true)
    try expect(.missingAffix, 0..<0, HandMade.leading(.dollar), "5")
    let leading = try self.error(HandMade.leading(.dollar), "٥")
    #expect(leading.scalarRange == 0..<0 || leading.scalarRange == 0..<1)
  }

  @Test func theDescriptionMarksTheRange() throws {
    let error = try error(HandMade.decimal(.german), "1.234.56")
    #expect(error.message == "a group of 2 digits; 3 are expected")
    #expect(
      error.description == """
        a group of 2 digits; 3 are expected
          1.234.56
                ^^
        """)
    // An empty range has a mark too.
    for (text, marks) in [("5,5,5%", "   ^"), ("5,5", "   ^")] {
      let error = try self.error(HandMade.percent(.german), text)
      #expect(error.description == "\(error.message)\n  \(text)\n  \(marks)")
    }
  }

  @Test func theErrorListsExpectedCharacters() throws {
    let format = try HandMade.decimal(.german)
    #expect(try error(format, "12x").expected == ["0", ",", "."])
    #expect(try error(format, "1,2x").expected == ["0"])
    #expect(try error(format, ",5x").expected == ["0"])
    #expect(try error(format, ",5.000").expected == ["0"])
    let egyptian = try HandMade.decimal(.egyptian)
    #expect(try error(egyptian, "۳").expected == "٠١٢٣٤٥٦٧٨٩".unicodeScalars.map { String($0) })
  }

  @Test func numbersThatDoNotFitTheType() throws {
    let format = try HandMade.decimal(.english)
    #expect(try format.parse("127", as: Int8.self) == 127)
    #expect(try format.parse("127.0", as: Int8.self) == 127)
    #expect(try format.parse("0.1", as: Double.self) == 0.1)
    #expect(try format.parse("9007199254740993", as: Double.self) == 9007199254740992)
    for text in ["128", "-129", "1.5"] {
      let error = #expect(throws: NumberParseError.self) { try format.parse(text, as: Int8.self) }
      #expect(error?.code == .doesNotFit && error?.scalarRange == 0..<text.unicodeScalars.count)
    }
    let huge = "1" + String(repeating: "0", count: 400)
    let error = #expect(throws: NumberParseError.self) { try format.parse(huge, as: Double.self) }
    #expect(error?.code == .doesNotFit)
  }
}
