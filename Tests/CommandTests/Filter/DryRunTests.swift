import Foundation
import TestSupport
import Testing

/// What a command says that it would change, which is what it changes.
@Suite struct DryRunTests {
  static let runs: [(options: String, input: String, output: String, status: Int32)] = [
    (
      "convert --from de --to en --csv -d ; --field 2", "x;1.234,5\ny;7\nz;2,5\nu;3,5\nv;4,5\n",
      "4 of 5 numbers would change:\n  line 1, field 2: \"1.234,5\" becomes \"1,234.5\"\n"
        + "  line 3, field 2: \"2,5\" becomes \"2.5\"\n  line 4, field 2: \"3,5\" becomes \"3.5\"\n",
      0
    ),
    ("parse --locale en", "1\n2.5\n", "0 of 2 numbers would change\n", 0),
    (
      "parse --locale de", "open\n1,5\n",
      "1 of 1 number would change:\n  line 2: \"1,5\" becomes \"1.5\"\n"
        + "1 text isn't a number, and the first would end the run\n", 2
    ),
    (
      "parse --locale de --invalid warn", "open\n1,5\nx\n",
      "1 of 1 number would change:\n  line 2: \"1,5\" becomes \"1.5\"\n"
        + "2 texts aren't numbers, and would stay as they are\n", 0
    ),
    (
      "format --locale en --suffix kg", "1234\n",
      "1 of 1 number would change:\n  line 1: \"1234\" becomes \"1,234kg\"\n", 0
    ),
  ]

  @Test func saysWhatWouldChange() throws {
    for (options, input, output, status) in Self.runs {
      let words = options.split(separator: " ").map(String.init) + ["--dry-run"]
      let run = try CommandRun(words, input: Data(input.utf8))
      #expect(run.output == output, "\(options): \(run.errors)")
      #expect(run.status == status, "\(options)")
    }
  }

  /// The threads of a long input count together, in its order.
  @Test func countsAllThreads() throws {
    var random = SeededGenerator(topic: #function)
    let count = 200_000
    var changeCount = 0
    var first: [String] = []
    var text = ""
    for line in 1...count {
      let isPlain = Bool.random(using: &random)
      text += isPlain ? "7;x\n" : "7,5;x\n"
      guard !isPlain else { continue }
      changeCount += 1
      if first.count < 3 { first.append("  line \(line), field 1: \"7,5\" becomes \"7.5\"\n") }
    }
    let run = try CommandRun(
      ["parse", "--locale", "de", "--csv", "-d", ";", "--field", "1", "--dry-run"],
      input: Data(text.utf8))
    #expect(
      run.output == "\(changeCount) of \(count) numbers would change:\n" + first.joined(),
      "\(Samples.seed)")
  }

  /// The blocks of a long input show three failures together.
  @Test func showsThreeFailures() throws {
    let count = 100_000
    let run = try CommandRun(
      ["parse", "--locale", "de", "--invalid", "warn", "--dry-run"],
      input: Data(String(repeating: "open\n", count: count).utf8))
    #expect(
      run.output
        == "0 of 0 numbers would change\n"
        + "\(count) texts aren't numbers, and would stay as they are\n")
    let lines = run.errors.split(separator: "\n").filter { $0.hasPrefix("warning:") }
    #expect(
      lines.map { $0.prefix(16) } == ["warning: line 1,", "warning: line 2,", "warning: line 3,"])
  }

  /// A field in quotation marks is shown with both.
  @Test func showsQuotationMarks() throws {
    let run = try CommandRun(
      ["parse", "--locale", "de", "--csv", "--field", "2", "--dry-run"],
      input: Data("x,\"1,5\"\n".utf8))
    #expect(
      run.output
        == "1 of 1 number would change:\n  line 1, field 2: \"\"1,5\"\" becomes \"\"1.5\"\"\n")
  }

  @Test func jsonHasNoDryRun() throws {
    let run = try CommandRun(["parse", "--locale", "de", "--json", "--dry-run", "1,5"])
    #expect(run.status == 64)
    #expect(run.errors.contains("--dry-run can't be combined with --json"), "\(run.errors)")
  }
}
