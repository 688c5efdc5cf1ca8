import Foundation
import LiveNumberCore
import TestSupport
import Testing

@testable import Replay

/// Every rule and every option has cases.
@Suite struct CoverageTests {
  @Test func everyRuleHasACaseInTheLanguagesThatChangeIt() throws {
    let fixtures = try FixtureLines()
    var table = "rule" + EditingRules.languages.map { "\t\($0)" }.joined() + "\n"
    var gaps: [String] = []
    for rule in EditingRules.numbers {
      let counts = EditingRules.languages.map { fixtures.counts[rule]?[$0] ?? 0 }
      table += rule + counts.map { "\t\($0)" }.joined() + "\n"
      let section = rule.split(separator: ".").first.map(String.init) ?? rule
      if EditingRules.sectionsWithoutLocaleData.contains(section),
        counts.contains(where: { $0 > 0 })
      {
        continue
      }
      for (language, count) in zip(EditingRules.languages, counts) where count == 0 {
        gaps.append("\(rule) in \(language)")
      }
    }
    #expect(gaps.isEmpty, "no case for \(gaps.joined(separator: ", "))\n\(table)")
  }

  @Test func everyCaseNamesARule() throws {
    #expect(try FixtureLines().unknownRules == [])
  }

  @Test func everyOptionHasACaseAtEachOfItsValues() throws {
    let fixtures = try FixtureLines()
    var gaps: [String] = []
    for (option, values) in CoverageTests.options {
      let seen = fixtures.optionValues[option] ?? []
      if seen.isEmpty { gaps.append(option) }
      for value in values where !seen.contains(value) { gaps.append("\(option): \(value)") }
    }
    #expect(gaps.isEmpty, "no case for \(gaps.joined(separator: ", "))")
  }

  /// The values of each option that need cases, besides the default; empty if the values are open.
  private static let options = CaseOptions.Key.allCases.map { key -> (String, [String]) in
    switch key {
    case .numberingSystem: return (key.stringValue, [])
    case .style(let row), .editor(let row):
      switch row.kind {
      case .flag, .choice: return (row.name, row.samples.dropFirst().compactMap { $0 })
      case .limit: return (row.name, ["number", "null"])
      case .count, .decimal, .characters, .set, .text, .ranges: return (row.name, [])
      }
    }
  }
}

/// The rules and options in the fixtures.
struct FixtureLines {
  /// The number of cases for a rule in a folder.
  private(set) var counts: [String: [String: Int]] = [:]
  /// A word for each value of an option.
  private(set) var optionValues: [String: Set<String>] = [:]
  /// Unknown rules, with their positions.
  private(set) var unknownRules: [String] = []

  init() throws {
    let decoder = JSONDecoder()
    for file in Repository.fixtures {
      let folder = file.split(separator: "/").dropFirst().first.map(String.init) ?? ""
      let data = try Data(contentsOf: URL(filePath: Repository.path(file)))
      for (index, line) in data.split(separator: UInt8(ascii: "\n")).enumerated() {
        let header = try decoder.decode(Header.self, from: Data(line))
        add(header, folder: folder, place: "\(file):\(index + 1)")
      }
    }
  }

  private mutating func add(_ header: Header, folder: String, place: String) {
    if let rule = header.rule {
      counts[rule, default: [:]][folder, default: 0] += 1
      if !EditingRules.numbers.contains(rule) { unknownRules.append("\(place): \(rule)") }
    }
    for (option, value) in header.options ?? [:] {
      optionValues[option, default: []].insert(value.text)
    }
  }

  private struct Header: Decodable {
    var rule: String?
    var options: [String: OptionValue]?
  }

  /// A word for the value of an option that tells the values of an enumeration apart.
  private struct OptionValue: Decodable {
    var text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        text = "null"
      } else if let value = try? container.decode(Bool.self) {
        text = "\(value)"
      } else if let value = try? container.decode(String.self) {
        text = value
      } else {
        text = (try? container.decode(Int.self)) == nil ? "array" : "number"
      }
    }
  }
}
