import Foundation
import TestSupport

/// A table of random numbers in random conventions, and what its cells are.
struct RandomTable {
  /// A cell as it's written, and its value as a plain number, or `nil` if it's no number.
  struct Cell {
    var text: String
    var value: String?
    var isQuoted = false

    var written: String { isQuoted ? "\"\(text)\"" : text }
  }

  /// A way to write numbers.
  struct Convention {
    var decimal: String
    var group: String
    /// The number of digits in the groups after the first.
    var groupSize = 3
  }

  static let conventions = [
    Convention(decimal: ".", group: ","), Convention(decimal: ",", group: "."),
    Convention(decimal: ",", group: "\u{202F}"), Convention(decimal: ",", group: "\u{A0}"),
    Convention(decimal: ".", group: "’"), Convention(decimal: ".", group: ",", groupSize: 2),
    Convention(decimal: ".", group: "'"), Convention(decimal: ",", group: " "),
    Convention(decimal: ".", group: ""), Convention(decimal: ",", group: ""),
  ]

  enum Kind: CaseIterable {
    case amount, count, date, name, code, ordinal
    /// Amounts of which one is a word.
    case wordAmongAmounts
    /// Numbers with three digits after a separator, which can be groups or decimals.
    case ambiguous
    /// The sign of the amount before it.
    case sign

    /// A Boolean value that indicates whether the texts look like numbers.
    var looksLikeNumbers: Bool { self != .name && self != .sign }
    /// A Boolean value that indicates whether a person would have to say what the numbers are.
    var isDoubtful: Bool { self == .wordAmongAmounts || self == .ambiguous }
  }

  /// The texts of a minus and a plus in a column of signs.
  static let signs = [["S", "H"], ["D", "C"], ["Af", "Bij"], ["debit", "credit"]]
  /// What stands before and after a negative number.
  static let minusSigns = [("-", ""), ("-", ""), ("\u{2212}", ""), ("(", ")")]

  var kinds: [Kind]
  var header: [String]?
  /// The lines before and after the records.
  var preamble: [String] = []
  var footer: [String] = []
  var records: [[Cell]] = []
  /// The indices of records before which a comment stands.
  var comments: [Int] = []
  var delimiter: String
  var lineEnd: String

  var text: String {
    var lines = preamble
    if let header { lines.append(header.joined(separator: delimiter)) }
    for (index, record) in records.enumerated() {
      if comments.contains(index) { lines.append(RandomTable.comment) }
      lines.append(record.map(\.written).joined(separator: delimiter))
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
        kinds.indices.contains(index) && kinds[index] == .amount
          ? cell.replacing("\"", with: "") : cell
      }
    }
  }

  // MARK: - Generation

  init(using random: inout SeededGenerator) {
    delimiter = [";", ",", "\t", "|"].randomElement(using: &random) ?? ";"
    lineEnd = Bool.random(using: &random) ? "\n" : "\r\n"
    kinds = [.amount]
    let others: [Kind] = [
      .amount, .amount, .count, .date, .name, .name, .code, .ordinal, .wordAmongAmounts, .ambiguous,
    ]
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      kinds.insert(
        others.randomElement(using: &random) ?? .name,
        at: Int.random(in: 0...kinds.count, using: &random))
    }
    let amounts = kinds.indices.filter { kinds[$0] == .amount }
    if amounts.count == 1, Int.random(in: 0..<4, using: &random) == 0 {
      kinds.insert(.sign, at: amounts[0] + 1)
    }
    let signs = Self.signs.randomElement(using: &random) ?? []
    var writer = CellWriter(
      convention: Self.conventions.randomElement(using: &random) ?? Self.conventions[0])
    let hasPlaceholders = Int.random(in: 0..<3, using: &random) == 0
    writer.hasPlus = Int.random(in: 0..<5, using: &random) == 0
    writer.isSigned = !kinds.contains(.sign)
    writer.minusSign = Self.minusSigns.randomElement(using: &random) ?? ("-", "")
    let quotesAll = Int.random(in: 0..<4, using: &random) == 0
    let rowCount = Int.random(in: 3...12, using: &random)
    let wordRow = Int.random(in: 2..<rowCount, using: &random)
    for row in 0..<rowCount {
      // One number in each column can be read with one decimal separator alone.
      writer.isTelling = row == 1
      writer.hasPlaceholders = hasPlaceholders && row > 1
      writer.isWordRow = row == wordRow
      var record = kinds.map { writer.cell($0, using: &random) }
      if let column = kinds.firstIndex(of: .sign) {
        // Both signs are there.
        let isNegative = row < 2 ? row == 0 : Bool.random(using: &random)
        record[column].text = signs[isNegative ? 0 : 1]
        if isNegative { record[column - 1].value = record[column - 1].value.map { "-" + $0 } }
      }
      for column in record.indices {
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
    // A comment as wide as the records could be one.
    let width = Self.comment.count { String($0) == delimiter } + 1
    if Int.random(in: 0..<5, using: &random) == 0, width != kinds.count {
      comments = Set((1...2).map { _ in Int.random(in: 1..<records.count, using: &random) })
        .sorted()
    }
  }
}

/// A writer of random cells.
private struct CellWriter {
  let convention: RandomTable.Convention
  var hasPlus = false
  var isSigned = true
  var minusSign = ("-", "")
  /// A Boolean value that indicates whether an amount has groups, or no separator that could be
  /// one.
  var isTelling = false
  var hasPlaceholders = false
  /// A Boolean value that indicates whether the record has the word among the amounts.
  var isWordRow = false

  func cell(_ kind: RandomTable.Kind, using random: inout SeededGenerator) -> RandomTable.Cell {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func padded(_ number: Int, _ width: Int) -> String {
      String(repeating: "0", count: max(width - String(number).count, 0)) + String(number)
    }
    switch kind {
    case .count: return .init(text: String(number(1...99)))
    case .name: return .init(text: ["Ulm", "Jena", "Bonn", "x y"][number(0...3)])
    case .sign: return .init(text: "")
    case .code: return .init(text: "0" + String(number(1000...9999)))
    case .ordinal: return .init(text: String(number(1...99)) + ".")
    case .date:
      let (year, month, day) = (number(2010...2024), number(1...12), number(1...28))
      return .init(text: "\(year)-\(padded(month, 2))-\(padded(day, 2))")
    case .ambiguous: return .init(text: "\(number(1...999)).\(number(100...999))")
    case .wordAmongAmounts where isWordRow: return .init(text: "open")
    case .wordAmongAmounts:
      var cell = cell(.amount, using: &random)
      cell.value = nil
      return cell
    case .amount:
      if hasPlaceholders, number(0...4) == 0 { return .init(text: "-") }
      let integer = isTelling ? number(1000...9_999_999) : number(0...99_999)
      let fraction = padded(number(0...99), 2)
      let isNegative = isSigned && number(0...3) == 0
      let unsigned = grouped(String(integer)) + convention.decimal + fraction
      let text = isNegative ? minusSign.0 + unsigned + minusSign.1 : unsigned
      return .init(
        text: !isNegative && isSigned && hasPlus ? "+" + text : text,
        value: (isNegative ? "-" : "") + "\(integer).\(fraction)")
    }
  }

  private func grouped(_ digits: String) -> String {
    guard !convention.group.isEmpty else { return digits }
    var grouped = ""
    var rest = digits[...]
    var size = 3
    while rest.count > size {
      grouped = convention.group + rest.suffix(size) + grouped
      rest = rest.dropLast(size)
      size = convention.groupSize
    }
    return rest + grouped
  }
}
