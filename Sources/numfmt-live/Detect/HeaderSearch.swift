import LiveNumber

/// A search for the header of a table in its first records.
///
/// A record is data if one of its cells has what only values have (decimals, a sign, a currency, a
/// whole date) and is like most cells of its column. Digits alone decide nothing, since years are
/// names, too. The header is the fullest record before the data.
struct HeaderSearch {
  /// The answer to the question whether a table has a header.
  enum Header {
    case present, absent
    /// The first record can be a header or not, like years above numbers.
    case undecided
  }

  /// The lines in which a table and its header begin.
  struct Result {
    var header: Header
    /// The line of the first record of the table, or `nil` if there are no records.
    var line: Int?
    /// Another line that can be the header, or `nil` if there's none.
    var otherLine: Int?
  }

  /// What a cell shows of its record.
  private enum Cell: UInt8 {
    /// An empty field, or a mark of a missing value.
    case none
    case text
    /// Another text with digits.
    case textWithDigits
    case digits
    /// A number with a separator, a sign, or a currency.
    case number
    /// A date, a telephone number, or an IBAN.
    case date

    var isNumber: Bool { self == .number || self == .digits }
    var isValue: Bool { self == .number || self == .date }

    func isLike(_ other: Cell) -> Bool { self == other || isNumber && other.isNumber }
  }

  private struct Record {
    var line: Int
    var cells: [Cell]
    /// The number of cells that aren't empty.
    var filledCount: Int
  }

  private let search: ConventionSearch
  private var records: [Record] = []
  /// The number of filled cells in the record in the middle of all, by this number.
  private var usualCount = 0
  /// What texts of a shape are.
  private var cells: [TextShape: Cell] = [:]

  init(_ search: ConventionSearch) {
    self.search = search
  }

  /// Adds the next record, with the texts of its fields.
  mutating func add(_ fields: [Bytes], line: Int) {
    let cells = fields.map { cell($0) }
    let filledCount = fields.count { !$0.isEmpty }
    records.append(Record(line: line, cells: cells, filledCount: filledCount))
  }

  private mutating func cell(_ text: Bytes) -> Cell {
    switch TextKind(text) {
    case .placeholder: return .none
    case .telephone, .iban: return .date
    case .code, .ordinal: return .digits
    case .date:
      guard let form = DateForm(text), !form.isCertain else { return .date }
      return form == .digits ? .digits : .number
    case nil: break
    }
    guard !text.isEmpty, !search.missing.contains(text) else { return .none }
    let other: Cell = text.contains(where: \.isDigit) ? .textWithDigits : .text
    if TextKind.looksLikeNumber(text) {
      guard TextKind.hasMark(text) else { return .digits }
    } else {
      let canBeNumber =
        search.hasWords ? search.canBeNumber(text) : TextKind.looksLikeAmount(text)
      guard canBeNumber else { return other }
    }
    guard let shape = TextShape(text) else { return other }
    if let cell = cells[shape] { return cell }
    let cell = isNumber(text) ? .number : other
    cells[shape] = cell
    return cell
  }

  /// Returns a Boolean value that indicates whether a text is a number in some convention, or has
  /// the sign of a style.
  private func isNumber(_ text: Bytes) -> Bool {
    guard !search.hasWords, !TextKind.looksLikeNumber(text) else {
      return search.reads(String(decoding: text, as: UTF8.self))
    }
    return !ColumnStyle.all(in: text).isEmpty || Self.hasSignWord(text)
  }

  /// Returns a Boolean value that indicates whether a text is a number with decimals and a sign in
  /// letters after it, such as `1,50 H`.
  private static func hasSignWord(_ text: Bytes) -> Bool {
    guard TextKind.looksLikeAmount(text), text[0].isDigit,
      let last = text.lastIndex(where: \.isDigit)
    else { return false }
    let word = String(decoding: text[(last + 1)...], as: UTF8.self).filter { $0 != " " }
    return ParseHints.signWords.contains(word) && TextKind.hasMark(Bytes(rebasing: text[...last]))
  }

  // MARK: - Result

  mutating func result() -> Result {
    guard let first = records.first else { return Result(header: .undecided) }
    usualCount = records.map(\.filledCount).sorted()[records.count / 2]
    let unknown = Result(header: .undecided, line: first.line)
    let columns = (0..<(records.map(\.cells.count).max() ?? 0)).map(kind)
    // A record without a value is data if it has numbers where other records have digits alone.
    let hasValues = columns.contains { $0?.hasValues == true }
    let firstData = records.indices.first { index in
      !isSparse(records[index])
        && zip(records[index].cells, columns).contains { cell, column in
          column.map { cell.isLike($0.cell) && (!hasValues || cell.isValue) } ?? false
        }
    }
    guard let firstData else { return unknown }
    guard let end = records[..<firstData].lastIndex(where: { hasText($0, columns) }) else {
      return firstData == 0 && hasValues ? Result(header: .absent, line: first.line) : unknown
    }
    let width = records[...end].map(\.filledCount).max() ?? 0
    let candidates = records[...end].filter { record in
      record.filledCount == width
        && !zip(record.cells, columns).contains { cell, column in
          column.map { cell.isLike($0.cell) } ?? false
        }
    }
    // A name is rarely a value.
    let names = candidates.filter { !$0.cells.contains(where: \.isValue) }
    guard let header = names.first ?? candidates.first else { return unknown }
    let other = names.last { !$0.cells.contains(.textWithDigits) && $0.line > header.line }
    return Result(header: .present, line: header.line, otherLine: other?.line)
  }

  /// What most cells of a column are, from the first such cell on, and whether some are values.
  private typealias Kind = (cell: Cell, hasValues: Bool)

  private func kind(ofColumn index: Int) -> Kind? {
    for cell in [Cell.number, .date] {
      var (count, otherCount, hasValues) = (0, 0, false)
      for record in records where index < record.cells.count && !isSparse(record) {
        let other = record.cells[index]
        if other.isLike(cell) {
          count += 1
          if other.isValue { hasValues = true }
        } else if count > 0, other != .none {
          otherCount += 1
        }
      }
      if count > otherCount { return (cell, hasValues) }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a record has a text in a column of numbers or
  /// dates, or is too empty to be one of the table's.
  private func hasText(_ record: Record, _ columns: [Kind?]) -> Bool {
    isSparse(record)
      || zip(record.cells, columns).contains { cell, column in
        guard let column, cell != .none else { return false }
        return !cell.isLike(column.cell)
      }
  }

  private func isSparse(_ record: Record) -> Bool { record.filledCount * 2 < usualCount }
}
