#if USES_ICU
  internal import CICUNumber
  internal import LiveNumberCore

  extension LocaleData {
    static func currency(
      _ code: String, in locale: NumberLocale
    ) throws(NumberFormatError) -> CurrencySymbols {
      do {
        return try read(code, locale)
      } catch {
        switch error.status {
        case CICU_MALFORMED, CICU_UNKNOWN_CURRENCY:
          throw NumberFormatError(unknownCurrency: code)
        default:
          throw NumberFormatError(.sourceFailed, error.description)
        }
      }
    }

    /// Returns the text with which a locale writes a currency in a form.
    static func text(
      ofCurrency code: String, _ display: NumberStyle.CurrencyDisplay, in locale: NumberLocale
    ) throws(ICUFailure) -> String {
      let kind: Int32
      switch display {
      case .code: return code
      case .symbol: kind = CICU_CURRENCY_SYMBOL
      case .narrow: kind = CICU_CURRENCY_NARROW_SYMBOL
      }
      var resolved = try CICULocale(locale)
      let ascii = code.utf8.map { CChar(bitPattern: $0) }
      return try ICUText.read {
        cicu_currency_name(&resolved, ascii, Int32(clamping: ascii.count), kind, $0, $1, $2)
      }
    }

    private static func read(
      _ code: String, _ locale: NumberLocale
    ) throws(ICUFailure) -> CurrencySymbols {
      var resolved = try CICULocale(locale)
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
  }
#endif
