/// The symbols and the pattern with which a locale writes a kind of number.
package struct NumberElements: Hashable, Sendable {
  /// The characters of the numbers.
  package let symbols: NumberSymbols
  /// The positions of signs, currencies, percent signs, and units, and the sizes of groups.
  package var pattern: NumberPattern
  /// The forms of the currency, or `nil` in other styles.
  package let currency: CurrencySymbols?

  /// Creates the symbols and the pattern of a style from sample numbers.
  ///
  /// A currency style takes about a dozen samples, a unit about a hundred, so keep the result.
  ///
  /// - Parameters:
  ///   - style: The kind of number.
  ///   - numberingSystem: The CLDR name of the numbering system in which the source writes: `latn`.
  ///   - currency: The forms of the currency, which tell the marks that belong to its symbol.
  ///   - source: The source of the samples.
  /// - Throws: `NumberFormatError` if the source throws it, if a sample has no digits or
  ///   separators, or if the text of the unit depends on the number (`1 day`, `2 days`).
  package init(
    _ style: NumberStyle.Kind, numberingSystem: String, currency: CurrencySymbols? = nil,
    source: some SampleFormatter
  ) throws(NumberFormatError) {
    try UnitProbe.check(style, source: source)
    let probe = try StyleProbe(style, currency: currency, source: source)
    var currency = currency
    currency?.findOthersSigns(in: source)
    self.currency = currency
    symbols = try probe.symbols(numberingSystem: numberingSystem)
    pattern = try probe.pattern()
  }
}

extension NumberFormat {
  /// Creates a format of a style from the symbols and the pattern of its kind in a locale.
  ///
  /// - Throws: `NumberFormatError` if the symbols can't be used, or an option is out of its range.
  package init(
    _ style: NumberStyle, _ elements: NumberElements, locale: String? = nil,
    magnitudes: MagnitudeSource? = nil
  ) throws(NumberFormatError) {
    let own = style.ownAffixes
    try self.init(
      style: style, symbols: elements.symbols, pattern: own.added(to: elements.pattern),
      currency: own.replacing(elements.currency, digits: style.options.precision), locale: locale,
      magnitudes: magnitudes)
  }
}
