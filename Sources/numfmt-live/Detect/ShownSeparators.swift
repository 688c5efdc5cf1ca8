import LiveNumber

/// What periods and commas are in a table, as its decided columns show it.
///
/// `1,995,196` shows that commas group, so `138,018` beside it is 138018. `1,5` shows nothing about
/// periods, so `48.137` beside it can be two numbers.
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
        guard case .decided(let conventions) = finding.verdict, finding.divides(by: separator)
        else {
          continue
        }
        shown += Set(conventions.map { $0.symbols.decimalSeparator == String(separator) })
          .map { Role(isDecimal: $0, column: index) }
      }
      if let role = shown.first, shown.allSatisfy({ $0.isDecimal == role.isDecimal }) {
        roles[separator] = role
      }
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
  /// Returns whether a separator is between the digits of a number.
  fileprivate func divides(by separator: Character) -> Bool {
    trial.numbers.contains { text in
      guard let first = text.firstIndex(where: \.isNumber),
        let last = text.lastIndex(where: \.isNumber)
      else { return false }
      return text[first...last].contains(separator)
    }
  }
}
