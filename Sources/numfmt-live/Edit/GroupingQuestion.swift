import LiveNumber

/// The question which number digits after a typed grouping separator mean: `1,5 or 15?` after `1.5` was typed
/// in German.
struct GroupingQuestion: Hashable, Sendable {
  let words: String

  /// Creates the question about a field that is in doubt, from the texts of the two numbers; without them, as
  /// after two separators, it's only that something is wrong.
  init(_ readings: [String]) {
    words =
      readings.isEmpty
      ? NumberEditor.Reason.groupingMisfit.description
      : readings.joined(separator: " or ") + "?"
  }

  /// Creates the question about a field, or `nil` if its number isn't in doubt.
  init?(_ session: EditingSession) {
    let readings = session.groupingReadings
    let isMisfit = session.editor.invalidReason(of: session.state) == .groupingMisfit
    guard session.validity == .incomplete && !readings.isEmpty || isMisfit else { return nil }
    self.init(readings)
  }
}
