/// The columns that have the signs of the numbers beside them.
extension TableReport {
  /// Returns the field that has the signs of a decided column without signs, with the texts of a
  /// pair in use, or `nil` if there is none.
  func signField(ofColumn index: Int) -> SignField? {
    guard case .decided = columns[index].verdict, !columns[index].hasSigns else { return nil }
    for neighbor in [index + 1, index - 1] where columns.indices.contains(neighbor) {
      let values = Set(columns[neighbor].values)
      let pair = SignField.pairs.first { values == [$0.0, $0.1] }
      if let pair { return SignField(neighbor + 1, minus: pair.0, plus: pair.1) }
    }
    return nil
  }

  private static func isCurrency(_ text: String) -> Bool {
    text.utf8.count == 3 && ColumnStyle.currency(text).style != nil
  }

  /// Returns advice on a column of two texts beside a decided column without signs, or `nil`.
  func adviceOnSigns(inColumn index: Int) -> String? {
    let values = columns[index].values
    let neighbors = [index - 1, index + 1].filter(columns.indices.contains).filter { neighbor in
      guard case .decided = columns[neighbor].verdict else { return false }
      return !columns[neighbor].hasSigns
    }
    if neighbors.contains(where: { signField(ofColumn: $0)?.field == index + 1 }) {
      return ", the signs of the numbers beside it"
    }
    // Signs are short, and come again.
    guard !neighbors.isEmpty, values.count == 2, columns[index].filledCount > values.count,
      values.allSatisfy({ value in
        value.utf8.count <= 10 && !value.utf8.contains { " ,=".utf8.contains($0) }
      }), !values.allSatisfy(Self.isCurrency)
    else { return nil }
    let field = SignField(index + 1, minus: values[0], plus: values[1])
    return "; if these are signs, add --sign-field \(ShellWord.quoted(field.argument))"
  }
}
