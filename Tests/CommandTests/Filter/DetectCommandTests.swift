import Foundation
import Testing

/// The subcommand `detect`, and the locale `auto`.
@Suite struct DetectCommandTests {
  /// Numbers, the start of the first line of the report, a piece of the rest, and the exit code.
  static let columns: [([String], String, String, Int32)] = [
    (
      ["1.234,56", "1.000"], #"decided: decimal separator ",", grouping separator ".""#, "de, es", 0
    ),
    (
      ["1,234.56", "1,000"], #"decided: decimal separator "."; the groups could be"#, "12,34,567.5",
      0
    ),
    (["12,34,567.8"], #"decided: decimal separator ".", grouping separator ",""#, "hi", 0),
    (["1234567,5"], #"decided: decimal separator ",""#, "1 234 567,5", 0),
    (
      ["1 234,5", "1\u{202F}234,5"], #"decided: decimal separator ",", grouping separator space"#,
      "fr, sv", 0
    ),
    (
      ["1’234.5", "1'234.5"], #"decided: decimal separator ".", grouping separator "'""#, "de-CH", 0
    ),
    (["1 234,5", "−1 234,5", "-1 234,5"], #"decided: decimal separator ",""#, "3 of 3", 0),
    (["٣٬١٢٣٫١٤"], #"decided: decimal separator "٫", grouping separator "٬""#, "ar", 0),
    (["5", "n/a", "1.234,5", "-"], #"decided: decimal separator ",""#, "\"n/a\" and 1 more", 0),
    // Alone, these could be both.
    (
      ["1.234"],
      #"undecided: argument 1, "1.234" is 1.234 in 1,234,567.5, and 1234 in 1.234.567,5"#, "de", 2
    ),
    (["5", "1.234"], #"undecided: argument 2, "1.234""#, "2 of 2", 2),
    (["1,234"], #"undecided: argument 1, "1,234" is 1234 in 1,234,567.5, and 1.234 in"#, "en", 2),
    (["5", "12"], "undecided: nothing tells the decimal separator", "1,234,567.5", 2),
    (["1.234,5", "1,234.5"], "mixed: no convention reads all 2 numbers", "1 of 2", 2),
    (["x", ""], "no numbers found", "argument 1, \"x\" and 1 more", 2),
  ]

  @Test(arguments: columns)
  func decidesOnlyWhatTheNumbersDecide(
    numbers: [String], verdict: String, piece: String, status: Int32
  ) throws {
    let run = try CommandRun(["detect", "--"] + numbers)
    #expect(run.output.hasPrefix(verdict), "\(run.output)")
    #expect(run.output.dropFirst(verdict.count).contains(piece), "\(run.output)")
    #expect(run.status == status)
    #expect(run.errors == "")
  }

  /// The line that rules out a convention is named with it.
  @Test func namesTheDecidingLines() throws {
    let run = try CommandRun("detect --field 1", "7\n1.000\n1.234,5\n5,5\n")
    for line in [
      "1.234.567,5  4 of 4", "1,234,567.5  2 of 4  not line 3, \"1.234,5\"",
      "1 234 567,5  2 of 4  not line 2, \"1.000\"",
    ] { #expect(run.output.contains("\n\(line)"), "\(run.output)") }
  }

  @Test func printsJSON() throws {
    struct Report: Decodable {
      struct Line: Decodable, Equatable {
        var line: Int
        var text: String
      }
      struct Convention: Decodable {
        var sample: String
        var decimalSeparator: String
        var groupingSeparator: String?
        var groupSizes: [Int]?
        var numbers: Int
        var firstUnread: Line?
        var locales: [String]
      }
      var verdict: String
      var numbers: Int
      var others: Int
      var firstOther: Line?
      var difference: Line?
      var conventions: [Convention]
    }
    func report(_ numbers: [String]) throws -> Report {
      let run = try CommandRun(["detect", "--json"] + numbers)
      return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    }
    let decided = try report(["n/a", "1,23,456.5", "5.5"])
    #expect(decided.verdict == "decided")
    #expect((decided.numbers, decided.others) == (2, 1))
    #expect(decided.firstOther == Report.Line(line: 1, text: "n/a"))
    #expect(decided.conventions[0].sample == "12,34,567.5")
    #expect(decided.conventions[0].groupSizes == [3, 2])
    #expect(decided.conventions[0].locales.contains("en-IN"))
    #expect(decided.conventions.contains { $0.firstUnread?.line == 2 && $0.numbers == 1 })
    let undecided = try report(["1.234"])
    #expect(undecided.verdict == "undecided")
    #expect(undecided.difference == Report.Line(line: 1, text: "1.234"))
    #expect(undecided.conventions.contains { $0.groupingSeparator == nil && $0.groupSizes == nil })
  }

  /// A field without an end could hide the rest of the file.
  @Test func warnsOfQuotationMarks() throws {
    let input = "1,5;\"x\n7;8\n"
    let run = try CommandRun("detect --csv -d; --field 1", input)
    #expect(run.errors.contains("warning: line 1, field 2"), "\(run.errors)")
    #expect(run.output.hasPrefix("decided"))
    let table = try CommandRun("detect --csv -d;", input)
    #expect(table.output.contains("line 1, field 2: a quotation mark opens the field"))
    #expect(table.status == 2)
  }

  @Test func readsStyles() throws {
    let run = try CommandRun("detect --style currency --currency EUR '1.234,50 €' '5,00 €'")
    #expect(run.output.hasPrefix("decided: decimal separator \",\""), "\(run.output)")
    #expect(run.output.contains("1.234.567,50 €  2 of 2"), "\(run.output)")
    let lenient = try CommandRun("detect --lenient (1.234,5)")
    #expect(lenient.status == 0, "\(lenient.output)")
  }

  // MARK: - auto

  static let automatic: [CommandCase] = [
    .init("parse --locale auto", "1.000\n1,5\n", "1000\n1.5\n"),
    .init("parse --locale auto", "\u{FEFF}1,000\r\n1.5\r\n", "\u{FEFF}1000\r\n1.5\r\n"),
    // The groups are decided only later, and none of them changes a magnitude.
    .init("parse --locale auto", "1,5\n1 000\n", "1.5\n1000\n"),
    // All conventions read the same numbers in all of the input.
    .init("parse --locale auto", "1\n22\n333\n", "1\n22\n333\n"),
    .init("parse --locale auto"),
    .init(
      "convert --from auto --to en --csv -d; --field b",
      "a;b\n1.000;1.000\n;\n2.000;\"7,25\"\n", "a;b\n1.000;1,000\n;\n2.000;\"7.25\"\n"),
    // Inputs that don't tell their convention.
    .init(
      "parse --locale auto", "1.234\n",
      errors: ["--locale auto: undecided: line 1, \"1.234\"", "write the locale", "1.234.567,5"]),
    .init(
      "parse --locale auto", "1.234,5\n1,234.5\n",
      errors: ["--locale auto: mixed", "not line 2, \"1,234.5\""]),
    .init(
      "parse --locale auto", "x\n", errors: ["--locale auto: no numbers found", "line 1, \"x\""]),
    .init(
      "format --locale auto 5", errors: ["--locale: auto is for numbers that are read"], status: 64),
  ]

  @Test(arguments: automatic)
  func readsTheConventionOfTheInputOrStops(row: CommandCase) throws { try row.check() }

  /// The sample ends before the input does.
  ///
  /// The input isn't an argument, since the log would print it.
  @Test func saysThatItReadASample() throws {
    let run = try CommandRun("parse --locale auto", String(repeating: "5\n", count: 1 << 20))
    for words in ["in a sample of the input", "nothing tells the decimal separator"] {
      #expect(run.errors.contains(words), "\(run.errors)")
    }
    #expect((run.output, run.status) == ("", 2))
  }

  /// A number that the sample didn't have is an error, not another magnitude.
  @Test func aLaterLineIsAnError() throws {
    let input = "1,5\n" + String(repeating: "7\n", count: 1 << 20) + "1,234.5\n"
    let run = try CommandRun("parse --locale auto", input)
    #expect(run.errors.contains("line \((1 << 20) + 2), column 6"), "\(run.errors)")
    #expect(run.status == 2)
  }
}
