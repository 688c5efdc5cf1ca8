import Foundation
import Testing

/// The output and exit codes of `numfmt-live replay`.
@Suite struct ReplayCommandTests {
  private static let typed =
    #"{"name": "typed", "locale": "fr", "actions": [{"type": "1234,5"}]"#

  @Test func everyCaseIsOneLine() throws {
    let run = try CommandRun(["replay", "-"], input: Data("\(Self.typed)}\n".utf8))
    #expect(
      run.output == #"{"name": "typed", "text": "1\u202F234,5|", "value": "1234.5", "#
        + #""state": "valid", "outcome": "accepted", "reason": null, "warning": null}"# + "\n")
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func aCaseWithoutANameIsNamedAfterItsLine() throws {
    let run = try CommandRun(["replay"], input: Data("\n{\"locale\": \"de\"}".utf8))
    #expect(
      run.output == #"{"name": "line 2", "text": "|", "value": null, "state": "empty", "#
        + #""outcome": null, "reason": null, "warning": null}"# + "\n")
  }

  @Test func aTraceHasEveryStep() throws {
    let line =
      #"{"name": "t", "locale": "de", "start": "‹1›", "actions": "#
      + #"[{"type": "2x"}, {"backspace": 1}, {"undo": 1}, {"locale": "en"}, {"commit": true}]}"#
    let run = try CommandRun(["replay", "--trace"], input: Data(line.utf8))
    let expected = [
      #""step": 1, "action": {"type": "2"}, "text": "2|", "value": "2", "state": "valid", "#
        + #""outcome": "accepted", "reason": null"#,
      #""step": 2, "action": {"type": "x"}, "text": "2|", "value": "2", "state": "valid", "#
        + #""outcome": "rejected", "reason": "unexpectedCharacter""#,
      #""step": 3, "action": {"backspace": 1}, "text": "|""#,
      #""step": 4, "action": {"undo": 1}, "text": "2|""#,
      #""step": 5, "action": {"locale": "en"}, "text": "2|""#,
      #""step": 6, "action": {"commit": true}, "text": "2", "value": "2""#,
      #""text": "2", "value": "2", "state": "valid", "outcome": "accepted""#,
    ]
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == expected.count)
    for (line, part) in zip(lines, expected) { #expect(line.contains(part), "\(line)") }
  }

  @Test(arguments: [
    (#""expect": "1\u202f234,5|", "value": "1234.5", "state": "valid", "warning": null"#, [], 0),
    (#""expect": "1\u202f234,5""#, [#"  expect: "1\u202F234,5|", expected "1\u202F234,5""#], 2),
    (#""value": "1234.50""#, [#"  value: "1234.5", expected "1234.50""#], 2),
    (#""value": null"#, [#"  value: "1234.5", expected null"#], 2),
    (
      #""state": "empty", "outcome": "rejected", "reason": "noFraction", "warning": "x""#,
      [
        #"  state: "valid", expected "empty""#, #"  outcome: "accepted", expected "rejected""#,
        #"  reason: null, expected "noFraction""#, #"  warning: null, expected "x""#,
      ], 2
    ),
  ])
  func differencesArePrinted(expectations: String, differences: [String], status: Int) throws {
    let run = try CommandRun(
      ["replay", "--check"], input: Data("\(Self.typed), \(expectations)}".utf8))
    let failed = differences.isEmpty ? 0 : 1
    let title = differences.isEmpty ? [] : ["failed: standard input, line 1: typed"]
    let count = "\(1 - failed) passed, \(failed) failed, 0 skipped"
    #expect(run.output == (title + differences + [count, ""]).joined(separator: "\n"))
    #expect(run.status == Int32(status))
  }

  @Test(arguments: [("1.2|34", 0), ("12|.345", 2), ("1|.234", 0), ("1.|234", 0), ("|1.234", 2)])
  func theSidesOfASeparatorAreOnePosition(expected: String, status: Int32) throws {
    let place = expected.contains("1.2|") ? 2 : 1
    let line =
      #"{"locale": "de", "start": "1.234|", "actions": [{"select": [\#(place), \#(place)]}], "#
      + #""expect": "\#(expected)"}"#
    #expect(try CommandRun(["replay", "--check"], input: Data(line.utf8)).status == status)
  }

  @Test func casesForAnotherICUAreReportedAsSkipped() throws {
    let run = try CommandRun(
      ["replay", "--check"], input: Data("\(Self.typed), \"icu\": \"1\", \"expect\": \"x\"}".utf8))
    #expect(run.output.hasPrefix("skipped: standard input, line 1: typed: needs ICU 1, this is "))
    #expect(run.output.hasSuffix("\n0 passed, 0 failed, 1 skipped\n"))
    #expect(run.status == 0)
  }

  @Test func aFileThatCannotBeReadIsAnError() throws {
    let run = try CommandRun(
      ["replay", "--check", "no-such-file.jsonl", "-"], input: Data("\(Self.typed)}".utf8))
    #expect(run.errors == "error: no-such-file.jsonl: No such file or directory\n")
    #expect(run.output == "1 passed, 0 failed, 0 skipped\n")
    #expect(run.status == 1)
  }

  @Test func anUnknownOptionIsAnErrorOfUsage() throws {
    #expect(try CommandRun(["replay", "--chek"]).status == 64)
  }

  @Test func aLineThatIsTooLongIsSkipped() throws {
    var input = Data(repeating: UInt8(ascii: " "), count: (16 << 20) + 1)
    input.append(contentsOf: Data("\n\(Self.typed)}".utf8))
    let run = try CommandRun(["replay", "--check"], input: input)
    #expect(
      run.errors == "error: standard input, line 1: longer than 16777216 bytes; split the line\n")
    #expect(run.output == "1 passed, 1 failed, 0 skipped\n")
  }
}
