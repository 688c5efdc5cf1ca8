import Testing

/// Errors about options, reported without a terminal.
@Suite("edit: usage")
struct EditUsageTests {
  @Test(
    arguments: [
      (["--locale", "xx"], "error: --locale: unknown language \"xx\" in \"xx\""),
      (["--locale", ""], "error: --locale: \"\" is not the name of a locale"),
      (["--numbering-system", "roman"], "error: --numbering-system: "),
      (["--min", "5", "--max", "-5"], "error: --min: 5 is above the maximum of -5"),
      (["--min", "1,5"], "error: The value '1,5' is invalid for '--min <value>'"),
      (["--max-fraction", "-1"], "error: --max-fraction: -1 isn't from 0 to 100000"),
      (["--max-fraction", "few"], "error: The value 'few' is invalid for '--max-fraction"),
      (["--max-integer", "0"], "error: --max-integer: 0 isn't from 1 to 100000"),
      (
        ["--min-fraction", "3", "--max-fraction", "2"],
        "error: --min-fraction: 3 is more than the field's maximum of 2"
      ),
      (["--step", "0"], "error: --step: 0 isn't a positive number"),
      (["--step", "-1"], "error: --step: -1 isn't a positive number"),
      (["--style", "money"], "error: The value 'money' is invalid for '--style <style>'."),
      (["--style", "currency", "--currency", "EURO"], "error: \"EURO\" is no ISO 4217 currency"),
      (
        ["--style", "currency", "--currency", "EUR", "--currency-display", "name"],
        "error: --currency-display name: the name depends on the number"
      ),
      (
        ["--style", "unit", "--unit", "day"],
        "error: \"day\" has no fixed form: 0 days, but 1 day; choose a shorter display, "
          + "or format it with numfmt-live format"
      ),
      (["--range-policy", "bend"], "error: The value 'bend' is invalid for '--range-policy"),
      (["--decimal-alias", "ab"], "error: The value 'ab' is invalid for '--decimal-alias"),
      (
        ["--decimal-alias", "?"],
        "error: --decimal-alias: \"?\" shows the keys; choose another character"
      ),
      (["--color", "blue"], "error: The value 'blue' is invalid for '--color <color>'."),
      (["--initial", "12abc"], "error: The value '12abc' is invalid for '--initial <value>'"),
      (["12"], "error: Unexpected argument '12'"),
      (["--bogus"], "error: Unknown option '--bogus'"),
    ])
  func exitCode64AndAMessage(arguments: [String], message: String) throws {
    let run = try CommandRun(["edit"] + arguments)
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
    #expect(run.errors.contains("Usage: numfmt-live edit"), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  /// An error names the variable with an unknown locale.
  @Test func environment() throws {
    let run = try CommandRun([], environment: ["LC_ALL": "xx_YY.UTF-8"])
    #expect(run.status == 64)
    #expect(run.errors.contains("error: LC_ALL: unknown language \"xx\""), "\(run.errors)")
  }

  @Test func theVersionNamesThePackageICUAndCLDR() throws {
    let run = try CommandRun(["--version"])
    #expect(run.status == 0)
    #expect(
      run.output.wholeMatch(of: /numfmt-live \d+\.\d+\.\d+ \(ICU [\d.]+, CLDR [\d.]+\)\n/) != nil)
  }
}
