import Foundation
import TestSupport
import Testing

/// The output of `numfmt-live parse` and `convert`.
@Suite struct ParseCommandTests {
  static let readings: [([String], String, String?)] = [
    (["--locale", "de"], "1.234.567,50", "1234567.50"),
    (["--locale", "de"], "-1.234,5", "-1234.5"),
    (["--locale", "de"], "\u{2212}5", nil),
    (["--locale", "de", "--lenient"], " \u{2212}1 234,5 ", "-1234.5"),
    (["--locale", "de"], "12.34", nil),
    (["--locale", "de", "--lenient"], "12.34", nil),
    (["--locale", "fr"], "1\u{202F}234,5", "1234.5"),
    (["--locale", "fr"], "1 234,5", "1234.5"),
    (["--locale", "ar-EG"], "٣٫١٤", "3.14"),
    (["--locale", "ar-EG", "--lenient"], "3.14", nil),
    (["--locale", "en"], "12abc", nil),
    (["--locale", "en"], "1.2.3", nil),
    (["--locale", "en"], "-0", "-0"),
    (["--locale", "en"], ".5", "0.5"),
    (["--locale", "de", "--style", "percent"], "12,5\u{A0}%", "0.125"),
    (["--locale", "de", "--style", "percent"], "12,5", nil),
    (["--locale", "ar-EG", "--style", "permille"], "١٢٫٥؉", "0.0125"),
    (["--locale", "ar-EG", "--style", "permille", "--lenient"], "12٫5 ‰", "0.0125"),
    (["--locale", "de", "--style", "percent", "--lenient"], "12,5", "0.125"),
    (["--locale", "de", "--style", "currency", "--currency", "EUR"], "1.234,50\u{A0}€", "1234.50"),
    (["--locale", "de", "--style", "currency", "--currency", "EUR", "--lenient"], "5 USD", nil),
    (
      ["--locale", "en", "--style", "accounting", "--currency", "USD"], "($1,234.50)", "-1234.50"
    ),
    (["--locale", "en", "--style", "unit", "--unit", "kilometer"], "5 km", "5"),
    (["--locale", "en", "--scale", "-3"], "1,234.567", "1234567"),
    (["--locale", "en", "--suffix", " pcs"], "1,234 pcs", "1234 pcs"),
    (["--locale", "de"], "+5", nil),
    (["--locale", "de", "--sign", "always"], "+5", "5"),
    (["--locale", "de"], "00.012", nil),
    (["--locale", "de", "--min-integer", "5"], "00.012", "12"),
  ]

  @Test(arguments: readings)
  func readsNumbers(options: [String], text: String, value: String?) throws {
    let run = try CommandRun(["parse", "--invalid", "fail"] + options + ["--", text])
    #expect(run.output == (value ?? text) + "\n")
    #expect(run.status == (value == nil ? 2 : 0), "\(run.errors)")
    #expect(run.errors.isEmpty == (value != nil))
  }

  @Test func anErrorShowsItsPosition() throws {
    let input = "1\n2\n1.234.56\n"
    let run = try CommandRun(["parse", "--locale", "de"], input: Data(input.utf8))
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
  static let lines: [([String], String, String)] = [
    ([], "1 234,5\n", "1234.5\n"),
    (["--field", "2"], "a 1.234,5 b\n", "a  1234.5 b\n"),
    (["--field", "1"], "1 234,5\n", "1 234,5\n"),
    (["-d;", "--field", "2-3"], "a; 1.234,5;5\n", "a;1234.5;5\n"),
    (["-d;"], "1.234,5;x\n", "1234.5;x\n"),
    (["--header"], "Zahl\n1,5\n", "Zahl\n1.5\n"),
    (["-z"], "1,5\u{0}2,5\u{0}", "1.5\u{0}2.5\u{0}"),
  ]

  @Test(arguments: lines)
  func takesLines(options: [String], input: String, output: String) throws {
    let locale = options.isEmpty ? "sv" : "de"
    let run = try CommandRun(["parse", "--locale", locale] + options, input: Data(input.utf8))
    #expect(run.output == output)
    #expect(run.status == 0, "\(run.errors)")
  }

  static let conversions: [([String], String, String)] = [
    (["--from", "de", "--to", "en"], "1.234,50", "1,234.50"),
    (["--from", "de", "--to", "en", "--max-fraction", "2"], "1.234,50", "1,234.5"),
    (
      ["--from", "de", "--to", "ja", "--style", "currency", "--currency", "JPY"], "5,25 ¥", "￥5.25"
    ),
    (["--from", "de", "--to", "en-IN"], "-1.234.567,8", "-12,34,567.8"),
    (["--from", "ar-EG", "--to", "fa"], "٣٫١٤", "۳٫۱۴"),
    (["--from", "de", "--to", "en", "--fraction", "1"], "0,25", "0.2"),
    (["--from", "de", "--to", "en", "--scale", "-3"], "1.234,5", "1.2345"),
    (["--from", "de", "--to", "en", "--numbering-system", "deva"], "1,5", "१.५"),
    (["--from", "fr", "--to", "en", "--style", "percent"], "5 %", "5%"),
    (
      ["--from", "de", "--to", "en", "--style", "currency", "--currency", "eur"], "5,00 €", "€5.00"
    ),
    (["--from", "de"], "1.234,5", "1234.5"),
    (["--to", "de"], "1234.5", "1.234,5"),
    (["--from", "de", "--to", "en", "--style", "percent"], "12,5\u{A0}%", "12.5%"),
    (
      ["--from", "de", "--to", "en", "--style", "currency", "--currency", "EUR", "--lenient"],
      "€ 1.234,5", "€1,234.50"
    ),
  ]

  @Test(arguments: conversions)
  func convertsNumbers(options: [String], text: String, converted: String) throws {
    let run = try CommandRun(["convert"] + options + ["--", text])
    #expect(run.output == converted + "\n")
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func parseReadsTheOutputOfFormat() throws {
    var random = SeededGenerator(seed: 3)
    let numbers = (0..<2_000).map { _ in
      let digits = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        String(Int.random(in: 0...9, using: &random))
      }.joined()
      let fraction = (0..<Int.random(in: 0...10, using: &random)).map { _ in
        String(Int.random(in: 0...9, using: &random))
      }.joined()
      let whole = String(digits.drop { $0 == "0" })
      let sign = Bool.random(using: &random) ? "-" : ""
      // Like ICU, the formats write no trailing zeros.
      return sign + (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : ".\(fraction)7")
    }
    let input = Data((numbers.joined(separator: "\n") + "\n").utf8)
    for locale in ["de", "fr-CH", "hi", "ar-EG", "fa", "ccp", "es"] {
      let formatted = try CommandRun(["format", "--locale", locale], input: input)
      let parsed = try CommandRun(
        ["parse", "--locale", locale], input: Data(formatted.output.utf8))
      #expect(Data(parsed.output.utf8) == input, "\(locale), seed 3: \(parsed.errors)")
    }
  }
}
