import Foundation
import Testing

/// The output of `--json`.
@Suite struct FilterJSONTests {
  @Test func parsePrintsValues() throws {
    let run = try CommandRun(
      "parse --locale de --json --invalid fail", "1.234,50\n12.34\n\n")
    #expect(
      run.output == """
        {"input": "1.234,50", "value": "1234.50", "status": "ok", "code": null, "offset": null, \
        "length": null, "message": null}
        {"input": "12.34", "value": null, "status": "error", "code": "misplacedGrouping", \
        "offset": 3, "length": 2, "message": "a group of 2 digits; 3 are expected"}
        {"input": "", "value": null, "status": "error", "code": "empty", "offset": 0, \
        "length": 0, "message": "a number was expected"}

        """)
    #expect(run.errors == "")
    #expect(run.status == 2)
  }

  @Test func formatPrintsTexts() throws {
    let run = try CommandRun("format --locale fr --json --invalid warn", "1234.5\n1,5\n")
    #expect(
      run.output == #"""
        {"input": "1234.5", "text": "1\u202F234,5", "status": "ok", "code": null, "offset": null, \#
        "length": null, "message": null}
        {"input": "1,5", "text": null, "status": "error", "code": "unexpectedCharacter", \#
        "offset": 1, "length": 1, "message": "“,” isn't a digit; write a number like 1234.5"}

        """#)
    #expect(run.status == 0)
  }

  @Test func convertPrintsBoth() throws {
    let run = try CommandRun("convert --from de --to en --json 1.234,5")
    #expect(
      run.output == """
        {"input": "1.234,5", "value": "1234.5", "text": "1,234.5", "status": "ok", "code": null, \
        "offset": null, "length": null, "message": null}

        """)
  }

  @Test func fieldsHaveALineAndANumber() throws {
    let run = try CommandRun(
      "format --locale de --json --invalid fail --field 2,4", "a 1000 b\n")
    let objects = run.output.split(separator: "\n")
    #expect(objects.count == 2)
    #expect(objects.first?.hasPrefix(#"{"line": 1, "field": 2, "input": "1000", "#) == true)
    #expect(
      objects.last?.hasPrefix(#"{"line": 1, "field": 4, "input": "", "text": null, "#) == true)
    #expect(objects.last?.contains(#""code": "missingField""#) == true)
  }

  /// For any input, the output is one JSON object on a line, with the same keys.
  @Test func everyLineIsAnObject() throws {
    let lines: [[UInt8]] = [
      Array("1".utf8), [0x31, 0xFF], [0x00], Array("\"\\\t".utf8), Array("\u{1F600}".utf8),
      Array("\u{202E}5".utf8), Array("1e999999999".utf8), [],
    ]
    let input = Data(lines.joined(separator: [0x0A])) + [0x0A]
    for command in [["format"], ["parse", "--lenient"], ["convert", "--to", "de"]] {
      let run = try CommandRun(command + ["--json", "--invalid", "ignore"], input: input)
      let objects = run.output.split(separator: "\n")
      #expect(objects.count == lines.count, "\(command)")
      for object in objects {
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(object.utf8)) }
        let keys = object.matches(of: #/"(\w+)": /#).map { String($0.output.1) }
        let results =
          command == ["format"] ? ["text"] : command[0] == "parse" ? ["value"] : ["value", "text"]
        #expect(
          keys == ["input"] + results + ["status", "code", "offset", "length", "message"])
      }
      #expect(run.status == 0)
    }
  }

  @Test func offsetsCountScalars() throws {
    let run = try CommandRun("parse --locale ar-EG --json --invalid ignore ٣٬٤x")
    #expect(run.output.contains(#""offset": 3, "length": 1"#), "\(run.output)")
  }

  /// The output ends after the first failure, and has no header.
  @Test(arguments: [("parse --json", "1\nx\n2\n", 2), ("parse --json --header", "n\n1\n", 1)])
  func onlyTheNumbersUpToAFailureAreObjects(command: String, input: String, count: Int) throws {
    #expect(try CommandRun(command, input).output.split(separator: "\n").count == count)
  }
}
