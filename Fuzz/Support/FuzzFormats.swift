import LiveNumberCore
import TestSupport

/// Formats that together do to numbers everything that locales do.
enum FuzzFormats {
  /// Returns the format that an input asks for, or `nil` if its options contradict each other.
  static func choose(_ choices: inout FuzzChoices) -> NumberFormat? {
    format(of: Request(letters: choices.next(2 + rows.count)))
  }

  /// Returns the format that an input asks for, with all digits of a number shown, or `nil` if its
  /// options contradict each other.
  static func chooseExact(_ choices: inout FuzzChoices) -> NumberFormat? {
    format(of: Request(letters: choices.next(2 + rows.count), showsAllDigits: true))
  }

  private struct Request: Hashable {
    let letters: FuzzChoices
    var showsAllDigits = false
  }

  private static func format(of request: Request) -> NumberFormat? {
    if let format = made[request] { return format }
    if made.count == 20_000 { made = [:] }
    let format = make(request)
    made[request] = .some(format)
    return format
  }

  /// The formats of earlier inputs: most inputs ask for one of them, and making one takes longer
  /// than using it.
  private nonisolated(unsafe) static var made: [Request: NumberFormat?] = [:]

  private static func make(_ request: Request) -> NumberFormat? {
    var choices = request.letters
    guard let format = choices.choose(all) else { return nil }
    let precision = choices.choose(precisions)
    var rows = StyleRows()
    for row in self.rows { _ = rows.read(row.name, choices.choose(texts(of: row))) }
    var options = rows.style().options
    options.precision = precision
    if request.showsAllDigits {
      options.precision = .unlimited
      options.signDisplay = .automatic
    }
    return try? format.with(options: options)
  }

  /// Returns the format with an index in the list, which is taken as a circle.
  static func format(_ index: Int) -> NumberFormat? {
    all[((index % all.count) + all.count) % all.count]
  }

  /// All formats; new ones go to the end, so that old inputs keep their meaning.
  static let all: [NumberFormat?] = [
    // a to k: plain numbers.
    try? HandMade.decimal(.english),
    try? HandMade.decimal(.german),
    try? HandMade.decimal(.french),
    try? HandMade.decimal(.polish, .spanish),
    try? HandMade.decimal(.swedish),
    try? HandMade.decimal(.swiss),
    try? HandMade.decimal(.english, .indian),
    try? HandMade.decimal(.egyptian),
    try? HandMade.decimal(.persian),
    try? HandMade.decimal(.hebrew),
    try? HandMade.decimal(.chakma),
    // l to n: percent.
    try? HandMade.percent(.english),
    try? HandMade.percent(.german, space: "\u{A0}"),
    try? HandMade.percent(.egyptian),
    // o to t: money.
    try? HandMade.leading(.dollar),
    try? HandMade.leading(.dollar, accounting: true),
    try? HandMade.trailing(.euro, .german),
    try? HandMade.leading(.yen),
    try? HandMade.leading(.krone, .german),
    try? HandMade.trailing(.euro, .persian, space: "\u{A0}\u{200E}"),
    // u and v: a unit, and a minus behind the number.
    try? HandMade.suffixed(
      [.init(.literal, "\u{A0}"), .init(.unit, "km")], .unit("kilometer"), NumberSymbols.french),
    try? NumberFormat(
      symbols: NumberSymbols.hebrew,
      pattern: NumberPattern(negative: Affixes(suffix: [.minusSign]))),
  ]

  /// The options that all styles have, but those of the precision.
  private static let rows = StyleRows.rows.drop { $0.name != "minimumIntegerDigits" }

  private static func texts(of row: OptionRow) -> [String] {
    switch row.name {
    case "minimumIntegerDigits": ["1", "0", "3"]
    case "scale": ["1", "100", "0.001"]
    default: row.names
    }
  }

  private static let precisions: [NumberFormat.Precision?] = [
    nil, .fractionLength(2), .integer, .fractionLength(1...3), .unlimited,
    .significantDigits(1...4), .significantDigits(3...),
    .increment("0.05", minimumFractionDigits: 2),
  ]
}
