import EscapedText
import LiveNumber

/// Runs the cases of files and prints what their fields show, or what differs.
package struct Replay {
  /// Whether expectations are compared; else every case is printed.
  var checks: Bool
  /// Whether every step is printed.
  var traces: Bool
  var output: (String) -> Void
  var errors: (String) -> Void
  package private(set) var tally = ReplayTally()

  package init(
    checks: Bool, traces: Bool, output: @escaping (String) -> Void,
    errors: @escaping (String) -> Void
  ) {
    self.checks = checks
    self.traces = traces
    self.output = output
    self.errors = errors
  }

  /// The position of a line.
  package struct Place: CustomStringConvertible {
    package var file: String
    package var line = 0

    package init(file: String) { self.file = file }

    package var description: String { "\(file), line \(line)" }
  }

  /// Runs the case in a line.
  ///
  /// A line that isn't a case is reported; an empty line is skipped.
  package mutating func run(_ line: UnsafeBufferPointer<UInt8>, at place: Place) {
    guard !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) else { return }
    if let count = Replay.scalarsBeforeInvalidByte(in: line) {
      fail("\(place), column \(count + 1)", "not UTF-8; save the file as UTF-8")
      return
    }
    do throws(CaseError) {
      try run(try CaseRecord(line: line), at: place)
    } catch {
      fail(error.path.isEmpty ? "\(place)" : "\(place), \(error.path)", error.message)
    }
  }

  /// Reports a line that can't be read.
  package mutating func fail(_ place: String, _ message: String) {
    errors(InvisibleScalar.spelled("error: \(place): \(message)"))
    tally.failed += 1
  }

  /// Reports a file that can't be read to its end.
  package mutating func failReading(_ file: String, _ reason: String) {
    errors(InvisibleScalar.spelled("error: \(file): \(reason)"))
    tally.unreadable += 1
  }

  /// Returns the number of scalars before the first byte that isn't UTF-8, or `nil` if all are.
  private static func scalarsBeforeInvalidByte(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var count = 0
    while case .scalarValue = decoder.decode(&iterator) { count += 1 }
    return count
  }

  // MARK: - Cases

  private mutating func run(_ record: CaseRecord, at place: Place) throws(CaseError) {
    let name = record.name ?? "line \(place.line)"
    if checks, let reason = record.reasonToSkip {
      tally.skipped += 1
      output(InvisibleScalar.spelled("skipped: \(place): \(name): \(reason)"))
      return
    }
    var runner = try CaseRunner(record)
    for (index, step) in record.steps.enumerated() {
      try runner.apply(step)
      if traces {
        let head: JSONObject = ["name": name, "step": index + 1, "action": step.action]
        output((head + object(runner.shown)).json)
      }
    }
    if checks {
      check(record, runner, of: "\(place): \(name)")
    } else {
      output((["name": name] + object(runner.shown)).json)
      tally.passed += 1
    }
  }

  private func object(_ shown: KeyValuePairs<CaseRecord.Key, String?>) -> JSONObject {
    JSONObject(shown.map { ($0 == .expect ? "text" : $0.rawValue, $1) })
  }

  private mutating func check(_ record: CaseRecord, _ runner: CaseRunner, of title: String) {
    let shown = Dictionary(uniqueKeysWithValues: runner.shown.map { ($0.key, $0.value) })
    let differences = record.expectations.compactMap { key, expected in
      let found = shown[key] ?? nil
      return found == expected
        ? nil
        : "  \(key.rawValue): \(found?.json ?? "null"), expected \(expected?.json ?? "null")"
    }
    guard !differences.isEmpty else {
      tally.passed += 1
      return
    }
    tally.failed += 1
    output(InvisibleScalar.spelled("failed: \(title)"))
    for difference in differences { output(difference) }
  }
}

/// The counts of a replay.
package struct ReplayTally: Hashable, Sendable {
  package var passed = 0
  /// The number of cases that differ and of lines that aren't cases.
  package var failed = 0
  package var skipped = 0
  /// The number of files that couldn't be read to their end.
  package var unreadable = 0

  package var description: String {
    "\(passed) passed, \(failed) failed, \(skipped) skipped"
  }

  /// The exit code: 1 if a file couldn't be read, 2 if a case failed, or 0.
  package var exitCode: Int32 {
    if unreadable > 0 { return 1 }
    return failed > 0 ? 2 : 0
  }
}
