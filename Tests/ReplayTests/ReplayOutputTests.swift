import LiveNumber
import Replay
import TestSupport
import Testing

/// What replayed cases print, and how they are counted.
@Suite struct ReplayOutputTests {
  private static let typed =
    #"{"name": "typed", "locale": "fr", "actions": [{"type": "1234,5"}]"#

  @Test func aCaseWithoutANameIsNamedAfterItsLine() {
    let run = ReplayRun("\n{\"locale\": \"de\"}".utf8)
    #expect(
      run.output.lines == [
        #"{"name": "line 2", "text": "|", "value": null, "state": "empty", "#
          + #""outcome": null, "reason": null}"#
      ])
  }

  @Test func aTraceHasEveryStep() {
    let line =
      #"{"name": "t", "locale": "de", "start": "‹1›", "actions": "#
      + #"[{"type": "2x"}, {"backspace": 1}, {"undo": 1}, {"redo": 1}, {"locale": "en"}, "#
      + #"{"set": "1.5"}, {"commit": true}]}"#
    let run = ReplayRun(line.utf8, traces: true)
    let expected = [
      #""step": 1, "action": {"type": "2"}, "text": "2|", "value": "2", "state": "valid", "#
        + #""outcome": "accepted", "reason": null"#,
      #""step": 2, "action": {"type": "x"}, "text": "2|", "value": "2", "state": "valid", "#
        + #""outcome": "rejected", "reason": "unexpectedCharacter""#,
      #""step": 3, "action": {"backspace": 1}, "text": "2|", "value": "2", "state": "valid""#,
      #""step": 4, "action": {"undo": 1}, "text": "‹1›""#,
      #""step": 5, "action": {"redo": 1}, "text": "2|""#,
      #""step": 6, "action": {"locale": "en"}, "text": "2|""#,
      #""step": 7, "action": {"set": "1.5"}, "text": "1.5|""#,
      #""step": 8, "action": {"commit": true}, "text": "1.5", "value": "1.5""#,
      #""text": "1.5", "value": "1.5", "state": "valid", "outcome": "accepted""#,
    ]
    #expect(run.output.lines.count == expected.count)
    for (line, part) in zip(run.output.lines, expected) {
      #expect(line.contains(part), "\(line)")
    }
  }

  @Test(arguments: [
    (#""expect": "1\u202f234,5|", "value": "1234.5", "state": "valid", "reason": null"#, []),
    (#""expect": "1\u202f234,5""#, [#"  expect: "1\u202F234,5|", expected "1\u202F234,5""#]),
    (#""value": "1234.50""#, [#"  value: "1234.5", expected "1234.50""#]),
    (#""value": null"#, [#"  value: "1234.5", expected null"#]),
    (
      #""state": "empty", "outcome": "rejected", "reason": "noFraction""#,
      [
        #"  state: "valid", expected "empty""#, #"  outcome: "accepted", expected "rejected""#,
        #"  reason: null, expected "noFraction""#,
      ]
    ),
  ])
  func differencesArePrinted(_ expectations: String, _ differences: [String]) {
    let run = ReplayRun("\(Self.typed), \(expectations)}".utf8, checks: true)
    let title = differences.isEmpty ? [] : ["failed: cases.jsonl, line 1: typed"]
    #expect(run.output.lines == title + differences)
    let failed = differences.isEmpty ? 0 : 1
    #expect(run.tally.description == "\(1 - failed) passed, \(failed) failed, 0 skipped")
    #expect(run.tally.exitCode == (differences.isEmpty ? 0 : 2))
  }

  /// Only a field that skips separators has an insertion point at each of their sides.
  @Test(arguments: [
    ("digit", #"{"left": 3}"#, "1|.234"), ("digit", #"{"select": [2, 2]}"#, "1.2|34"),
    ("skip", #"{"left": 3}"#, "1.|234"), ("skip", #"{"select": [1, 1]}"#, "1|.234"),
  ])
  func theSidesOfASeparatorDiffer(_ deletion: String, _ action: String, _ expected: String) {
    for text in ["|1.234", "1|.234", "1.|234", "1.2|34"] {
      let line =
        #"{"locale": "de", "options": {"deleteOverGroup": "\#(deletion)"}, "start": "1.234|", "#
        + #""actions": [\#(action)], "expect": "\#(text)"}"#
      #expect(ReplayRun(line.utf8, checks: true).tally.passed == (text == expected ? 1 : 0))
    }
  }

  /// Cases with texts of another version of ICU, or that another source doesn't have.
  @Test func casesForOtherDataAreReportedAsSkipped() {
    let key = LocaleData.icuMajorVersion == nil ? #""differsIn": "foundation""# : #""icu": "1""#
    let run = ReplayRun("\(Self.typed), \(key), \"expect\": \"x\"}".utf8, checks: true)
    #expect(run.output.lines.count == 1)
    #expect(
      run.output.lines.first?.hasPrefix("skipped: cases.jsonl, line 1: typed: ") == true)
    #expect(run.tally.description == "0 passed, 0 failed, 1 skipped")
    #expect(run.tally.exitCode == 0)
  }
}
