/// Rows of text in aligned columns.
package enum TextTable {
  /// Returns a line for each row; the last column isn't padded, and empty cells at the end are left
  /// out.
  package static func lines(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.filter { $0.count > column + 1 }.map { DisplayWidth.of($0[column]) }.max() ?? 0
    }
    return rows.map { row in
      let cells = row[...(row.lastIndex { !$0.isEmpty } ?? -1)]
      return cells.enumerated().map { column, cell in
        guard column < cells.count - 1 else { return cell }
        return cell + String(repeating: " ", count: widths[column] - DisplayWidth.of(cell) + 2)
      }.joined()
    }
  }
}
