public import LiveNumberCore

extension NumberFormat {
  /// Creates a format for a locale.
  ///
  /// ```swift
  /// let price = try NumberFormat(.currency("EUR"), locale: NumberLocale("fr"))
  /// price.format("1234.5")     // 1 234,50 €
  /// ```
  ///
  /// The symbols are read from numbers that ICU formats, once for each locale and style. After that,
  /// creating a format is cheap, and using a format never calls ICU.
  ///
  /// - Parameters:
  ///   - style: The kind of number.
  ///   - locale: The locale of the symbols and patterns.
  ///   - options: The options of the format.
  /// - Throws: `NumberFormatError` if the currency or unit isn't known, the unit's text depends on the
  ///   number (`1 day`, `2 days`), an option is out of its range, or ICU fails.
  public init(
    _ style: NumberStyle = .decimal, locale: NumberLocale,
    options: NumberFormat.Options = NumberFormat.Options()
  ) throws(NumberFormatError) {
    let localized = try LocalizedStyle.cached(style, locale: locale)
    var pattern = localized.pattern
    if options.signDisplay == .never,
      case .currency(let code, let display, .accounting) = style
    {
      // ICU has no accounting style without signs, and uses the standard one.
      let standard = try LocalizedStyle.cached(
        .currency(code, display: display), locale: locale)
      pattern.unsigned = standard.pattern.unsigned
      pattern.grouping = standard.pattern.grouping
    }
    try self.init(
      style: style, symbols: localized.symbols, pattern: pattern, currency: localized.currency,
      options: options)
  }

  /// Creates a format for a locale with the specified identifier.
  ///
  /// - Parameters:
  ///   - style: The kind of number.
  ///   - locale: A BCP 47 language tag, or another name that ``NumberLocale`` accepts.
  ///   - options: The options of the format.
  /// - Throws: `NumberFormatError`, with the code `unknownLocale` if the locale isn't known.
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

extension NumberFormatError.Code {
  /// The unit combines several, as feet and inches do, and so formats more than one number.
  public static let mixedUnit = NumberFormatError.Code(rawValue: "mixedUnit")
}
