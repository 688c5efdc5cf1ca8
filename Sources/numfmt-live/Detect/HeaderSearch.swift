import LiveNumber

/// A search for the header of a table in its first records.
///
/// A record is data if one of its cells is a value that is written as values below it are (with the
/// same currency, with decimals as they have, as a whole date), and none is written otherwise.
/// Digits alone decide nothing, since years are names, too. A cell that can't be read as the
/// numbers below it is a name, as `EUR 2020` above `12,50` is. The header is the fullest record
/// before the data that has a name, and of several the one with the most different names; what
/// stands between it and the data above all numbers, such as units, is a part of it.
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
    /// The number of records of the header.
    var recordCount = 1
  }

  /// What a cell is.
  private enum Cell: Hashable {
    /// An empty field, or a mark of a missing value.
    case none
    case text
    /// Another text with digits.
    case textWithDigits
    case digits
    /// A number with a separator, a sign, or a currency.
    case number(NumberForm)
    /// A date, a telephone number, or an IBAN.
    case date

    var isNumber: Bool { if case .number = self { true } else { self == .digits } }

    /// Whether the cell is an integer, or an ordinal.
    var isCount: Bool {
      if case .number(let form) = self { form.mark == .period } else { self == .digits }
    }

    /// Whether names are rarely written so.
    var isValue: Bool {
      if case .number(let form) = self {
        form.mark == .separator || form.mark == .groups
      } else {
        self == .date
      }
    }

    func isLike(_ other: Cell) -> Bool { self == other || isNumber && other.isNumber }
  }

  /// What a cell shows of its record, beside the cells below it.
  private enum Evidence {
    case none
    /// The cell is a name above numbers or dates.
    case name
    /// The cell can be a name or a value, as a year can.
    case either
    /// The cell can be read as the numbers below it, which are written otherwise.
    case unlike
    /// The cell is a value as those below it are.
    case value
  }

  private struct Record {
    var line: Int
    var cells: [Cell]
    /// The number of cells that aren't empty, and that of different ones.
    var filledCount: Int
    var nameCount: Int
    /// The texts of the numbers with a currency or a percent sign, by their columns.
    var styledTexts: [Int: [UInt8]] = [:]
    /// All of its numbers if they are years, or an empty list.
    var years: [Int] = []

    /// Whether the numbers are three or more years that rise or fall.
    var hasOrderedYears: Bool {
      let pairs = zip(years, years.dropFirst())
      return years.count > 2
        && (pairs.allSatisfy { $0 < $1 } || pairs.allSatisfy { $0 > $1 })
    }
  }

  private let search: ConventionSearch
  private var records: [Record] = []
  private var columns: [Column] = []
  /// The number of filled cells in the record in the middle of all, by this number.
  private var usualCount = 0
  /// What texts of a shape are.
  private var cells: [TextShape: Cell] = [:]

  init(_ search: ConventionSearch) {
    self.search = search
  }

  /// Adds the next record, with the texts of its fields.
  mutating func add(_ fields: [Bytes], line: Int) {
    let fields = fields.map { TextKind.isBlank($0) ? Bytes(rebasing: $0[..<0]) : $0 }
    let cells = fields.map { cell($0) }
    let names = Set(fields.filter { !$0.isEmpty }.map(Array.init))
    var record = Record(
      line: line, cells: cells, filledCount: fields.count { !$0.isEmpty }, nameCount: names.count,
      years: Self.years(zip(fields, cells).filter { $1.isNumber }.map(\.0)))
    for (index, cell) in cells.enumerated() {
      if case .number(let form) = cell, form.style != nil {
        record.styledTexts[index] = Array(fields[index])
      }
    }
    records.append(record)
  }

  /// Returns texts as years, or an empty list if one isn't.
  private static func years(_ texts: [Bytes]) -> [Int] {
    let years = texts.map { text in
      text.count == 4 && text.allSatisfy(\.isDigit)
        ? text.reduce(0) { 10 * $0 + Int($1 - UInt8(ascii: "0")) } : 0
    }
    return years.allSatisfy(DateForm.years.contains) ? years : []
  }

  private mutating func cell(_ text: Bytes) -> Cell {
    switch TextKind(text) {
    case .placeholder: return .none
    case .telephone, .iban: return .date
    case .code: return .digits
    case .ordinal: return .number(NumberForm(text))
    case .date:
      guard let form = DateForm(text), !form.isCertain else { return .date }
      return form == .digits ? .digits : .number(NumberForm(text))
    case nil: break
    }
    guard !text.isEmpty, !search.missing.contains(text) else { return .none }
    let other: Cell = text.contains(where: \.isDigit) ? .textWithDigits : .text
    if TextKind.looksLikeNumber(text) {
      guard TextKind.hasMark(text) else { return .digits }
    } else {
      guard TextKind.looksLikeAmount(text) else { return other }
    }
    guard let shape = TextShape(text) else { return other }
    if let cell = cells[shape] { return cell }
    let hasMagnitude = hasMagnitude(text)
    var cell = other
    if hasMagnitude || isNumber(text) {
      var form = NumberForm(text)
      form.hasMagnitude = hasMagnitude
      cell = .number(form)
    }
    cells[shape] = cell
    return cell
  }

  /// Returns whether a text is a number in some convention, or has the sign of a style.
  private func isNumber(_ text: Bytes) -> Bool {
    guard !search.hasWords, !TextKind.looksLikeNumber(text) else {
      return search.reads(String(decoding: text, as: UTF8.self))
    }
    return !ColumnStyle.all(in: text).isEmpty || Self.hasSignWord(text)
  }

  /// Returns whether a text is a number with decimals and a sign in letters after it, such as `1,50
  /// H`.
  private static func hasSignWord(_ text: Bytes) -> Bool {
    guard TextKind.looksLikeAmount(text), text[0].isDigit,
      let last = text.lastIndex(where: \.isDigit)
    else { return false }
    let word = String(decoding: text[(last + 1)...], as: UTF8.self).filter { $0 != " " }
    return ParseHints.signWords.contains(word) && TextKind.hasMark(Bytes(rebasing: text[...last]))
  }

  /// Returns whether a word behind a number multiplies it: `1.5M`.
  private func hasMagnitude(_ text: Bytes) -> Bool {
    guard let last = text.lastIndex(where: \.isDigit),
      String(decoding: text[(last + 1)...], as: UTF8.self).contains(where: \.isLetter)
    else { return false }
    return search.hasMagnitude(String(decoding: text, as: UTF8.self), style: nil)
  }

  // MARK: - Result

  mutating func result() -> Result {
    guard let first = records.first else { return Result(header: .undecided) }
    // A record that is alone names nothing.
    guard records.count > 1 else {
      return Result(
        header: first.cells.contains(where: \.isValue) ? .absent : .undecided, line: first.line)
    }
    takeYears()
    usualCount = records.map(\.filledCount).sorted()[records.count / 2]
    columns = (0..<(records.map(\.cells.count).max() ?? 0)).map { column($0) }
    let unknown = Result(header: .undecided, line: first.line)
    let evidence = records.indices.map { index in
      columns.indices.map { self.evidence(of: index, $0) }
    }
    let table = records.indices.filter { !isSparse(records[$0]) }
    let firstValue = table.first { evidence[$0].contains(.value) }
    // Without a value above others, numbers tell where the data begins.
    guard let firstData = firstValue ?? table.first(where: hasNumber) else { return unknown }
    let names = table.filter { $0 < firstData && evidence[$0].contains(.name) }
    if names.isEmpty, hasForeignNumber(records[firstData], evidence[firstData]) { return unknown }
    guard
      let end = names.last ?? records[..<firstData].indices.last(where: { isSparse(records[$0]) })
    else {
      return firstData == 0 && firstValue != nil
        ? Result(header: .absent, line: first.line) : unknown
    }
    let width = records[...end].map(\.filledCount).max() ?? 0
    let full = records[...end].indices.filter { records[$0].filledCount == width }
    let plain = full.filter { index in
      !evidence[index].contains { [.either, .unlike, .value].contains($0) }
    }
    // A name is rarely a value.
    let candidates = plain.filter { !records[$0].cells.contains(where: \.isValue) }
    let likely = plain.isEmpty ? full.filter(names.contains) : plain
    let header = likely.max { one, other in
      rank(one, candidates.contains(one)) < rank(other, candidates.contains(other))
    }
    guard let header else { return unknown }
    // What stands above names isn't data, such as the factors above codes of series, and neither
    // are names below names, such as units.
    var rows = (header + 1)..<max(header + 1, firstData)
    if !(rows.last.map { isAboveNumbers(evidence[$0]) } ?? false) {
      rows = rows.lowerBound..<(rows.first { !isAboveNumbers(evidence[$0]) } ?? rows.lowerBound)
    }
    if !rows.isEmpty,
      !rows.contains(where: { evidence[$0].contains { $0 == .unlike || $0 == .value } })
    {
      return Result(
        header: .present, line: records[header].line, recordCount: 1 + rows.count)
    }
    let other = candidates.last {
      $0 > header && !records[$0].cells.contains(.textWithDigits)
    }
    return Result(
      header: .present, line: records[header].line, otherLine: other.map { records[$0].line })
  }

  /// Takes years above other numbers for names: those of statistics.
  ///
  /// Below names of groups, in any order: `;Sales;` above `Country;2021;2022`.
  private mutating func takeYears() {
    let years = Set(records.filter(\.hasOrderedYears).map(\.years))
    // The first record of numbers, below one with fewer names.
    let first = records.firstIndex { $0.cells.contains(where: \.isNumber) } ?? 0
    let isBelowGroups = first > 0 && records[first - 1].filledCount < records[first].filledCount
    let isAlone = records.count { $0.years.count > 1 } == 1
    for index in records.indices {
      let areNames =
        years.count == 1 && records[index].hasOrderedYears
        || index == first && isBelowGroups && isAlone && records[index].years.count > 1
      guard areNames else { continue }
      records[index].cells = records[index].cells.map { $0.isNumber ? .text : $0 }
    }
  }

  /// Returns what the header has the most of.
  ///
  /// The last line above lines of numbers is their name, and the first of several records names
  /// columns.
  private func rank(_ index: Int, _ isCandidate: Bool) -> (Int, Int, Int) {
    (records[index].nameCount, isCandidate ? 1 : 0, columns.count == 1 ? index : -index)
  }

  /// Returns whether a record has names above several columns of numbers and nothing else above
  /// others: a single column can have a word.
  private func isAboveNumbers(_ evidence: [Evidence]) -> Bool {
    let numbers = columns.indices.filter { columns[$0].kind?.isNumber == true }
    return numbers.count { evidence[$0] == .name } > 1
      && numbers.allSatisfy { evidence[$0] == .name || evidence[$0] == .none }
  }

  /// What most cells of a column are, from the first such cell on, and where the last ones are.
  private struct Column {
    /// A number or a date, or `nil` if most cells are neither.
    var kind: Cell?
    /// The index of the first record with a cell that isn't empty.
    var firstFilled: Int?
    /// The index of the last record with a cell of this kind, in this style, or in this form.
    var last = -1
    var lastOfStyle: [ColumnStyle: Int] = [:]
    var lastOfForm: [NumberForm: Int] = [:]
    /// The index of the last record with a word that multiplies the number.
    var lastMagnitude = -1
  }

  private func column(_ index: Int) -> Column {
    var column = Column()
    let cells = records.indices.lazy.filter { !isSparse(records[$0]) }.compactMap { record in
      index < records[record].cells.count ? (record, records[record].cells[index]) : nil
    }
    column.firstFilled = cells.first { $0.1 != .none }?.0
    for kind in [Cell.digits, .date] {
      var (count, otherCount) = (0, 0)
      for (_, cell) in cells {
        if cell.isLike(kind) { count += 1 } else if count > 0, cell != .none { otherCount += 1 }
      }
      guard count > otherCount else { continue }
      column.kind = kind
      for (record, cell) in cells where cell.isLike(kind) {
        column.last = record
        guard case .number(let form) = cell else { continue }
        column.lastOfForm[form] = record
        if let style = form.style { column.lastOfStyle[style] = record }
        if form.hasMagnitude { column.lastMagnitude = record }
      }
      return column
    }
    return column
  }

  /// Returns what a cell shows of its record.
  private func evidence(of index: Int, _ columnIndex: Int) -> Evidence {
    let (record, column) = (records[index], columns[columnIndex])
    guard let kind = column.kind, column.last > index, columnIndex < record.cells.count,
      record.cells[columnIndex] != .none
    else { return .none }
    let cell = record.cells[columnIndex]
    guard cell.isLike(kind) else { return .name }
    guard case .number(let form) = cell else { return cell == .date ? .value : .either }
    if let style = form.style {
      guard let last = column.lastOfStyle[style], last > index,
        let text = record.styledTexts[columnIndex], reads(text, style)
      else { return .name }
    }
    // `5k` above `12.5` is a name, and can be a number above `3.5k`.
    if form.hasMagnitude, column.lastMagnitude <= index { return .name }
    if let last = column.lastOfForm[form], last > index { return cell.isCount ? .either : .value }
    return form.isPlain ? .either : .unlike
  }

  /// Returns whether a record has a number that isn't written as the numbers below it are, and that
  /// a conversion of the column would change.
  private func hasForeignNumber(_ record: Record, _ evidence: [Evidence]) -> Bool {
    zip(record.cells, evidence).contains { cell, evidence in
      guard case .number(let form) = cell, !form.isPlain else { return false }
      return evidence != .value && evidence != .either
    }
  }

  /// Returns whether a text is a number in a style.
  private func reads(_ text: [UInt8], _ style: ColumnStyle) -> Bool {
    let text = String(decoding: text, as: UTF8.self)
    let isRead =
      search.hasWords ? search.reads(text) : search.reads(text, in: search.conventions(of: style))
    return isRead || search.hasMagnitude(text, style: style)
  }

  /// Returns whether a record has digits where most records have numbers, or the last number of a
  /// column below other cells.
  private func hasNumber(_ index: Int) -> Bool {
    zip(records[index].cells, columns).contains { cell, column in
      guard let kind = column.kind, cell.isLike(kind) else { return false }
      return cell.isCount || column.last == index && column.firstFilled.map { $0 < index } == true
    }
  }

  private func isSparse(_ record: Record) -> Bool { record.filledCount * 2 < usualCount }
}
