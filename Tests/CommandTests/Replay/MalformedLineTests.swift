import Foundation
import Testing

@testable import numfmt_live

/// Lines that are no case are reported with their place; the rest still runs.
@Suite struct MalformedLineTests {
  static let good = #"{"name": "good", "locale": "de", "actions": [{"type": "1234"}]}"#
  static let shown =
    #"{"name": "good", "text": "1.234|", "value": "1234", "state": "valid", "#
    + #""outcome": "accepted", "reason": null, "warning": null}"#

  @Test(arguments: [
    (#"{"locale": "de", "actions": [{"type": "1"}]"#, 44, "expected a comma or a closing brace"),
    (#"{"locale": "de",}"#, 17, "expected a key in quotes"),
    (#"["de"]"#, 1, "expected an object"),
    ("x", 1, "expected a value"),
    (#"{"actions": []}"#, 1, "expected the key \"locale\""),
    (#"{"locale": "de", "action": []}"#, 18, "unknown key \"action\"; expected one of name, rule"),
    (#"{"locale": 5}"#, 12, "found the number 5; expected a string"),
    (#"{"locale": "qq"}"#, 12, "unknown language \"qq\""),
    (#"{"locale": "€€"}"#, 12, "is not the name of a locale"),
    (#"{"name": "€", "locale": "de", "x": 1}"#, 31, "unknown key \"x\""),
    (
      #"{"locale": "de", "actions": [{"tpye": "1"}]}"#, 31,
      "unknown action \"tpye\"; expected one of"
    ),
    (#"{"locale": "de", "actions": ["commit"]}"#, 30, "expected an object"),
    (#"{"locale": "de", "actions": [{"type": "1", "left": 1}]}"#, 30, "with one action"),
    (#"{"locale": "de", "actions": [{"type": ""}]}"#, 39, "at least one character"),
    (#"{"locale": "de", "actions": [{"commit": false}]}"#, 41, "found false; expected true"),
    (#"{"locale": "de", "actions": [{"left": 0}]}"#, 39, "an integer from 1 to 10000"),
    (#"{"locale": "de", "actions": [{"left": 1.5}]}"#, 39, "an integer from 1 to 10000"),
    (#"{"locale": "de", "actions": [{"select": [1]}]}"#, 41, "[anchor, head]"),
    (#"{"locale": "de", "actions": [{"set": "1.234,5"}]}"#, 38, "is no canonical decimal"),
    (#"{"locale": "de", "actions": [{"text": "‹1›"}]}"#, 39, "at most one caret"),
    (#"{"locale": "de", "actions": [{"locale": "qq"}]}"#, 41, "unknown language \"qq\""),
    (#"{"locale": "de", "start": "1|2|"}"#, 27, "one caret | or one selection"),
    (#"{"locale": "de", "start": "1234|"}"#, 27, #"shows "1234"; expected "1.234""#),
    (#"{"locale": "de", "start": "12x|"}"#, 27, #"no field of this kind shows "12x""#),
    (
      #"{"locale": "de", "state": "fine"}"#, 27, "expected one of empty, incomplete, valid, invalid"
    ),
    (#"{"locale": "de", "outcome": "ok"}"#, 29, "expected one of accepted, adjusted, rejected"),
    (#"{"locale": "de", "value": "1,5"}"#, 27, "is no canonical decimal"),
  ])
  func placeAndReasonAreSaid(line: String, column: Int, message: String) throws {
    try check(line, column: column, message: message)
  }

  @Test(arguments: [
    (
      #"{"maxFractions": 2}"#, 30,
      "unknown option \"maxFractions\"; expected one of style, currency"
    ),
    (#"{"maxFraction": -1}"#, 45, "an integer from 0 to 100000"),
    (#"{"maxFraction": "2"}"#, 45, "found the string \"2\"; expected an integer"),
    (#"{"maxLength": 0}"#, 43, "an integer from 1 to 100000"),
    (#"{"min": "ten"}"#, 37, "is no canonical decimal"),
    (#"{"min": 30, "max": 18}"#, 29, "30 is above the maximum of 18"),
    (#"{"step": 0}"#, 29, "a positive number"),
    (#"{"minFraction": 3, "maxFraction": 2}"#, 29, "at most 2"),
    (#"{"rangePolicy": "clamp"}"#, 45, "expected one of flag, block, clampOnCommit"),
    (#"{"negative": 0}"#, 42, "expected true or false"),
    (#"{"decimalAliases": ["ab"]}"#, 49, "expected one character"),
    (#"{"style": "currency"}"#, 29, "expected the option \"currency\""),
    (#"{"currency": "EUR"}"#, 30, "expected it with \"style\": \"currency\""),
    (#"{"style": "currency", "currency": "EURO"}"#, 29, "EURO"),
    (#"{"style": "unit", "unit": "smoot"}"#, 29, "smoot"),
    (#"{"style": "scientific"}"#, 39, "expected one of decimal, percent, currency, unit"),
    (#"{"numberingSystem": "roman"}"#, 29, "roman"),
  ])
  func optionsOutOfRangeAreErrors(options: String, column: Int, message: String) throws {
    try check(#"{"locale": "de", "options": \#(options)}"#, column: column, message: message)
  }

  @Test func bytesThatAreNotTextAreErrors() throws {
    var input = Data(#"{"locale": "de", "name": "é"#.utf8)
    input.append(contentsOf: [0xC3, 0x28])
    input.append(contentsOf: Data("\"}\n\(MalformedLineTests.good)\n".utf8))
    let run = try CommandRun(["replay"], input: input)
    #expect(run.errors == "error: standard input, line 1, column 28: expected UTF-8\n")
    #expect(run.output == MalformedLineTests.shown + "\n")
    #expect(run.status == 2)
  }

  /// Runs the line between two good ones.
  private func check(_ line: String, column: Int, message: String) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    let input = "\(MalformedLineTests.good)\n\(line)\n\n\(MalformedLineTests.good)"
    try Data(input.utf8).write(to: file)

    let output = Log()
    let errors = Log()
    var replay = Replay(checks: false, traces: false, output: output.add, errors: errors.add)
    replay.run(path: file.path)
    let place = "error: \(file.path), line 2, column \(column): "
    let error = try #require(errors.lines.first)
    #expect(error.hasPrefix(place) && error.contains(message), "\(error)")
    #expect(errors.lines.count == 1)
    #expect(output.lines == [MalformedLineTests.shown, MalformedLineTests.shown])
    #expect(replay.tally.exitCode == 2)
  }
}
