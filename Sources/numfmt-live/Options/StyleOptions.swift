import ArgumentParser
import LiveNumber

/// The style options.
struct StyleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The style of the number.",
      discussion: "The default is decimal, or what --currency or --unit implies."))
  var style: StyleName?

  @Option(
    help: "The currency, as an ISO 4217 code such as EUR.",
    completion: .shellCommand("numfmt-live locale --currencies"))
  var currency: String?

  @Option(help: "How the currency is written: US$, $, USD, or US dollars, which can't be parsed.")
  var currencyDisplay: CurrencyDisplayName?

  @Option(
    help: "The unit, by its CLDR name such as kilometer.",
    completion: .shellCommand("numfmt-live locale --units"))
  var unit: String?

  @Option(help: "How the unit is written; the default is short.")
  var unitDisplay: NumberStyle.UnitDisplay?
}

/// The option for the power of ten that values are multiplied by.
struct ScaleOptions: ParsableArguments {
  @Option(value: "exponent", "Multiply values by this power of ten, such as -3 for thousands.")
  var scale = 0
}

/// The option for notations, most of which can't be read back.
struct NotationOptions: ParsableArguments {
  @Option(help: "The notation: 1234, 1.234E3, or 1.2K.")
  var notation = NumberSkeleton.Notation.standard
}

/// A value of `--style`.
struct StyleName: Hashable, ExpressibleByArgument {
  let name: String

  static let decimal = StyleName(name: "decimal")
  static let currency = StyleName(name: "currency")
  static let accounting = StyleName(name: "accounting")
  static let unit = StyleName(name: "unit")

  /// The names of all styles.
  static let allValueStrings =
    NumberStyle.named.map(\.name) + [currency, accounting, unit].map(\.name)

  init?(argument: String) {
    guard StyleName.allValueStrings.contains(argument) else { return nil }
    name = argument
  }

  private init(name: String) { self.name = name }

  var defaultValueDescription: String { name }
}

/// The values of `--currency-display`.
enum CurrencyDisplayName: String, CaseIterable, ExpressibleByArgument {
  case symbol, narrow, code, name

  /// The display, or `nil` for names, which only ICU writes.
  var display: NumberStyle.CurrencyDisplay? { NumberStyle.CurrencyDisplay(rawValue: rawValue) }
}

extension StyleOptions {
  /// The options of a command with this style.
  var printed: [PrintedOption] {
    let options = [
      ("--style", style?.name), ("--currency", currency),
      ("--currency-display", currencyDisplay?.rawValue), ("--unit", unit),
      ("--unit-display", unitDisplay?.argument),
    ]
    return options.compactMap { option, value in value.map { PrintedOption(option, $0) } }
  }

  /// Whether the currency is written by its name, which ``NumberStyle`` doesn't support.
  var namesCurrency: Bool { currencyDisplay == .name }

  /// Returns a format that can read numbers, or throws an error for a style that can only be
  /// written.
  ///
  /// The prefix and the suffix are texts of the field's own, or empty.
  func format(
    locale: NumberLocale, options: NumberFormat.Options, prefix: String = "", suffix: String = ""
  ) throws(UsageError) -> NumberFormat {
    let style = try resolve().with(prefix: prefix, suffix: suffix)
    if namesCurrency {
      throw UsageError(
        "--currency-display name: the name depends on the number, so it can be written but not "
          + "read; use symbol, narrow, or code")
    }
    do {
      return try NumberFormat(style, locale: locale, options: options)
    } catch {
      let isReadable = error.code != .pluralDependent && error.code != .mixedUnit
      throw UsageError(
        words(for: error) + (isReadable ? "" : ", or format it with numfmt-live format"))
    }
  }

  /// Returns a function that returns the format of a locale, or throws an error for a style that no
  /// locale can read.
  func formats(
    options: NumberFormat.Options = NumberFormat.Options()
  ) throws(UsageError) -> (NumberLocale) -> NumberFormat? {
    if let english = try? NumberLocale("en") { _ = try format(locale: english, options: options) }
    return { try? format(locale: $0, options: options) }
  }

  /// Returns what is wrong with a style, with the unit that was probably meant.
  func words(for error: NumberFormatError) -> String {
    if error.code == .unknownUnit, let unit, let name = UnitNames.suggestion(for: unit) {
      return "\"\(unit)\" isn't a CLDR unit; did you mean \(name)?"
    }
    if error.code == .unknownCurrency, let currency,
      let code = CurrencyNames.suggestion(for: currency)
    {
      return "\"\(currency)\" isn't an ISO 4217 code; did you mean \(code)?"
    }
    return error.description
  }

  /// Returns the style, or throws an error if a part is missing or belongs to another style.
  func resolve() throws(UsageError) -> NumberStyle {
    let style = style ?? (currency != nil ? .currency : unit != nil ? .unit : .decimal)
    let isMoney = style == .currency || style == .accounting
    try expect(currency == nil || isMoney, "--currency", "--style currency or accounting")
    try expect(
      currencyDisplay == nil || isMoney, "--currency-display", "--style currency or accounting")
    try expect(unit == nil || style == .unit, "--unit", "--style unit")
    try expect(unitDisplay == nil || style == .unit, "--unit-display", "--style unit")
    if let named = NumberStyle.named.first(where: { $0.name == style.name }) { return named.style }
    if isMoney {
      guard let currency else {
        throw UsageError("--style \(style.name) needs --currency, such as --currency EUR")
      }
      // The format checks the code.
      return NumberStyle(
        .currency(
          currency.uppercased(), display: currencyDisplay?.display ?? .symbol,
          sign: style == .accounting ? .accounting : .standard))
    }
    guard let unit else {
      throw UsageError("--style unit needs --unit, such as --unit kilometer")
    }
    return .unit(unit).width(unitDisplay ?? .short)
  }

  private func expect(_ fits: Bool, _ option: String, _ company: String) throws(UsageError) {
    if !fits { throw UsageError("\(option) doesn't apply to this style; use it with \(company)") }
  }
}
