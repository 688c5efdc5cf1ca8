import LiveNumberCore
import TestSupport
import Testing

/// The texts of formats made by hand.
@Suite struct FormattingTests {
  @Test(arguments: [
    ("1234567.5", "1.234.567,5"), ("-1234567.5", "-1.234.567,5"), ("0", "0"), ("-0", "-0"),
    ("0.5", "0,5"), ("-0.05", "-0,05"), ("1.50", "1,5"), ("100", "100"), ("1e3", "1.000"),
    ("0.000000000000000000001", "0,000000000000000000001"),
    (
      "12345678901234567890123456789012345678901234567890.1",
      "12.345.678.901.234.567.890.123.456.789.012.345.678.901.234.567.890,1"
    ),
  ])
  func german(_ value: String, _ text: String) throws {
    #expect(try HandMade.decimal(.german).format(exact(value)) == text)
  }

  /// By `NumberFormat.Options`, with English symbols.
  @Test(
    arguments: [
      ("1234.5", .init(precision: .fractionLength(2)), "1,234.50"),
      ("1234.565", .init(precision: .fractionLength(2)), "1,234.56"),
      ("1234.565", .init(precision: .fractionLength(2), roundingRule: .halfUp), "1,234.57"),
      ("0.004", .init(precision: .fractionLength(2)), "0.00"),
      ("-0.004", .init(precision: .fractionLength(2)), "-0.00"),
      ("-0.004", .init(precision: .fractionLength(2), signDisplay: .negative), "0.00"),
      ("-0.004", .init(precision: .fractionLength(2), signDisplay: .exceptZero), "0.00"),
      ("-0.004", .init(precision: .fractionLength(2), signDisplay: .always), "-0.00"),
      ("0.004", .init(precision: .fractionLength(2), signDisplay: .always), "+0.00"),
      ("5", .init(signDisplay: .exceptZero), "+5"), ("-5", .init(signDisplay: .never), "5"),
      ("999.995", .init(precision: .fractionLength(2)), "1,000.00"),
      ("1234.5", .init(precision: .significantDigits(2)), "1,200"),
      ("1", .init(precision: .significantDigits(2)), "1.0"),
      ("1234.5", .init(precision: .integer), "1,234"),
      ("5", .init(precision: .fractionLength(...2)), "5"),
      ("1235.5", .init(precision: .integer), "1,236"),
      ("5", .init(minimumIntegerDigits: 4), "0,005"), ("0.5", .init(minimumIntegerDigits: 0), ".5"),
      ("0", .init(minimumIntegerDigits: 0), "0"),
      ("0", .init(precision: .fractionLength(2), minimumIntegerDigits: 0), ".00"),
      ("5", .init(decimalSeparatorDisplay: .always), "5."),
      ("5.5", .init(decimalSeparatorDisplay: .always), "5.5"), ("5", .init(scale: 2), "500"),
      ("5", .init(scale: -3), "0.005"),
      ("12345", .init(precision: .significantDigits(1...3)), "12,300"),
      ("0.0012345", .init(precision: .significantDigits(1...3)), "0.00123"),
      ("5", .init(precision: .significantDigits(3...5)), "5.00"),
      ("5", .init(precision: .significantDigits(...3)), "5"),
      ("0", .init(precision: .significantDigits(3...)), "0.00"),
      ("999.9", .init(precision: .significantDigits(1...2)), "1,000"),
      ("1.03", .init(precision: .increment(5, minimumFractionDigits: 0)), "0"),
    ] as [(String, NumberFormat.Options, String)])
  func options(_ value: String, _ options: NumberFormat.Options, _ text: String) throws {
    let format = try HandMade.decimal(.english, options: options)
    #expect(try format.format(exact(value)) == text)
  }

  @Test func stepsOfFiveCents() throws {
    let options = NumberFormat.Options(
      precision: .increment(try exact("0.05"), minimumFractionDigits: 2))
    let format = try HandMade.decimal(.swiss, options: options)
    #expect(try format.format(exact("1234.525")) == "1’234.50")
    #expect(try format.format(exact("1234.53")) == "1’234.55")
    #expect(format.format(7) == "7.00")
  }

  @Test(arguments: [
    ("-1234.5", NumberSymbols.swedish, "\u{2212}1\u{A0}234,5"),
    (
      "-1234.5", NumberSymbols.egyptian, "\u{61C}-\u{661}\u{66C}\u{662}\u{663}\u{664}\u{66B}\u{665}"
    ),
    ("-1234.5", NumberSymbols.persian, "\u{200E}\u{2212}۱\u{66C}۲۳۴\u{66B}۵"),
    ("1024.5", NumberSymbols.chakma, "\u{11137},\u{11136}\u{11138}\u{1113A}.\u{1113B}"),
  ])
  func otherSymbols(_ value: String, _ symbols: NumberSymbols, _ text: String) throws {
    let format = try HandMade.decimal(symbols)
    #expect(try format.format(exact(value)).unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test func percentsAreFractionsOfOne() throws {
    let format = try HandMade.percent(.german, space: "\u{A0}")
    #expect(try format.format(exact("0.125")) == "12,5\u{A0}%")
    #expect(try format.format(exact("-1.5")) == "-150\u{A0}%")
    #expect(try format.format(exact("0.00001")) == "0,001\u{A0}%")
  }

  @Test func money() throws {
    #expect(try HandMade.leading(.dollar).format(exact("-1234.5")) == "-$1,234.50")
    let accounting = try HandMade.leading(.dollar, accounting: true)
    #expect(try accounting.format(exact("-1234.5")) == "($1,234.50)")
    #expect(try HandMade.trailing(.euro, .german).format(exact("1234.5")) == "1.234,50\u{A0}€")
    #expect(try HandMade.trailing(.yen, .german).format(exact("1234.5")) == "1.234\u{A0}¥")
  }

  @Test func integersOfEveryWidth() throws {
    let format = try HandMade.decimal(.english)
    #expect(format.format(Int8.min) == "-128")
    #expect(format.format(UInt64.max) == "18,446,744,073,709,551,615")
    #expect(format.format(Int128.min) == "-170,141,183,460,469,231,731,687,303,715,884,105,728")
    #expect(format.format(1.05) == "1.05")
  }

  @Test func aHundredThousandDigitsAreWritten() throws {
    let format = try HandMade.decimal(.chakma)
    let digits = String(repeating: "9", count: 50_000)
    let text = format.format(try exact("\(digits).\(digits)"))
    #expect(text.unicodeScalars.count == 100_000 + 16_666 + 1)
    let carried = NumberFormat.Options(precision: .integer)
    #expect(
      try format.with(options: carried).format(exact("\(digits).\(digits)")).unicodeScalars.count
        == 50_001 + 16_666)
  }

  /// Binary numbers are their shortest decimals, and infinities and NaN are words.
  @Test func floatingPoint() throws {
    let format = try HandMade.decimal(.german)
    #expect(format.format(0.1 as Double) == "0,1" && format.format(0.1 as Float) == "0,1")
    #expect(format.format(16_777_216 as Float) == "16.777.216")
    #expect(format.format(-Float.infinity) == "-∞" && format.format(Double.infinity) == "∞")
    #expect(format.format(Float.nan) == "NaN" && format.format(Double.nan) == "NaN")
  }
}
