import Foundation
import TestSupport
import Testing

/// The tables in EDITING.md name fixture cases that show their rules.
@Suite struct RuleExampleTests {
  @Test func everyNamedCaseExists() throws {
    let examples = RuleExample.all()
    #expect(examples.count > 50)
    for example in examples {
      let file = Repository.path("Fixtures/\(example.file).jsonl")
      let cases = try String(contentsOf: URL(filePath: file), encoding: .utf8)
      #expect(
        cases.contains("{\"name\": \"\(example.name)\", \"rule\": \"\(example.rule)\","),
        "no case \"\(example.name)\" for rule \(example.rule) in \(example.file)")
    }
  }
}

/// A row of a table whose last column is titled "shown by".
private struct RuleExample {
  var rule: String
  var file: String
  var name: String

  /// Returns the examples of all rules.
  ///
  /// A table belongs to the rule before it. Its cases are in the last file that the rules mention,
  /// unless a row names another one, as in `en/grouping`: the name.
  static func all() -> [RuleExample] {
    var examples: [RuleExample] = []
    var file = ""
    var isInTable = false
    for (rule, line) in EditingRules.lines {
      if let match = line.firstMatch(of: /`Fixtures\/(\w+\/[\w-]+)\.jsonl`/) {
        file = String(match.1)
      }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
      guard line.contains("|"), let last = cells.last else {
        isInTable = false
        continue
      }
      if last == "shown by" {
        isInTable = true
      } else if isInTable, !last.hasPrefix("---") {
        let other = last.firstMatch(of: /^`(\w+\/[\w-]+)`: (.+)$/)
        examples.append(
          RuleExample(
            rule: rule, file: other.map { String($0.1) } ?? file,
            name: other.map { String($0.2) } ?? last))
      }
    }
    return examples
  }
}
