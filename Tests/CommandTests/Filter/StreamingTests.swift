import Foundation
import Testing

/// Filters write output early and use little memory.
@Suite struct StreamingTests {
  /// The input is much larger than the memory.
  @Test func memoryStaysFlat() throws {
    let line = "1234567.5 " + String(repeating: "x", count: 989) + "\n"
    let block = Data(String(repeating: line, count: 1_000).utf8)
    let outputCount = 100 * (block.count + 2 * 1_000)
    let run = try MeasuredRun(
      ["format", "--locale", "de"], block: block, count: 100, outputCount: outputCount)
    #expect(run.status == 0)
    #expect(run.outputCount == outputCount)
    #expect(run.peakMemory < 64 << 20, "\(run.peakMemory) bytes")
  }

  /// The input is a table with line ends in its fields.
  @Test func memoryStaysFlatWithCSV() throws {
    let row = "1234567.5;\"" + String(repeating: "x\n;", count: 300) + "\"\r\n"
    let block = Data(String(repeating: row, count: 1_000).utf8)
    let outputCount = 50 * (block.count + 2 * 1_000)
    let run = try MeasuredRun(
      ["format", "--locale", "de", "--csv", "-d;"], block: block, count: 50,
      outputCount: outputCount)
    #expect(run.status == 0)
    #expect(run.outputCount == outputCount)
    #expect(run.peakMemory < 64 << 20, "\(run.peakMemory) bytes")
  }

  /// The input is a table with a field without an end, as far as memory goes.
  @Test func memoryStaysFlatWithAnOpenQuote() throws {
    let line = String(repeating: "x", count: 999) + "\n"
    let block = Data(("\"" + String(repeating: line, count: 20_000)).utf8)
    let run = try MeasuredRun(
      ["parse", "--locale", "de", "--csv", "--invalid", "warn"], block: block, count: 3,
      outputCount: 3 * block.count)
    #expect(run.outputCount == 3 * block.count)
    #expect(run.peakMemory < 192 << 20, "\(run.peakMemory) bytes")
  }

  /// The lines are as long as possible.
  @Test func memoryStaysFlatWithLongLines() throws {
    let block = Data(("1234567.5 " + String(repeating: "x", count: 9_999_989) + "\n").utf8)
    let outputCount = 10 * (block.count + 2)
    let run = try MeasuredRun(
      ["format", "--locale", "de"], block: block, count: 10, outputCount: outputCount)
    #expect(run.status == 0)
    #expect(run.outputCount == outputCount)
    #expect(run.peakMemory < 192 << 20, "\(run.peakMemory) bytes")
  }

  /// The input is a line without an end.
  @Test func memoryStaysFlatWithoutLineEnds() throws {
    let block = Data(repeating: UInt8(ascii: "1"), count: 1_000_000)
    let run = try MeasuredRun(
      ["parse", "--locale", "de", "--invalid", "warn"], block: block, count: 100,
      outputCount: 100 * block.count)
    #expect(run.status == 0)
    #expect(run.outputCount == 100 * block.count)
    #expect(run.peakMemory < 192 << 20, "\(run.peakMemory) bytes")
  }

  /// Each line is answered before the next.
  @Test(.timeLimit(.minutes(1)))
  func aLineIsAnsweredBeforeTheNextOneComes() throws {
    let process = Process()
    process.executableURL = Repository.command
    process.arguments = ["format", "--locale", "de"]
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for (number, text) in [("1234\n", "1.234\n"), ("5678.5\n", "5.678,5\n")] {
      try input.fileHandleForWriting.write(contentsOf: Data(number.utf8))
      #expect(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) == text)
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
    #expect(try CommandRun(["format", "x"]).errors.hasPrefix("error: "))
    let run = try CommandRun(["format", "--color", "always", "x"])
    #expect(run.errors.hasPrefix("\u{1B}[31merror:\u{1B}[m argument 1"))
  }

  @Test func emptyInputIsEmptyOutput() throws {
    let run = try CommandRun(["format"])
    #expect(run.output == "")
    #expect(run.status == 0)
  }
}
