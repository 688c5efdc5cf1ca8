import LiveNumberCore
import TestSupport

/// Formats that together do to numbers everything that locales do.
enum FuzzFormats {
  /// Returns the format that an input asks for, or `nil` if its options contradict each other.
  static func choose(_ choices: inout FuzzChoices) -> NumberFormat? {
    format(of: Request(letters: choices.next(8)))
  }

  /// Returns the format that an input asks for, with all digits of a number shown, or `nil` if its
  /// options contradict each other.
  static func chooseExact(_ choices: inout FuzzChoices) -> NumberFormat? {
    format(of: Request(letters: choices.next(8), showsAllDigits: true))
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
    var options = NumberFormat.Options(
      precision: choices.choose(precisions),
      minimumIntegerDigits: choices.choose([1, 0, 3]),
      roundingRule: choices.choose(ExactDecimal.RoundingRule.self),
      grouping: choices.choose(NumberFormat.GroupingStrategy.self),
      signDisplay: choices.choose(NumberFormat.SignDisplay.self),
      decimalSeparatorDisplay: choices.choose([.automatic, .always]),
      scale: choices.choose([0, 2, -3]))
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

  private static let precisions: [NumberFormat.Precision?] = [
    nil, .fractionLength(2), .integer, .fractionLength(1...3), .unlimited,
    .significantDigits(1...4), .significantDigits(3...),
    .increment("0.05", minimumFractionDigits: 2),
  ]
}
