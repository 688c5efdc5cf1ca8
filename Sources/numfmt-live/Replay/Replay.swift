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

/// What became of the cases of a replay.
struct ReplayTally: Hashable, Sendable {
  var passed = 0
  /// Cases that differ from what they expect, and lines that are no case.
  var failed = 0
  var skipped = 0
  /// Files that could not be read to their end.
  var unreadable = 0

  var description: String {
    "\(passed) passed, \(failed) failed, \(skipped) skipped"
  }

  /// 1 where a file could not be read, 2 where something differs or a line is no case, else 0.
  var exitCode: Int32 {
    if unreadable > 0 { return 1 }
    return failed > 0 ? 2 : 0
  }
}

/// Where something stands in a file of lines.
struct TextPlace: Hashable, Sendable, CustomStringConvertible {
  /// As the user wrote it; `-` is standard input.
  var file: String
  /// From 1.
  var line: Int
  /// In Unicode scalars, from 1; nil for the line as a whole.
  var column: Int?

  init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The place of a byte in a line of valid UTF-8.
  init(file: String, line: Int, offset: Int, in bytes: ArraySlice<UInt8>) {
    self.init(file: file, line: line, column: TextPlace.scalarCount(bytes.prefix(offset)) + 1)
  }

  var description: String {
    let name = file == "-" ? "standard input" : file
    guard let column else { return "\(name), line \(line)" }
    return "\(name), line \(line), column \(column)"
  }

  /// The number of scalars in front of the first byte that is no UTF-8; nil where all is well.
  static func scalarsBeforeInvalidByte(in bytes: ArraySlice<UInt8>) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var count = 0
    while case .scalarValue = decoder.decode(&iterator) { count += 1 }
    return count
  }

  private static func scalarCount(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.count { !UTF8.isContinuation($0) }
  }
}
