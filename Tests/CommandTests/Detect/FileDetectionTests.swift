import Foundation
import TestSupport
import Testing

/// Files without a description: `detect` without options, `--csv` without a delimiter, and the
/// fields `auto`.
@Suite struct FileDetectionTests {
  private struct Report: Decodable {
    struct Column: Decodable {
      var verdict: String
      var name: String?
    }
    var kind: String?
    var verdict: String
    var delimiter: String?
    var skip: Int?
    var header: Bool?
    var lineEnd: String?
    var byteOrderMark: Bool?
    var columns: [Column]?
    var command: String?
    var reason: String?
  }

  private func report(_ input: Data, _ options: String = "") throws -> (Report, Int32) {
    let run = try CommandRun(CommandRun.words(of: "detect --json \(options)"), input: input)
    #expect(run.errors == "")
    return (try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)), run.status)
  }

  /// Runs a command line of the report in a shell, in which `numfmt-live` is the command.
  private func run(_ command: String, input: Data) throws -> CommandRun {
    let folder = Repository.command.deletingLastPathComponent().path
    return try CommandRun(
      program: ["/bin/sh", "-c", command], input: input,
      environment: ["PATH": "\(folder):/usr/bin:/bin"])
  }

  /// The form, the columns, and the command are right; the command runs; its conversion there and
  /// back changes no byte; and `auto` converts the same fields.
  @Test(arguments: SniffedFile.all)
  func isDescribedAndConverted(file: SniffedFile) throws {
    let (report, status) = try report(file.data)
    #expect(report.kind == "table")
    #expect(report.delimiter == file.delimiter)
    #expect(report.skip == file.skip)
    #expect(report.header == file.hasHeader)
    #expect(report.columns?.map(\.verdict) == file.columns)
    #expect(report.lineEnd == (file.text.contains("\r\n") ? "CR LF" : "LF"))
    #expect(report.byteOrderMark == (file.text.unicodeScalars.first == "\u{FEFF}"))
    #expect(status == (file.isDecided ? 0 : 2))
    #expect((report.verdict == "decided") == file.isDecided)
    let steps = report.command?.components(separatedBy: " | ") ?? []
    #expect(steps.count == file.locales.count)
    let expected = file.options.map {
      "numfmt-live parse --locale \(file.locales[0]) \(file.reading)--csv \($0)"
    }
    #expect(steps.first == expected)
    var parsed: CommandRun?
    if let command = report.command {
      parsed = try run(command, input: file.data)
      #expect(parsed?.status == 0)
      #expect(
        parsed?.errors == "" || command.contains("--missing")
          || command.contains("--invalid warn"))
    }
    if file.comesBack { try comesBack(file, steps) }
    try takesTheDecidedFields(file, parsed)
  }

  private func comesBack(_ file: SniffedFile, _ steps: [String]) throws {
    var data = file.data
    var back: [String] = []
    for (step, locale) in zip(steps, file.locales) {
      func convert(_ source: String, _ target: String) -> String {
        step.replacing(
          "parse --locale \(locale)", with: "convert --from \(source) --to \(target)")
      }
      let run = try run(convert(locale, file.target), input: data)
      #expect(run.status == 0, "\(run.errors)")
      data = Data(run.output.utf8)
      back.insert(convert(file.target, locale), at: 0)
    }
    #expect(steps.isEmpty || data != file.data)
    for step in back { data = Data(try run(step, input: data).output.utf8) }
    #expect(String(decoding: data, as: UTF8.self) == file.text)
    #expect(data == file.data)
  }

  private func takesTheDecidedFields(_ file: SniffedFile, _ parsed: CommandRun?) throws {
    let run = try CommandRun(
      ["parse", "--csv", "--locale", "auto", "--fields", "auto", "--invalid", "warn"],
      input: file.data)
    guard let parsed, file.locales.count == 1, file.isReadByAuto else {
      #expect((run.status, run.output) == (2, ""))
      #expect(run.errors.contains("--field auto: "), "\(run.errors)")
      return
    }
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == parsed.output)
    for (index, verdict) in file.columns.enumerated() {
      let warning = "warning: --field auto: field \(index + 1)"
      #expect(run.errors.contains(warning) == (verdict == "undecided"), "\(run.errors)")
    }
  }

  /// The report says what a reader needs, and ends with the command.
  @Test func printsText() throws {
    let run = try CommandRun(["detect"], input: SniffedFile.all[0].data)
    let lines = [
      "table: delimiter \";\", quotation mark \", header in line 5, after 4 lines to skip, "
        + "lines end in LF; 2 records of 7 fields",
      "field 1      Buchungstag    dates or times, such as \"01.02.2024\"",
      "field 2      Empfänger      text, such as \"Müller, Hans\"",
      "field 3      IBAN           IBANs, such as \"DE89370400440532013000\"",
      "fields 4, 5  Betrag, Saldo  decided: decimal separator \",\" (line 6, \"-1.200,00\"); "
        + "4 numbers, written like 1.234.567,5",
      "field 6      PLZ            codes with leading zeros, such as \"01067\"",
      "field 7      Anzahl         2 numbers, the same in all conventions",
      "to convert the decided fields to plain numbers, for programs:",
      "  numfmt-live parse --locale de --csv -d ';' --skip 4 --field Betrag,Saldo",
      "for people: convert --from instead of parse --locale, and --to their locale",
    ]
    #expect(run.output.split(separator: "\n").map(String.init) == lines)
  }

  // MARK: - Doubts

  /// Inputs that aren't surely one thing, and what the error says.
  static let doubts: [(String, String)] = [
    ("1,5\n2,7\n", "each line can be a number, or 2 fields; write -d , or --lines"),
    ("a,b;c\nd,e;f\n", "\",\" and \";\" divide all lines alike; write -d , or -d ';'"),
    ("{\"a\": 1.5, \"b\": 2}\n{\"a\": 2.5, \"b\": 3}\n", "the input is JSON"),
    ("a\0b\n", "the input has NUL bytes"),
    ("a,b\r1.5,2\r", "the lines end in CR alone"),
  ]

  @Test(arguments: doubts)
  func staysUndecided(text: String, words: String) throws {
    let (report, status) = try report(Data(text.utf8))
    #expect(report.kind == nil)
    #expect(report.reason?.contains(words) == true, "\(report)")
    #expect(status == 2)
  }

  @Test func seesUTF16() throws {
    let data = try #require("a;b\n1,5;2\n".data(using: .utf16))
    #expect(try report(data).0.reason?.contains("add --encoding utf-16le") == true)
    let run = try CommandRun(["parse", "--csv", "--locale", "de"], input: data)
    #expect(run.errors.contains("UTF-16"), "\(run.errors)")
    #expect((run.status, run.output) == (64, ""))
  }

  /// Lines aren't a table, whatever the separators of their numbers are.
  @Test func readsLines() throws {
    for (text, locale, options) in [
      ("1.234,5\n7\n1,05\n", "de", ""), ("amount\r\n1,234.5\r\n7\r\n", "en", " --header 1"),
      ("1\u{202F}234,5\n7\n\n", "fr", " --invalid warn"),
    ] {
      let (report, status) = try report(Data(text.utf8))
      #expect((report.kind, status) == ("lines", 0))
      #expect(report.command == "numfmt-live parse --locale \(locale)\(options)")
      if let command = report.command {
        #expect(try run(command, input: Data(text.utf8)).status == 0)
      }
    }
    #expect(try report(Data("1,5\n2,7\n".utf8), "--lines").0.verdict == "decided")
    // A table of one field has a delimiter that isn't in it. Commas that divide numbers without a
    // name can be such.
    let asked = try CommandRun(
      ["parse", "--csv", "--field", "auto"], input: Data("1.234,5\n5,6\n".utf8))
    #expect(asked.errors.hasSuffix("write -d , or -d ';'\n"), "\(asked.errors)")
    #expect((asked.status, asked.output) == (64, ""))
    for text in [
      "Amount\n12 942,35\n7,50\n", "\"Amount, EUR\"\n12 942,35\n7,50\n",
      "Amount\n12 942,35\nopen\n7,50\n8,25\n9,10\n",
    ] {
      let table = try report(Data(text.utf8), "--csv").0
      #expect(table.delimiter == ";" && table.columns?.count == 1, "\(table)")
    }
    // Nor are ragged records.
    let ragged = try report(Data("a,b,c\n7,8,x\n7,5\n2\n3,4,y\n".utf8), "--lines")
    #expect((ragged.0.kind, ragged.0.verdict, ragged.1) == ("lines", "undecided", 2))
    #expect(ragged.0.command == nil)
  }

  /// The command has the options that read the numbers.
  @Test func keepsTheOptionsThatRead() throws {
    let input = Data("id;m\n1;1.234,50 EUR S\n2;7,00 EUR H\n".utf8)
    let (report, status) = try report(input, "--sign-suffix S=-,H=+ --strip-suffix ' EUR'")
    let command = try #require(report.command)
    #expect(
      command
        == "numfmt-live parse --locale de --csv -d ';' --field m "
        + "--strip-suffix ' EUR' --sign-suffix S=-,H=+")
    #expect(status == 0)
    #expect(try run(command, input: input).output == "id;m\n1;-1234.50\n2;7.00\n")
    let percent = Data("n;p\na;12,5 %\nb;7 %\n".utf8)
    let style = try #require(try self.report(percent, "--style percent").0.command)
    #expect(try run(style, input: percent).output == "n;p\na;0.125\nb;0.07\n")
  }

  // MARK: - A delimiter that isn't given

  static let undelimited: [CommandCase] = [
    .init("parse --locale de --csv --field 2", "a;1,5\nb;2,5\n", "a;1.5\nb;2.5\n"),
    .init(
      "parse --locale de --csv --field b", "a\tb\nx\t1,5\n", "a\tb\nx\t1.5\n"),
    .init(
      "parse --locale de --csv --header 3 --field b", "t, u, v\n\na|b\nx|1,5\n",
      "t, u, v\n\na|b\nx|1.5\n"),
    .init(
      "parse --locale de --csv --skip 2 --field b", "\"t\n\na|b\nx|1,5\n",
      "\"t\n\na|b\nx|1.5\n"),
    .init(
      "parse --locale de --csv", "1,5\n", errors: ["error: the input has 2 fields"], status: 64),
    .init("parse --locale de --csv"),
    .init("parse --locale de --csv", "\"1,5\"\n", "\"1.5\"\n"),
    .init("parse --locale de --csv --header", "n\n\"1,5\"\n", "n\n\"1.5\"\n"),
    .init(
      "parse --locale de --csv --field 2", "a,b;c\nd,e;f\n",
      errors: ["error: --csv: \",\" and \";\" divide all lines alike; write -d , or -d ';'\n"],
      status: 64),
    .init(
      "parse --locale de --csv --field auto", "a;b\n1,50;S\n2,50;H\n3,50;S\n",
      errors: [
        "warning: --field auto: field 1, \"a\" stays as it is; it needs --sign-field 2:S=-,H=+\n",
        "error: --field auto: no field is read without another option; add --sign-field 2:S=-,H=+\n",
      ], status: 2),
    .init(
      "parse --locale de --csv --field auto --sign-field 2:S=-,H=+",
      "a;b\n1,50;S\n2,50;H\n3,50;S\n", "a;b\n-1.50;S\n2.50;H\n-3.50;S\n"),
    .init(
      "parse --locale de --csv --field auto", "a;b;c\n1,50;S;8,50\n2,50;H;9,50\n3,50;S;7,50\n",
      errors: [
        "it needs --field 1 --sign-field 2:S=-,H=+\n", "detect has a command for each field",
      ],
      status: 2),
    .init(
      "parse -d ; --field auto", "1;2\0\n",
      errors: ["error: --field auto: the input has NUL bytes, so it isn't text\n"], status: 64),
    .init(
      "parse --field auto", errors: ["--field auto is for tables on standard input"], status: 64),
    .init(
      "parse --csv --field auto 5", errors: ["--field auto is for tables on standard input"],
      status: 64),
  ]

  @Test(arguments: undelimited)
  func findsTheDelimiterOrSaysThatItCannot(row: CommandCase) throws { try row.check() }

  /// The form depends on the bytes, not on the pieces that they come in.
  @Test func tenLinesAreEnough() throws {
    let start = String(repeating: "x;1,5\n", count: 10)
    let rest = String(repeating: "y,1;2\n", count: 1 << 14)
    let whole = try CommandRun("parse --locale de --csv --field 2", start + rest)
    #expect(whole.status == 0, "\(whole.errors)")
    #expect(whole.output.hasPrefix("x;1.5\n"))
    let run = try CommandRun(
      script: """
        { printf 'x;1,5\\n%.0s' 1 2 3 4 5 6 7 8 9 10 11; } | "$0" parse --locale de --csv --field 2
        """)
    #expect(run.output == String(repeating: "x;1.5\n", count: 11))
  }
}
