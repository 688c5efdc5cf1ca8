import Testing

/// Errors in the command line have exit code 64 and a reason.
@Suite struct FilterUsageTests {
  /// A command line, and what the error says.
  static let misuses: [(String, String)] = [
    ("format --typo 5", "unknown option \"--typo\""),
    ("format -x 5", "unknown option \"-x\"; if it's a number, write -- before it"),
    ("format --local de 5", "unknown option \"--local\"; did you mean --locale?"),
    ("parse --curency EUR 5", "did you mean --currency?"),
    ("parse --delimter ;", "did you mean --delimiter?"),
    // The help of detect names an option of parse.
    ("edit --local de", "did you mean --locale?"),
    ("edit --foo", "unknown option \"--foo\"\n"),
    ("frmat 5", "unknown subcommand \"frmat\"; did you mean format?"),
    ("pasre", "unknown subcommand \"pasre\"; did you mean parse?"),
    ("weather", "unknown subcommand \"weather\"\n"),
    ("12.5", "try numfmt-live format 12.5"),
    ("help repaly", "unknown subcommand \"repaly\"; did you mean replay?"),
    ("format -1z", "-1"),
    ("format --field 0 5", "field numbers start at 1"),
    ("format --field 1-2-3", "write fields such as"),
    ("format -d ab", "write one character"),
    ("parse -d 5 --field 1", "write one character other than a digit"),
    ("format -d ٥ 1", "write one character other than a digit"),
    (
      "format --csv --skip 1000000001",
      "--skip 1000000001: write a number of lines, 0 to 1000000000"
    ),
    ("format --padding 0", "write 1 to 10000 columns"),
    ("format --padding 5 --json", "--padding can't be combined with --json"),
    ("format --jobs 0 1", "error: --jobs 0: write 1 to 1000 threads\n"),
    ("format --jobs 1001 1", "--jobs 1001: write 1 to 1000 threads"),
    ("format --header=-1", "--header -1: write"),
    ("parse --header=0 --csv --field a", "--field takes a name from a header"),
    ("parse --csv --field-count 0", "--field-count 0: write"),
    ("parse --field-count 2", "--field-count is for tables"),
    ("format --header=2 5", "--header applies to files and standard input"),
    ("format --header=x", "--header x: write"),
    ("format --invalid never", "never"),
    ("format --locale qq", "unknown language \"qq\""),
    ("form --locale xx", "run swift run TerminalForm"),
    ("format --style currency --currency euro", "isn't an ISO 4217 code; did you mean EUR?"),
    ("format --style percent --currency EUR", "use it with --style currency"),
    ("format --skip -1", "--skip -1: write a number of lines"),
    ("format --skip 2 5", "--skip applies to files and standard input"),
    ("detect --lines --csv", "--lines can't be combined with --csv"),
    ("format --style unit --unit smoots", "\"smoots\" is no unit"),
    ("format --style unit --unit km", "did you mean kilometer?"),
    ("parse --style unit --unit Kilometres 1", "did you mean kilometer?"),
    ("format --fraction 2 --max-fraction 3", "--fraction can't be combined with"),
    ("format --min-significant 2 --fraction 3", "--min-significant can't be combined with"),
    ("format --max-significant 2 --increment 5", "--max-significant can't be combined with"),
    ("format --increment 5 --max-fraction 5", "--increment can't be combined with"),
    ("format --increment 0", "increment"),
    ("format --min-fraction 3 --max-fraction 2", "greater than the maximum of 2"),
    ("format --fraction 1000", "1000"),
    ("format --min-integer -1", "-1"),
    ("format --notation compact-short --fraction 1000", "1000"),
    ("format --scale 1001", "1001"),
    ("format --round closest", "closest"),
    ("format --numbering-system roman", "--numbering-system"),
    ("parse --notation compact-short 1K", "compact-short: numbers in this notation can be written"),
    ("parse --style currency --currency EUR --currency-display name 1", "but not read"),
    ("parse --style unit --unit day --unit-display long '1 day'", "no fixed form"),
    ("parse --strict --lenient 1", "--lenient"),
    ("parse --fraction 2 1", "unknown option"),
    ("format --csv -z", "--csv can't be combined with --zero-terminated"),
    ("format --csv -d\"", "CSV needs this character itself"),
    ("format --fields-from-header a --field 2", "one kind of them"),
    ("format --field 2 --field auto --csv", "one kind of them"),
    ("format --field a,,b", "a name is empty"),
    ("format --field a 5", "--field with a name applies to files and standard input"),
    ("format --sign-suffix S", "such as S=-,H=+"),
    ("format --sign-prefix S=- --strip-prefix S", "both a --strip-prefix and a --sign-prefix"),
    ("format --sign-suffix S=- --strip-suffix S", "\"S\" can't be both"),
    ("--from de 1", "unknown option \"--from\"; it's an option of convert"),
    ("detect --dry-run x", "it's an option of format, parse, convert"),
    ("detect --locale de 5", "it's an option of edit, format, parse"),
    ("convert 1", "write --from, --to, or both"),
    ("convert --from qq 1", "--from: unknown language"),
    ("convert --from de --to qq 1", "--to: unknown language"),
    ("convert --to de --notation engineering 1", "can be written but not read"),
  ]

  @Test(arguments: misuses)
  func isRejected(line: String, message: String) throws {
    let run = try CommandRun(line)
    #expect(run.errors.hasPrefix("error: "), "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect((run.output, run.status) == ("", 64))
  }
}
