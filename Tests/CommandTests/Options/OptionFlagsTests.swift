import LiveNumber
import Testing

@testable import Replay
@testable import numfmt_live

@Suite struct OptionFlagsTests {
  @Test func everyOptionOfReplayFilesHasAFlag() throws {
    let help = try ["edit", "format", "parse"].map { try CommandRun("\($0) --help").output }
      .joined()
    // Only styles of apps have them.
    let others: Set = ["symbol", "significantDigits"]
    let unknown = CaseOptions.Key.allCases.map(\.stringValue).filter { !others.contains($0) }
      .map(OptionFlags.flag)
      .filter { !help.contains("\n  \($0) ") && !help.contains("\n  \($0)\n") }
    #expect(unknown.isEmpty, "\(unknown)")
  }

  @Test func valuesAreSpelledInKebabCase() {
    #expect(NumberEditor.Options.Entry.allValueStrings == ["free", "from-right"])
    #expect(
      NumberEditor.Options.RangePolicy.allValueStrings == ["flag", "block", "clamp-on-commit"])
    #expect(NumberFormat.SignDisplay.allValueStrings.contains("except-zero"))
    #expect(NumberSkeleton.Notation.allValueStrings.contains("compact-short"))
    #expect(NumberEditor.Options.Entry.fromRight.defaultValueDescription == "from-right")
  }

  @Test func spellingsOfTheAPIAreUnderstoodToo() {
    #expect(NumberEditor.Options.Entry(argument: "from-right") == .fromRight)
    #expect(NumberEditor.Options.Entry(argument: "fromRight") == .fromRight)
    #expect(NumberEditor.Options.Entry(argument: "from right") == nil)
  }
}
