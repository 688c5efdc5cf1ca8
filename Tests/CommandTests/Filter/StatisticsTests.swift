import Testing

/// `--stats`: what was converted, and what was left for which reason.
@Suite struct StatisticsTests {
  static let cases: [CommandCase] = [
    .init(
      "parse --locale de --csv --field b --missing - --invalid warn --stats",
      "a;b\n1;1,5\n2;\n3;-\n4;x\n5;2,5\n6;y\n7;1,2345.6\n",
      "a;b\n1;1.5\n2;\n3;-\n4;x\n5;2.5\n6;y\n7;1,2345.6\n",
      errors: [
        "7 records, 2 numbers converted, left: 1 empty, 1 missing, 2 unexpectedCharacter, "
          + "1 misplacedGrouping\n"
      ], status: 0),
    .init(
      "parse --locale de --csv --field - --stats", "1,5;2,5\n3,5;4,5\n", "1.5;2.5\n3.5;4.5\n",
      errors: ["2 records, 4 numbers converted\n"], status: 0),
    .init("format --stats", "1\n", "1\n", errors: ["1 record, 1 number converted\n"], status: 0),
    .init("format --stats 1 2", "", "1\n2\n", errors: ["2 records, 2 numbers"], status: 0),
    .init(
      "parse --locale de --stats --dry-run", "1,5\n2\n",
      "1 of 2 numbers would change:\n  line 1: \"1,5\" becomes \"1.5\"\n",
      errors: ["2 records, 2 numbers converted\n"], status: 0),
    .init(
      "parse --locale de --csv --field b --stats", "b;c\n", "b;c\n",
      errors: ["0 records, 0 numbers converted\n"], status: 0),
  ]

  @Test func counts() throws {
    for row in Self.cases { try row.check() }
  }

  /// Each thread's lines are counted, whichever way they're read.
  @Test func countsInThreads() throws {
    let lines = String(repeating: "1.234,5\n", count: 100_000)
    for options in ["", "--field 1", "--csv -d; --field 1", "--lenient", "--json"] {
      for jobs in [1, 3] {
        let run = try CommandRun(
          "parse --locale de --jobs \(jobs) --stats \(options)", lines)
        #expect(run.errors == "100000 records, 100000 numbers converted\n", "\(options), \(jobs)")
      }
    }
  }
}
