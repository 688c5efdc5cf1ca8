import LiveNumberCore

/// Formats that between them have everything that locales do to numbers.
enum FuzzFormats {
  /// The format that an input asks for; nil where its options contradict each other.
  static func choose(_ input: inout FuzzInput) -> NumberFormat? {
    guard let format = input.choose(all) else { return nil }
    let options = NumberFormat.Options(
      precision: input.choose(precisions),
      minimumIntegerDigits: input.choose([1, 0, 3]),
      roundingRule: input.choose(ExactDecimal.RoundingRule.self),
      grouping: input.choose(NumberFormat.GroupingStrategy.self),
      signDisplay: input.choose(NumberFormat.SignDisplay.self),
      decimalSeparatorDisplay: input.choose([.automatic, .always]),
      scale: input.choose([0, 2, -3]))
    return try? format.with(options: options)
  }

  /// New ones go to the end, so that old inputs keep their meaning.
  static let all: [NumberFormat?] = [
    // a to k: plain numbers.
    try? decimal(HandMade.english),
    try? decimal(HandMade.german),
    try? decimal(HandMade.french),
    try? decimal(HandMade.polish, HandMade.spanishSizes),
    try? decimal(HandMade.swedish),
    try? decimal(HandMade.swiss),
    try? decimal(HandMade.english, HandMade.indianSizes),
    try? decimal(HandMade.egyptian),
    try? decimal(HandMade.persian),
    try? decimal(HandMade.hebrew),
    try? decimal(HandMade.chakma),
    // l to n: percent.
    try? around(HandMade.english, [.percentSign], .percent),
    try? around(HandMade.german, [.literal("\u{A0}"), .percentSign], .percent),
    try? around(HandMade.egyptian, [.percentSign], .percent),
    // o to t: money.
    try? money(HandMade.dollar, HandMade.english),
    try? money(HandMade.dollar, HandMade.english, isAccounting: true),
    try? around(
      HandMade.german, [.literal("\u{A0}"), .currency("€")], .currency("EUR"), HandMade.euro),
    try? money(HandMade.yen, HandMade.english),
    try? money(HandMade.krone, HandMade.german),
    try? around(
      HandMade.persian, [.literal("\u{A0}\u{200E}"), .currency("€")], .currency("EUR"),
      HandMade.euro),
    // u and v: a unit, and a minus behind the number.
    try? around(HandMade.french, [.literal("\u{A0}"), .unit("km")], .unit("kilometer")),
    try? NumberFormat(
      symbols: HandMade.hebrew,
      pattern: NumberPattern(negative: Affixes(suffix: [.minusSign]))),
  ]

  private static let precisions: [NumberFormat.Precision?] = [
    nil, .fractionLength(2), .integer, .fractionLength(1...3), .unlimited,
    .significantDigits(1...4), .significantDigits(3...),
    ExactDecimal("0.05").map { .increment($0, minimumFractionDigits: 2) },
  ]

  private static func decimal(
    _ symbols: NumberSymbols, _ sizes: GroupingSizes = .thousands
  ) throws(NumberFormatError) -> NumberFormat {
    try NumberFormat(symbols: symbols, pattern: NumberPattern(grouping: sizes))
  }

  private static func around(
    _ symbols: NumberSymbols, _ suffix: [AffixPart], _ style: NumberStyle,
    _ currency: CurrencySymbols? = nil
  ) throws(NumberFormatError) -> NumberFormat {
    let pattern = NumberPattern(
      unsigned: Affixes(suffix: suffix),
      negative: Affixes(prefix: [.minusSign], suffix: suffix),
      positive: Affixes(prefix: [.plusSign], suffix: suffix))
    return try NumberFormat(style: style, symbols: symbols, pattern: pattern, currency: currency)
  }

  private static func money(
    _ currency: CurrencySymbols, _ symbols: NumberSymbols, isAccounting: Bool = false
  ) throws(NumberFormatError) -> NumberFormat {
    let symbol = AffixPart.currency(currency.symbol)
    let pattern = NumberPattern(
      unsigned: Affixes(prefix: [symbol]),
      negative: Affixes(
        prefix: [isAccounting ? .literal("(") : .minusSign, symbol],
        suffix: isAccounting ? [.literal(")")] : []),
      positive: Affixes(prefix: [.plusSign, symbol]))
    return try NumberFormat(
      style: .currency(currency.code, sign: isAccounting ? .accounting : .standard),
      symbols: symbols, pattern: pattern, currency: currency)
  }
}
