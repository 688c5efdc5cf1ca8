/// The word that a mistyped one was probably meant to be.
enum Suggestion {
  /// Returns the candidate with the fewest differences from a word, or `nil` if none is near.
  ///
  /// A difference is a character that is missing, one too many, another one, or swapped with the
  /// next.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    if let same = candidates.first(where: { $0.lowercased() == word.lowercased() }) { return same }
    // More than that isn't a slip of the finger: in a word of three characters one may be wrong.
    let limit = word.count / 3
    let rated = candidates.map { (differences: differences(word, $0), candidate: $0) }
    // Of two, the longer one: a key is missed more often than one too many is hit.
    return rated.filter { $0.differences <= limit }
      .min { ($0.differences, -$0.candidate.count) < ($1.differences, -$1.candidate.count) }?
      .candidate
  }

  private static func differences(_ left: String, _ right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    // The optimal string alignment distance, row by row.
    var rows = [Array(0...right.count)]
    for (index, character) in left.enumerated() {
      let above = rows[index]
      var row = [index + 1]
      for (column, other) in right.enumerated() {
        var cost = min(above[column + 1], row[column]) + 1
        cost = min(cost, above[column] + (character == other ? 0 : 1))
        if index > 0, column > 0, character == right[column - 1], left[index - 1] == other {
          cost = min(cost, rows[index - 1][column - 1] + 1)
        }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
