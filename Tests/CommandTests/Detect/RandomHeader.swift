import TestSupport

/// A table of a few random columns under random names, many of which could be numbers.
struct RandomHeader {
  /// The way in which a text is written as a number.
  enum Form: Hashable {
    /// Digits alone, or behind a hyphen.
    case integer
    case plus, otherMinus, signBehind, parentheses, exponent
    /// Digits with a separator, whatever the sign.
    case decimals
    /// With a currency or a percent sign.
    case money(String), moneyDecimals(String), percent, percentDecimals
    case date
  }

  struct Text: Hashable {
    var text: String
    /// `nil` for a text that isn't a number.
    var form: Form?

    init(_ text: String, _ form: Form? = nil) {
      (self.text, self.form) = (text, form)
    }
  }

  var names: [Text]
  var records: [[Text]]

  var text: String {
    ([names] + records).map { record in
      record.map(\.text).joined(separator: ";") + "\n"
    }.joined()
  }

  /// Returns the forms in which the values of a column are written.
  func forms(ofColumn index: Int) -> Set<Form> { Set(records.compactMap { $0[index].form }) }

  init(using random: inout SeededGenerator) {
    let columns = (0..<random.number(in: 2...5)).map { _ in Column(using: &random) }
    // Some first records are data, or partly written as data.
    let isName = random.number(in: 0...3)
    names = columns.map { column in
      random.number(in: 0...3) < isName
        ? Self.name(using: &random) : column.cell(using: &random)
    }
    records = (0..<random.number(in: 1...5)).map { _ in columns.map { $0.cell(using: &random) } }
  }

  // MARK: - Names

  private static func name(using random: inout SeededGenerator) -> Text {
    let (small, number) = (random.number(in: 0...9), random.number(in: 0...120))
    let year = random.number(in: 1950...2030)
    let count = random.pick([small, number, year])
    let (code, symbol) = random.pick([
      ("EUR", "€"), ("USD", "$"), ("GBP", "£"), ("TRY", "₺"), ("INR", "₹"),
    ])
    let fraction = "\(small)\(random.pick([".", ","]))\(random.number(in: 0...99))"
    switch random.number(below: 15) {
    case 0:
      return Text(random.pick(["Summe", "Total", "x y", "Wert (neu)", "Δ", "n", "", "%", "€"]))
    case 1: return Text("\(year)", .integer)
    case 2: return Text("\(count)", .integer)
    case 3: return Text("\(number)" + random.pick(["%", " %", "\u{A0}%"]), .percent)
    case 4:
      return Text(random.pick(["p\(number)", "Q\(small)", "Tax \(small)%", "VAT (\(number)%)"]))
    case 5: return Text(random.pick(["0-\(number)", "\(number)–65", "<\(number)", "≥ \(number)"]))
    case 6: return random.pick([Text("\(number)+", .signBehind), Text("\(small)-", .signBehind)])
    case 7:
      return random.pick([
        Text("+\(count)", .plus), Text("-\(count)", .integer),
        Text("\u{2212}\(count)", .otherMinus),
      ])
    case 8: return Text("(\(count))", .parentheses)
    case 9:
      let word = random.pick(["TOP", "DGS", "POP", "ALL", "MOP", "A", "DAX", "FOD", "VWZ", "Gate"])
      let end = random.pick(["", "P", "-1", " (USD)"])
      let space = random.pick(["", " ", "-"])
      // The code of a currency is one, with a minus too.
      let isMoney = ["TOP", "ALL", "MOP"].contains(word) && ["", "-1"].contains(end)
      return Text("\(word)\(space)\(count)\(end)", isMoney && end == "" ? .money(word) : nil)
    case 10:
      return Text(
        random.pick([
          "\(symbol) \(count)", "\(symbol)\(count)", "\(count)\(symbol)", "\(code) \(count)",
          "\(count) \(code)",
        ]), .money(code))
    case 11:
      return Text(random.pick(["\(number) kg", "\(number) km/h", "\(number) m²", "\(number)h"]))
    case 12:
      return Text(random.pick(["\(small).", "00\(number)", "\(year)/\(year + 1)", "\(number)th"]))
    case 13:
      return random.pick([
        Text(fraction, .decimals), Text("-\(fraction)", .decimals), Text("1e+0\(small)", .exponent),
        Text("\(fraction) %", .percentDecimals), Text("\(fraction) \(code)", .moneyDecimals(code)),
      ])
    default: return Text("\(year)-0\(max(small, 1))-01", .date)
    }
  }

  // MARK: - Columns

  private struct Column {
    enum Kind: CaseIterable {
      case decimals, integers, signed, parentheses, money, percent, dates, texts, signs, empty
    }
    let kind: Kind
    let decimal: String
    let code: String
    let symbol: String
    /// The number of decimals, or `nil` for any.
    let hasDecimals: Bool?

    init(using random: inout SeededGenerator) {
      kind = random.pick(Kind.allCases + [.decimals, .decimals, .money, .percent])
      decimal = random.pick([".", ","])
      (code, symbol) = random.pick([("EUR", "€"), ("USD", "$"), ("GBP", "£")])
      hasDecimals = random.pick([true, true, false, nil])
    }

    func cell(using random: inout SeededGenerator) -> Text {
      // A sign is missing for no number.
      guard kind == .signs || !random.once(in: 12) else { return Text("") }
      let integer = "\(random.number(in: 0...200))"
      let fraction = integer + decimal + "\(random.number(in: 10...99))"
      let isFraction = hasDecimals ?? Bool.random(using: &random)
      switch kind {
      case .decimals where isFraction: return Text(fraction, .decimals)
      case .decimals, .integers: return Text(integer, .integer)
      case .signed:
        return random.pick([
          Text("-" + integer, .integer), Text("+" + integer, .plus),
          Text("-" + fraction, .decimals),
        ])
      case .parentheses:
        return random.pick([Text("(\(integer))", .parentheses), Text(fraction, .decimals)])
      case .money:
        let number = isFraction ? fraction : integer
        return Text(
          random.pick(["\(symbol) \(number)", "\(number) \(code)"]),
          isFraction ? .moneyDecimals(code) : .money(code))
      case .percent:
        return isFraction ? Text("\(fraction) %", .percentDecimals) : Text("\(integer) %", .percent)
      case .dates: return Text("2024-0\(random.number(in: 1...9))-11", .date)
      case .texts: return Text(random.pick(["Ulm", "Jena", "Gate 7", "B 4"]))
      case .signs: return Text(random.pick(["S", "H"]))
      case .empty: return Text("")
      }
    }
  }
}
