import Testing

/// The actions that the help of `replay` lists.
@Suite struct ActionListTests {
  /// Each action is read as the help writes it.
  @Test func everyListedActionRuns() throws {
    let run = try CommandRun("replay --help", environment: ["COLUMNS": "80"])
    let rows = run.output.split(separator: "\n")
      .drop { !$0.hasPrefix("The actions:") }.dropFirst()
      .prefix { !$0.hasPrefix("An action") }
      .compactMap { $0.firstMatch(of: /^  (\w+): (\S+(?:, \S+\])?)  +\S/)?.output }
    #expect(rows.count >= 25, "\(run.output)")
    let samples = [
      "\"TEXT\"": "\"12\"", "COUNT": "1", "true": "true", "[ANCHOR, HEAD]": "[0, 1]",
      "\"NUMBER\"": "\"12.5\"", "\"LOCALE\"": "\"de\"",
    ]
    let cases = try rows.map { row in
      let argument = try #require(samples[String(row.2)], "\(row)")
      return "{\"locale\": \"en\", \"start\": \"1|\", \"actions\": [{\"\(row.1)\": \(argument)}]}"
    }
    let replay = try CommandRun("replay", cases.joined(separator: "\n"))
    #expect(replay.status == 0, "\(replay.errors)")
    #expect(replay.output.split(separator: "\n").count == cases.count)
  }
}
