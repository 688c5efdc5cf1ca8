import Foundation
import TestSupport
import Testing

/// The filter options that GNU `numfmt` has too, with the same meaning.
///
/// The expected output is that of numfmt. In the C locale, neither groups digits.
@Suite struct GNUOptionTests {
  static let rows: [CommandCase] = [
    // Fields: the default is the first; one space separates, others belong to the next field.
    .init("format", "1000 2000\n", "1000 2000\n"),
    .init("format", "007 x\n", "7 x\n"),
    .init("format --field 2", "007 007 007\n", "007   7 007\n"),
    .init("format --field 2-", "007 007 007\n", "007   7   7\n"),
    .init("format --field -2", "007 007 007\n", "7   7 007\n"),
    .init("format --field -", "007 007 007\n", "7   7   7\n"),
    .init("format --field 3,1", "007 007 007\n", "7 007   7\n"),
    .init("format --field 1-2,5", "1 2 3 4 05\n", "1 2 3 4  5\n"),
    .init("format", "5", "5"),
    .init("format", "5 \n", "5 \n"),
    .init("format", "05 ", "5 "),
    .init("format --invalid=ignore", "\n", "\n"),

    // A delimiter: no columns, and leading spaces are removed.
    .init("format -d, --field 2,4", "07,08,,09\n", "07,8,,9\n"),
    .init("format -d , --field=-2", "07,08,,09\n", "7,8,,09\n"),
    .init("format -d, --field 2", "07,  08\n", "07,8\n"),
    .init("format -d\t --field 2", "07\t08\n", "07\t8\n"),
    .init("format -d- --field 2", "07-08\n", "07-8\n"),

    // The width is the field's own if spaces precede it or it isn't the first.
    .init("format", "  0700 x\n", "   700 x\n"),
    .init("format --field=2", "a   0700   b\n", "a    700   b\n"),
    .init("format --field=2 --padding=3", "a   0700\n", "a 700\n"),
    .init("format --padding=10", "1000\n", "      1000\n"),
    .init("format --padding=-10", "1000\n", "1000      \n"),
    .init("format --padding -10", "1000\n", "1000      \n"),
    .init("format --padding=2", "1000 5\n", "1000 5\n"),
    .init("format --padding=8 --field=-", "1000 2000\n", "    1000     2000\n"),
    .init("format -d, --padding=4 --field=2", "07,08\n", "07,   8\n"),

    // Suffixes.
    .init("format --suffix=K", "05K\n", "5K\n"),
    .init("format --suffix=K", "05\n", "5K\n"),
    .init("format --suffix=K --padding=5", "05\n", "   5K\n"),
    .init("format --suffix=K --invalid=ignore", "K\n", "K\n"),

    // Headers.
    .init("format --header", "h\n05\n", "h\n5\n"),
    .init("format --header=2", "h1\nh2\n05\n", "h1\nh2\n5\n"),
    .init("format --header=5", "h\n", "h\n"),
    .init("format --header", "h", "h"),

    // NUL.
    .init("format -z", "05\u{0}06\u{0}", "5\u{0}6\u{0}"),
    .init("format -z", "05 x\u{0}06", "5 x\u{0}6"),

    // Text that isn't a number.
    .init("format --invalid=fail", "x\n05\n", "x\n5\n", status: 2),
    .init("format --invalid=warn", "x\n05\n", "x\n5\n"),
    .init("format --invalid=ignore", "x\n05\n", "x\n5\n"),
    .init("format --invalid=abort", "05\nx\n06\n", "5\n", status: 2),
    .init("format", "05\nx\n06\n", "5\n", status: 2),
    .init("format --field=- --invalid=fail", "05 x 06\n", "5 x  6\n", status: 2),
    .init("format --field=2- --invalid=ignore", "a  xx 06\n", "a  xx  6\n"),
    .init("format --invalid=fail", "\n05\n", "\n5\n", status: 2),
    .init("format --invalid=warn", "05x\n", "05x\n"),
    .init("format --field=- --invalid=fail", "5 \n", "5 \n", status: 2),
  ]

  @Test(arguments: rows)
  func formatFilters(row: CommandCase) throws {
    let run = try CommandRun(row.line, row.input)
    #expect((run.output, run.status) == (row.output, row.status))
  }

  /// Runs numfmt itself, if it's installed.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/numfmt")))
  func numfmtDoesTheSame() throws {
    var failures = Failures()
    for row in Self.rows {
      let run = try CommandRun(
        program: ["/usr/bin/numfmt"] + CommandRun.words(of: row.line).dropFirst(),
        input: Data(row.input.utf8), environment: ["LC_ALL": "C"])
      failures.expect(
        (run.output, run.status) == (row.output, row.status),
        "\(row.testDescription): \(run.output.debugDescription)")
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// Differences from numfmt.
  static let differences: [CommandCase] = [
    // Tabs between fields are kept.
    .init("format --field=2", "a\t05\n", "a\t 5\n"),
    // A suffix in the input counts for the width, so columns stay columns.
    .init("format --field=2 --suffix=K", "a   0700K b\n", "a    700K b\n"),
    // A line that aborts isn't written.
    .init("format --field=-", "05\n05 x 06\n", "5\n", status: 2),
    // Any character is a delimiter.
    .init("format -d→ --field=2", "07→08→09\n", "07→8→09\n"),
    // A header keeps its terminator.
    .init("format -z --header", "h\u{0}06\u{0}", "h\u{0}6\u{0}"),
    // More digits than a machine word has.
    .init(
      "format", "12345678901234567890123456789012345678901234567890.01\n",
      "12345678901234567890123456789012345678901234567890.01\n"),
    .init("format", "1e3\n", "1000\n"),
    .init("format", "+5\n", "5\n"),
    .init("format", ".5\n5.\n", "0.5\n5\n"),
    .init("format", "-0\n-0.0\n", "-0\n-0\n"),
    // A missing field.
    .init("format --field=3", "1 2\n", "", status: 2),
    .init("format --field=3 --invalid=fail", "1 2\n1 2 03\n", "1 2\n1 2  3\n", status: 2),
    .init("format --field=3 --invalid=ignore", "1 2\n", "1 2\n"),
    .init("format --field=1,3 --invalid=warn", "01 2\n", "1 2\n"),
    .init("format --field=2-9", "1 2\n", "1 2\n"),
    .init("format --field=3-", "1 2\n", "", status: 2),
  ]

  @Test(arguments: differences)
  func differsFromNumfmt(row: CommandCase) throws { try formatFilters(row: row) }
}
