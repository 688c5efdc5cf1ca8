import Foundation
import TestSupport

/// The lines of the editing rules, each with the number of its rule.
enum EditingRules {
  /// The folders with cases for every rule.
  static let languages = ["en", "fr", "de"]

  /// The sections without separators, symbols, and digits, which no locale changes: one case in any
  /// folder is enough for a rule of theirs.
  static let sectionsWithoutLocaleData: Set = ["7", "8", "11", "12", "13"]

  static let lines: [(rule: String, line: Substring)] = {
    var (section, rule) = ("", "")
    return text.split(separator: "\n").map { line in
      if let match = line.firstMatch(of: /^## (\d+)\./) {
        (section, rule) = (String(match.1), String(match.1))
      } else if let match = line.firstMatch(of: /^(\d+)\.\s/) {
        rule = "\(section).\(match.1)"
      }
      return (rule, line)
    }
  }()

  /// The numbers of all rules: of the items of a section, or of a section without numbered items.
  static let numbers: [String] = {
    var numbers: [String] = []
    for (rule, _) in lines where !rule.isEmpty && numbers.last != rule {
      if let last = numbers.last, rule.hasPrefix("\(last).") { numbers.removeLast() }
      numbers.append(rule)
    }
    return numbers
  }()

  private static let text: String = {
    let path = Repository.path("Documentation/EDITING.md")
    return (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }()
}
