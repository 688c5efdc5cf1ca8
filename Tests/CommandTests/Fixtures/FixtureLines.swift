import Foundation

@testable import numfmt_live

/// What the fixtures say of themselves.
struct FixtureLines {
  /// How many cases a folder has for a rule.
  private(set) var counts: [String: [String: Int]] = [:]
  /// The JSON text of the values that options have in any case.
  private(set) var optionValues: [String: Set<String>] = [:]
  /// Rules that there are none of, with the places.
  private(set) var unknownRules: [String] = []

  init() throws {
    for file in Repository.fixtures {
      let folder = file.split(separator: "/").dropFirst().first.map(String.init) ?? ""
      let data = try Data(contentsOf: URL(filePath: Repository.path(file)))
      for (index, line) in data.split(separator: UInt8(ascii: "\n")).enumerated() {
        add(try JSONReader.read(Array(line)[...]), folder: folder, place: "\(file):\(index + 1)")
      }
    }
  }

  private mutating func add(_ value: JSONValue, folder: String, place: String) {
    guard let members = try? value.members() else { return }
    for member in members {
      switch (member.key, member.value.content) {
      case ("rule", .string(let rule)):
        counts[rule, default: [:]][folder, default: 0] += 1
        if !EditingRules.numbers.contains(rule) { unknownRules.append("\(place): \(rule)") }
      case ("options", .object(let options)):
        for option in options {
          optionValues[option.key, default: []].insert(option.value.text)
        }
      default: break
      }
    }
  }
}

extension JSONValue {
  /// A word for the value that tells the values of closed options apart.
  fileprivate var text: String {
    switch content {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number: "number"
    case .string(let text): text
    case .array: "array"
    case .object: "object"
    }
  }
}
