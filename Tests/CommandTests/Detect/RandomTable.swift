import Foundation
import TestSupport

/// A table of random numbers in random conventions, and what its cells are.
struct RandomTable {
  /// A cell as it's written, and its value as a plain number, or `nil` if it's no number.
  struct Cell {
    var text: String
    var value: String?
    var isQuoted = false
    /// Whether the text is the sign of a negative number.
    var isMinus = false

    var written: String { isQuoted ? "\"\(text)\"" : text }
  }

  /// A way to write numbers.
  struct Convention {
    var decimal: String
    /// The separators of groups, of which each number has one.
    var groups: [String]
    /// The number of digits in the groups after the first.
    var groupSize = 3

    var usesPeriods: Bool { decimal == "." || groups.contains(".") }
  }

  static let conventions = [
    Convention(decimal: ".", groups: [","]), Convention(decimal: ",", groups: ["."]),
    Convention(decimal: ",", groups: ["\u{202F}"]), Convention(decimal: ",", groups: ["\u{A0}"]),
    Convention(decimal: ".", groups: ["’"]), Convention(decimal: ".", groups: [","], groupSize: 2),
    Convention(decimal: ".", groups: ["'"]), Convention(decimal: ",", groups: [" "]),
    Convention(decimal: ",", groups: [" ", "\u{A0}", "\u{202F}"]),
    Convention(decimal: ".", groups: [""]), Convention(decimal: ",", groups: [""]),
  ]

  enum Kind: CaseIterable {
    case amount, count, date, name, code, ordinal
    /// Amounts with a currency, and percentages.
    case money, percent
    /// Amounts with signs of their own, also beside a column of signs.
    case balance
    /// Amounts with the symbol of several currencies.
    case crowns
    /// Amounts, with or without a currency, of which one is a word.
    case wordAmongAmounts, wordAmongMoney
    /// Numbers with three digits after a separator, which can be groups or decimals.
    case ambiguous
    /// Such numbers where the amounts show what the separator is.
    case likeAmounts
    /// The signs of numbers beside it.
    case sign

    /// Whether the texts are numbers, without a doubt.
    var isNumber: Bool { [.amount, .balance, .money, .percent, .likeAmounts].contains(self) }
    /// Whether the texts look like numbers.
    var looksLikeNumbers: Bool { self != .name && self != .sign }
    /// Whether a person would have to say what the numbers are.
    var isDoubtful: Bool {
      [.wordAmongAmounts, .wordAmongMoney, .ambiguous, .crowns].contains(self)
    }
  }

  /// What stands before and after a number.
  typealias Affixes = (before: String, after: String)

  /// The texts of a minus and a plus in a column of signs.
  static let signs = [
    ["S", "H"], ["D", "C"], ["Af", "Bij"], ["debit", "credit"], ["Dr", "Cr"], ["DR", "CR"],
  ]
  /// What stands before and after a negative number.
  static let minusSigns: [Affixes] = [("-", ""), ("-", ""), ("\u{2212}", ""), ("(", ")")]
  /// Currencies, and how they're written.
  static let currencies: [(code: String, forms: [Affixes])] = [
    (
      "EUR",
      [
        ("€", ""), ("€ ", ""), ("", " €"), ("", "\u{A0}€"), ("", "€"), ("EUR ", ""), ("", " EUR"),
      ]
    ),
    ("USD", [("$", ""), ("$ ", ""), ("US$", ""), ("USD ", ""), ("", " USD")]),
    ("CHF", [("CHF ", ""), ("", " CHF"), ("Fr. ", "")]),
    ("PLN", [("", " zł"), ("", "\u{A0}zł"), ("PLN ", "")]),
    ("INR", [("₹", ""), ("₹ ", ""), ("INR ", "")]),
  ]
  static let percentForms: [Affixes] = [("", "%"), ("", " %"), ("", "\u{A0}%")]
  static let crownForms: [Affixes] = [("kr ", ""), ("kr", ""), ("", " kr"), ("", "\u{A0}kr")]

  var kinds: [Kind]
  /// The currency of the money.
  var currency: String
  var header: [String]?
  /// The lines before and after the records.
  var preamble: [String] = []
  var footer: [String] = []
  var records: [[Cell]] = []
  /// The indices of records before which a comment stands.
  var comments: [Int] = []
  var delimiter: String
  var lineEnd: String
  /// Whether a delimiter ends each record, but not the header.
  var endsInDelimiter = false

  var text: String {
    var lines = preamble
    if let header { lines.append(header.joined(separator: delimiter)) }
    for (index, record) in records.enumerated() {
      if comments.contains(index) { lines.append(RandomTable.comment) }
      let end = endsInDelimiter ? delimiter : ""
      lines.append(record.map(\.written).joined(separator: delimiter) + end)
    }
    return (lines + footer).map { $0 + lineEnd }.joined()
  }

  private static let comment = "# a note, \"and more"

  /// The number of lines before the footer.
  var lineCountBeforeFooter: Int {
    preamble.count + (header == nil ? 0 : 1) + records.count + comments.count
  }

  /// Returns the lines of a text as cells, in which numbers have lost the quotation marks that they
  /// can get and lose.
  func cells(of text: String) -> [[String]] {
    text.components(separatedBy: lineEnd).map { line in
      guard !line.hasPrefix("#") else { return [line] }
      var (cells, isQuoted) = ([""], false)
      for character in line {
        if character == "\"" { isQuoted.toggle() }
        if String(character) == delimiter, !isQuoted {
          cells.append("")
        } else {
          cells[cells.count - 1].append(character)
        }
      }
      return cells.enumerated().map { index, cell in
        kinds.indices.contains(index) && kinds[index].isNumber
          ? cell.replacing("\"", with: "") : cell
      }
    }
  }

  // MARK: - Signs

  /// The columns whose numbers can have the signs of each column of signs: it stands right behind
  /// them, or before them if no other does.
  var signedColumns: [Int: [Int]] {
    func hasSigns(_ index: Int) -> Bool { kinds.indices.contains(index) && kinds[index] == .sign }
    let unsigned = kinds.indices.filter { kinds[$0].isNumber && kinds[$0] != .balance }
    return Dictionary(
      grouping: unsigned.filter { hasSigns($0 + 1) || hasSigns($0 - 1) },
      by: { hasSigns($0 + 1) ? $0 + 1 : $0 - 1 })
  }

  /// The columns of signs that can be those of two columns.
  var sharedSigns: [Int] { signedColumns.filter { $0.value.count > 1 }.keys.sorted() }

  /// Returns the table after the conversion of some columns: each number is its value, with the
  /// sign from the column of signs that is its own.
  ///
  /// Columns that share their signs stay, unless `signed` is the one that has them. Without the use
  /// of signs, all columns stay that can have some.
  func converted(
    _ isConverted: (Kind) -> Bool = \.isNumber, usesSigns: Bool = true, signed: Int? = nil
  ) -> RandomTable {
    var table = self
    for (index, kind) in kinds.enumerated() where isConverted(kind) {
      let signs = signedColumns.first { $0.value.contains(index) }
      guard usesSigns || signs == nil else { continue }
      var isSigned = usesSigns && signs != nil
      if usesSigns, let columns = signs?.value, columns.count > 1 {
        guard let signed, columns.contains(signed) else { continue }
        isSigned = signed == index
      }
      for (row, record) in records.enumerated() {
        guard let value = record[index].value else { continue }
        let isMinus = isSigned && signs.map { record[$0.key].isMinus } == true
        table.records[row][index].text = (isMinus ? "-" : "") + value
      }
    }
    return table
  }

  // MARK: - Generation

  init(using random: inout SeededGenerator) {
    delimiter = random.pick([";", ",", "\t", "|"])
    lineEnd = Bool.random(using: &random) ? "\n" : "\r\n"
    let numbers: [Kind] = [.amount, .amount, .money, .percent]
    kinds = [random.pick(numbers)]
    let others: [Kind] = [
      .amount, .amount, .count, .date, .name, .name, .code, .ordinal, .wordAmongAmounts, .ambiguous,
      .money, .percent, .balance, .crowns, .wordAmongMoney,
    ]
    for _ in 0..<random.number(in: 1...4) {
      let kind = random.pick(others)
      // A column of its own removes its symbol from others, too.
      guard kind != .crowns || !kinds.contains(.crowns) else { continue }
      kinds.insert(kind, at: random.number(in: 0...kinds.count))
    }
    let hasSigns = random.once(in: 3)
    if hasSigns {
      for _ in 0..<random.number(in: 1...2) {
        kinds.insert(.sign, at: random.number(in: 0...kinds.count))
      }
    }
    let money = random.pick(Self.currencies)
    currency = money.code
    var writer = CellWriter(convention: random.pick(Self.conventions))
    if writer.convention.usesPeriods { kinds = kinds.map { $0 == .ambiguous ? .likeAmounts : $0 } }
    writer.forms = [
      .money: random.some(of: money.forms), .percent: random.some(of: Self.percentForms),
      .crowns: random.some(of: Self.crownForms),
    ]
    let hasPlaceholders = random.once(in: 3)
    writer.hasPlus = random.once(in: 5)
    writer.isSigned = !hasSigns
    writer.minusSign = random.pick(Self.minusSigns)
    writer.isSignOutside = Bool.random(using: &random)
    let signs = kinds.map { _ in random.pick(Self.signs) }
    let quotesAll = random.once(in: 4)
    let rowCount = random.number(in: 4...12)
    // A word below all numbers would be a footer.
    let wordRow = random.number(in: 2...(rowCount - 2))
    // A row without texts, between sums or at the end.
    let emptyRow = random.once(in: 4) ? random.number(in: 2...(rowCount - 1)) : nil
    for row in 0..<rowCount {
      // One number in each column can be read with one decimal separator alone.
      writer.isTelling = row == 1
      writer.hasPlaceholders = hasPlaceholders && row > 1 && row != wordRow + 1
      writer.isWordRow = row == wordRow
      var record = kinds.map { writer.cell($0, using: &random) }
      for column in record.indices {
        if kinds[column] == .sign {
          // Both signs are there.
          record[column].isMinus = row < 2 ? row == 0 : Bool.random(using: &random)
          record[column].text = signs[column][record[column].isMinus ? 0 : 1]
        }
        if row == emptyRow, row != wordRow, row != wordRow + 1 { record[column] = Cell(text: "") }
        record[column].isQuoted = quotesAll || record[column].text.contains(delimiter)
      }
      records.append(record)
    }
    addSurroundings(using: &random)
  }

  /// Adds a header, a preamble, a footer, and comments.
  private mutating func addSurroundings(using random: inout SeededGenerator) {
    if Int.random(in: 0..<3, using: &random) > 0 {
      header = kinds.indices.map { "Name\(Character(Unicode.Scalar(UInt8(65 + $0))))" }
    }
    if header != nil, Bool.random(using: &random) {
      let padding = Bool.random(using: &random)
      for index in 0..<Int.random(in: 1...2, using: &random) {
        preamble.append(
          "note \(index)" + (padding ? String(repeating: delimiter, count: kinds.count - 1) : ""))
      }
      // A preamble of two cells would be a header itself.
      if kinds.count < 3, padding { preamble = [] }
    }
    if Int.random(in: 0..<4, using: &random) == 0 { footer = ["end of the list"] }
    endsInDelimiter = random.once(in: 5)
    // A comment as wide as the records could be one.
    let width = Self.comment.count { String($0) == delimiter } + 1
    if Int.random(in: 0..<5, using: &random) == 0, width != kinds.count + (endsInDelimiter ? 1 : 0)
    {
      comments = Set((1...2).map { _ in Int.random(in: 1..<records.count, using: &random) })
        .sorted()
    }
  }
}

/// A writer of random cells.
private struct CellWriter {
  let convention: RandomTable.Convention
  /// What can stand around numbers of a kind.
  var forms: [RandomTable.Kind: [RandomTable.Affixes]] = [:]
  var hasPlus = false
  var isSigned = true
  var minusSign: RandomTable.Affixes = ("-", "")
  /// Whether the sign stands before the currency, too.
  var isSignOutside = false
  /// Whether an amount has groups, or no separator that could be one.
  var isTelling = false
  var hasPlaceholders = false
  /// Whether the record has the word among the amounts.
  var isWordRow = false

  func cell(
    _ kind: RandomTable.Kind, using random: inout SeededGenerator
  ) -> RandomTable.Cell {
    switch kind {
    case .count: return .init(text: String(random.number(in: 1...99)))
    case .name: return .init(text: random.pick(["Ulm", "Jena", "Bonn", "x y", "Gate 7"]))
    case .sign: return .init(text: "")
    case .code: return .init(text: "0" + String(random.number(in: 1000...9999)))
    case .ordinal: return .init(text: String(random.number(in: 1...99)) + ".")
    case .date:
      let year = random.number(in: 2010...2024)
      let (month, day) = (random.number(in: 1...12), random.number(in: 1...28))
      return .init(text: "\(year)-\(padded(month, 2))-\(padded(day, 2))")
    case .ambiguous, .likeAmounts:
      let parts = (random.number(in: 1...999), random.number(in: 100...999))
      let text = "\(parts.0).\(parts.1)"
      guard kind == .likeAmounts else { return .init(text: text) }
      return .init(text: text, value: convention.decimal == "." ? text : "\(parts.0)\(parts.1)")
    case .wordAmongAmounts where isWordRow, .wordAmongMoney where isWordRow:
      return .init(text: "open")
    case .wordAmongAmounts: return .init(text: number(.amount, using: &random).text)
    case .wordAmongMoney: return .init(text: number(.money, using: &random).text)
    case .amount, .balance, .money, .percent, .crowns: return number(kind, using: &random)
    }
  }

  private func number(
    _ kind: RandomTable.Kind, using random: inout SeededGenerator
  ) -> RandomTable.Cell {
    if hasPlaceholders, random.once(in: 5) { return .init(text: "-") }
    let integer = random.number(in: isTelling ? 1000...9_999_999 : 0...99_999)
    let fraction = padded(random.number(in: 0...99), 2)
    let hasOwnSigns = kind == .balance || kind == .crowns
    let canBeNegative = isSigned || hasOwnSigns
    let isNegative = hasOwnSigns && isTelling || canBeNegative && random.once(in: 4)
    let digits =
      grouped(String(integer), random.pick(convention.groups))
      + convention.decimal + fraction
    let sign: RandomTable.Affixes =
      isNegative ? minusSign : (hasPlus && canBeNegative ? "+" : "", "")
    let affixes = random.pick(forms[kind] ?? [("", "")])
    let text =
      isSignOutside
      ? sign.before + affixes.before + digits + affixes.after + sign.after
      : affixes.before + sign.before + digits + sign.after + affixes.after
    // A percentage is a fraction of one.
    let value =
      kind == .percent
      ? "\(integer / 100).\(padded(integer % 100, 2))\(fraction)" : "\(integer).\(fraction)"
    return .init(text: text, value: (isNegative ? "-" : "") + value)
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    String(repeating: "0", count: max(width - String(number).count, 0)) + String(number)
  }

  private func grouped(_ digits: String, _ separator: String) -> String {
    guard !separator.isEmpty else { return digits }
    var grouped = ""
    var rest = digits[...]
    var size = 3
    while rest.count > size {
      grouped = separator + rest.suffix(size) + grouped
      rest = rest.dropLast(size)
      size = convention.groupSize
    }
    return rest + grouped
  }
}

extension SeededGenerator {
  /// Returns one or two of some choices.
  fileprivate mutating func some<Element>(of choices: [Element]) -> [Element] {
    once(in: 3) ? [pick(choices), pick(choices)] : [pick(choices)]
  }
}
