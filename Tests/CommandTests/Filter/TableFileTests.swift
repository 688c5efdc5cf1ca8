import Foundation
import TestSupport
import Testing

/// Files as banks and shops write them, in `Fixtures/tables`.
@Suite struct TableFileTests {
  struct File: CustomTestStringConvertible, Sendable {
    var name: String
    /// The options that split the file and find the numbers.
    var options: String
    var locale: String
    /// The first line of `detect`.
    var verdict: String
    /// Every number that is written differently in plain form, and the plain form.
    var plain: [(String, String)]
    /// The target of a conversion, and the numbers there.
    var target: String
    var converted: [(String, String)]

    var testDescription: String { name }

    var text: String {
      get throws {
        try String(contentsOfFile: Repository.path("Fixtures/tables/\(name)"), encoding: .utf8)
      }
    }

    /// Returns the file with other texts, each of which has to be in it.
    func replacing(_ texts: [(String, String)]) throws -> String {
      try texts.reduce(text) { file, pair in
        #expect(file.contains(pair.0), "\(pair.0)")
        return file.replacing(pair.0, with: pair.1)
      }
    }
  }

  static let files = [
    File(
      name: "german-statement.csv",
      options: "--csv -d; --header 4 --field Betrag,Saldo --sign-suffix S=-,H=+ "
        + "--strip-suffix ' EUR'",
      locale: "de", verdict: "decided: decimal separator \",\", grouping separator \".\"",
      plain: [
        ("2.345,67 EUR H", "2345.67"), ("3.580,23 EUR H", "3580.23"),
        ("1.200,00 EUR S", "-1200.00"),
        ("2.380,23 EUR H", "2380.23"), ("4,90 EUR S", "-4.90"), ("2.375,33 EUR H", "2375.33"),
        ("0,00 EUR S", "0.00"), ("12.345.678,05 EUR S", "-12345678.05"),
        ("12.343.302,72 EUR S", "-12343302.72"),
      ], target: "en-IN",
      converted: [
        ("2.345,67 EUR H", "2,345.67"), ("3.580,23 EUR H", "3,580.23"),
        ("1.200,00 EUR S", "-1,200.00"), ("2.380,23 EUR H", "2,380.23"), ("4,90 EUR S", "-4.90"),
        ("2.375,33 EUR H", "2,375.33"), ("0,00 EUR S", "0.00"),
        ("12.345.678,05 EUR S", "-1,23,45,678.05"), ("12.343.302,72 EUR S", "-1,23,43,302.72"),
      ]),
    File(
      name: "english-statement.csv",
      options: "--csv --field 'Money Out,Money In,Balance'", locale: "en",
      verdict: "decided: decimal separator \".\", grouping separator \",\"",
      plain: [
        ("\"2,345.67\"", "\"2345.67\""), ("\"3,580.23\"", "\"3580.23\""),
        ("\"2,380.23\"", "\"2380.23\""), ("\"2,375.33\"", "\"2375.33\""),
        ("\"-12,343,297.82\"", "\"-12343297.82\""),
      ], target: "de",
      converted: [
        ("\"2,345.67\"", "\"2.345,67\""), ("\"3,580.23\"", "\"3.580,23\""),
        ("1200.00", "\"1.200,00\""), ("\"2,380.23\"", "\"2.380,23\""), ("4.90", "\"4,90\""),
        ("\"2,375.33\"", "\"2.375,33\""), ("12345678.05", "\"12.345.678,05\""),
        ("\"-12,343,297.82\"", "\"-12.343.297,82\""),
      ]),
    File(
      name: "orders.csv", options: "--csv --field Discount,Total",
      locale: "en", verdict: "decided: decimal separator \".\"",
      plain: [
        ("\"1,249.00\"", "\"1249.00\""), ("\"12,000.50\"", "\"12000.50\""),
        ("\"1,000.00\"", "\"1000.00\""),
      ], target: "fr",
      converted: [
        ("\"1,249.00\"", "\"1\u{202F}249,00\""), ("89.95", "\"89,95\""), ("10.00", "\"10,00\""),
        ("\"12,000.50\"", "\"12\u{202F}000,50\""), ("\"1,000.00\"", "\"1\u{202F}000,00\""),
        (",0.99,", ",\"0,99\","), ("😀,0.00", "😀,\"0,00\""),
      ]),
    File(
      name: "mixed.tsv",
      options: "-d\t --field amount --invalid ignore", locale: "en-IN",
      verdict: "mixed: no convention reads all 7 numbers",
      plain: [("1,234.56", "1234.56"), ("12,34,567.89", "1234567.89")], target: "de",
      converted: [
        ("\t1,234.56", "\t1.234,56"), ("12,34,567.89", "1.234.567,89"),
        ("Farid\t1.234", "Farid\t1,234"),
      ]),
  ]

  @Test(arguments: files)
  func isDetected(file: File) throws {
    let options = file.options.replacing(" --invalid ignore", with: "")
    let run = try CommandRun("detect \(options)", file.text)
    #expect(run.output.hasPrefix(file.verdict), "\(run.output)")
    #expect(run.status == (file.verdict.hasPrefix("decided") ? 0 : 2))
  }

  /// Only the numbers change.
  @Test(arguments: files)
  func isParsedAndConverted(file: File) throws {
    let sources = file.verdict.hasPrefix("decided") ? [file.locale, "auto"] : [file.locale]
    for source in sources {
      try CommandCase(
        "parse --locale \(source) \(file.options)", file.text, file.replacing(file.plain)
      ).check()
      try CommandCase(
        "convert --from \(source) --to \(file.target) \(file.options)", file.text,
        file.replacing(file.converted)
      ).check()
    }
  }
}
