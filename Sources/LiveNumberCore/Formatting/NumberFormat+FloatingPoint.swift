#if !hasFeature(Embedded)
  extension NumberFormat {
    /// The text of the shortest decimal that reads back as `value`; the locale's words for infinite
    /// values and for what is not a number.
    public func format(_ value: Double) -> String {
      if let decimal = ExactDecimal(value) { return format(decimal) }
      return formatWord(value.isNaN ? symbols.notANumber : symbols.infinity, of: value)
    }

    /// The text of the shortest decimal that reads back as `value`; the locale's words for infinite
    /// values and for what is not a number.
    public func format(_ value: Float) -> String {
      if let decimal = ExactDecimal(value) { return format(decimal) }
      return format(Double(value))
    }
  }
#endif

extension NumberFormat {
  /// A word in the place of the digits.
  private func formatWord(_ word: String, of value: Double) -> String {
    // Where zeros have no sign, what is not a number has none either.
    let sign = ShownSign(options.signDisplay, isNegative: value < 0, isZero: value.isNaN)
    let affixes = pattern.affixes(sign).shown(
      beginsWithDigit: false, endsWithDigit: false)
    let prefix = affixes.prefix.reduce("") { $0 + $1.text(symbols) }
    let suffix = affixes.suffix.reduce("") { $0 + $1.text(symbols) }
    return prefix + word + suffix
  }
}
