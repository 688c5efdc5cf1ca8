import Testing

/// The help of every subcommand.
@Suite("Help")
struct HelpTests {
  @Test(
    "Examples fit into 80 columns, and no value is spelled like Swift code",
    arguments: ["edit", "form", "format", "parse", "convert", "detect", "replay", "locale"])
  func help(command: String) throws {
    let run = try CommandRun([command, "--help"], environment: ["COLUMNS": "80"])
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    let objects = lines.filter { $0.hasPrefix("  {") }
    #expect(objects.allSatisfy { $0.hasSuffix("}") }, "\(objects)")
    let values = run.output.matches(of: /[A-Z]\w+\(\w+:/)
    #expect(values.isEmpty, "\(run.output)")
  }
}
