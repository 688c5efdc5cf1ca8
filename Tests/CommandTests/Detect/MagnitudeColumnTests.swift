import Foundation
import TestSupport
import Testing

/// Columns with words for thousands and more are converted to what the words say, or asked about.
@Suite struct MagnitudeColumnTests {
  /// Words with one meaning, by the decimal separator of their language.
  private static let words: [(decimal: String, words: [String: Int], money: [(String, String)])] = [
    (".", ["K": 3, "M": 6], [("$", "")]), (",", ["Mio.": 6, "Mrd.": 9], [("", " €")]),
    (",", ["k": 3, "M": 6], []), (",", ["тыс.": 3, "млн": 6, "млрд": 9], []),
    (".", ["万": 4, "亿": 8], []), (".", ["लाख": 5], []),
  ]

  /// Words that can be a unit, and their exponents of ten.
  private static let doubtful: [(String, Int)] = [("B", 9), ("T", 12), ("m", 6), ("L", 5)]

  private struct Cell {
    var text: String
    var value: Decimal
  }

  /// Returns a number with a word, and with a separator if it has to have one.
  private func cell(
    _ word: (text: String, exponent: Int), _ decimal: String, hasDecimals: Bool,
    _ money: (String, String)?, using random: inout SeededGenerator
  ) -> Cell {
    let integer = String(random.number(in: 1...999))
    let fraction = hasDecimals || random.once(in: 2) ? random.digits(random.number(in: 1...2)) : ""
    let number = integer + (fraction.isEmpty ? "" : decimal + fraction)
    let space = random.once(in: 2) ? " " : ""
    let digits = Decimal(string: integer + (fraction.isEmpty ? "" : "." + fraction)) ?? .nan
    let power = (0..<word.exponent).reduce(Decimal(1)) { power, _ in power * 10 }
    return Cell(
      text: (money?.0 ?? "") + number + space + word.text + (money?.1 ?? ""),
      value: digits * power)
  }

  /// A table whose second field has the cells, beside amounts with the same separator.
  private func table(_ cells: [String], _ decimal: String) -> Data {
    let rows = cells.enumerated().map { "row;\($1);\($0)\(decimal)25\n" }
    return Data(("name;size;sum\n" + rows.joined()).utf8)
  }

  private func secondFields(of run: CommandRun) -> [Decimal?] {
    run.output.split(separator: "\n").dropFirst().map { line in
      let field = String(line.split(separator: ";")[1])
      return field.wholeMatch(of: /-?\d+(\.\d+)?/) == nil ? nil : Decimal(string: field)
    }
  }

  @Test func oneMeaningIsConverted() throws {
    var random = SeededGenerator(topic: #function)
    var failures: [String] = []
    for _ in 0..<(12 * Samples.factor) {
      let (decimal, words, money) = random.pick(Self.words)
      let affixes = money.isEmpty || random.once(in: 2) ? nil : random.pick(money)
      let names = words.keys.sorted()
      let cells = (0..<random.number(in: 4...9)).map { row in
        let name = random.pick(names)
        return cell(
          (name, words[name] ?? 0), decimal, hasDecimals: row == 0, affixes, using: &random)
      }
      let input = table(cells.map(\.text), decimal)
      let (report, run) = try FollowedAdviceTests.report(input)
      guard run.status == 0, let command = report.command, command.contains("--accept magnitudes")
      else {
        failures.append("\(String(decoding: input, as: UTF8.self)) \(run.output)")
        continue
      }
      let next = try FollowedAdviceTests.follow(command, input)
      guard secondFields(of: next) == cells.map(\.value), next.status == 0 else {
        failures.append("\(command): \(next.output) \(next.errors)")
        continue
      }
      // With the option, the fields that the file tells are the same.
      guard affixes == nil else { continue }
      let automatic = try CommandRun(
        CommandRun.words(of: "parse --locale auto --csv --field auto --accept magnitudes"),
        input: input)
      if automatic.output != next.output { failures.append("\(automatic.errors)") }
    }
    #expect(failures.isEmpty, "\(Samples.seed): \(failures.prefix(10).joined(separator: "\n"))")
  }

  /// A word that can be a unit is asked, and each answer says what the first number is then.
  @Test func twoMeaningsAreAsked() throws {
    var random = SeededGenerator(topic: #function)
    var failures: [String] = []
    for _ in 0..<(6 * Samples.factor) {
      let word = random.pick(Self.doubtful)
      let cells = (0..<random.number(in: 3...6)).map { _ in
        cell((word.0, word.1), ".", hasDecimals: true, nil, using: &random)
      }
      let input = table(cells.map(\.text), ".")
      let power = (0..<word.1).reduce(Decimal(1)) { power, _ in power * 10 }
      let expected = [cells.map(\.value), cells.map { $0.value / power }]
      let (report, run) = try FollowedAdviceTests.report(input)
      let answers = try (report.choices ?? []).map { choice in
        (choice.if, secondFields(of: try FollowedAdviceTests.follow(choice.command, input)))
      }
      guard run.status == 2, answers.map(\.1) == expected else {
        failures.append("\(cells.map(\.text)): \(run.output) \(answers)")
        continue
      }
      for (words, values) in answers {
        let value = words.components(separatedBy: "becomes ").last.flatMap { Decimal(string: $0) }
        if value != values.first { failures.append("\(words): \(values)") }
      }
      let command = try #require(report.command)
      let left = secondFields(of: try FollowedAdviceTests.follow(command, input))
      if left.contains(where: { $0 != nil }) { failures.append("\(command): \(left)") }
    }
    #expect(failures.isEmpty, "\(Samples.seed): \(failures.prefix(10).joined(separator: "\n"))")
  }

  /// Commands with `--accept`, for lines, arguments, and tables.
  static let commands: [CommandCase] = [
    .init("parse --locale auto --accept magnitudes", "1.38M\n610.66K\n5\n", "1380000\n610660\n5\n"),
    .init("convert --from de --to en --accept magnitudes", "1,2 Mio.\n", "1,200,000\n"),
    .init("convert --from auto --to en --accept magnitudes", "1,2 Mrd.\n", "1,200,000,000\n"),
    .init("parse --locale auto --accept scientific", "1.5e3\n1.5×10³\n", "1500\n1500\n"),
    .init(
      "parse --locale auto --accept magnitudes", "12,34,567.50 Cr\n5.5\n",
      errors: ["line 1, \"12,34,567.50 Cr\" can have a magnitude, a unit, or a sign"]),
    // The name of a locale is the answer.
    .init("parse --locale en-IN --accept magnitudes", "12,34,567.50 Cr\n", "12345675000000\n"),
    .init(
      "parse --locale auto --csv --field auto --accept magnitudes", "a,b\nx,1.5 Cr\ny,2.5 Cr\n",
      errors: ["\"Cr\" behind numbers", "can be a minus sign, or a plus sign, or a magnitude"]),
    .init(
      "parse --locale auto --csv --field auto", "a,b,c\nx,1.5M,1.5\ny,250K,2.5\n",
      "a,b,c\nx,1.5M,1.5\ny,250K,2.5\n", errors: ["\"b\" stays as it is; it needs --accept"]),
    .init(
      "parse --locale en --csv --field auto", "a,b,c\nx,1.5M,1.5\ny,250K,2.5\n",
      "a,b,c\nx,1.5M,1.5\ny,250K,2.5\n", errors: ["\"b\" stays as it is; it needs --accept"]),
    .init(
      "parse --locale en --csv --field auto --accept magnitudes",
      "a,b,c\nx,1.5M,1.5\ny,250K,2.5\n", "a,b,c\nx,1500000,1.5\ny,250000,2.5\n"),
  ]

  @Test(arguments: commands)
  func acceptMagnitudes(row: CommandCase) throws { try row.check() }

  /// A magnitude without a currency isn't money.
  @Test func magnitudesHaveTheSignOfTheStyle() throws {
    let table = Data("a,b,c\nx,$1.5M,1.5M\ny,$2.5K,2.5K\n".utf8)
    let (report, run) = try FollowedAdviceTests.report(table, "--currency USD --header=1")
    #expect(run.status == 2, "\(run.output)")
    let command = try #require(report.command)
    let next = try FollowedAdviceTests.follow(command, table)
    #expect(next.output == "a,b,c\nx,1500000,1.5M\ny,2500,2.5K\n", "\(command)")
  }

  /// A first record that is written as those below it, or nearly so, isn't passed on as a header.
  @Test(arguments: [
    "Chrome,5M,10K\nEdge,3.5M,1.5K\nSafari,2.5M,9.5K\n", "alpha,5k\nbeta,3.5k\ngamma,4.5k\n",
    "Ann,€1.5k\nBen,€2.25k\n", "Miete;€5k\nStrom;€1,5k\n",
  ])
  func aRecordIsNoHeader(table: String) throws {
    let run = try CommandRun("detect", table)
    #expect(!run.output.contains("header in line 1"), "\(run.output)")
  }

  /// A name with groups above decimals isn't a record without a question.
  @Test(arguments: [
    "Land;1.000;5.000\nNord;12,5;1,5\nSued;13,75;2,25\n",
    "Income,\"1,000\",\"5,000\"\nx,101.5,215.25\ny,1650.5,2.5\n",
  ])
  func groupsAreAskedAboveDecimals(table: String) throws {
    let run = try CommandRun("detect", table)
    #expect(!run.output.contains("no header") && run.status == 2, "\(run.output)")
  }

  /// A magnitude that no option reads isn't left without a word.
  @Test func unreadMagnitudesAreNamed() throws {
    for (rows, words) in [
      ("x,¥8.5亿,1.5\ny,¥7.25亿,2.5\n", "\"亿\""), ("x,1.5B,1.5\ny,2.5m,2.5\n", "\"B\" and \"m\""),
    ] {
      let run = try CommandRun("detect", "a,b,c\n" + rows)
      #expect(run.output.contains("undecided: \(words) behind numbers"), "\(run.output)")
      #expect(run.status == 2)
    }
  }
}
