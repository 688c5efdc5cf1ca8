internal import CICUNumber
public import LiveNumberCore

extension CurrencySymbols {
  /// A currency as a locale writes it.
  ///
  /// - Parameters:
  ///   - code: an ISO 4217 code in capital letters; historic ones are known too.
  ///   - locale: the locale whose symbols and names these are.
  /// - Throws: `NumberFormatError` with `unknownCurrency` where there is no such code.
  public init(_ code: String, locale: NumberLocale) throws(NumberFormatError) {
    do {
      self = try Self.read(code, locale)
    } catch {
      throw NumberFormatError(currency: code, error)
    }
  }

  private static func read(
    _ code: String, _ locale: NumberLocale
  ) throws(ICUFailure) -> CurrencySymbols {
    var resolved = try locale.resolved()
    let ascii = code.utf8.map { CChar(bitPattern: $0) }
    let count = Int32(clamping: ascii.count)
    var fractionDigits: Int32 = 0
    try ICUFailure.check(cicu_currency_fraction_digits(ascii, count, &fractionDigits))
    func name(_ kind: Int32) throws(ICUFailure) -> String {
      try ICUText.read { cicu_currency_name(&resolved, ascii, count, kind, $0, $1, $2) }
    }
    var names: [String] = []
    for kind in CICU_CURRENCY_NAME...CICU_CURRENCY_NAME_OTHER {
      let name = try name(kind)
      if !names.contains(name) { names.append(name) }
    }
    return CurrencySymbols(
      code: code,
      symbol: try name(CICU_CURRENCY_SYMBOL),
      narrowSymbol: try name(CICU_CURRENCY_NARROW_SYMBOL),
      names: names,
      fractionDigits: Int(fractionDigits))
  }

  /// The spelling that a style shows.
  func text(in style: NumberStyle) -> String {
    guard case .currency(_, let display, _) = style else { return "" }
    return switch display {
    case .symbol: symbol
    case .narrow: narrowSymbol
    case .code: code
    }
  }
}

extension NumberFormatError {
  /// Why a currency cannot be had.
  init(currency code: String, _ failure: ICUFailure) {
    switch failure.status {
    case CICU_MALFORMED, CICU_UNKNOWN_CURRENCY:
      self.init(
        .unknownCurrency,
        "\"\(code)\" is no ISO 4217 currency code; write one like EUR, in capital letters")
    default:
      self.init(.sourceFailed, failure.description)
    }
  }
}
