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
      if let failure = try failure(of: table) {
        failures.append("table \(index): \(failure)\n\(table.text)")
      }
    }
    #expect(failures.isEmpty, "\(Samples.seed): \(failures.prefix(3).joined(separator: "\n"))")
  }

  private func failure(of table: RandomTable) throws -> String? {
    let input = Data(table.text.utf8)
    let (report, run) = try FollowedAdviceTests.report(input)
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
    let isSame = expected.unquotedText == RandomTable.unquoted(parsed.output)
    guard isSame else { return "\(command): \(parsed.output)" }
    for line in table.footer.indices {
      let number = table.lineCountBeforeRecords + table.records.count + line + 1
      guard parsed.errors.contains("line \(number)") || table.kinds.count == 1 else {
        return "line \(number) isn't named: \(parsed.errors)"
      }
    }
    return try failureOfRoundTrip(of: table, command, input)
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
