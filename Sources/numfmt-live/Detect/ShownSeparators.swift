import LiveNumber

/// What periods and commas are in a table, as its decided columns show it.
///
/// `1,995,196` shows that commas group, so `138,018` beside it is 138018. `1,5` shows nothing about
/// periods, so `48.137` beside it can be two numbers. Where spaces group beside `566,216`, commas
/// don't, but this shows nothing to others, and is asked beside a column that shows the contrary.
struct ShownSeparators {
  /// A separator that all decided columns with it use alike.
  private struct Role {
    var isDecimal: Bool
    /// The index of the first of these columns.
    var column: Int
  }

  private var roles: [Character: Role] = [:]

  init(_ findings: [ColumnFinding]) {
    for separator in [".", ","] as [Character] {
      var shown: [Role] = []
      for (index, finding) in findings.enumerated() {
        guard finding.shows(separator) else { continue }
        shown += finding.roles(of: separator).map { Role(isDecimal: $0, column: index) }
      }
      if let role = shown.first, shown.allSatisfy({ $0.isDecimal == role.isDecimal }) {
        roles[separator] = role
      }
    }
  }

  /// Returns whether a decided column, whose texts show nothing about a separator, uses it as no
  /// column does that shows it.
  func contradict(_ finding: ColumnFinding) -> Bool {
    roles.contains { separator, role in
      finding.divides(by: separator) && !finding.shows(separator)
        && finding.roles(of: separator).contains(!role.isDecimal)
    }
  }

  /// Returns the column that decides what an undecided one's separators are, and whether a
  /// convention uses them so; or `nil` if no column shows it.
  func decision(
    on finding: ColumnFinding
  ) -> (column: Int, allows: (Convention) -> Bool)? {
    let roles = roles.filter { finding.divides(by: $0.key) }
    guard let column = roles.map(\.value.column).min() else { return nil }
    return (
      column,
      { convention in
        roles.allSatisfy { separator, role in
          (convention.symbols.decimalSeparator == String(separator)) == role.isDecimal
        }
      }
    )
  }
}

extension ColumnFinding {
  /// Whether a separator is decimal in the conventions of a decided column: one value, or two.
  fileprivate func roles(of separator: Character) -> Set<Bool> {
    guard case .decided(let conventions) = verdict else { return [] }
    return Set(conventions.map { $0.symbols.decimalSeparator == String(separator) })
  }

  /// Returns whether a separator is between the digits of a number.
  fileprivate func divides(by separator: Character) -> Bool {
    trial.numbers.contains { digits(of: $0).contains(separator) }
  }

  /// Returns whether a number of a decided column shows alone what a separator is: not `566,216`.
  fileprivate func shows(_ separator: Character) -> Bool {
    guard case .decided = verdict else { return false }
    return trial.numbers.contains { text in
      let digits = digits(of: text)
      let parts = digits.split(separator: separator, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return parts.count > 2 }
      return parts[1].count != 3 || !(1...3).contains(parts[0].count) || parts[0] == "0"
    }
  }

  /// Returns a text from its first to its last digit.
  private func digits(of text: String) -> Substring {
    guard let first = text.firstIndex(where: \.isNumber),
      let last = text.lastIndex(where: \.isNumber)
    else { return "" }
    return text[first...last]
  }
}
