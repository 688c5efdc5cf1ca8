public import LiveNumberCore

extension NumberFormat {
  /// Makes a format as a locale writes it.
  ///
  /// ```swift
  /// let price = try NumberFormat(.currency("EUR"), locale: NumberLocale("fr"))
  /// price.format("1234.5")     // 1 234,50 €
  /// ```
  ///
  /// The symbols come from what ICU writes, which is asked once for each locale and style; after that
  /// making a format is cheap, and using one never asks ICU.
  ///
  /// - Parameters:
  ///   - style: what kind of number it writes.
  ///   - locale: whose symbols and patterns it has.
  ///   - options: what it shows of a value, whatever the locale.
  /// - Throws: `NumberFormatError`: the currency or unit is unknown, the unit's text changes with the
  ///   number (`1 day`, `2 days`), an option is out of its range, or ICU failed.
  public init(
    _ style: NumberStyle = .decimal, locale: NumberLocale,
    options: NumberFormat.Options = NumberFormat.Options()
  ) throws(NumberFormatError) {
    let localized = try LocalizedStyleCache.style(style, locale: locale)
    var pattern = localized.pattern
    if options.signDisplay == .never,
      case .currency(let code, let display, .accounting) = style
    {
      // ICU knows no accounting without signs, and writes it as other money.
      let standard = try LocalizedStyleCache.style(
        .currency(code, display: display), locale: locale)
      pattern.unsigned = standard.pattern.unsigned
      pattern.grouping = standard.pattern.grouping
    }
    try self.init(
      style: style, symbols: localized.symbols, pattern: pattern, currency: localized.currency,
      options: options)
  }

  /// Makes a format as a locale writes it, which is given by its name.
  ///
  /// - Parameters:
  ///   - style: what kind of number it writes.
  ///   - locale: a BCP 47 tag, or another name that ``NumberLocale`` takes.
  ///   - options: what it shows of a value, whatever the locale.
  /// - Throws: `NumberFormatError`, with the code `unknownLocale` where the name is none.
  public init(
    _ style: NumberStyle = .decimal, locale: String,
    options: NumberFormat.Options = NumberFormat.Options()
  ) throws(NumberFormatError) {
    let resolved: NumberLocale
    do {
      resolved = try NumberLocale(locale)
    } catch {
      throw NumberFormatError(
        error.code == .sourceFailed ? .sourceFailed : .unknownLocale, error.description)
    }
    try self.init(style, locale: resolved, options: options)
  }
}
