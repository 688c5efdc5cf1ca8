public import LiveNumberCore

/// Formats for tests that need no source of locales.
public enum HandMade {
  /// Returns symbols whose digits follow a zero.
  public static func symbols(
    _ decimal: String, _ grouping: String, minus: String = "-", zero: UInt32 = 0x30
  ) -> NumberSymbols {
    NumberSymbols(
      numberingSystem: zero == 0x30 ? "latn" : "other",
      digits: (zero..<(zero + 10)).compactMap { Unicode.Scalar($0) },
      decimalSeparator: decimal, groupingSeparator: grouping, minusSign: minus)
  }

  /// Returns a format of plain numbers.
  package static func decimal(
    _ symbols: NumberSymbols, _ sizes: GroupingSizes = .thousands,
    options: NumberFormat.Options = NumberFormat.Options()
  ) throws(NumberFormatError) -> NumberFormat {
    try NumberFormat(
      style: .number.with(options: options), symbols: symbols,
      pattern: NumberPattern(grouping: sizes))
  }

  /// Returns a format with a suffix: `5 km`, `-5 km`.
  package static func suffixed(
    _ suffix: [NumberSample.Part], _ style: NumberStyle, _ symbols: NumberSymbols,
    currency: CurrencySymbols? = nil, options: NumberFormat.Options = NumberFormat.Options()
  ) throws(NumberFormatError) -> NumberFormat {
    let pattern = NumberPattern(
      unsigned: Affixes(suffix: suffix),
      negative: Affixes(prefix: [.minusSign], suffix: suffix),
      positive: Affixes(prefix: [.plusSign], suffix: suffix))
    return try NumberFormat(
      style: style.with(options: options), symbols: symbols, pattern: pattern, currency: currency)
  }

  /// Returns a format of percentages: `5%`, or `5 %` with a space.
  package static func percent(
    _ symbols: NumberSymbols, space: String = "",
    options: NumberFormat.Options = NumberFormat.Options()
  ) throws(NumberFormatError) -> NumberFormat {
    let sign = symbols == .egyptian ? "\u{66A}\u{61C}" : "%"
    let suffix: [NumberSample.Part] =
      (space.isEmpty ? [] : [.init(.literal, space)]) + [.init(.percentSign, sign)]
    return try suffixed(suffix, .percent, symbols, options: options)
  }

  /// Returns a format with the currency after the number: `5 €`, `-5 €`.
  package static func trailing(
    _ currency: CurrencySymbols, _ symbols: NumberSymbols, space: String = "\u{A0}",
    options: NumberFormat.Options = NumberFormat.Options()
  ) throws(NumberFormatError) -> NumberFormat {
    try suffixed(
      [.init(.literal, space), .init(.currency, currency.symbol)],
      NumberStyle(.currency(currency.code)),
      symbols,
      currency: currency, options: options)
  }

  /// Returns a format with the currency before the number: `$5`, and `-$5` or `($5)`.
  package static func leading(
    _ currency: CurrencySymbols, _ symbols: NumberSymbols = .english, accounting: Bool = false,
    options: NumberFormat.Options = NumberFormat.Options()
  ) throws(NumberFormatError) -> NumberFormat {
    let sign: NumberSample.Part = accounting ? .init(.literal, "(") : .minusSign
    let symbol = NumberSample.Part(.currency, currency.symbol)
    let pattern = NumberPattern(
      unsigned: Affixes(prefix: [symbol]),
      negative: Affixes(
        prefix: [sign, symbol], suffix: accounting ? [.init(.literal, ")")] : []),
      positive: Affixes(prefix: [.plusSign, symbol]))
    return try NumberFormat(
      style: NumberStyle(
        .currency(currency.code, sign: accounting ? .accounting : .standard), options: options),
      symbols: symbols, pattern: pattern, currency: currency)
  }
}

extension NumberSymbols {
  /// `-1,234.5`.
  public static let english = HandMade.symbols(".", ",")
  /// `-1.234,5`.
  public static let german = HandMade.symbols(",", ".")
  /// Grouped by narrow no-break spaces.
  public static let french = HandMade.symbols(",", "\u{202F}")
  /// Grouped by no-break spaces.
  public static let polish = HandMade.symbols(",", "\u{A0}")
  /// With a minus sign that isn't a hyphen.
  public static let swedish = HandMade.symbols(",", "\u{A0}", minus: "\u{2212}")
  /// Grouped by apostrophes.
  public static let swiss = HandMade.symbols(".", "\u{2019}")
  /// Arabic digits, with a mark of direction in the signs.
  public static let egyptian = HandMade.symbols(
    "\u{66B}", "\u{66C}", minus: "\u{61C}-", zero: 0x660)
  /// Persian digits, with a mark of direction in the minus sign.
  public static let persian = HandMade.symbols(
    "\u{66B}", "\u{66C}", minus: "\u{200E}\u{2212}", zero: 0x6F0)
  /// English, with a mark of direction in the minus sign.
  public static let hebrew = HandMade.symbols(".", ",", minus: "\u{200E}-")
  /// Digits outside the Basic Multilingual Plane.
  public static let chakma = HandMade.symbols(".", ",", zero: 0x11136)
}

extension GroupingSizes {
  /// `12,34,567`.
  package static let indian = GroupingSizes(primary: 3, secondary: 2)
  /// `1234`, but `12,345`.
  package static let spanish = GroupingSizes(primary: 3, secondary: 3, minimum: 2)
}

extension CurrencySymbols {
  /// A currency with a symbol of one character.
  public static let euro = CurrencySymbols(
    code: "EUR", symbol: "€", narrowSymbol: "€", names: ["Euro", "Euros"])
  /// A currency with a symbol in ASCII.
  public static let dollar = CurrencySymbols(
    code: "USD", symbol: "$", narrowSymbol: "$", names: ["US dollar", "US dollars"])
  /// A currency without fraction digits.
  public static let yen = CurrencySymbols(
    code: "JPY", symbol: "¥", narrowSymbol: "¥", names: ["Japanese yen"], fractionDigits: 0)
  /// A currency with a period in its symbol.
  public static let krone = CurrencySymbols(
    code: "DKK", symbol: "kr.", narrowSymbol: "kr.", names: ["danske kroner"])
}
