import Foundation
import LiveNumberCore
import TestSupport
import Testing

/// The browser's field declares every option.
@Suite struct BrowserOptionsTests {
  @Test func everyOptionHasAType() throws {
    let declarations = try web("number-engine.d.ts")
    for option in NumberEditor.Options.rows {
      let type =
        switch option.kind {
        case .count: "number;"
        case .limit: "number | null;"
        case .decimal, .text, .ranges: "string;"
        case .flag: "boolean;"
        case .choice: option.names.map { "\"\($0)\"" }.joined(separator: " | ") + ";"
        case .set: "(" + option.names.map { "\"\($0)\"" }.joined(separator: " | ") + ")[];"
        case .characters: "string[];"
        }
      #expect(declarations.contains("\n  \(option.name)?: \(type)\n"), "\(option.name)?: \(type)")
    }
  }

  @Test func everyOptionIsAnAttribute() throws {
    let script = try web("field-options.js")
    // `min` and `max` are the attributes of all inputs; a range says whether a value can be
    // negative; and a page's field steps to multiples, as all inputs do.
    let others = ["minimum", "maximum", "allowsNegative", "snapsToStep"]
    for option in NumberEditor.Options.rows where !others.contains(option.name) {
      let name = option.name.replacing(/[A-Z]/) { "-" + $0.output.lowercased() }
      #expect(script.contains("\"\(name)\""), "\(name)")
    }
  }

  private func web(_ file: String) throws -> String {
    try String(
      contentsOfFile: Repository.path("Web/Element/\(file)"), encoding: .utf8)
  }
}
