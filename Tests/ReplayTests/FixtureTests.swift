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
    let log = Log()
    let tally = try replay(file, log)
    #expect(tally.exitCode == 0, "\(log.firstFailures(10))")
    #expect(tally.passed + tally.skipped > 0)
  }

  /// Cases whose texts depend on the version of the locale data are few.
  @Test func mostCasesAreCompared() throws {
    var passed = 0
    var skipped = 0
    for file in Repository.fixtures {
      let tally = try replay(file, Log())
      passed += tally.passed
      skipped += tally.skipped
    }
    print(
      "fixtures: \(passed) cases passed, \(skipped) skipped, which have another text in this source's "
        + "data or need units that it doesn't have")
    #expect(skipped * 4 < passed)
  }

  private func replay(_ file: String, _ log: Log) throws -> ReplayTally {
    var replay = Replay(checks: true, traces: false, output: log.add, errors: log.add)
    var place = Replay.Place(file: file)
    let data = try Data(contentsOf: URL(filePath: Repository.path(file)))
    for line in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      place.line += 1
      Array(line).withUnsafeBufferPointer { replay.run($0, at: place) }
    }
    return replay.tally
  }
}
