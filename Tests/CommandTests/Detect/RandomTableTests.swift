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
    #expect(failures.isEmpty, "\(Samples.seed): \(failures.prefix(3).joined(separator: "\n"))")
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
    func text(_ run: CommandRun) -> String {
      encoding.flatMap { String(data: run.data, encoding: $0.0) } ?? run.output
    }
    let (report, run) = try FollowedAdviceTests.report(
      input, encoding.map { "--encoding \($0.1)" } ?? "")
    // Each column of amounts has a number that one decimal separator reads.
    guard run.status == 0, let command = report.command else { return "not decided: \(run.output)" }
    let parsed = try FollowedAdviceTests.follow(command, input)
    guard parsed.status == 0 else { return "\(command): \(parsed.errors)" }
    var expected = table
    for row in expected.records.indices {
      for column in expected.kinds.indices where expected.kinds[column] == .amount {
        let cell = expected.records[row][column]
        expected.records[row][column].text = cell.value ?? cell.text
      }
    }
    // A number can lose its quotation marks only if it had none.
    let isSame = expected.unquotedText == RandomTable.unquoted(text(parsed))
    guard isSame else { return "\(command): \(text(parsed))" }
    for line in table.footer.indices {
      let number = table.lineCountBeforeRecords + table.records.count + line + 1
      guard parsed.errors.contains("line \(number)") || table.kinds.count == 1 else {
        return "line \(number) isn't named: \(parsed.errors)"
      }
    }
    guard encoding == nil, !command.contains("--sign-field") else { return nil }
    return try failureOfReturn(command, input, parsed)
      ?? failureOfRoundTrip(of: table, command, input)
  }

  /// Returns what is wrong with the conversion of the numbers, as they are, to Persian and back.
  ///
  /// Groups and signs can be written in another way, so the values are compared.
  private func failureOfReturn(
    _ command: String, _ input: Data, _ parsed: CommandRun
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
    return RandomTable.unquoted(back) == RandomTable.unquoted(parsed.output)
      ? nil : "\(command), there and back: \(back)"
  }

  /// Returns what is wrong with the conversion of plain numbers to German and back.
  private func failureOfRoundTrip(
    of table: RandomTable, _ command: String, _ input: Data
  ) throws -> String? {
    let plain = try FollowedAdviceTests.follow(command, input).output
    var output = Data(plain.utf8)
    for step in command.components(separatedBy: " | ") {
      let options = step.split(separator: " --csv ", maxSplits: 1).last.map(String.init) ?? ""
      for (source, target) in [("en-US-POSIX", "fa"), ("fa", "en-US-POSIX")] {
        let back = try FollowedAdviceTests.follow(
          "numfmt-live convert --from \(source) --to \(target) --csv \(options)", output)
        guard back.status == 0 else { return "\(source) to \(target): \(back.errors)" }
        output = Data(back.output.utf8)
      }
    }
    return output == Data(plain.utf8)
      ? nil : "back from fa: \(String(decoding: output, as: UTF8.self))"
  }
}

extension RandomTable {
  /// The text without quotation marks.
  var unquotedText: String { RandomTable.unquoted(text) }

  static func unquoted(_ text: String) -> String { text.replacing("\"", with: "") }
}
