import LiveNumberCore

/// Formats made by hand, so that the engine's tests need no source of locales.
enum HandMade {
  static func symbols(
    _ decimal: String, _ grouping: String, minus: String = "-", zero: UInt32 = 0x30,
    percent: String = "%"
  ) -> NumberSymbols {
    NumberSymbols(
      numberingSystem: zero == 0x30 ? "latn" : "other",
      digits: (zero..<(zero + 10)).compactMap { Unicode.Scalar($0) },
      decimalSeparator: decimal, groupingSeparator: grouping, minusSign: minus,
      percentSign: percent)
  }

  static let english = symbols(".", ",")
  static let german = symbols(",", ".")
  static let french = symbols(",", "\u{202F}")
  static let polish = symbols(",", "\u{A0}")
  static let swedish = symbols(",", "\u{A0}", minus: "\u{2212}")
  static let swiss = symbols(".", "\u{2019}")
  static let egyptian = symbols(
    "\u{66B}", "\u{66C}", minus: "\u{61C}-", zero: 0x660, percent: "\u{66A}\u{61C}")
  static let persian = symbols(
    "\u{66B}", "\u{66C}", minus: "\u{200E}\u{2212}", zero: 0x6F0, percent: "\u{66A}")
  static let hebrew = symbols(".", ",", minus: "\u{200E}-")
  /// Chakma: digits outside the Basic Multilingual Plane.
  static let chakma = symbols(".", ",", zero: 0x11136)

  static let indianSizes = GroupingSizes(primary: 3, secondary: 2)
  static let spanishSizes = GroupingSizes(primary: 3, secondary: 3, minimum: 2)

  static func decimal(
    _ symbols: NumberSymbols, _ sizes: GroupingSizes = .thousands,
    options: NumberFormat.Options = NumberFormat.Options()
  ) throws -> NumberFormat {
    try NumberFormat(symbols: symbols, pattern: NumberPattern(grouping: sizes), options: options)
  }

  static func percent(
    _ symbols: NumberSymbols, blank: String = "",
    options: NumberFormat.Options = NumberFormat.Options()
  ) throws -> NumberFormat {
    let suffix: [AffixPart] = (blank.isEmpty ? [] : [.literal(blank)]) + [.percentSign]
    let pattern = NumberPattern(
      unsigned: Affixes(suffix: suffix),
      negative: Affixes(prefix: [.minusSign], suffix: suffix),
      positive: Affixes(prefix: [.plusSign], suffix: suffix))
    return try NumberFormat(style: .percent, symbols: symbols, pattern: pattern, options: options)
  }

  static let euro = CurrencySymbols(
    code: "EUR", symbol: "€", narrowSymbol: "€", names: ["Euro", "Euros"])
  static let dollar = CurrencySymbols(
    code: "USD", symbol: "$", narrowSymbol: "$", names: ["US dollar", "US dollars"])
  static let yen = CurrencySymbols(
    code: "JPY", symbol: "¥", narrowSymbol: "¥", names: ["Japanese yen"], fractionDigits: 0)
  /// A symbol with a dot of its own.
  static let krone = CurrencySymbols(
    code: "DKK", symbol: "kr.", narrowSymbol: "kr.", names: ["danske kroner"])

  /// The currency behind the number: `5 €`, `-5 €`.
  static func trailing(
    _ currency: CurrencySymbols, _ symbols: NumberSymbols,
    options: NumberFormat.Options = NumberFormat.Options()
  ) throws -> NumberFormat {
    let suffix: [AffixPart] = [.literal("\u{A0}"), .currency(currency.symbol)]
    let pattern = NumberPattern(
      unsigned: Affixes(suffix: suffix),
      negative: Affixes(prefix: [.minusSign], suffix: suffix),
      positive: Affixes(prefix: [.plusSign], suffix: suffix))
    return try NumberFormat(
      style: .currency(currency.code), symbols: symbols, pattern: pattern, currency: currency,
      options: options)
  }

  /// The currency in front: `$5`, `-$5`, or in parentheses.
  static func leading(
    _ currency: CurrencySymbols, _ symbols: NumberSymbols = english, accounting: Bool = false,
    options: NumberFormat.Options = NumberFormat.Options()
  ) throws -> NumberFormat {
    let sign: AffixPart = accounting ? .literal("(") : .minusSign
    let pattern = NumberPattern(
      unsigned: Affixes(prefix: [.currency(currency.symbol)]),
      negative: Affixes(
        prefix: [sign, .currency(currency.symbol)], suffix: accounting ? [.literal(")")] : []),
      positive: Affixes(prefix: [.plusSign, .currency(currency.symbol)]))
    return try NumberFormat(
      style: .currency(currency.code, sign: accounting ? .accounting : .standard),
      symbols: symbols, pattern: pattern, currency: currency, options: options)
  }
}
