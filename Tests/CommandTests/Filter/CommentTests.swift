import Foundation
import TestSupport
import Testing

/// Lines that the option `--comment` passes on.
@Suite struct CommentTests {
  static let cases: [CommandCase] = [
    // Quotation marks, delimiters, and numbers in comments mean nothing.
    .init(
      "parse --locale de --csv -d ; --field b --comment #",
      "# \"a;b\n#;\"x\na;b\n# 1,5;\"\nx;1,5\n#\n\"#y\";2,5\n# ;\"",
      "# \"a;b\n#;\"x\na;b\n# 1,5;\"\n"
        + "x;1.5\n#\n\"#y\";2.5\n# ;\""),
    .init(
      "parse --locale de --csv -d ; --field 2 --comment //", "//;1,5\r\n/;2,5\r\n",
      "//;1,5\r\n/;2.5\r\n"),
    .init("parse --locale de --comment --", "-1,5\n--1,5\n", "-1.5\n--1,5\n"),
    .init("format --locale de --comment -", "-1.5\n1.5\n", "-1.5\n1,5\n"),
    .init(
      "convert --from de --to en --field 2 --comment #", "a  1,5\n#  1,5\nb  2,5\n",
      "a  1.5\n#  1,5\nb  2.5\n"),
    // A line of a quoted field isn't a comment.
    .init(
      "parse --locale de --csv -d ; --field 3 --comment #", "x;\"a\n#b\";\"1,5\"\n",
      "x;\"a\n#b\";\"1.5\"\n"),
    // Skipped lines are lines, whatever they begin with; the header is a record.
    .init(
      "parse --locale de --csv -d ; --skip 2 --field b --comment #",
      "# \";\nnote\n# one\na;b\nx;1,5\n", "# \";\nnote\n# one\na;b\nx;1.5\n"),
    .init(
      "parse --locale de --header 2 --comment #", "# one\na\n# two\nb\n1,5\n",
      "# one\na\n# two\nb\n1.5\n"),
    .init(
      "parse --locale de --comment # --json", "# one\n1,5\n",
      "{\"input\": \"1,5\", \"value\": \"1.5\", \"status\": \"ok\", \"code\": null, "
        + "\"offset\": null, \"length\": null, \"message\": null}\n"),
    .init(
      "parse --locale de --csv --comment #", "# a;b\n1,5;2\n",
      errors: ["the input has 2 fields"], status: 64),
    .init("parse --locale de --comment #", "1,5\nx\n", "1.5\n", errors: ["line 2, column 1"]),
    .init(
      "parse --locale de --comment # 5", errors: ["--comment applies to files and standard input"],
      status: 64),
    .init("parse --locale de --comment ''", errors: ["--comment: write a text"], status: 64),
    .init("parse --locale de --comment '\"'", errors: ["--comment: write a text"], status: 64),
    .init("parse --locale auto --comment #", "# 1.234\n1,5\n", "# 1.234\n1.5\n"),
    .init(
      "parse --locale auto --csv --field auto", "a;b\nx;1,5\n# \"half\ny;2,5\n",
      "a;b\nx;1.5\n# \"half\ny;2.5\n"),
  ]

  @Test(arguments: cases)
  func passesOnComments(row: CommandCase) throws { try row.check() }

  /// A comment ends with its line on all threads, whatever the pieces are that the file comes in.
  @Test func areFoundInLongFiles() throws {
    let text = String(repeating: "x;1,5\n# a;\"b\n\"y\nz\";2,5\n#;\"\n", count: 40_000)
    let run = try CommandRun(
      "parse --locale de --csv -d ; --field 2 --comment # --jobs 3", text)
    #expect(run.errors == "")
    let expected = text.replacing("1,5", with: "1.5").replacing("2,5", with: "2.5")
    #expect(run.output == expected)
  }
}
