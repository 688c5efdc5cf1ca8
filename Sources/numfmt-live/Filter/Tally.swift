import EscapedText

/// How many numbers a run converts, how many texts it leaves for which reason, and the first
/// changes of a dry run.
struct Tally {
  /// A field before and after its conversion.
  struct Change {
    var line: Int
    /// The number of the field, or `nil` if the record is one number.
    var field: Int?
    var before: String
    var after: String
  }

  /// The number of changes and failures that a dry run shows.
  static let shownCount = 3

  var numberCount = 0
  /// The number of fields without a text.
  var emptyCount = 0
  /// The number of fields with a text that stands for a missing value.
  var missingCount = 0
  /// The number of failures, by their codes.
  private var failures: [String: Int] = [:]
  /// The number of numbers that a dry run would change.
  var changeCount = 0
  private var changes: [Change] = []

  var failureCount: Int { failures.values.reduce(0, +) }

  mutating func add(_ failure: ConversionFailure) {
    failures[failure.code, default: 0] += 1
  }

  /// Whether the next change is shown.
  var needsChange: Bool { changes.count < Self.shownCount }

  mutating func add(_ change: Change) {
    if needsChange { changes.append(change) }
  }

  /// Adds what follows.
  mutating func append(_ other: Tally) {
    numberCount += other.numberCount
    emptyCount += other.emptyCount
    missingCount += other.missingCount
    failures.merge(other.failures, uniquingKeysWith: +)
    changeCount += other.changeCount
    changes += other.changes.prefix(Self.shownCount - changes.count)
  }

  // MARK: - Words

  /// Returns the words for a number of records: `3 records, 2 numbers converted, left: 1 empty`.
  func text(recordCount: Int) -> String {
    let left =
      [("empty", emptyCount), ("missing", missingCount)].filter { $0.1 > 0 }
      + failures.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
    return "\(recordCount) record\(recordCount == 1 ? "" : "s"), \(numberCount) "
      + "number\(numberCount == 1 ? "" : "s") converted"
      + (left.isEmpty ? "" : ", left: " + left.map { "\($0.1) \($0.0)" }.joined(separator: ", "))
  }

  /// Returns the words of a dry run, in which the places are those of a unit such as `line`, and
  /// texts that aren't numbers have a policy.
  func changes(unit: String, _ invalid: InvalidPolicy) -> String {
    let lines = changes.map { change in
      "  \(unit) \(change.line)" + (change.field.map { ", field \($0)" } ?? "") + ": "
        + "\"\(InvisibleScalar.spelled(change.before))\" becomes "
        + "\"\(InvisibleScalar.spelled(change.after))\""
    }
    let head = "\(changeCount) of \(numberCount) number\(numberCount == 1 ? "" : "s") would change"
    let isOne = failureCount == 1
    let left =
      "\(failureCount) text\(isOne ? " isn't a number" : "s aren't numbers"), and "
      + (invalid == .abort
        ? "the first would end the run" : "would stay as \(isOne ? "it is" : "they are")")
    return ([head + (lines.isEmpty ? "" : ":")] + lines + (failureCount == 0 ? [] : [left]))
      .joined(separator: "\n")
  }
}
