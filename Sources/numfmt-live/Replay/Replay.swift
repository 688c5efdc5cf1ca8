import LiveNumber

/// Runs the cases of files and prints what their fields show, or what differs.
struct Replay {
  /// Whether expectations are compared; else every case is printed.
  var checks: Bool
  /// Whether every step is printed.
  var traces: Bool
  var output: (String) -> Void
  var errors: (String) -> Void
  private(set) var tally = ReplayTally()

  init(
    checks: Bool, traces: Bool, output: @escaping (String) -> Void,
    errors: @escaping (String) -> Void
  ) {
    self.checks = checks
    self.traces = traces
    self.output = output
    self.errors = errors
  }

  /// Runs a file; `-` is standard input.
  ///
  /// Lines that are no case are reported and passed over, and so are blank ones in silence.
  mutating func run(path: String) {
    var line = 0
    do throws(SystemError) {
      var reader = try LineReader(path: path)
      while let next = try reader.next() {
        line += 1
        run(next, at: TextPlace(file: path, line: line))
      }
    } catch {
      let name = path == "-" ? "standard input" : path
      errors("error: \(name): \(error)")
      tally.unreadable += 1
    }
  }

  private mutating func run(_ line: LineReader.Line, at place: TextPlace) {
    guard case .bytes(let bytes) = line else {
      fail(place, "longer than \(LineReader.maximumLineLength) bytes")
      return
    }
    guard !bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) else { return }
    if let count = TextPlace.scalarsBeforeInvalidByte(in: bytes) {
      fail(TextPlace(file: place.file, line: place.line, column: count + 1), "expected UTF-8")
      return
    }
    do throws(JSONError) {
      try run(try CaseRecord(line: bytes), at: place)
    } catch {
      fail(
        TextPlace(file: place.file, line: place.line, offset: error.offset, in: bytes),
        error.message)
    }
  }

  private mutating func fail(_ place: TextPlace, _ message: String) {
    errors("error: \(place): \(message)")
    tally.failed += 1
  }

  // MARK: - Cases

  private mutating func run(_ record: CaseRecord, at place: TextPlace) throws(JSONError) {
    let name = record.name ?? "line \(place.line)"
    if checks, let version = record.icu, version != ICU.majorVersion {
      tally.skipped += 1
      output("skipped: \(place): \(name): needs ICU \(version), this is \(ICU.majorVersion)")
      return
    }
    var runner = try CaseRunner(record)
    for (index, step) in record.steps.enumerated() {
      try runner.apply(step)
      if traces {
        let head = [
          ("name", JSONText.quoted(name)), ("step", "\(index + 1)"), ("action", step.action),
        ]
        output(JSONText.object(head + runner.snapshot.json))
      }
    }
    if checks {
      check(record.expectations, in: runner.snapshot, of: "\(place): \(name)")
    } else {
      output(JSONText.object([("name", JSONText.quoted(name))] + runner.snapshot.json))
      tally.passed += 1
    }
  }

  private mutating func check(
    _ expectations: [Expectation], in field: FieldSnapshot, of title: String
  ) {
    let differences = expectations.compactMap { expectation in
      expectation.difference(in: field).map { found in
        "  \(expectation.key): \(found), expected \(expectation.description)"
      }
    }
    guard !differences.isEmpty else {
      tally.passed += 1
      return
    }
    tally.failed += 1
    output("failed: \(title)")
    for difference in differences { output(difference) }
  }
}
