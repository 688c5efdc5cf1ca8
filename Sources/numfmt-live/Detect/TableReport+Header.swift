/// The question whether the first record is a header, and whether the answer matters.
extension TableReport {
  /// Returns the header of a table, which is its first record if nobody has to know: no command
  /// changes it.
  ///
  /// Years above amounts, as in `Land;2019;2020`, can be names or numbers. As plain numbers, they
  /// are written as they are.
  static func header(
    of table: TableDetection, _ columns: [ColumnFinding], _ signs: SignColumns
  ) -> HeaderSearch.Header {
    guard table.header == .undecided, table.search.keepsIntegers,
      columns.contains(where: \.verdict.isConverted)
    else { return table.header }
    let isKept = columns.indices.allSatisfy { index in
      !columns[index].verdict.isConverted
        || isPlain(table.names[index].text, table.layout) && columns[index].keepsIntegers
          && signs.field(ofColumn: index, signed: index) == nil
    }
    return isKept ? .present : .undecided
  }

  /// Returns whether a field is empty, or an integer as a plain number is written.
  private static func isPlain(_ text: String, _ layout: FieldLayout?) -> Bool {
    guard let first = text.utf8.first else { return layout?.allowsEmptyFields ?? false }
    return text.utf8.allSatisfy(\.isDigit) && (first != UInt8(ascii: "0") || text.utf8.count == 1)
  }
}

extension ColumnFinding.Verdict {
  /// Whether a command reads the column.
  fileprivate var isConverted: Bool {
    switch self {
    case .decided, .undecided: true
    case .empty, .texts, .unsigned, .sameInAll: false
    }
  }
}

extension ColumnFinding {
  /// Whether digits alone are their own value in the column.
  fileprivate var keepsIntegers: Bool {
    reading.style?.needsSign != true
      && !trial.numbers.contains { !$0.utf8.contains(where: \.isDigit) }
  }
}
