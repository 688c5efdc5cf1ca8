import Foundation
import TestSupport
import Testing

/// What `detect` proposes for random tables converts each number to its value, and nothing else.
@Suite struct RandomTableTests {
  @Test func eachNumberIsConvertedOrNamed() throws {
    var random = SeededGenerator(topic: "tables")
    var failures: [String] = []
    for index in 0..<(16 * Samples.factor) {
      let table = RandomTable(using: &random)
      if let failure = try failure(of: table, &random) {
        failures.append("table \(index): \(failure)\n\(table.text)")
      }
    }
    #expect(
      failures.isEmpty,
      "\(Samples.seed): \(failures.count), \(failures.prefix(5).joined(separator: "\n"))")
  }

  private struct Columns: Decodable {
    struct Column: Decodable {
      var verdict: String
      var left: Bool
    }
    var columns: [Column]
  }

  private func failure(
    of table: RandomTable, _ random: inout SeededGenerator
  ) throws -> String? {
    // The bytes of another encoding are read alike.
    let encodings: [(String.Encoding, String)] = [
      (.windowsCP1252, "windows-1252"), (.utf16LittleEndian, "utf-16le"),
    ]
    let other = encodings.first { _ in Int.random(in: 0..<3, using: &random) == 0 }
    let encoded = other.flatMap { table.text.data(using: $0.0) }
    let input = encoded ?? Data(table.text.utf8)
    let encoding = encoded == nil ? nil : other
    let options = encoding.map { "--encoding \($0.1)" } ?? ""
    let (report, run) = try FollowedAdviceTests.report(input, options)
    let isDoubtful = table.kinds.contains(where: \.isDoubtful)
    // Each column of amounts has a number that one decimal separator reads.
    guard run.status == (isDoubtful ? 2 : 0), let command = report.command else {
      return "not decided: \(run.output)"
    }
    if let failure = try failureOfColumns(table, run, options, input) { return failure }
    let parsed = try FollowedAdviceTests.follow(command, input)
    guard parsed.status == 0 else { return "\(command): \(parsed.errors)" }
    var expected = table
    for row in expected.records.indices {
      for column in expected.kinds.indices where expected.kinds[column] == .amount {
        let cell = expected.records[row][column]
        expected.records[row][column].text = cell.value ?? cell.text
      }
    }
    // Every other byte stays, and a quoted number stays in quotation marks.
    let text =
      encoding.flatMap { String(data: parsed.data, encoding: $0.0) } ?? parsed.output
    guard text == expected.text else { return "\(command): \(text)" }
    for line in table.footer.indices {
      let number = table.lineCountBeforeFooter + line + 1
      guard parsed.errors.contains("line \(number)") || table.kinds.count == 1 else {
        return "line \(number) isn't named: \(parsed.errors)"
      }
    }
    guard encoding == nil, !command.contains("--sign-field") else { return nil }
    return try failureOfReturn(of: table, command, input, parsed)
      ?? failureOfRoundTrip(command, parsed)
  }

  /// Returns which column with texts that look like numbers is neither converted nor named.
  private func failureOfColumns(
    _ table: RandomTable, _ run: CommandRun, _ options: String, _ input: Data
  ) throws -> String? {
    let columns = try JSONDecoder().decode(Columns.self, from: Data(run.output.utf8)).columns
    guard columns.count == table.kinds.count else { return "not all columns: \(run.output)" }
    let automatic = try CommandRun(
      CommandRun.words(of: "parse --locale auto --csv --field auto --lenient \(options)"),
      input: input)
    for (index, (kind, column)) in zip(table.kinds, columns).enumerated() {
      let isRight = kind == .amount ? column.verdict == "decided" : column.verdict != "decided"
      guard isRight, column.left == (kind.looksLikeNumbers && kind != .amount) else {
        return "field \(index + 1), \(kind), is \(column.verdict)"
      }
      guard !column.left || automatic.errors.contains("--field auto: field \(index + 1)") else {
        return "field \(index + 1), \(kind), isn't named: \(automatic.errors)"
      }
    }
    return nil
  }

  /// Returns what is wrong with the conversion of the numbers, as they are, to Persian and back.
  ///
  /// Groups and signs can be written in another way, so the values are compared.
  private func failureOfReturn(
    of table: RandomTable, _ command: String, _ input: Data, _ parsed: CommandRun
  ) throws -> String? {
    var output = input
    let steps = command.components(separatedBy: " | ")
    for (source, target) in [("from", "to"), ("to", "from")] {
      for step in steps {
        let words = step.split(separator: " ", omittingEmptySubsequences: false)
        let locale = words[3]
        let line =
          "numfmt-live convert --\(source) \(locale) --\(target) fa "
          + words[4...].joined(separator: " ")
        let run = try FollowedAdviceTests.follow(line, output)
        guard run.status == 0 else { return "\(line): \(run.errors)" }
        output = run.data
      }
    }
    let back = try FollowedAdviceTests.follow(command, output).output
    return table.cells(of: back) == table.cells(of: parsed.output)
      ? nil : "\(command), there and back: \(back)"
  }

  /// Returns what is wrong with the conversion of plain numbers to Persian and back.
  private func failureOfRoundTrip(_ command: String, _ parsed: CommandRun) throws -> String? {
    var output = parsed.data
    for step in command.components(separatedBy: " | ") {
      let options = step.split(separator: " --csv ", maxSplits: 1).last.map(String.init) ?? ""
      for (source, target) in [("en-US-POSIX", "fa"), ("fa", "en-US-POSIX")] {
        let back = try FollowedAdviceTests.follow(
          "numfmt-live convert --from \(source) --to \(target) --csv \(options)", output)
        guard back.status == 0 else { return "\(source) to \(target): \(back.errors)" }
        output = back.data
      }
    }
    return output == parsed.data
      ? nil : "back from fa: \(String(decoding: output, as: UTF8.self))"
  }
}
