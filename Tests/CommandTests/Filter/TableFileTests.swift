import Foundation
import LiveNumber
import TestSupport
import Testing

@testable import numfmt_live

/// Files as banks and shops write them, in `Fixtures/tables`.
@Suite struct TableFileTests {
  struct File: CustomTestStringConvertible, Sendable {
    var name: String
    /// The options that split the file and find the numbers.
    var options: [String]
    var locale: String
    /// The first line of `detect`.
    var verdict: String
    /// Every number that is written differently in plain form, and the plain form.
    var plain: [(String, String)]
    /// The target of a conversion, and the numbers there.
    var target: String
    var converted: [(String, String)]

    var testDescription: String { name }

    var data: Data {
      get throws {
        try Data(contentsOf: URL(filePath: Repository.path("Fixtures/tables/\(name)")))
      }
    }

    /// Returns the file with other texts, each of which has to be in it.
    func replacing(_ texts: [(String, String)]) throws -> String {
      try texts.reduce(String(decoding: data, as: UTF8.self)) { file, pair in
        #expect(file.contains(pair.0), "\(pair.0)")
        return file.replacing(pair.0, with: pair.1)
      }
    }
  }

  static let files = [
    File(
      name: "german-statement.csv",
      options: [
        "--csv", "-d;", "--header", "4", "--fields-from-header", "Betrag,Saldo",
        "--sign-suffix", "S=-,H=+", "--strip-suffix", " EUR",
      ], locale: "de", verdict: "decided: decimal separator \",\", grouping separator \".\"",
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
      options: ["--csv", "--fields-from-header", "Money Out,Money In,Balance"], locale: "en",
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
      name: "orders.csv", options: ["--csv", "--fields-from-header", "Discount,Total"],
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
      options: ["-d\t", "--fields-from-header", "amount", "--invalid", "ignore"], locale: "en-IN",
      verdict: "mixed: no convention reads all 7 numbers",
      plain: [("1,234.56", "1234.56"), ("12,34,567.89", "1234567.89")], target: "de",
      converted: [
        ("\t1,234.56", "\t1.234,56"), ("12,34,567.89", "1.234.567,89"),
        ("Farid\t1.234", "Farid\t1,234"),
      ]),
  ]

  @Test(arguments: files)
  func isDetected(file: File) throws {
    let options = file.options.filter { $0 != "--invalid" && $0 != "ignore" }
    let run = try CommandRun(["detect"] + options, input: file.data)
    #expect(run.output.hasPrefix(file.verdict), "\(run.output)")
    #expect(run.status == (file.verdict.hasPrefix("decided") ? 0 : 2))
  }

  /// Only the numbers change.
  @Test(arguments: files)
  func isParsedAndConverted(file: File) throws {
    let data = try file.data
    let parsed = try CommandRun(["parse", "--locale", file.locale] + file.options, input: data)
    #expect(Array(parsed.output.utf8) == Array(try file.replacing(file.plain).utf8))
    #expect((parsed.status, parsed.errors) == (0, ""))
    let converted = try CommandRun(
      ["convert", "--from", file.locale, "--to", file.target] + file.options, input: data)
    #expect(Array(converted.output.utf8) == Array(try file.replacing(file.converted).utf8))
    #expect((converted.status, converted.errors) == (0, ""))
    guard file.verdict.hasPrefix("decided") else { return }
    let detected = try CommandRun(
      ["convert", "--from", "auto", "--to", file.target] + file.options, input: data)
    #expect(detected.output == converted.output)
  }

  /// Without a field that exists, nothing changes at all.
  @Test(arguments: files)
  func staysByteForByte(file: File) throws {
    let data = try file.data
    for delimiter in [",", ";", "\t"] {
      let run = try CommandRun(
        ["convert", "--from", "en", "--to", "de", "--csv", "-d", delimiter, "--field", "99"]
          + ["--invalid", "ignore"], input: data)
      #expect(Data(run.output.utf8) == data)
      #expect(run.status == 0)
    }
  }

  /// A number in the locale's own form stays as it is, if the locale doesn't change.
  @Test func aConversionToTheSameLocaleChangesNothing() throws {
    let orders = Self.files[2]
    let run = try CommandRun(
      ["convert", "--from", "en", "--to", "en"] + orders.options, input: orders.data)
    #expect(Data(run.output.utf8) == (try orders.data))
  }

  // MARK: - There and back

  static let pairs = [
    ("de", "en"), ("en", "fr"), ("fr", "hi"), ("en-IN", "de-CH"), ("sv", "ar-EG"), ("fa", "es"),
    ("mr", "pt-PT"), ("pl", "he"), ("ff-Adlm", "de-AT"), ("bn", "en-US-POSIX"),
  ]

  /// A table of numbers as the first locale writes them, among fields of all kinds.
  @Test(arguments: pairs)
  func comesBackFromTheOtherLocale(first: String, second: String) throws {
    let seed: UInt64 = 1_000_003
    var random = SeededGenerator(seed: seed)
    let format = try NumberFormat(locale: first)
    let others = ["", "a", "\"a, \"\"b\"\"\"", "\"\n\"", " ", "5\"", "\"\r\n;\""]
    var table = ""
    for _ in 0..<400 {
      let digits = Int.random(in: 0...12, using: &random)
      let value = ExactDecimal(
        Int.random(in: -1...1, using: &random) * Int(pow(10, Double(digits)) - 1))
      let scale = Int.random(in: 0...4, using: &random)
      var options = format.options
      options.precision = .fractionLength(scale)
      let text = try format.with(options: options).format(value.scaledByPowerOfTen(-scale) ?? 0)
      let cells = [others.randomElement(using: &random) ?? "", "\"\(text)\"", "x"]
      table += cells.joined(separator: ",") + (Bool.random(using: &random) ? "\n" : "\r\n")
    }
    let options = ["--csv", "--field", "2"]
    let there = try CommandRun(
      ["convert", "--from", first, "--to", second] + options, input: Data(table.utf8))
    #expect(there.status == 0, "\(there.errors)")
    let back = try CommandRun(
      ["convert", "--from", second, "--to", first] + options, input: Data(there.output.utf8))
    #expect(back.status == 0, "\(back.errors)")
    let lines = zip(back.output.split(separator: "\n"), table.split(separator: "\n"))
    let different = lines.filter { !$0.utf8.elementsEqual($1.utf8) }.prefix(3)
    #expect(back.output.utf8.elementsEqual(table.utf8), "seed \(seed): \(Array(different))")
  }
}
