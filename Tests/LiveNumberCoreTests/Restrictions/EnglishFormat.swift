import LiveNumberCore

extension NumberFormat {
  /// As English writes numbers, without a source of locales.
  static func english(fractionDigits: Int? = nil) throws -> NumberFormat {
    var style = NumberStyle.number
    if let fractionDigits { style = style.precision(.fractionLength(0...fractionDigits)) }
    return try NumberFormat(style: style, symbols: NumberSymbols(), pattern: NumberPattern())
  }

  /// As French writes numbers, without a source of locales.
  static func french(fractionDigits: Int? = nil) throws -> NumberFormat {
    let symbols = NumberSymbols(decimalSeparator: ",", groupingSeparator: "\u{202F}")
    return try english(fractionDigits: fractionDigits).with(symbols: symbols)
  }
}
