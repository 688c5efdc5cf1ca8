import EscapedText
import LiveNumber

/// The columns with texts that look like numbers and that the command leaves as they are.
///
/// This is the only place that says which these are, and why.
extension TableReport {
  /// The columns by their indices, with words for each, and whether most of its texts are numbers
  /// for somebody: they have a separator, a sign, or a currency.
  ///
  /// Digits alone, codes, and dates are left without a doubt.
  var left: [(index: Int, words: String, isDoubtful: Bool)] {
    columns.indices.compactMap { index in
      let column = columns[index]
      return column.isDoubtfulIfLeft.map { isDoubtful in
        (index, "\(place(of: index)) stays as it is; \(words(for: [column]))", isDoubtful)
      }
    }
  }

  /// The number and the name of a column.
  func place(of index: Int) -> String {
    guard header == .present else { return "field \(index + 1)" }
    return "field \(index + 1), \"\(InvisibleScalar.spelled(table.names[index].text))\""
  }
}

extension ColumnFinding {
  /// Whether a column that is left could have been converted, or `nil` if it's converted or has no
  /// texts that look like numbers.
  fileprivate var isDoubtfulIfLeft: Bool? {
    let areNumbers = markedCount * 2 > filledCount
    switch verdict {
    case .empty, .decided, .texts(.placeholder): return nil
    case .sameInAll: return false
    case .undecided: return true
    case .unsigned: return areNumbers
    case .texts(nil) where column.hasEncodedNumbers: return true
    case .texts(nil): return markedCount > 0 ? areNumbers : nil
    case .texts: return areNumbers && !isOfOneKind
    }
  }
}
