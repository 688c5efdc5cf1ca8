/// The columns that have the signs of the numbers beside them.
extension TableReport {
  /// Returns the field that has the signs of a decided column without signs, with the texts of a
  /// pair in use, or `nil` if there is none.
  ///
  /// Signs between an amount and a balance can be those of both. Only a person knows which column
  /// they belong to: the one with the index `signed`.
  func signField(ofColumn index: Int, signed: Int? = nil) -> SignField? {
    guard let signs = signs(ofColumn: index), let pair = pair(inColumn: signs),
      index == signed || self.signs(ofColumn: 2 * signs - index) != signs
    else { return nil }
    return SignField(signs + 1, minus: pair.0, plus: pair.1)
  }

  /// The columns of signs between two columns that they can belong to.
  var sharedSigns: [(signs: Int, columns: [Int])] {
    columns.indices.compactMap { index in
      let neighbors = [index - 1, index + 1]
      return neighbors.allSatisfy { signs(ofColumn: $0) == index } ? (index, neighbors) : nil
    }
  }

  /// Returns the index of the column beside one of unsigned numbers that can have their signs.
  private func signs(ofColumn index: Int) -> Int? {
    guard isUnsigned(index) else { return nil }
    return [index + 1, index - 1].first { pair(inColumn: $0) != nil }
  }

  /// Returns the pair in use that are the texts of a column, or `nil` if it has others.
  private func pair(inColumn index: Int) -> (String, String)? {
    guard columns.indices.contains(index) else { return nil }
    let values = Set(columns[index].values)
    return SignField.pairs.first { values == [$0.0, $0.1] }
  }

  /// Returns a Boolean value that indicates whether there is a decided column without signs.
  private func isUnsigned(_ index: Int) -> Bool {
    guard columns.indices.contains(index), case .decided = columns[index].verdict else {
      return false
    }
    return !columns[index].hasSigns
  }

  private static func isCurrency(_ text: String) -> Bool {
    text.utf8.count == 3 && ColumnStyle.currency(text).style != nil
  }

  /// Returns advice on a column of two texts beside a decided column without signs, or `nil`.
  func adviceOnSigns(inColumn index: Int) -> String? {
    let values = columns[index].values
    let neighbors = [index - 1, index + 1].filter(isUnsigned)
    if sharedSigns.contains(where: { $0.signs == index }) {
      return ", the signs of field \(index) or of field \(index + 2)"
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
