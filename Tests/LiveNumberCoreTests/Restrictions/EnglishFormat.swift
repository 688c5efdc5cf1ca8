import LiveNumberCore

extension NumberFormat {
  /// As English writes numbers, without a source of locales.
  static func english(fractionDigits: Int? = nil) throws -> NumberFormat {
    var options = NumberFormat.Options()
    if let fractionDigits {
      options.precision = .fractionLength(minimum: 0, maximum: fractionDigits)
    }
    return try NumberFormat(symbols: NumberSymbols(), pattern: NumberPattern(), options: options)
  }

  /// As French writes numbers, without a source of locales.
  static func french(fractionDigits: Int? = nil) throws -> NumberFormat {
    let symbols = NumberSymbols(decimalSeparator: ",", groupingSeparator: "\u{202F}")
    return try english(fractionDigits: fractionDigits).with(symbols: symbols)
  }
}
