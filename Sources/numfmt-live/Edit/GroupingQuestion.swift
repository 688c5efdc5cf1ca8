import LiveNumber

/// The question which number digits after a typed grouping separator mean: `1,5 or 15?` after `1.5` was typed
/// in German.
struct GroupingQuestion: Hashable, Sendable {
  let words: String

  /// Creates the question about a field from the texts of the numbers, or `nil` if there is no doubt.
  init?(_ readings: [String]) {
    guard let text = readings.last else { return nil }
    words = readings.count == 1 ? "is it \(text)?" : readings.joined(separator: " or ") + "?"
  }
}
