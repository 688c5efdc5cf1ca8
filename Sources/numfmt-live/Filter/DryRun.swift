import EscapedText

/// What a run would write, without writing it: the first numbers that change, and how many do.
struct DryRun {
  /// A field before and after its conversion.
  struct Change {
    var line: Int
    /// The number of the field, or `nil` if the record is one number.
    var field: Int?
    var before: String
    var after: String
  }

  /// The number of changes and failures that are shown.
  static let shownCount = 3

  var changeCount = 0
  private(set) var changes: [Change] = []

  /// Whether the next change is shown.
  var isFilling: Bool { changes.count < DryRun.shownCount }

  mutating func append(_ change: Change) {
    if isFilling { changes.append(change) }
  }

  /// Adds what follows.
  mutating func append(_ other: DryRun) {
    changeCount += other.changeCount
    for change in other.changes { append(change) }
  }

  /// Returns the words, in which the places are those of a unit such as `line`, and texts that
  /// aren't numbers have a policy.
  func text(unit: String, _ tally: Tally, _ invalid: InvalidPolicy) -> String {
    let lines = changes.map { change in
      "  \(unit) \(change.line)" + (change.field.map { ", field \($0)" } ?? "") + ": "
        + "\"\(InvisibleScalar.spelled(change.before))\" becomes "
        + "\"\(InvisibleScalar.spelled(change.after))\""
    }
    let (numberCount, failureCount) = (tally.numberCount, tally.failureCount)
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

extension Filter {
  /// Converts the number in a field, and only notes what changes.
  @inline(never)
  mutating func noteChange(
    _ field: FieldCutter.Field, number index: Int, of record: Bytes
  ) throws(ConversionFailure) {
    let start = output.count
    let end = try write(field, number: index, of: record)
    let after = output.bytes(from: start)
    let before = Bytes(rebasing: record[field.whole.lowerBound..<end])
    if !after.elementsEqual(before) {
      dryRun.changeCount += 1
      if dryRun.isFilling {
        countLines()
        dryRun.append(
          DryRun.Change(
            line: line, field: settings.namesFields ? index : nil,
            before: String(decoding: before, as: UTF8.self),
            after: String(decoding: after, as: UTF8.self)))
      }
    }
    output.truncate(to: start)
  }
}
