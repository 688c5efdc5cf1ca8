internal import CICUNumber
public import LiveNumberCore

extension CurrencySymbols {
  /// Creates the symbols of a currency in a locale.
  ///
  /// - Parameters:
  ///   - code: An ISO 4217 code in uppercase, also of a historic currency.
  ///   - locale: The locale of the symbols and names.
  /// - Throws: `NumberFormatError`, with the code `unknownCurrency` if there is no such currency.
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

  /// Returns the text for the currency in a style.
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
  /// Creates the error for a failure of reading a currency.
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
