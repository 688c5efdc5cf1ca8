import Testing

/// Errors about options, reported without a terminal.
@Suite("edit: usage")
struct EditUsageTests {
  @Test(
    arguments: [
      ("--locale xx", "error: --locale: unknown language \"xx\" in \"xx\""),
      ("--locale ''", "error: --locale: \"\" is not the name of a locale"),
      ("--numbering-system roman", "error: --numbering-system: "),
      ("--min 5 --max -5", "error: --min: 5 is above the maximum of -5"),
      ("--min 1,5", "error: \"1,5\" is invalid for --min\n"),
      ("--max-fraction -1", "error: --max-fraction: -1 isn't from 0 to 100000"),
      ("--max-fraction few", "error: \"few\" is invalid for --max-fraction\n"),
      ("--max-integer 0", "error: --max-integer: 0 isn't from 1 to 100000"),
      (
        "--min-fraction 3 --max-fraction 2",
        "error: --min-fraction: 3 is more than the field's maximum of 2"
      ),
      ("--step 0", "error: --step: 0 isn't a positive number"),
      ("--step -1", "error: --step: -1 isn't a positive number"),
      (
        "--style money",
        "error: \"money\" is invalid for --style; choose one of these:\n  - decimal"
      ),
      (
        "--style currency --currency EURO",
        "error: \"EURO\" isn't an ISO 4217 code; did you mean EUR?"
      ),
      (
        "--style currency --currency EUR --currency-display name",
        "error: --currency-display name: the name depends on the number"
      ),
      (
        "--style unit --unit day",
        "error: \"day\" has no fixed form: 0 days, but 1 day; choose a shorter display, "
          + "or format it with numfmt-live format"
      ),
      (
        "--range-policy bend",
        "error: \"bend\" is invalid for --range-policy; choose flag, block, or clamp-on-commit\n"
      ),
      ("--entry left", "error: \"left\" is invalid for --entry; choose free or from-right\n"),
      (
        "--min \u{2212}5",
        "error: \"\u{2212}5\" is invalid for --min; U+2212 isn't a minus sign here, so write -5\n"
      ),
      ("--min", "error: missing value for --min <value>\n"),
      ("--decimal-alias ab", "error: \"ab\" is invalid for --decimal-alias\n"),
      (
        "--decimal-alias ?",
        "error: --decimal-alias: \"?\" shows the keys; choose another character"
      ),
      ("--suffix ' m2'", "error: “ m2” can't be told from a number; write a text"),
      ("--suffix .", "error: “.” can't be told from a number; write a text"),
      ("--prefix ' '", "error: “ ” can't be told from a number; write a text"),
      ("--color blue", "error: \"blue\" is invalid for --color; choose auto, always, or never\n"),
      ("--initial 12abc", "error: \"12abc\" is invalid for --initial\n"),
      ("12", "error: unexpected argument \"12\"\n"),
      ("--bogus", "error: unknown option \"--bogus\""),
    ])
  func exitCode64AndAMessage(arguments: String, message: String) throws {
    let run = try CommandRun("edit \(arguments)")
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
    #expect(run.errors.contains("Usage: numfmt-live edit"), "\(run.errors)")
    #expect((run.output, run.status) == ("", 64))
  }

  @Test func aValueWithAnApostrophe() throws {
    let run = try CommandRun(["edit", "--initial", "it's"])
    #expect(run.errors.hasPrefix("error: \"it's\" is invalid for --initial\n"), "\(run.errors)")
  }

  /// An error names the variable with an unknown locale.
  @Test func environment() throws {
    let run = try CommandRun("", environment: ["LC_ALL": "xx_YY.UTF-8"])
    #expect(run.status == 64)
    #expect(run.errors.contains("error: LC_ALL: unknown language \"xx\""), "\(run.errors)")
  }

  @Test func theVersionNamesThePackageICUAndCLDR() throws {
    let run = try CommandRun("--version")
    #expect(run.status == 0)
    #expect(
      run.output.wholeMatch(of: /numfmt-live \d+\.\d+\.\d+ \(ICU [\d.]+, CLDR [\d.]+\)\n/) != nil)
  }
}
