/// The columns of signs, such as `Dr` and `Cr`, and the columns of numbers whose signs they can be.
///
/// Signs are those of the unsigned numbers before them, or of those behind them if no others stand
/// behind these. Signs between an amount and a balance can be those of both, and only a person
/// knows which.
struct SignColumns {
  /// The texts of a minus and a plus, in use.
  typealias Pair = (minus: String, plus: String)

  /// The columns of signs between two columns that they can belong to.
  let shared: [(signs: Int, columns: [Int])]

  private let pairs: [Pair?]
  private let areUnsigned: [Bool]
  /// The column beside each one of unsigned numbers that can have their signs.
  private let owners: [Int?]

  /// Creates the columns of signs of a table from what its columns are, for which each column is
  /// asked once.
  init(count: Int, pair: (Int) -> Pair?, isUnsigned: (Int) -> Bool) {
    let pairs = (0..<count).map(pair)
    let areUnsigned = (0..<count).map(isUnsigned)
    let owners = areUnsigned.indices.map { index in
      [index + 1, index - 1].first {
        areUnsigned[index] && pairs.indices.contains($0) && pairs[$0] != nil
      }
    }
    (self.pairs, self.areUnsigned, self.owners) = (pairs, areUnsigned, owners)
    shared = owners.indices.dropFirst().dropLast().compactMap { index in
      let neighbors = [index - 1, index + 1]
      return neighbors.allSatisfy { owners[$0] == index } ? (index, neighbors) : nil
    }
  }

  /// Returns the field that has the signs of a column of unsigned numbers, with the texts of a pair
  /// in use, or `nil` if there is none, or if they can be those of another column, unless the
  /// column is the one with the index `signed`.
  func field(ofColumn index: Int, signed: Int? = nil) -> SignField? {
    guard let owner = owners[index], let pair = pairs[owner] else { return nil }
    let other = 2 * owner - index
    let isShared = owners.indices.contains(other) && owners[other] == owner
    guard index == signed || !isShared else { return nil }
    return SignField(owner + 1, minus: pair.minus, plus: pair.plus)
  }
}

extension SignColumns {
  /// Creates the columns of signs among some columns.
  init(_ columns: [ColumnFinding]) {
    self.init(count: columns.count) { index in
      let values = Set(columns[index].column.signValues)
      return values.isEmpty ? nil : SignField.pairs.first { values == [$0.0, $0.1] }
    } isUnsigned: { index in
      if case .decided = columns[index].verdict { !columns[index].hasSigns } else { false }
    }
  }

  /// Returns advice on a column with these texts beside a decided column without signs, or `nil`.
  func advice(onColumn index: Int, _ column: ColumnFinding) -> String? {
    let values = column.column.signValues
    let neighbors = [index - 1, index + 1].filter {
      areUnsigned.indices.contains($0) && areUnsigned[$0]
    }
    guard !neighbors.isEmpty else { return nil }
    if neighbors.count == 2, neighbors.allSatisfy({ owners[$0] == index }) {
      return ", the signs of field \(index) or of field \(index + 2)"
    }
    if neighbors.contains(where: { field(ofColumn: $0)?.field == index + 1 }) {
      return ", the signs of the numbers beside it"
    }
    // Signs are short, and come again.
    guard values.count == 2, column.filledCount > values.count,
      values.allSatisfy({ value in
        value.utf8.count <= 10 && !value.utf8.contains { " ,=".utf8.contains($0) }
          && ShellWord.canShow(value)
      }), !values.allSatisfy(Self.isCurrency),
      !values.allSatisfy({ Self.answers.contains($0.lowercased()) })
    else { return nil }
    let sign = SignField(index + 1, minus: values[0], plus: values[1])
    return "; if these are signs, add \(sign.option.text)"
  }

  /// The texts of columns that tell whether something is so.
  private static let answers = Set(
    "yes no y n true false t f on off ja nein nee nej oui non si sí sì sim não tak nie да нет 是 否"
      .split(separator: " ").map(String.init))

  private static func isCurrency(_ text: String) -> Bool {
    text.utf8.count == 3 && ColumnStyle.currency(text).style != nil
  }
}
