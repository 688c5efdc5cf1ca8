import LiveNumber

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
