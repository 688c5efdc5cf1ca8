import Foundation
import Testing

/// The output of `numfmt-live format`.
///
/// Texts that depend on CLDR are from locales that don't change between versions, or from ICU 72.
@Suite struct FormatCommandTests {
  /// Options, a number, and its text.
  static let writings = [
    ("--locale de", "-1234567.50", "-1.234.567,5"),
    ("--locale de --fraction 2", "1234.565", "1.234,56"),
    ("--locale de --max-fraction 1 --round up", "1.01", "1,1"),
    ("--locale de --min-fraction 2", "1.5", "1,50"),
    ("--locale de --min-fraction 2", "1.555", "1,555"),
    ("--locale de --max-fraction unlimited", "1.555", "1,555"),
    ("--locale de --min-integer 3", "5", "005"), ("--locale de --min-significant 4", "5", "5,000"),
    ("--locale de --max-significant 2", "1255", "1.300"),
    ("--locale de --increment 0.05", "1.03", "1,05"),
    ("--locale de --increment 0.5 --min-fraction 2", "1.3", "1,50"),
    ("--locale es --grouping always", "1234", "1.234"),
    ("--locale en --sign except-zero", "0", "0"),
    ("--locale en --decimal-separator always", "5", "5."),
    ("--locale en --jobs 1000", "1234", "1,234"),
    ("--locale en --scale -3", "1234567", "1,234.567"),
    ("--locale en --numbering-system deva", "1234", "१,२३४"),
    ("--locale de --style percent", "0.125", "12,5\u{A0}%"),
    ("--locale de --style permille", "0.125", "125\u{A0}‰"),
    ("--locale de --style currency --currency EUR", "1234.5", "1.234,50\u{A0}€"),
    ("--locale en --style accounting --currency USD", "-1234.5", "($1,234.50)"),
    ("--locale en --style currency --currency usd --currency-display code", "5", "USD\u{A0}5.00"),
    ("--locale en --style currency --currency USD --max-fraction 1", "5", "$5.0"),
    ("--locale en --style currency --currency USD --min-fraction 0", "5.125", "$5.12"),
    ("--locale en --style unit --unit kilometer", "5", "5 km"),
    // Forms that only ICU writes.
    ("--locale en --notation compact-short", "1234567", "1.2M"),
    ("--locale ko --notation compact-short", "98765432", "9877만"),
    ("--locale ko --notation compact-short --grouping always", "98765432", "9,877만"),
    ("--locale en --notation compact-long --sign always", "1500", "+1.5 thousand"),
    ("--locale en --notation scientific", "12345", "1.2345E4"),
    ("--locale en --notation engineering", "12345", "12.345E3"),
    ("--locale en --style unit --unit day --unit-display long", "1", "1 day"),
    ("--locale en --style unit --unit day --unit-display long", "2.5", "2.5 days"),
    ("--locale en --style currency --currency USD --currency-display name", "2", "2.00 US dollars"),
    // GNU's names of rules.
    ("--locale en --round from-zero --fraction 1", "1.21", "1.3"),
    ("--locale en --round towards-zero --fraction 1", "1.29", "1.2"),
    ("--locale en --round nearest --fraction 1", "-1.25", "-1.3"),
    ("--locale en --round half-even --fraction 1", "1.25", "1.2"),
  ]

  @Test(arguments: writings)
  func writesNumbers(options: String, number: String, text: String) throws {
    try CommandCase("format \(options) -- \(number)", "", text + "\n").check()
  }

  /// Most lines are converted without being split off, but an argument never is.
  @Test(arguments: ["\n", "\r\n", "\0"], ["en", "de", "hi", "ar-EG"])
  func linesAreWrittenLikeArguments(end: String, locale: String) throws {
    let texts = [
      "1234567", "-1234.50", "12345678", "1234567890123456789", "", "0", "-0", "+5", "5.", ".5",
      "1e3", "007", "0.10", "12/", "1:2", "x", "1 2", " 1234", "1234.5.6", "-", "1234",
    ]
    let options = ["format", "--locale", locale, "--invalid", "ignore"]
    let mode = end == "\0" ? ["-z"] : []
    let expected = try CommandRun(options + ["-z", "--"] + texts).output.split(
      separator: "\0", omittingEmptySubsequences: false
    ).dropLast().joined(separator: end)
    for lastEnd in ["", end] {
      let lines = Data((texts.joined(separator: end) + lastEnd).utf8)
      #expect(try CommandRun(options + mode, input: lines).output == expected + lastEnd)
    }
  }

  /// Negative numbers look like options, and need no prefix.
  static let argumentLists: [CommandCase] = [
    .init("format --locale de -5 -.5 -1e3", "", "-5\n-0,5\n-1.000\n"),
    .init("format --locale de 5 -- -6 7", "", "5\n-6\n7\n"),
    .init("format --locale de --padding -4 -5", "", "-5  \n"),
    .init("format --locale de --scale -1 -5", "", "-0,5\n"),
    .init("format --locale de -5 --padding=4", "", "  -5\n"),
    .init("format --locale de --field -1 -5", "", "-5\n"),
    .init("format --locale de '1 2' 3", "", "1 2\n3\n"),
    .init("format --locale de -z 5 6", "", "5\u{0}6\u{0}"),
    // A width counts columns, and directional marks have none.
    .init(
      "format --locale ja --style currency --currency JPY --padding 8 1000", "", " ￥1,000\n"),
    .init(
      "format --locale ja --style currency --currency JPY --padding -8 1000", "", "￥1,000 \n"),
    .init("format --locale fa --padding 3 -5", "", " \u{200E}\u{2212}۵\n"),
    // Columns stay columns.
    .init(
      "format --locale de", "  1234 a\n 12345 b\n   123 c\n",
      " 1.234 a\n12.345 b\n   123 c\n"),
  ]

  @Test(arguments: argumentLists)
  func takesArguments(row: CommandCase) throws { try row.check() }

  @Test func anInvalidArgumentIsReported() throws {
    let run = try CommandRun("format --locale de --invalid fail -- 1 2x - -₂")
    #expect(run.output == "1\n2x\n-\n-₂\n")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: argument 2, column 2: “x” isn't a digit; write a number like 1234.5
          2x
           ^
        error: argument 3, column 1: digits were expected
          -
          ^
        error: argument 4, column 2: “₂” isn't a digit; write a number like 1234.5
          -₂
           ^

        """)
  }

  static let environments: [([String: String], String)] = [
    (["LC_ALL": "de_DE.UTF-8"], "1.234"),
    (["LC_NUMERIC": "fr_FR", "LANG": "de_DE"], "1\u{202F}234"),
    (["LANG": "en_US.UTF-8"], "1,234"), (["LC_ALL": "C"], "1234"), ([:], "1234"),
    (["NUMFMT_LIVE_LOCALE": "de", "LC_ALL": "en_US"], "1.234"),
  ]

  @Test(arguments: environments)
  func withoutALocaleTheEnvironmentChooses(environment: [String: String], text: String) throws {
    let run = try CommandRun("format 1234", environment: environment)
    #expect(run.output == text + "\n")
  }
}
