import Testing

@testable import numfmt_live

@Suite struct FixtureTests {
  @Test func thereAreFixtures() {
    #expect(!Repository.fixtures.isEmpty)
  }

  @Test(arguments: Repository.fixtures)
  func everyCaseIsAsExpected(file: String) {
    let log = Log()
    var replay = Replay(checks: true, traces: false, output: log.add, errors: log.add)
    replay.run(path: Repository.path(file))
    #expect(replay.tally.exitCode == 0, "\(log.firstFailures(10))")
    #expect(replay.tally.passed + replay.tally.skipped > 0)
  }
}
