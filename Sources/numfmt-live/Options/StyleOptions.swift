import ArgumentParser
import LiveNumber

/// What kind of number.
struct StyleOptions: ParsableArguments {
  @Option(help: "What kind of number.")
  var style = StyleName.decimal

  @Option(help: "The currency of amounts, as an ISO 4217 code such as EUR.")
  var currency: String?

  @Option(
    help: "How the currency is written: US$, $, USD, or US dollars, which cannot be read back.")
  var currencyDisplay: CurrencyDisplayName?

  @Option(help: "The unit of measured values, by its CLDR name such as kilometer.")
  var unit: String?

  @Option(help: "How the unit is written; short unless said.")
  var unitDisplay: NumberStyle.UnitDisplay?

  var choice: StyleChoice {
    StyleChoice(
      style: style, currency: currency, currencyDisplay: currencyDisplay, unit: unit,
      unitDisplay: unitDisplay)
  }
}

/// What stands between and before the digits.
struct ShownOptions: ParsableArguments {
  @Option(help: "When a sign is shown.")
  var sign = NumberFormat.SignDisplay.automatic

  @Option(help: "When grouping separators are shown.")
  var grouping = NumberFormat.GroupingStrategy.automatic
}

/// The values of `--style`.
enum StyleName: String, CaseIterable, ExpressibleByArgument {
  case decimal, percent, currency, accounting, unit
}

/// The values of `--currency-display`.
enum CurrencyDisplayName: String, CaseIterable, ExpressibleByArgument {
  case symbol, narrow, code, name

  /// Nil for names, which only ICU writes.
  var display: NumberStyle.CurrencyDisplay? {
    switch self {
    case .symbol: .symbol
    case .narrow: .narrow
    case .code: .code
    case .name: nil
    }
  }
}

/// A style as the command line spells it, in pieces that must fit together.
struct StyleChoice: Hashable, Sendable {
  var style = StyleName.decimal
  var currency: String?
  var currencyDisplay: CurrencyDisplayName?
  var unit: String?
  var unitDisplay: NumberStyle.UnitDisplay?

  /// A currency is written by its name, which no ``NumberStyle`` can say.
  var namesCurrency: Bool { currencyDisplay == .name }

  /// A format that also reads, be it what is typed; some styles can only be written.
  func format(
    locale: NumberLocale, options: NumberFormat.Options
  ) throws(UsageError) -> NumberFormat {
    let style = try resolve()
    if namesCurrency {
      throw UsageError(
        "--currency-display name: the name changes with the number, so that such texts can be written "
          + "but not read back; expected symbol, narrow or code")
    }
    do {
      return try NumberFormat(style, locale: locale, options: options)
    } catch {
      // What the library calls by the name of a type.
      throw UsageError(
        error.description.replacing("NumberSkeletonFormat", with: "numfmt-live format"))
    }
  }

  /// The style, if every piece belongs to it and none is missing.
  func resolve() throws(UsageError) -> NumberStyle {
    let isMoney = style == .currency || style == .accounting
    try expect(currency == nil || isMoney, "--currency", "--style currency or accounting")
    try expect(
      currencyDisplay == nil || isMoney, "--currency-display", "--style currency or accounting")
    try expect(unit == nil || style == .unit, "--unit", "--style unit")
    try expect(unitDisplay == nil || style == .unit, "--unit-display", "--style unit")
    switch style {
    case .decimal: return .decimal
    case .percent: return .percent
    case .currency, .accounting:
      guard let currency else {
        throw UsageError("--style \(style.rawValue) needs --currency, such as --currency EUR")
      }
      return .currency(
        currency, display: currencyDisplay?.display ?? .symbol,
        sign: style == .accounting ? .accounting : .standard)
    case .unit:
      guard let unit else {
        throw UsageError("--style unit needs --unit, such as --unit kilometer")
      }
      return .unit(unit, display: unitDisplay ?? .short)
    }
  }

  private func expect(_ fits: Bool, _ option: String, _ company: String) throws(UsageError) {
    if !fits { throw UsageError("\(option) means nothing here; expected it with \(company)") }
  }
}
