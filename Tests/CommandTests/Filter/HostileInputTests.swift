import Foundation
import TestSupport
import Testing

/// No input crashes a filter, and text that isn't a number follows the policy.
@Suite struct HostileInputTests {
  private static let commands = [
    ["format", "--locale", "de"], ["parse", "--locale", "de"],
    ["parse", "--locale", "ar-EG", "--lenient"],
    ["convert", "--from", "de", "--to", "hi", "--lenient"],
  ]

  static let inputs: [(name: String, text: Data, message: String)] = [
    ("an exponent out of reach", Data("1e999999999\n".utf8), "line 1, column"),
    ("NUL", Data([0x31, 0x00, 0x32, 0x0A]), "line 1, column 2"),
    ("a byte that is no UTF-8", Data([0x31, 0x32, 0xFF, 0x33, 0x0A]), "column 3"),
    ("half a character", Data([0x31, 0x0A, 0x31, 0xC3, 0x0A]), "line 2, column 2"),
    ("digits of two systems", Data("1٢3\n".utf8), "column 2"),
    ("a lone point", Data(".\n".utf8), "line 1, column 1"),
    ("a lone comma", Data(",\n".utf8), "line 1, column 1"),
    ("a lone minus", Data("-\n".utf8), "line 1, column 1"),
    ("separators", Data(".,.,.,\n".utf8), "line 1, column"),
    ("nothing", Data("\n".utf8), "line 1, column 1: a number was expected"),
    ("a carriage return", Data("12\r3\n".utf8), "column 3"),
    ("an escape sequence", Data("\u{1B}[31m5\n".utf8), "column 1"),
    ("a digit too many", Data(String(repeating: "9", count: 100_001).utf8), "digits"),
    ("a million digits", Data(String(repeating: "9", count: 1_000_000).utf8), "100000"),
    ("ten million bytes", Data(repeating: 0x39, count: 10_000_000), "at most 100000 digits"),
    (
      "more than a line may have", Data(repeating: 0x39, count: (16 << 20) + 1),
      "line 1: longer than"
    ),
  ]

  @Test(arguments: inputs.indices)
  func isAnError(index: Int) throws {
    let (name, text, message) = Self.inputs[index]
    for command in Self.commands {
      let aborted = try CommandRun(command, input: text)
      #expect(aborted.status == 2, "\(name): \(command)")
      #expect(
        aborted.errors.contains(message), "\(name): \(command): \(aborted.errors.prefix(300))")
      #expect(!aborted.errors.contains("\u{1B}") && !aborted.errors.contains("\u{0}"))
      #expect(aborted.errors.utf8.count < 2_000)
    }
    let command = Self.commands[index % Self.commands.count]
    let passed = try CommandRun(command + ["--invalid", "warn"], input: text)
    #expect(passed.status == 0)
    #expect(passed.output.utf8.count == String(decoding: text, as: UTF8.self).utf8.count)
    let ignored = try CommandRun(command + ["--invalid", "ignore"], input: text)
    #expect(ignored.status == 0)
    #expect(ignored.errors == "")
  }

  /// The longest number keeps every digit.
  @Test func theLongestNumberIsConverted() throws {
    let number = String(repeating: "7", count: 99_999) + ".7"
    let formatted = try CommandRun("format --locale de", number)
    #expect(formatted.status == 0)
    #expect(try CommandRun("parse --locale de", formatted.output).output == number)
  }

  @Test func aFieldPastTheEndIsAnError() throws {
    let run = try CommandRun("format --field 1000000000000", "1 2\n")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: line 1, field 1000000000000, column 4: the line has 2 fields, so there's no \
        field 1000000000000
          1 2
             ^

        """)
  }

  /// A line that's too long passes in pieces, and the next line is converted.
  @Test func theLineAfterATooLongLineIsConverted() throws {
    let input = String(repeating: "9", count: 20 << 20) + "\n1234\n"
    let run = try CommandRun("format --locale de --invalid fail", input)
    #expect(run.errors == "error: line 1: longer than 16777216 bytes\n")
    #expect(run.output.hasSuffix("9\n1.234\n"))
    #expect(run.output.utf8.count == input.utf8.count + 1)
    #expect(run.status == 2)
    let json = try CommandRun("parse --json --invalid fail", input)
    #expect(
      json.output == """
        {"input": null, "value": null, "status": "error", "code": "recordTooLong", "offset": 0, \
        "length": 0, "message": "longer than 16777216 bytes"}
        {"input": "1234", "value": "1234", "status": "ok", "code": null, "offset": null, \
        "length": null, "message": null}

        """)
  }

  /// Random bytes, with and without fields.
  @Test func randomBytesPassOrFail() throws {
    for seed in [1, 2, 3] as [UInt64] {
      var random = SeededGenerator(seed: seed)
      let alphabet: [UInt8] = Array("0123456789.,-+ eE%\n\n\u{202F}€٣".utf8) + [0xFF, 0xC3, 0x00]
      let bytes = (0..<20_000).map { _ in alphabet.randomElement(using: &random) ?? 0 }
      for command in Self.commands + [
        ["format", "--field", "-"], ["parse", "-d,", "--field", "2-"],
      ] {
        let run = try CommandRun(command + ["--invalid", "ignore"], input: Data(bytes))
        #expect(run.status == 0, "seed \(seed): \(command)")
        let lines = bytes.count { $0 == 0x0A }
        #expect(run.output.utf8.count { $0 == 0x0A } == lines, "seed \(seed): \(command)")
      }
    }
  }
}
