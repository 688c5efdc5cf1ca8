/// How many numbers a run converts, and how many texts it leaves for which reason.
struct Tally {
  var numberCount = 0
  /// The number of fields without a text.
  var emptyCount = 0
  /// The number of fields with a text that stands for a missing value.
  var missingCount = 0
  /// The number of failures, by their codes.
  private var failures: [String: Int] = [:]

  var failureCount: Int { failures.values.reduce(0, +) }

  mutating func add(_ failure: ConversionFailure) {
    failures[failure.code, default: 0] += 1
  }

  /// Adds what follows.
  mutating func append(_ other: Tally) {
    numberCount += other.numberCount
    emptyCount += other.emptyCount
    missingCount += other.missingCount
    failures.merge(other.failures, uniquingKeysWith: +)
  }

  /// Returns the words for a number of records: `3 records, 2 numbers converted, left: 1 empty`.
  func text(recordCount: Int) -> String {
    let left =
      [("empty", emptyCount), ("missing", missingCount)].filter { $0.1 > 0 }
      + failures.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
    return "\(recordCount) record\(recordCount == 1 ? "" : "s"), \(numberCount) "
      + "number\(numberCount == 1 ? "" : "s") converted"
      + (left.isEmpty ? "" : ", left: " + left.map { "\($0.1) \($0.0)" }.joined(separator: ", "))
  }
}
