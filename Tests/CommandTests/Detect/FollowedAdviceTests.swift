import Foundation
import TestSupport
import Testing

/// What `detect` proposes, followed to its end on the file that caused it.
@Suite struct FollowedAdviceTests {
  struct Report: Decodable {
    struct Choice: Decodable {
      var `if`: String
      var command: String
    }
    var command: String?
    var choices: [Choice]?
    var reason: String?
  }

  static func report(
    _ input: Data, _ options: String = ""
  ) throws -> (Report, CommandRun) {
    let run = try CommandRun(CommandRun.words(of: "detect --json \(options)"), input: input)
    return (try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)), run)
  }

  static func follow(_ command: String, _ input: Data) throws -> CommandRun {
    let folder = Repository.command.deletingLastPathComponent().path
    return try CommandRun(
      program: ["/bin/sh", "-c", command], input: input,
      environment: ["PATH": "\(folder):/usr/bin:/bin"])
  }

  @Test(
    arguments: FollowedFile.all + FollowedFile.headers + FollowedFile.forms
      + FollowedFile.readings + FollowedFile.shapes)
  func isRight(file: FollowedFile) throws {
    let input = file.data
    let text = try CommandRun(["detect"], input: input)
    for words in file.words { #expect(text.output.contains(words), "\(text.output)") }
    #expect(text.status == file.status, "\(text.output)")
    let (report, _) = try Self.report(input)
    #expect((report.command == nil) == (file.converted == nil), "\(text.output)")
    if let command = report.command, let converted = file.converted {
      let run = try Self.follow(command, input)
      #expect(run.data == file.bytes(converted), "\(command): \(run.output)")
      #expect(run.errors.isEmpty == file.errors.isEmpty, "\(run.errors)")
      #expect(file.errors.isEmpty || run.errors.contains(file.errors), "\(run.errors)")
      #expect(run.status == 0)
    }
    for (words, converted) in file.choices {
      guard let choice = report.choices?.first(where: { $0.if.hasPrefix(words) }) else {
        Issue.record("\(words): \(text.output)")
        continue
      }
      let run = try Self.follow(choice.command, input)
      #expect(run.data == file.bytes(converted), "\(choice.command): \(run.output)")
    }
  }

  /// A table, the start of a choice that asks `detect` again, and what comes of its command.
  static let secondLooks: [(String, String, String)] = [
    (
      "a;b\nx;17,50 kr\ny;4.200,00 kr\n", "if \"kr\" in field 2", "a;b\nx;17.50\ny;4200.00\n"
    ),
    (
      "a;b\nx;Rs.17.50\ny;Rs. 4,200.00\nz;-\n", "if \"Rs.\" in field 2",
      "a;b\nx;17.50\ny;4200.00\nz;-\n"
    ),
    (
      "Konto;7 A\nBank;B 4\nVon;x\nBis;y\nTag;Text;Summe\n03.02.2024;a;-7.50\n04.02.2024;b;"
        + "7’234.00\nPosten;2\n", "if the table begins in line 5",
      "Konto;7 A\nBank;B 4\nVon;x\nBis;y\nTag;Text;Summe\n03.02.2024;a;-7.50\n04.02.2024;b;"
        + "7234.00\nPosten;2\n"
    ),
    // Signs stand before the symbol, and symbols on both sides.
    (
      "a;b\nx;−kr 1 250,00\ny;kr 42 815,33\n", "if \"kr\" in field 2",
      "a;b\nx;-1250.00\ny;42815.33\n"
    ),
    (
      "a;b\nx;kr 17,50\ny;4.200,00\u{A0}kr\nz;(2,50 kr)\n", "if \"kr\" in field 2",
      "a;b\nx;17.50\ny;4200.00\nz;-2.50\n"
    ),
    // A sign before the symbol is one, and the other column has the signs of another amount.
    (
      "a;b;c\nx;-kr 1.250,00;D\ny;kr 2,50;C\nz;kr 7,50;C\n", "if \"kr\" in field 2",
      "a;b;c\nx;-1250.00;D\ny;2.50;C\nz;7.50;C\n"
    ),
    ("a;b\nx;17,5 руб.\ny;4,25 руб.\n", "if \"руб.\" in field 2", "a;b\nx;17.5\ny;4.25\n"),
    // The flags of statistics, in all columns at once.
    (
      "a;b;c\nx;:;79,7\ny;83,1 b;82,1 p\nz;83,0e;1.234,5\n",
      "if \"b\" and \"e\" and \"p\" in fields 2, 3",
      "a;b;c\nx;:;79.7\ny;83.1;82.1\nz;83.0;1234.5\n"
    ),
    (
      "a;b\nx;0.234***\ny;0.5\nz;2.25*\n", "if \"*\" and \"***\" in",
      "a;b\nx;0.234\ny;0.5\nz;2.25\n"
    ),
    ("a;b\nx;17,50元\ny;4.200,00元\n", "if \"元\" in field 2", "a;b\nx;17.50\ny;4200.00\n"),
  ]

  @Test func secondLooksDecide() throws {
    for (text, words, converted) in Self.secondLooks {
      let input = Data(text.utf8)
      let (report, run) = try Self.report(input)
      guard let choice = report.choices?.first(where: { $0.if.hasPrefix(words) }) else {
        // The symbol is read as the currency that it is.
        let command = try #require(report.command, "\(words): \(run.output)")
        #expect(try Self.follow(command, input).output == converted, "\(command)")
        continue
      }
      #expect(run.status == 2)
      let next = try Self.follow("\(choice.command) --json", input)
      let second = try JSONDecoder().decode(Report.self, from: next.data)
      let command = try #require(second.command, "\(next.output)")
      #expect(next.status == 0, "\(next.output)")
      #expect(try Self.follow(command, input).output == converted, "\(command)")
    }
  }

  /// The commas of lines that two delimiters divide, with each answer.
  @Test func answersDecide() throws {
    let input = Data("Ulm 7,5\nJena 2,5\n".utf8)
    let (report, run) = try Self.report(input, "-d ' '")
    #expect(run.status == 0, "\(run.output)")
    let command = try #require(report.command)
    #expect(try Self.follow(command, input).output == "Ulm 7.5\nJena 2.5\n", "\(command)")
    #expect(try Self.report(input, "-d ,").1.output.contains("Jena 2"))
  }

  /// Texts of a currency that the options name, and the locale of the command.
  ///
  /// Few locales write a sign where these texts have it, and known ones read it leniently.
  static let signedTexts = [
    ("17,50 €", "de"), ("17,50€", "de --lenient"), ("€17,50", "de --lenient"),
    ("17.50 €", "en --lenient"), ("€17.50", "en"), ("17,50 EUR", "de --lenient"),
    ("EUR 1.234,50", "de --lenient"), ("1\u{A0}234,50 €", "fr"),
  ]

  @Test func theLocaleIsTheLikeliest() throws {
    for (text, locale) in Self.signedTexts {
      let table = Data("a;b\nx;\(text)\ny;\(text)\n".utf8)
      let command = try #require(try Self.report(table, "--currency EUR").0.command)
      #expect(
        command.hasPrefix("numfmt-live parse --locale \(locale) --csv"), "\(text): \(command)")
      #expect(try Self.follow(command, table).status == 0, "\(command)")
      let lines = Data("\(text)\n\(text)\n".utf8)
      let other = try #require(try Self.report(lines, "--lines --currency EUR").0.command)
      #expect(
        other.hasPrefix("numfmt-live parse --locale \(locale) --currency"), "\(text): \(other)")
      #expect(try Self.follow(other, lines).status == 0, "\(other)")
    }
  }

  /// Numbers after the sample can have groups, which only other conventions write as the sample is.
  @Test func readsOtherGroupsAfterTheSample() throws {
    let start = "a;b\n" + String(repeating: "some words;17.50 €\n", count: 60_000)
    for (number, value) in [("1,234.50 €", "1234.50"), ("1’234.50 €", "1234.50")] {
      let run = try CommandRun(
        "parse --locale auto --csv --field auto --currency EUR", start + "x;\(number)\n")
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.hasSuffix("\nx;\(value)\n"), "\(run.output.suffix(40))")
    }
    let other = try CommandRun(
      "parse --locale auto --csv --field auto --currency EUR", start + "x;1.234,50 €\n")
    #expect(other.status == 2)
    #expect(other.errors.contains("line 60002"), "\(other.errors)")
  }

  /// A style that the user asks for leaves the columns without its sign.
  @Test func aStyleLeavesOtherColumns() throws {
    let input = Data("name,rate,price\nA,7.5%,1234.50\nB,6.25%,2150.25\n".utf8)
    let (report, run) = try Self.report(input, "--style percent")
    #expect(run.output.contains("without the sign of the style"), "\(run.output)")
    #expect(run.status == 2)
    let command = try #require(report.command)
    let converted = "name,rate,price\nA,0.075,1234.50\nB,0.0625,2150.25\n"
    #expect(try Self.follow(command, input).output == converted, "\(command)")
    let automatic = try CommandRun(
      ["parse", "--locale", "auto", "--csv", "--field", "auto", "--style", "percent"], input: input)
    #expect(automatic.output == converted)
    #expect(automatic.errors.contains("\"price\" stays as it is"), "\(automatic.errors)")
    #expect(automatic.status == 2)
  }

  /// Numbers that no convention reads all of are named with their lines.
  @Test func mixedColumnsNameLines() throws {
    let run = try CommandRun("detect", "a;b\nx;0.07\ny;100,02\nz;2.50\n")
    #expect(run.output.contains("mixed: no convention reads all 3 numbers; line 3, \"100,02\""))
    #expect(run.status == 2)
  }

  /// Codes and texts with whole numbers aren't numbers with a unit.
  @Test func codesHaveNoUnit() throws {
    for text in [
      "a;b\nx;A17\ny;A42\n", "a;b\nx;17 kg\ny;4,5 cm\n", "a;b\nx;Gate 4\ny;Gate 17\n",
      "a;b\nx;ORDER 4-17\ny;ORDER 8-42\n", "a;b\nx;v. 04.05.2021\ny;v. 06.07.2022\n",
    ] {
      let (report, run) = try Self.report(Data(text.utf8))
      #expect(report.choices?.contains { $0.if.contains("unit") } == false, "\(run.output)")
    }
  }

  /// Bytes that aren't a table, the advice, and a command that it names.
  static let forms: [(String, [UInt8], String, String?)] = [
    ("CR alone", Array("a;b\r7,5;x\r".utf8), "CR alone", #"tr '\r' '\n'"#),
    ("CR alone and a final LF", Array("a;b\r7,5;x\r2,5;y\r\n".utf8), "CR alone", #"tr '\r' '\n'"#),
    ("CR CR LF", Array("a;b\r\r\n7,5;x\r\r\n2,5;y\r\r\n".utf8), "CR CR LF", #"tr -d '\r'"#),
    (
      "UTF-16 without a mark", "a;b\n7,5;x\n2,5;y\n".utf8.flatMap { [$0, 0] }, "UTF-16",
      nil
    ),
    ("a workbook", [0x50, 0x4B, 3, 4, 20, 0], "Excel workbook", nil),
    ("an old workbook", [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1], "Excel workbook", nil),
    ("compressed", [0x1F, 0x8B, 8, 0], "gunzip", nil),
    ("JSON Lines", Array("{ \"a\": 1.5 }\n{ \"a\": 2.5 }\n".utf8), "JSON", nil),
    ("a JSON array", Array("[\n  1.5,\n  2.5\n]\n".utf8), "JSON", nil),
  ]

  @Test(arguments: forms)
  func saysWhatAFileIs(name: String, bytes: [UInt8], words: String, command: String?) throws {
    let (report, run) = try Self.report(Data(bytes))
    #expect(report.reason?.contains(words) == true, "\(run.output)")
    #expect(run.status == 2)
    let delimited = try Self.report(Data(bytes), "-d ;")
    #expect(delimited.0.reason?.contains(words) == true, "\(delimited.1.output)")
    guard let command else { return }
    #expect(report.reason?.hasSuffix(command) == true, "\(run.output)")
    let next = try Self.follow("\(command) | numfmt-live detect --json", Data(bytes))
    #expect(next.status == 0, "\(next.output)")
  }

  /// Numbers with bytes of an older encoding, and the command for it.
  @Test(arguments: [0xA0, 0x92, 0x80, 0xCA] as [UInt8])
  func namesTheLikelyEncoding(byte: UInt8) throws {
    let number =
      byte == 0x80 ? Array("2.234,56 ".utf8) + [byte] : [0x32, byte] + Array("234,56".utf8)
    let input = Data(Array("Tag;Summe\n1;".utf8) + number + Array("\n2;-500,00\n".utf8))
    let (report, run) = try Self.report(input)
    let choice = report.choices?.first { $0.if.hasPrefix("if the text is in") }
    #expect(run.status == 2)
    let command = try #require(choice?.command)
    guard byte != 0x92 else { return }
    #expect(try Self.follow(command, input).status == 0, "\(command)")
    let parsed = try CommandRun(
      ["parse", "--locale", "de", "--csv", "--field", "2", "--header"], input: input)
    #expect(parsed.errors.contains("add --encoding"), "\(parsed.errors)")
  }

  /// Text in an encoding of China, with the number of a card in parentheses: no command has U+FFFD.
  @Test func writesNoBytesThatAreNotUTF8() throws {
    let file = Repository.path("Fixtures/tables/chinese-cards-gb18030.csv")
    let input = try Data(contentsOf: URL(filePath: file))
    let (report, run) = try Self.report(input)
    #expect(run.status == 0, "\(run.output)")
    let command = try #require(report.command)
    let commands = [command] + (report.choices ?? []).map(\.command)
    #expect(!commands.contains { $0.contains("\u{FFFD}") }, "\(commands)")
    #expect(try Self.follow(command, input).data == input)
  }

  /// Commands that would convert a part, or something else, and their errors.
  static let errors: [CommandCase] = [
    .init(
      "parse --locale de -d ; --field 1-2", "1,5;2\r2,5;3\r",
      errors: ["line 1, column 6", "a carriage return that doesn't end the line"]),
    .init(
      "parse --locale de --csv -d ; --field 1", "1,5;2\r\r\n", errors: ["a carriage return", "tr"]),
    .init(
      "convert --from fr --to en -d ;", "01234567;22/01/2022;-7,00\n",
      errors: ["the input has 3 fields", "2 \"22/01/2022\"", "numfmt-live detect"], status: 64),
    .init(
      "convert --from de --to en --csv --header", "\"Konto\";\"Summe\"\n\"1234567\";\"-2,50\"\n",
      errors: ["the input has 2 fields", "numfmt-live detect"], status: 64),
    .init(
      "convert --from de --to en --csv --field auto", "a;b\nx;1.500\ny;2.250\nz;12.5\n",
      errors: ["\"12.5\" is one in", "such as en"]),
    .init(
      "parse --locale de --csv -d ; --field 1 --sign-field 2:S=-,H=+ --invalid warn",
      "1,5;S\n2,5;H\n-3,5;S\n4,5;X\n5,5;\n", "-1.5;S\n2.5;H\n-3,5;S\n4,5;X\n5,5;\n",
      errors: ["line 3", "both have a sign", "line 4", "field 2 has none of the signs"], status: 0),
    .init(
      "parse --locale de --sign-field 2:S=-", errors: ["--sign-field is for fields"], status: 64),
    .init(
      "convert --from en --to fr --csv --field auto", "a;b\nx;1.500\ny;2.250\nz;12.5\n",
      "a;b\nx;1,500\ny;2,250\nz;12,5\n"),
    .init(
      "parse --locale de --csv --field auto", "a;b\nx;1.500\ny;12,5\n", "a;b\nx;1500\ny;12.5\n"),
    // The marks are characters of the numbers for both the detection and the conversion.
    .init(
      "parse --locale de -d ; --field auto", "a;b\n\"1,5\";1,5\n\"2,5\";2,5\n",
      "a;b\n\"1,5\";1.5\n\"2,5\";2.5\n"),
    .init(
      "parse --locale auto --csv --field auto", "a;b\nx;+1,50\ny;-2,50\n",
      errors: ["stays as it is; it needs --lenient", "add --lenient"]),
    // Only a few locales write so, and words with digits aren't money.
    .init(
      "parse --locale auto --csv --field auto --currency EUR",
      "a;b\nOrt 17;EUR\u{A0}1.234.567,50\nUlm;EUR\u{A0}-25,50\n",
      "a;b\nOrt 17;1234567.50\nUlm;-25.50\n"),
    .init(
      "parse --locale auto --csv --field auto --currency SEK --lenient",
      "a;b\nOrt 17;1 234,50 kr\nUlm;-2,25 kr\n", "a;b\nOrt 17;1234.50\nUlm;-2.25\n"),
    // Only the columns with the sign of the style are converted.
    .init(
      "parse --locale auto --csv --field auto --currency EUR --lenient",
      "a;b;c;d\nx;€ 1.234,50;7,5 %;$2,50\ny;-2,25 €;8,5 %;$3,50\n",
      "a;b;c;d\nx;1234.50;7,5 %;$2,50\ny;-2.25;8,5 %;$3,50\n",
      errors: ["field 3, \"c\" stays as it is", "field 4, \"d\" stays as it is"]),
    .init(
      "parse --locale auto --csv --field auto --currency EUR --lenient",
      "a;b;c\nx;€ 1.234,50;7,50\ny;-2,25 €;8,50\n", "a;b;c\nx;1234.50;7,50\ny;-2.25;8,50\n",
      errors: ["field 3, \"c\" stays as it is; 2 numbers without the sign of the style"]),
    .init(
      "parse --locale auto --csv --field auto", "a;b;c\nx;1,50;7.234\ny;2,50;8.500\n",
      "a;b;c\nx;1.50;7.234\ny;2.50;8.500\n", errors: ["field 3, \"c\" stays as it is; undecided"]),
    .init(
      "parse --locale auto --csv --field auto --header 0", "2019;2020\n1,5;2,5\n",
      "2019;2020\n1.5;2.5\n"),
    // A plain number keeps a year as it is, and other numbers don't.
    .init(
      "parse --locale auto --csv --field auto", "2019;2020\n1,5;2,5\n", "2019;2020\n1.5;2.5\n"),
    .init(
      "convert --from de --to en --csv --field auto", "2019;2020\n1,5;2,5\n",
      errors: ["write --header 1 or --header 0"]),
    .init(
      "parse --locale auto --csv --field auto --suffix €", "2019;2020\n1,5;2,5\n",
      errors: ["write --header 1 or --header 0"]),
    .init(
      "parse --locale auto --csv --field auto --json", "2019;2020\n1,5;2,5\n",
      errors: ["write --header 1 or --header 0"]),
  ]

  @Test(arguments: errors)
  func isAnErrorOrRight(row: CommandCase) throws { try row.check() }
}
