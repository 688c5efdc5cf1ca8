import Foundation
import TestSupport
import Testing

/// Filters write output early and use little memory.
@Suite struct StreamingTests {
  /// A stream that is much larger than the memory.
  struct Stream: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let command: String
    /// What is sent, the number of times, and the bytes that each is longer afterward.
    let block: String
    let count: Int
    var growth = 0
    var megabytes = 192
  }

  static let streams = [
    Stream(
      testDescription: "lines", command: "format --locale de",
      block: String(
        repeating: "1234567.5 " + String(repeating: "x", count: 989) + "\n", count: 1_000),
      count: 100, growth: 2_000, megabytes: 64),
    Stream(
      testDescription: "line ends in fields", command: "format --field 1 --locale de --csv -d;",
      block: String(
        repeating: "1234567.5;\"" + String(repeating: "x\n;", count: 300) + "\"\r\n", count: 1_000),
      count: 50, growth: 2_000, megabytes: 64),
    Stream(
      testDescription: "a field without an end",
      command: "parse --field 1 --locale de --csv --invalid warn",
      block: "\""
        + String(repeating: String(repeating: "x", count: 999) + "\n", count: 20_000), count: 3),
    Stream(
      testDescription: "the longest lines", command: "format --locale de",
      block: "1234567.5 " + String(repeating: "x", count: 9_999_989) + "\n", count: 10, growth: 2),
    Stream(
      testDescription: "a line without an end", command: "parse --locale de --invalid warn",
      block: String(repeating: "1", count: 1_000_000), count: 100),
  ]

  @Test(arguments: streams) func memoryStaysFlat(stream: Stream) throws {
    let block = Data(stream.block.utf8)
    let outputCount = stream.count * (block.count + stream.growth)
    let run = try MeasuredRun(
      CommandRun.words(of: stream.command), block: block, count: stream.count,
      outputCount: outputCount)
    #expect(run.status == 0)
    #expect(run.outputCount == outputCount)
    #expect(run.peakMemory < stream.megabytes << 20, "\(run.peakMemory) bytes")
  }

  /// A command, and its answers before it knows whether the input goes on.
  static let dialogs: [(command: String, dialog: [(input: String, output: String)])] = [
    ("format --locale de", [("1234\n", "1.234\n"), ("5678.5\n", "5.678,5\n")]),
    // The first lines are enough, if they decide.
    ("parse --locale auto", [("1.000\n1.234,5\n", "1000\n1234.5\n")]),
    // Ten lines show the delimiter.
    (
      "parse --locale de --csv --field 2",
      [(String(repeating: "x;1,5\n", count: 10), String(repeating: "x;1.5\n", count: 10))]
    ),
  ]

  @Test(.timeLimit(.minutes(1)), arguments: dialogs)
  func aSlowPipeIsAnswered(command: String, dialog: [(input: String, output: String)]) throws {
    let process = Process()
    process.executableURL = Repository.command
    process.arguments = CommandRun.words(of: command)
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    for (text, answer) in dialog {
      try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
      var found = ""
      while found.utf8.count < answer.utf8.count {
        found += String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      }
      #expect(found == answer)
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(.timeLimit(.minutes(1)))
  func aClosedPipeEndsWithoutAMessage() throws {
    let run = try CommandRun(script: "yes 1234 | \"$0\" format --locale de | head -n 2")
    #expect(run.output == "1.234\n1.234\n")
    #expect(run.errors == "")
    // The signal is ignored here, so the write fails.
    let ignoring = try CommandRun(
      script: "trap '' PIPE; yes 1234 2>&- | \"$0\" format --locale de | head -n 1")
    #expect(ignoring.output == "1.234\n")
    #expect(ignoring.errors == "")
  }

  @Test func inputThatCannotBeReadIsAnError() throws {
    let run = try CommandRun(script: "\"$0\" format < /; echo $?; \"$0\" parse <&-; echo $?")
    #expect(run.output == "1\n1\n")
    #expect(run.errors.contains("error: standard input: Is a directory\n"))
    #expect(run.errors.contains("error: standard input: Bad file descriptor\n"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func outputThatCannotBeWrittenIsAnError() throws {
    let run = try CommandRun(
      script: "\"$0\" format 1 > /dev/full; echo $?; \"$0\" format 1 >&-; echo $?")
    #expect(run.output == "1\n1\n")
    #expect(run.errors.contains("error: standard output: No space left on device\n"))
    #expect(run.errors.contains("error: standard output: Bad file descriptor\n"))
  }

  /// Messages and lines appear in the order of the input, even in one file.
  @Test func messagesAppearBetweenTheLines() throws {
    let run = try CommandRun(
      script: "printf '1000\\nx\\n2000\\n' | \"$0\" format --locale de --invalid warn 2>&1")
    #expect(
      run.output == """
        1.000
        warning: line 2, column 1: “x” isn't a digit; write a number like 1234.5
          x
          ^
        x
        2.000

        """)
  }

  @Test func colorsAreOptional() throws {
    #expect(try CommandRun("format x").errors.hasPrefix("error: "))
    let run = try CommandRun("format --color always x")
    #expect(run.errors.hasPrefix("\u{1B}[31merror:\u{1B}[m argument 1"))
  }

  @Test func emptyInputIsEmptyOutput() throws { try CommandCase("format").check() }
}
