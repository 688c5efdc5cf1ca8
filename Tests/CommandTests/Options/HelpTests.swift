import Testing

/// The help of every subcommand.
@Suite("Help")
struct HelpTests {
  /// Examples fit into 80 columns, and no value is spelled like Swift code.
  @Test(arguments: ["edit", "format", "parse", "convert", "detect", "replay", "locale"])
  func help(command: String) throws {
    let run = try CommandRun("\(command) --help", environment: ["COLUMNS": "80"])
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    let objects = lines.filter { $0.hasPrefix("  {") }
    #expect(objects.allSatisfy { $0.hasSuffix("}") }, "\(objects)")
    let values = run.output.matches(of: /[A-Z]\w+\(\w+:/)
    #expect(values.isEmpty, "\(run.output)")
  }

  /// The short help fits a window of 24 lines, with the prompt, and names what the long one does.
  @Test(arguments: [
    "", "edit", "format", "parse", "convert", "detect", "replay", "locale",
  ])
  func shortHelp(command: String) throws {
    let run = try CommandRun("\(command) -h", environment: ["COLUMNS": "200"])
    #expect(run.status == 0 && run.errors.isEmpty)
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24 && lines.allSatisfy { $0.count <= 80 }, "\(run.output)")
    // What can be left out is in brackets.
    let usage = "USAGE: numfmt-live " + (command.isEmpty ? "[" : "\(command) [")
    #expect(
      lines.contains { $0.hasPrefix(usage) } || command == "replay", "\(run.output)")
    let whole = try CommandRun("\(command) --help").output
    let options = whole.matches(of: /\n  (?:-\w, )?(--[\w-]+)/).map(\.1)
    #expect(options.allSatisfy { run.output.contains($0) }, "\(run.output)")
    guard ["format", "parse", "convert", "detect"].contains(command) else { return }
    #expect(lines.count { $0.hasPrefix("  numfmt-live ") || $0.contains("| numfmt-live ") } == 3)
  }

  /// Only `format` has notations, since the others would have to read them.
  @Test(arguments: ["parse", "convert", "detect"])
  func listsNoNotationThatCannotBeRead(command: String) throws {
    #expect(try !CommandRun("\(command) --help").output.contains("notation"))
    #expect(try CommandRun("format --help").output.contains("compact-short"))
  }
}
