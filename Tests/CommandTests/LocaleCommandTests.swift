import Foundation
import Testing

@Suite struct LocaleCommandTests {
  @Test func theTableSpellsInvisibleCharacters() throws {
    let run = try CommandRun("locale fr")
    let lines = run.output.split(separator: "\n")
    #expect(lines.contains("decimal separator     ,           U+002C COMMA"))
    #expect(lines.contains("grouping separator    U+202F      U+202F NARROW NO-BREAK SPACE"))
    #expect(lines.contains("grouping              3; from 4 digits on"))
    #expect(lines.contains("decimal, negative     -#,##0.###"))
    #expect(run.status == 0)
  }

  @Test(arguments: [
    ("en", "#,##0.###", 3, 3, 1), ("hi", "#,##,##0.###", 3, 2, 1), ("es", "#,##0.###", 3, 3, 2),
  ])
  func sizesBelongToTheLocale(
    locale: String, pattern: String, primary: Int, secondary: Int, minimum: Int
  ) throws {
    let run = try CommandRun("locale \(locale) --json")
    struct Report: Decodable {
      var grouping: [String: Int]
    }
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(
      report.grouping == ["primary": primary, "secondary": secondary, "minimum": minimum])
    #expect(run.output.contains(#""positive": "\#(pattern)""#))
  }

  @Test func digitsBeyondTheBasicPlaneAreShown() throws {
    let run = try CommandRun("locale en-u-nu-mathdbl --json")
    #expect(run.output.contains(#""digits": "𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡""#))
  }

  @Test func allLocalesAreListed() throws {
    let lines = try CommandRun("locale --list").output.split(separator: "\n")
    #expect(lines.count > 500)
    #expect(lines.contains("fr-CH"))
    let json = try CommandRun("locale --list --json").output
    let identifiers = try JSONDecoder().decode([String].self, from: Data(json.utf8))
    #expect(identifiers == lines.map(String.init))
  }

  @Test(arguments: [
    ("locale qq", [:], "unknown language \"qq\""),
    ("locale ''", [:], "is not the name of a locale"), ("locale de-u-nu-roman", [:], "roman"),
    ("locale", ["LC_ALL": "qq_QQ"], "LC_ALL: unknown language \"qq\""),
    ("locale de --list", [:], "leave out the locale"),
  ])
  func anUnknownLocaleIsAnErrorOfUsage(
    line: String, environment: [String: String], message: String
  ) throws {
    let run = try CommandRun(line, environment: environment)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect((run.output, run.status) == ("", 64))
  }
}
