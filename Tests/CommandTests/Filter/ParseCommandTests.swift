import LiveNumber
import TestSupport
import Testing

/// The output of `numfmt-live parse` and `convert`.
@Suite struct ParseCommandTests {
  /// Options, a text, and its number, or `nil` if it isn't one.
  static let readings: [(String, String, String?)] = [
    ("--locale de", "1.234.567,50", "1234567.50"), ("--locale de", "-1.234,5", "-1234.5"),
    ("--locale de", "\u{2212}5", nil), ("--locale de --lenient", " \u{2212}1 234,5 ", "-1234.5"),
    ("--locale de", "12.34", nil), ("--locale de --lenient", "12.34", nil),
    ("--locale fr", "1 234,5", "1234.5"), ("--locale ar-EG", "٣٫١٤", "3.14"),
    ("--locale de --style percent", "12,5\u{A0}%", "0.125"),
    ("--locale de --style percent", "12,5", nil),
    ("--locale de --style percent --lenient", "12,5", "0.125"),
    ("--locale ar-EG --style permille", "١٢٫٥؉", "0.0125"),
    ("--locale de --style currency --currency EUR", "1.234,50\u{A0}€", "1234.50"),
    ("--locale de --style currency --currency EUR --lenient", "5 USD", nil),
    ("--locale en --style accounting --currency USD", "($1,234.50)", "-1234.50"),
    ("--locale en --style unit --unit kilometer", "5 km", "5"),
    ("--locale en --scale -3", "1,234.567", "1234567"),
    ("--locale en --suffix ' pcs'", "1,234 pcs", "1234 pcs"),
    ("--locale de", "+5", nil), ("--locale de --sign always", "+5", "5"),
    ("--locale de", "00.012", nil), ("--locale de --min-integer 5", "00.012", "12"),
    ("--locale de --accept magnitudes", "1,2 Mio.", "1200000"), ("--locale de", "1,2 Mio.", nil),
    ("--locale en --accept magnitudes", "5m", nil),
    ("--locale en --accept scientific,magnitudes", "1.5e3", "1500"),
  ]

  @Test(arguments: readings)
  func readsNumbers(options: String, text: String, value: String?) throws {
    let run = try CommandRun("parse --invalid fail \(options) -- '\(text)'")
    #expect(run.output == (value ?? text) + "\n")
    #expect(run.status == (value == nil ? 2 : 0), "\(run.errors)")
    #expect(run.errors.isEmpty == (value != nil))
  }

  @Test func anErrorShowsItsPosition() throws {
    let run = try CommandRun("parse --locale de", "1\n2\n1.234.56\n")
    #expect(run.output == "1\n2\n")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: line 3, column 7: a group of 2 digits; 3 are expected (de)
          1.234.56
                ^^

        """)
  }

  /// Localized numbers can contain spaces, so a line is one number unless fields are selected.
  static let lines: [CommandCase] = [
    .init("parse --locale sv", "1 234,5\n", "1234.5\n"),
    .init("parse --locale de --field 2", "a 1.234,5 b\n", "a  1234.5 b\n"),
    .init("parse --locale de --field 1", "1 234,5\n", "1 234,5\n"),
    .init("parse --locale de -d; --field 2-3", "a; 1.234,5;5\n", "a;1234.5;5\n"),
    .init("parse --field 1 --locale de -d;", "1.234,5;x\n", "1234.5;x\n"),
    .init("parse --locale de --header", "Zahl\n1,5\n", "Zahl\n1.5\n"),
    .init("parse --locale de -z", "1,5\u{0}2,5\u{0}", "1.5\u{0}2.5\u{0}"),
  ]

  @Test(arguments: lines)
  func takesLines(row: CommandCase) throws { try row.check() }

  /// Options, a text, and the converted text.
  static let conversions = [
    ("--from de --to en", "1.234,50", "1,234.50"),
    ("--from de --to en --max-fraction 2", "1.234,50", "1,234.5"),
    ("--from de --to ja --style currency --currency JPY", "5,25 ¥", "￥5.25"),
    ("--from ar-EG --to fa", "٣٫١٤", "۳٫۱۴"), ("--from de --to en --fraction 1", "0,25", "0.2"),
    ("--from de --to en --scale -3", "1.234,5", "1.2345"),
    ("--from de --to en --numbering-system deva", "1,5", "१.५"),
    ("--from fr --to en --style percent", "5 %", "5%"),
    ("--from de --to en --style currency --currency eur", "5,00 €", "€5.00"),
    ("--from de", "1.234,5", "1234.5"), ("--to de", "1234.5", "1.234,5"),
    (
      "--from de --to en --style currency --currency EUR --lenient", "€ 1.234,5", "€1,234.50"
    ),
  ]

  @Test(arguments: conversions)
  func convertsNumbers(options: String, text: String, converted: String) throws {
    try CommandCase("convert \(options) -- '\(text)'", "", converted + "\n").check()
  }

  @Test func parseReadsTheOutputOfFormat() throws {
    var random = SeededGenerator(seed: 3)
    // Like ICU, the formats write no trailing zeros.
    let numbers = (0..<2_000).compactMap { _ in
      ExactDecimal(random.content(integer: 30, fraction: 10))?.trimmed().description
    }
    let input = numbers.joined(separator: "\n") + "\n"
    for locale in ["de", "fr-CH", "hi", "ar-EG", "fa", "ccp", "es"] {
      let formatted = try CommandRun("format --locale \(locale)", input)
      let parsed = try CommandRun("parse --locale \(locale)", formatted.output)
      #expect(parsed.output == input, "\(locale), seed 3: \(parsed.errors)")
    }
  }
}
