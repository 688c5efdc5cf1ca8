import Foundation
import Replay
import TestSupport
import Testing

@Suite struct FixtureTests {
  @Test func thereAreFixtures() {
    #expect(!Repository.fixtures.isEmpty)
  }

  @Test(arguments: Repository.fixtures)
  func everyCaseIsAsExpected(file: String) throws {
    let run = try replay(file)
    #expect(run.tally.exitCode == 0, "\(run.output.firstFailures(10)) \(run.errors.lines)")
    #expect(run.tally.passed + run.tally.skipped > 0)
  }

  /// Cases whose texts depend on the version of the locale data are few.
  @Test func mostCasesAreCompared() throws {
    var passed = 0
    var skipped = 0
    for file in Repository.fixtures {
      let tally = try replay(file).tally
      passed += tally.passed
      skipped += tally.skipped
    }
    print(
      "fixtures: \(passed) cases passed, \(skipped) skipped, which have another text in this source's "
        + "data or need units that it doesn't have")
    #expect(skipped * 4 < passed)
  }

  private func replay(_ file: String) throws -> ReplayRun {
    ReplayRun(
      try Data(contentsOf: URL(filePath: Repository.path(file))), file: file, checks: true)
  }
}
