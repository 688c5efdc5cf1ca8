import Testing

/// Errors about options, reported without a terminal.
@Suite("edit: usage")
struct EditUsageTests {
  @Test(
    "Exit code 64 and a message",
    arguments: [
      (["--locale", "xx"], "Error: --locale: unknown language \"xx\" in \"xx\""),
      (["--locale", ""], "Error: --locale: \"\" is not the name of a locale"),
      (["--numbering-system", "roman"], "Error: --numbering-system: "),
      (["--min", "5", "--max", "-5"], "Error: --min: 5 is above the maximum of -5"),
      (["--min", "1,5"], "Error: The value '1,5' is invalid for '--min <value>'"),
      (["--max-fraction", "-1"], "Error: --max-fraction: -1 isn't from 0 to 100000"),
      (["--max-fraction", "few"], "Error: The value 'few' is invalid for '--max-fraction"),
      (["--max-integer", "0"], "Error: --max-integer: 0 isn't from 1 to 100000"),
      (
        ["--min-fraction", "3", "--max-fraction", "2"],
        "Error: --min-fraction: 3 is more than the field's maximum of 2"
      ),
      (["--integer", "--fraction", "2"], "Error: --integer can't be combined with --fraction"),
      (["--step", "0"], "Error: --step: 0 isn't a positive number"),
      (["--step", "-1"], "Error: --step: -1 isn't a positive number"),
      (["--style", "money"], "Error: The value 'money' is invalid for '--style <style>'."),
      (["--style", "currency"], "Error: --style currency needs --currency"),
      (["--style", "currency", "--currency", "EURO"], "Error: \"EURO\" is no ISO 4217 currency"),
      (
        ["--style", "currency", "--currency", "EUR", "--currency-display", "name"],
        "Error: --currency-display name: the name depends on the number"
      ),
      (
        ["--currency", "EUR"], "Error: --currency doesn't apply to this style; use it with --style"
      ),
      (
        ["--style", "unit", "--unit", "day"],
        "Error: \"day\" has no fixed form: 0 days, but 1 day; choose a shorter display, "
          + "or format it with numfmt-live format"
      ),
      (["--range-policy", "bend"], "Error: The value 'bend' is invalid for '--range-policy"),
      (["--decimal-alias", "ab"], "Error: The value 'ab' is invalid for '--decimal-alias"),
      (["--color", "blue"], "Error: The value 'blue' is invalid for '--color <color>'."),
      (["--initial", "12abc"], "Error: The value '12abc' is invalid for '--initial <value>'"),
      (["12"], "Error: Unexpected argument '12'"),
      (["--bogus"], "Error: Unknown option '--bogus'"),
    ])
  func usage(arguments: [String], message: String) throws {
    let run = try CommandRun(["edit"] + arguments)
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
    #expect(run.errors.contains("Usage: numfmt-live edit"), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test("An error names the variable with an unknown locale")
  func environment() throws {
    let run = try CommandRun([], environment: ["LC_ALL": "xx_YY.UTF-8"])
    #expect(run.status == 64)
    #expect(run.errors.contains("Error: LC_ALL: unknown language \"xx\""), "\(run.errors)")
  }

  @Test("The version names the package, ICU, and CLDR")
  func version() throws {
    let run = try CommandRun(["--version"])
    #expect(run.status == 0)
    #expect(
      run.output.wholeMatch(of: /numfmt-live \d+\.\d+\.\d+ \(ICU [\d.]+, CLDR [\d.]+\)\n/) != nil)
  }
}
