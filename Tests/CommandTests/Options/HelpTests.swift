import Testing

/// The help of every subcommand.
@Suite("Help")
struct HelpTests {
  /// Examples fit into 80 columns, and no value is spelled like Swift code.
  @Test(arguments: ["edit", "form", "format", "parse", "convert", "detect", "replay", "locale"])
  func help(command: String) throws {
    let run = try CommandRun("\(command) --help", environment: ["COLUMNS": "80"])
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    let objects = lines.filter { $0.hasPrefix("  {") }
    #expect(objects.allSatisfy { $0.hasSuffix("}") }, "\(objects)")
    let values = run.output.matches(of: /[A-Z]\w+\(\w+:/)
    #expect(values.isEmpty, "\(run.output)")
  }

  /// Only `format` has notations, since the others would have to read them.
  @Test(arguments: ["parse", "convert", "detect"])
  func listsNoNotationThatCannotBeRead(command: String) throws {
    #expect(try !CommandRun("\(command) --help").output.contains("notation"))
    #expect(try CommandRun("format --help").output.contains("compact-short"))
  }
}
