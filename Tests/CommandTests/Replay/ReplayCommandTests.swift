import Foundation
import Testing

/// The output and exit codes of `numfmt-live replay`.
@Suite struct ReplayCommandTests {
  private static let typed =
    #"{"name": "typed", "locale": "fr", "actions": [{"type": "1234,5"}]"#
  private static let shown =
    #"{"name": "typed", "text": "1\u202F234,5|", "value": "1234.5", "#
    + #""state": "valid", "outcome": "accepted", "reason": null}"# + "\n"

  static let rows: [CommandCase] = [
    .init("replay -", "\(typed)}\n", shown),
    .init(
      "replay --check", "\(typed), \"value\": null}",
      """
      failed: standard input, line 1: typed
        value: "1234.5", expected null
      0 passed, 1 failed, 0 skipped

      """, status: 2),
    .init(
      "replay", "{}\n\(typed)}", shown,
      errors: ["error: standard input, line 1: the key \"locale\" is missing"]),
    .init(
      "replay --check no-such-file.jsonl -", "\(typed)}", "1 passed, 0 failed, 0 skipped\n",
      errors: ["error: no-such-file.jsonl: No such file or directory\n"], status: 1),
    .init("replay --chek", errors: ["unknown option"], status: 64),
  ]

  @Test(arguments: rows)
  func printsAndCounts(row: CommandCase) throws { try row.check() }

  private static let escapes = #"\u001b]0;P\u0007\u202e"#
  private static let spelled = "U+001B]0;PU+0007U+202E"

  /// A file can't write on the terminal what it likes.
  @Test(arguments: [
    (#"{"name": "?", "locale": "de", "expect": "2|"}"#, "failed: standard input, line 1: ?"),
    (#"{"locale": "de", "icu": "?"}"#, "needs ICU ?"),
    (#"{"locale": "?"}"#, "?"),
    (#"{"locale": "de", "actions": [{"locale": "?"}]}"#, "?"),
    (#"{"locale": "de", "options": {"style": "currency", "currency": "?"}}"#, "?"),
    (#"{"locale": "de", "options": {"style": "unit", "unit": "?"}}"#, "?"),
    (#"{"locale": "de", "options": {"numberingSystem": "?"}}"#, "?"),
  ])
  func namesInAFileAreEscaped(line: String, message: String) throws {
    let run = try CommandRun(
      "replay --check", line.replacingOccurrences(of: "?", with: Self.escapes))
    let text = run.output + run.errors
    #expect(
      text.contains(message.replacingOccurrences(of: "?", with: Self.spelled)),
      "\(text.debugDescription)")
    #expect(!text.unicodeScalars.contains { "\u{1B}\u{7}\u{202E}".unicodeScalars.contains($0) })
  }

  /// Repeat counts don't multiply to more than a case can have.
  @Test func aCaseHasALimitOfSteps() throws {
    let actions = Array(repeating: #"{"backspace":10000}"#, count: 11).joined(separator: ",")
    let long = String(repeating: "1", count: 100_001)
    for (actions, message) in [
      (actions, "actions[10]: more than 100000 steps; divide the case"),
      (#"{"type": "\#(long)"}"#, "actions[0].type: expected at most 100000 characters to type"),
    ] {
      let run = try CommandRun("replay", #"{"locale": "de", "actions": [\#(actions)]}"#)
      #expect(run.errors == "error: standard input, line 1, \(message)\n")
      #expect(run.status == 2)
    }
  }

  @Test func aTraceHasEveryStep() throws {
    let run = try CommandRun("replay --trace", "\(Self.typed)}")
    #expect(run.output.split(separator: "\n").count == 7)
    #expect(run.output.hasPrefix(#"{"name": "typed", "step": 1, "action": {"type": "1"}, "text""#))
    #expect(run.status == 0)
  }

  /// The input isn't an argument, since the log would print it.
  @Test func aLineThatIsTooLongIsSkipped() throws {
    try CommandCase(
      "replay --check", String(repeating: " ", count: (16 << 20) + 1) + "\n\(Self.typed)}",
      "1 passed, 1 failed, 0 skipped\n",
      errors: ["error: standard input, line 1: longer than 16777216 bytes; split the line\n"]
    ).check()
  }
}
