import Replay
import TestSupport
import Testing

/// A line that isn't a case is reported with its coding path, and the other lines still run.
@Suite struct MalformedLineTests {
  private static let good = #"{"name": "good", "locale": "de", "actions": [{"type": "1234"}]}"#
  private static let shown =
    #"{"name": "good", "text": "1.234|", "value": "1234", "state": "valid", "#
    + #""outcome": "accepted", "reason": null}"#

  @Test(arguments: [
    (#"{"locale": "de", "actions": [{"type": "1"}]"#, "", "not valid JSON; write one object"),
    ("x", "", "not valid JSON"),
    (#"{"locale": "de"} {}"#, "", "not valid JSON"),
    (#"{"locale": "de", "name": "\q"}"#, "name", "expected a string, found invalid JSON"),
    (#"{"locale": "de", "name": 01}"#, "name", "expected a string, found invalid JSON"),
    (String(repeating: "[", count: 100_000), "", "not valid JSON"),
    (#"["de"]"#, "", "expected an object, found an array"),
    ("null", "", "expected an object, found null"),
    (#"{"actions": []}"#, "", "the key \"locale\" is missing"),
    (#"{"locale": "de", "action": []}"#, "", "\"action\" isn't a key; expected one of name, rule"),
    (#"{"locale": 5}"#, "locale", "expected a string, found a number"),
    (#"{"locale": "qq"}"#, "locale", "unknown language \"qq\""),
    (#"{"locale": "€€"}"#, "locale", "is not the name of a locale"),
    (#"{"locale": "de", "reason": []}"#, "reason", "expected a string or null, found an array"),
    (
      #"{"locale": "de", "actions": ["commit"]}"#, "actions[0]",
      "expected an object, found \"commit\""
    ),
    (
      #"{"locale": "de", "actions": {"type": "1"}}"#, "actions",
      "expected an array, found an object"
    ),
    (#"{"locale": "de", "start": "1|2|"}"#, "start", "one caret |, one selection"),
    (#"{"locale": "de", "start": "1234|"}"#, "start", #"shows "1234"; write "1.234""#),
    (#"{"locale": "de", "start": "12x|"}"#, "start", #"no field of this kind shows "12x""#),
    (
      #"{"locale": "de", "state": "fine"}"#, "state",
      "expected one of empty, incomplete, valid, invalid, found \"fine\""
    ),
    (#"{"locale": "de", "outcome": "ok"}"#, "outcome", "one of accepted, adjusted, rejected"),
    (#"{"locale": "de", "value": "1,5"}"#, "value", "isn't a decimal number"),
    (#"{"locale": "de", "value": 1.5}"#, "value", "expected a decimal number in a string"),
  ])
  func pathAndReasonAreReported(line: String, path: String, message: String) throws {
    try check(line, path: path, message: message)
  }

  @Test(arguments: [
    (#"[{"tpye": "1"}]"#, "[0]", "\"tpye\" isn't an action; expected one of type, numpad"),
    (#"[{"type": "1", "left": 1}]"#, "[0]", "with one action"),
    (#"[{"type": ""}]"#, "[0].type", "at least one character"),
    (#"[{"type": "1"}, {"commit": false}]"#, "[1].commit", "expected true, found false"),
    (#"[{"left": 0}]"#, "[0].left", "an integer from 1 to 10000"),
    (#"[{"left": 1.5}]"#, "[0].left", "an integer from 1 to 10000, found a number"),
    (#"[{"select": [1]}]"#, "[0].select", "[anchor, head]"),
    (#"[{"select": [1, null]}]"#, "[0].select[1]", "an integer from 0 to 100000, found null"),
    (
      #"[{"set": "1.234,5"}]"#, "[0].set",
      "\"1.234,5\" isn't a decimal number; write one like \"-1234.5\""
    ),
    (
      #"[{"set": 1.5}]"#, "[0].set",
      "expected a decimal number in a string, such as \"-1234.5\", found a number"
    ),
    (#"[{"text": "‹1›"}]"#, "[0].text", "at most one caret"),
    (#"[{"locale": "qq"}]"#, "[0].locale", "language \"qq\""),
  ])
  func aMalformedActionIsAnError(actions: String, path: String, message: String) throws {
    try check(
      #"{"locale": "de", "actions": \#(actions)}"#, path: "actions\(path)", message: message)
  }

  @Test(arguments: [
    (
      #"{"maxFractions": 2}"#, "",
      "\"maxFractions\" isn't an option; expected one of style, currency"
    ),
    (#"[]"#, "", "expected an object, found an array"),
    (
      #"{"maximumFractionDigits": -1}"#, ".maximumFractionDigits",
      "-1 isn't an integer from 0 to 100000"
    ),
    (
      #"{"maximumFractionDigits": "2"}"#, ".maximumFractionDigits",
      "expected an integer from 0 to 100000, found \"2\""
    ),
    (#"{"maximumLength": 0}"#, ".maximumLength", "an integer from 1 to 100000"),
    (#"{"minimum": "ten"}"#, ".minimum", "\"ten\" isn't a decimal number"),
    (#"{"minimum": 30}"#, ".minimum", "in a string, such as \"-1234.5\", found a number"),
    (#"{"minimum": "30", "maximum": "18"}"#, ".minimum", "30 is above the maximum of 18"),
    (#"{"step": "0"}"#, ".step", "a positive number"),
    (
      #"{"minimumFractionDigits": 3, "maximumFractionDigits": 2}"#, ".minimumFractionDigits",
      "3 is more than the field's maximum of 2"
    ),
    (#"{"rangePolicy": "clamp"}"#, ".rangePolicy", "one of flag, block, clampOnCommit"),
    (#"{"allowsNegative": 0}"#, ".allowsNegative", "expected true or false, found a number"),
    (#"{"decimalAliases": ["ab"]}"#, ".decimalAliases[0]", "expected one character"),
    (#"{"style": "currency"}"#, "", "the option \"currency\" is missing"),
    (#"{"currency": "EUR"}"#, ".currency", "add \"style\": \"currency\""),
    (#"{"style": "currency", "currency": "EURO"}"#, "", "EURO"),
    (#"{"style": "unit", "unit": "smoot"}"#, "", "smoot"),
    (#"{"style": "scientific"}"#, ".style", "one of decimal, percent, permille, currency"),
    (#"{"numberingSystem": "roman"}"#, ".numberingSystem", "roman"),
  ])
  func optionsOutOfRangeAreErrors(options: String, path: String, message: String) throws {
    try check(
      #"{"locale": "de", "options": \#(options)}"#, path: "options\(path)", message: message)
  }

  @Test func invalidUTF8IsAnError() throws {
    let bytes = Array(#"{"locale": "de", "name": "é"#.utf8) + [0xC3, 0x28]
    let run = ReplayRun(bytes + Array("\"}\n\(Self.good)\n".utf8))
    #expect(
      run.errors.lines
        == ["error: cases.jsonl, line 1, column 28: not UTF-8; save the file as UTF-8"])
    #expect(run.output.lines == [Self.shown])
    #expect(run.tally.exitCode == 2)
  }

  /// The cases that were read are still counted; the exit code says that others may be missing.
  @Test func aFileThatCannotBeReadIsAnError() {
    let (output, errors) = (Log(), Log())
    var replay = Replay(checks: true, traces: false, output: output.add, errors: errors.add)
    let place = Replay.Place(file: "cases.jsonl")
    for line in [Self.good, "x"] {
      Array(line.utf8).withUnsafeBufferPointer { replay.run($0, at: place) }
    }
    #expect(replay.tally.exitCode == 2)
    replay.failReading("cases.jsonl", "Input/output error")
    #expect(errors.lines.count == 2)
    #expect(errors.lines.last == "error: cases.jsonl: Input/output error")
    #expect(output.lines.isEmpty)
    #expect(replay.tally.unreadable == 1 && replay.tally.exitCode == 1)
    #expect(replay.tally.description == "1 passed, 1 failed, 0 skipped")
  }

  /// Replays the line between two good ones.
  private func check(_ line: String, path: String, message: String) throws {
    let run = ReplayRun("\(Self.good)\n\(line)\n\n\(Self.good)".utf8)
    let place = "error: cases.jsonl, line 2" + (path.isEmpty ? "" : ", \(path)") + ": "
    let error = try #require(run.errors.lines.first)
    #expect(error.hasPrefix(place) && error.contains(message), "\(error)")
    #expect(run.errors.lines.count == 1)
    #expect(run.output.lines == [Self.shown, Self.shown])
    #expect(run.tally.exitCode == 2)
  }
}
