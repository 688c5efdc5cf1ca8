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
      var failure: String?
      do { failure = try self.failure(of: table, &random) } catch { failure = "\(error)" }
      if let failure { failures.append("table \(index): \(failure)\n\(table.text)") }
    }
    #expect(
      failures.isEmpty,
      "\(Samples.seed): \(failures.count), \(failures.prefix(5).joined(separator: "\n"))")
  }

  /// The comma in the only field of a table doesn't divide it: the numbers are converted whole, or
  /// the command asks.
  @Test func oneFieldStaysOne() throws {
    var random = SeededGenerator(topic: #function)
    var failures: [String] = []
    var conversions = 0
    for _ in 0..<(8 * Samples.factor) {
      let convention = RandomTable.conventions.randomElement(using: &random)
      guard let convention, let group = convention.groups.first else { continue }
      let hasHeader = group.isEmpty || Bool.random(using: &random)
      var (lines, values) = (hasHeader ? ["Amount"] : [], hasHeader ? ["Amount"] : [])
      for _ in 0..<Int.random(in: 4...20, using: &random) {
        let digits = [
          Int.random(in: 1...99, using: &random), Int.random(in: 100...999, using: &random),
        ]
        let cents = Int.random(in: 10...99, using: &random)
        let groups = digits.map { "\($0)" }
        lines.append(groups.joined(separator: group) + convention.decimal + "\(cents)")
        values.append(groups.joined() + ".\(cents)")
      }
      let text = lines.map { $0 + "\n" }.joined()
      let run = try CommandRun(
        CommandRun.words(of: "parse --locale auto --csv --field auto"), input: Data(text.utf8))
      let isConverted = run.output == values.map { $0 + "\n" }.joined()
      if isConverted { conversions += 1 }
      if !isConverted, run.status == 0 || !run.output.isEmpty {
        failures.append("\(text)\(run.output)\(run.errors)")
      }
    }
    #expect(conversions > 0)
    #expect(failures.isEmpty, "\(Samples.seed): \(failures.prefix(5).joined(separator: "\n"))")
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
    let isDoubtful = table.kinds.contains(where: \.isDoubtful) || !table.sharedSigns.isEmpty
    // Each column of numbers has one that one decimal separator reads.
    guard run.status == (isDoubtful ? 2 : 0) else { return "not decided: \(run.output)" }
    if let failure = try failureOfColumns(table, run, options, input) { return failure }
    func text(_ run: CommandRun) -> String {
      encoding.flatMap { String(data: run.data, encoding: $0.0) } ?? run.output
    }
    // Every other byte stays, and a quoted number stays in quotation marks.
    func failure(_ run: CommandRun, of command: String, _ expected: RandomTable) -> String? {
      guard run.status == 0 else { return "\(command): \(run.errors)" }
      guard text(run) == expected.text else { return "\(command): \(text(run))" }
      for line in table.footer.indices {
        let number = table.lineCountBeforeFooter + line + 1
        guard run.errors.contains("line \(number)") || table.kinds.count == 1 else {
          return "line \(number) isn't named: \(run.errors)"
        }
      }
      return nil
    }
    for (signs, column) in table.sharedSigns.flatMap({ signs in
      table.signedColumns[signs, default: []].map { (signs, $0) }
    }) {
      let words = "if the signs in field \(signs + 1) are those of field \(column + 1)"
      guard let choice = report.choices?.first(where: { $0.if == words }) else {
        return "no choice \(words): \(run.output)"
      }
      let parsed = try FollowedAdviceTests.follow(choice.command, input)
      if let failure = failure(parsed, of: choice.command, table.converted(signed: column)) {
        return failure
      }
    }
    for column in table.kinds.indices where table.kinds[column] == .crowns {
      let expected = table.converted { $0.isNumber || $0 == .crowns }
      if let failure = try failureOfCrowns(
        column, report, input, { failure($0, of: $1, expected) })
      {
        return failure
      }
    }
    for (kind, style) in [
      (RandomTable.Kind.money, "--currency \(table.currency)"), (.percent, "--style percent"),
    ] where table.kinds.contains(kind) {
      let run = try CommandRun(
        CommandRun.words(
          of: "parse --locale auto --csv --field auto --lenient --invalid warn \(style) \(options)"),
        input: input)
      let signed = table.signedColumns.values.joined().filter { table.kinds[$0] == kind }
      for index in signed where !run.errors.contains("--field auto: field \(index + 1)") {
        return "\(style): field \(index + 1), which needs its signs, isn't named: \(run.errors)"
      }
      let expected = table.converted({ $0 == kind }, usesSigns: false)
      let isConverted = table.kinds.count { $0 == kind } > signed.count
      guard text(run) == (isConverted ? expected.text : "") else {
        return "\(style): \(text(run)) \(run.errors)"
      }
      for (index, other) in table.kinds.enumerated() where other.isNumber && other != kind {
        guard run.errors.contains("--field auto: field \(index + 1)") else {
          return "\(style): field \(index + 1), \(other), isn't named: \(run.errors)"
        }
      }
    }
    let expected = table.converted()
    guard let command = report.command else {
      return expected.text == table.text ? nil : "no command: \(run.output)"
    }
    let parsed = try FollowedAdviceTests.follow(command, input)
    if let failure = failure(parsed, of: command, expected) { return failure }
    guard encoding == nil, !command.contains("--sign-field") else { return nil }
    return try failureOfReturn(of: table, command, input, parsed)
      ?? failureOfRoundTrip(command, parsed)
  }

  /// Returns what is wrong with the advice on a symbol of several currencies.
  private func failureOfCrowns(
    _ column: Int, _ report: FollowedAdviceTests.Report, _ input: Data,
    _ failure: (_ run: CommandRun, _ command: String) -> String?
  ) throws -> String? {
    let words = "if \"kr\" in field \(column + 1)"
    guard let choice = report.choices?.first(where: { $0.if.hasPrefix(words) }) else {
      return "no choice \(words)"
    }
    let next = try FollowedAdviceTests.follow("\(choice.command) --json", input)
    let second = try JSONDecoder().decode(FollowedAdviceTests.Report.self, from: next.data)
    guard let command = second.command else { return "\(choice.command): \(next.output)" }
    return failure(try FollowedAdviceTests.follow(command, input), command)
  }

  /// Returns which column with texts that look like numbers is neither converted nor named.
  private func failureOfColumns(
    _ table: RandomTable, _ run: CommandRun, _ options: String, _ input: Data
  ) throws -> String? {
    let columns = try JSONDecoder().decode(Columns.self, from: Data(run.output.utf8)).columns
    let count = table.kinds.count + (table.endsInDelimiter ? 1 : 0)
    guard columns.count == count else { return "not all columns: \(run.output)" }
    let automatic = try CommandRun(
      CommandRun.words(of: "parse --locale auto --csv --field auto --lenient \(options)"),
      input: input)
    for (index, (kind, column)) in zip(table.kinds, columns).enumerated() {
      guard (column.verdict == "decided") == kind.isNumber,
        column.left == (kind.looksLikeNumbers && !kind.isNumber)
      else {
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
