import TestSupport

/// A table of random numbers in random conventions, and what its cells are.
struct RandomTable {
  /// A cell as it's written, and its value as a plain number, or `nil` if it's no number.
  struct Cell {
    var text: String
    var value: String?
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
    case amount, count, date, name, code
    /// The sign of the amount before it.
    case sign
  }

  /// The texts of a minus and a plus in a column of signs.
  static let signs = [["S", "H"], ["D", "C"], ["Af", "Bij"], ["debit", "credit"]]

  var kinds: [Kind]
  var header: [String]?
  /// The lines before and after the records.
  var preamble: [String] = []
  var footer: [String] = []
  var records: [[Cell]] = []
  var delimiter: String
  var lineEnd: String

  var text: String {
    let rows = ((header.map { [$0] } ?? []) + records.map { $0.map(\.text) }).map { row in
      row.map { quoted($0) }.joined(separator: delimiter)
    }
    return (preamble + rows + footer).map { $0 + lineEnd }.joined()
  }

  private func quoted(_ text: String) -> String {
    text.contains(delimiter) ? "\"\(text)\"" : text
  }

  /// The number of lines before the first record.
  var lineCountBeforeRecords: Int { preamble.count + (header == nil ? 0 : 1) }

  // MARK: - Generation

  init(using random: inout SeededGenerator) {
    delimiter = [";", ",", "\t", "|"].randomElement(using: &random) ?? ";"
    lineEnd = Bool.random(using: &random) ? "\n" : "\r\n"
    kinds = [.amount]
    let others: [Kind] = [.amount, .count, .date, .name, .code]
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
    let convention = Self.conventions.randomElement(using: &random) ?? Self.conventions[0]
    let hasPlaceholders = Int.random(in: 0..<3, using: &random) == 0
    let hasPlus = Int.random(in: 0..<5, using: &random) == 0
    let isSigned = !kinds.contains(.sign)
    for row in 0..<Int.random(in: 3...12, using: &random) {
      var record = kinds.map { kind in
        // One number in each column can be read with one decimal separator alone.
        Self.cell(
          kind, convention, isTelling: row == 1, isSigned: isSigned, hasPlus: hasPlus,
          hasPlaceholders: hasPlaceholders && row > 1, using: &random)
      }
      if let column = kinds.firstIndex(of: .sign) {
        // Both signs are there.
        let isNegative = row < 2 ? row == 0 : Bool.random(using: &random)
        record[column].text = signs[isNegative ? 0 : 1]
        if isNegative { record[column - 1].value = record[column - 1].value.map { "-" + $0 } }
      }
      records.append(record)
    }
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
  }

  private static func cell(
    _ kind: Kind, _ convention: Convention, isTelling: Bool, isSigned: Bool, hasPlus: Bool,
    hasPlaceholders: Bool, using random: inout SeededGenerator
  ) -> Cell {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func padded(_ number: Int, _ width: Int) -> String {
      String(repeating: "0", count: max(width - String(number).count, 0)) + String(number)
    }
    switch kind {
    case .count: return Cell(text: String(number(1...99)), value: nil)
    case .name: return Cell(text: ["Ulm", "Jena", "Bonn", "x y"][number(0...3)], value: nil)
    case .sign: return Cell(text: "", value: nil)
    case .code: return Cell(text: "0" + String(number(1000...9999)), value: nil)
    case .date:
      return Cell(
        text:
          "20\(padded(number(10...24), 2))-\(padded(number(1...12), 2))-\(padded(number(1...28), 2))",
        value: nil)
    case .amount:
      if hasPlaceholders, number(0...4) == 0 { return Cell(text: "-", value: nil) }
      let integer = isTelling ? number(1000...9_999_999) : number(0...99_999)
      let fraction = padded(number(0...99), 2)
      let isNegative = isSigned && number(0...3) == 0
      let sign = isNegative ? "-" : isSigned && hasPlus ? "+" : ""
      let plain = String(integer)
      var grouped = ""
      if convention.group.isEmpty {
        grouped = plain
      } else {
        var rest = plain[...]
        var size = 3
        while rest.count > size {
          grouped = convention.group + rest.suffix(size) + grouped
          rest = rest.dropLast(size)
          size = convention.groupSize
        }
        grouped = rest + grouped
      }
      return Cell(
        text: sign + grouped + convention.decimal + fraction,
        value: (isNegative ? "-" : "") + plain + "." + fraction)
    }
  }
}
