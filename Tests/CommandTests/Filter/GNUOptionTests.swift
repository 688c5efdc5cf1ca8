import Foundation
import Testing

/// The filter options that GNU `numfmt` has too, with the same meaning.
///
/// The expected output is that of numfmt. In the C locale, neither groups digits.
@Suite struct GNUOptionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var input: String
    var options: [String]
    var output: String
    var status: Int32

    var testDescription: String { "\(input.debugDescription) \(options)" }

    init(_ input: String, _ options: [String], _ output: String, _ status: Int32 = 0) {
      self.input = input
      self.options = options
      self.output = output
      self.status = status
    }
  }

  static let rows = [
    // Fields: the default is the first; one space separates, others belong to the next field.
    Row("1000 2000\n", [], "1000 2000\n"),
    Row("007 x\n", [], "7 x\n"),
    Row("007 007 007\n", ["--field", "2"], "007   7 007\n"),
    Row("007 007 007\n", ["--field", "2-"], "007   7   7\n"),
    Row("007 007 007\n", ["--field", "-2"], "7   7 007\n"),
    Row("007 007 007\n", ["--field", "-"], "7   7   7\n"),
    Row("007 007 007\n", ["--field", "3,1"], "7 007   7\n"),
    Row("1 2 3 4 05\n", ["--field", "1-2,5"], "1 2 3 4  5\n"),
    Row("5", [], "5"),
    Row("5 \n", [], "5 \n"),
    Row("05 ", [], "5 "),
    Row("\n", ["--invalid=ignore"], "\n"),

    // A delimiter: no columns, and leading spaces are removed.
    Row("07,08,,09\n", ["-d,", "--field", "2,4"], "07,8,,9\n"),
    Row("07,08,,09\n", ["-d", ",", "--field=-2"], "7,8,,09\n"),
    Row("07,  08\n", ["-d,", "--field", "2"], "07,8\n"),
    Row("07\t08\n", ["-d\t", "--field", "2"], "07\t8\n"),
    Row("07-08\n", ["-d-", "--field", "2"], "07-8\n"),

    // The width is the field's own if spaces precede it or it isn't the first.
    Row("  0700 x\n", [], "   700 x\n"),
    Row("a   0700   b\n", ["--field=2"], "a    700   b\n"),
    Row("a   0700\n", ["--field=2", "--padding=3"], "a 700\n"),
    Row("1000\n", ["--padding=10"], "      1000\n"),
    Row("1000\n", ["--padding=-10"], "1000      \n"),
    Row("1000\n", ["--padding", "-10"], "1000      \n"),
    Row("1000 5\n", ["--padding=2"], "1000 5\n"),
    Row("1000 2000\n", ["--padding=8", "--field=-"], "    1000     2000\n"),
    Row("07,08\n", ["-d,", "--padding=4", "--field=2"], "07,   8\n"),

    // Suffixes.
    Row("05K\n", ["--suffix=K"], "5K\n"),
    Row("05\n", ["--suffix=K"], "5K\n"),
    Row("05\n", ["--suffix=K", "--padding=5"], "   5K\n"),
    Row("K\n", ["--suffix=K", "--invalid=ignore"], "K\n"),

    // Headers.
    Row("h\n05\n", ["--header"], "h\n5\n"),
    Row("h1\nh2\n05\n", ["--header=2"], "h1\nh2\n5\n"),
    Row("h\n", ["--header=5"], "h\n"),
    Row("h", ["--header"], "h"),

    // NUL.
    Row("05\u{0}06\u{0}", ["-z"], "5\u{0}6\u{0}"),
    Row("05 x\u{0}06", ["-z"], "5 x\u{0}6"),

    // Text that isn't a number.
    Row("x\n05\n", ["--invalid=fail"], "x\n5\n", 2),
    Row("x\n05\n", ["--invalid=warn"], "x\n5\n"),
    Row("x\n05\n", ["--invalid=ignore"], "x\n5\n"),
    Row("05\nx\n06\n", ["--invalid=abort"], "5\n", 2),
    Row("05\nx\n06\n", [], "5\n", 2),
    Row("05 x 06\n", ["--field=-", "--invalid=fail"], "5 x  6\n", 2),
    Row("a  xx 06\n", ["--field=2-", "--invalid=ignore"], "a  xx  6\n"),
    Row("\n05\n", ["--invalid=fail"], "\n5\n", 2),
    Row("05x\n", ["--invalid=warn"], "05x\n"),
    Row("5 \n", ["--field=-", "--invalid=fail"], "5 \n", 2),
  ]

  @Test(arguments: rows)
  func formatFilters(row: Row) throws {
    let run = try CommandRun(["format"] + row.options, input: Data(row.input.utf8))
    #expect(run.output == row.output)
    #expect(run.status == row.status)
  }

  /// Runs numfmt itself, if it's installed.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/numfmt")))
  func numfmtDoesTheSame() throws {
    var differences: [String] = []
    for row in Self.rows {
      let run = try CommandRun(
        program: ["/usr/bin/numfmt"] + row.options, input: Data(row.input.utf8),
        environment: ["LC_ALL": "C"])
      if run.output != row.output || run.status != row.status {
        differences.append("\(row.testDescription): \(run.output.debugDescription)")
      }
    }
    #expect(differences.isEmpty, "\(differences.prefix(10))")
  }

  /// Differences from numfmt.
  @Test(arguments: [
    // Tabs between fields are kept.
    Row("a\t05\n", ["--field=2"], "a\t 5\n"),
    // A suffix in the input counts for the width, so columns stay columns.
    Row("a   0700K b\n", ["--field=2", "--suffix=K"], "a    700K b\n"),
    // A line that aborts isn't written.
    Row("05\n05 x 06\n", ["--field=-"], "5\n", 2),
    // Any character is a delimiter.
    Row("07→08→09\n", ["-d→", "--field=2"], "07→8→09\n"),
    // A header keeps its terminator.
    Row("h\u{0}06\u{0}", ["-z", "--header"], "h\u{0}6\u{0}"),
    // More digits than a machine word has.
    Row(
      "12345678901234567890123456789012345678901234567890.01\n", [],
      "12345678901234567890123456789012345678901234567890.01\n"),
    Row("1e3\n", [], "1000\n"),
    Row("+5\n", [], "5\n"),
    Row(".5\n5.\n", [], "0.5\n5\n"),
    Row("-0\n-0.0\n", [], "-0\n-0\n"),
    // A missing field.
    Row("1 2\n", ["--field=3"], "", 2),
    Row("1 2\n1 2 03\n", ["--field=3", "--invalid=fail"], "1 2\n1 2  3\n", 2),
    Row("1 2\n", ["--field=3", "--invalid=ignore"], "1 2\n"),
    Row("01 2\n", ["--field=1,3", "--invalid=warn"], "1 2\n"),
    Row("1 2\n", ["--field=2-9"], "1 2\n"),
    Row("1 2\n", ["--field=3-"], "", 2),
  ])
  func differsFromNumfmt(row: Row) throws {
    let run = try CommandRun(["format"] + row.options, input: Data(row.input.utf8))
    #expect(run.output == row.output)
    #expect(run.status == row.status)
  }
}
