/// One way to write numbers: a locale's symbols and pattern, and what is shown of a value.
///
/// Everything that a format writes it can read back, and a ``NumberEditor`` can edit. A format is a
/// value: hashable, `Sendable`, and cheap to copy. `LiveNumber` makes formats from locales; with
/// symbols from elsewhere they can be made by hand:
///
/// ```swift
/// let swiss = NumberSymbols(groupingSeparator: "’")
/// let format = try NumberFormat(symbols: swiss, pattern: NumberPattern())
/// format.format("1234567.50")     // 1’234’567.50
/// ```
public struct NumberFormat: Sendable {
  /// What kind of number it writes.
  public var style: NumberStyle { storage.style }
  /// The characters that it writes with.
  public var symbols: NumberSymbols { storage.symbols }
  /// Where signs and affixes stand, and how digits are grouped.
  public var pattern: NumberPattern { storage.pattern }
  /// The spellings of the format's currency; nil outside the currency styles.
  public var currency: CurrencySymbols? { storage.currency }
  /// What is shown of a value.
  public var options: NumberFormat.Options { storage.options }

  /// Everything above, prepared for writing.
  var plan: RenderingPlan { storage.plan }

  /// One reference, so that a format is cheap to copy.
  private let storage: Storage

  /// What a format is made of; never changed.
  private final class Storage: Sendable {
    let style: NumberStyle
    let symbols: NumberSymbols
    let pattern: NumberPattern
    let currency: CurrencySymbols?
    let options: NumberFormat.Options
    let plan: RenderingPlan

    init(
      _ style: NumberStyle, _ symbols: NumberSymbols, _ pattern: NumberPattern,
      _ currency: CurrencySymbols?, _ options: NumberFormat.Options
    ) {
      self.style = style
      self.symbols = symbols
      self.pattern = pattern
      self.currency = currency
      self.options = options
      let digits = DigitPlan(
        NumberFormat.precision(options, currency), shift: NumberFormat.displayScale(style, options),
        options: options)
      plan = RenderingPlan(symbols: symbols, pattern: pattern, options: options, digits: digits)
    }
  }

  /// Makes a format of symbols and a pattern.
  ///
  /// - Throws: ``NumberFormatError`` where the symbols cannot be told apart from nothing, or an
  ///   option is out of its range.
  public init(
    style: NumberStyle = .decimal,
    symbols: NumberSymbols,
    pattern: NumberPattern,
    currency: CurrencySymbols? = nil,
    options: NumberFormat.Options = NumberFormat.Options()
  ) throws(NumberFormatError) {
    try symbols.validate()
    try options.validate()
    storage = Storage(style, symbols, pattern, currency, options)
  }

  /// The same format with other options.
  public func with(options: NumberFormat.Options) throws(NumberFormatError) -> NumberFormat {
    try NumberFormat(
      style: style, symbols: symbols, pattern: pattern, currency: currency, options: options)
  }

  /// The same format with other symbols, such as those that a user set for the whole system.
  public func with(symbols: NumberSymbols) throws(NumberFormatError) -> NumberFormat {
    try NumberFormat(
      style: style, symbols: symbols, pattern: pattern, currency: currency, options: options)
  }

  /// The digits that are shown where the options do not say: a currency's own, else all.
  public var precision: NumberFormat.Precision { NumberFormat.precision(options, currency) }

  /// The power of ten between a value and the number shown: 2 for percent, more with a scale.
  public var displayScale: Int { NumberFormat.displayScale(style, options) }

  private static func precision(
    _ options: NumberFormat.Options, _ currency: CurrencySymbols?
  ) -> NumberFormat.Precision {
    if let precision = options.precision { return precision }
    if let currency { return .fractionLength(currency.fractionDigits) }
    return .unlimited
  }

  private static func displayScale(_ style: NumberStyle, _ options: NumberFormat.Options) -> Int {
    if case .percent = style { options.scale + 2 } else { options.scale }
  }
}

extension NumberFormat: Hashable {
  /// Whether both write every value alike, by the same means.
  public static func == (left: NumberFormat, right: NumberFormat) -> Bool {
    left.storage === right.storage
      || left.style == right.style && left.symbols == right.symbols && left.pattern == right.pattern
        && left.currency == right.currency && left.options == right.options
  }

  /// Hashes what the format is made of.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(symbols)
    hasher.combine(pattern)
    hasher.combine(options)
  }
}

#if !hasFeature(Embedded)
  extension NumberFormat: Codable {
    private enum CodingKeys: String, CodingKey {
      case style, symbols, pattern, currency, options
    }

    /// Encodes the symbols too, so that the format writes the same wherever it is decoded.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(style, forKey: .style)
      try container.encode(symbols, forKey: .symbols)
      try container.encode(pattern, forKey: .pattern)
      try container.encodeIfPresent(currency, forKey: .currency)
      try container.encode(options, forKey: .options)
    }

    /// Decodes and checks what was decoded as the initialiser does.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      try self.init(
        style: container.decode(NumberStyle.self, forKey: .style),
        symbols: container.decode(NumberSymbols.self, forKey: .symbols),
        pattern: container.decode(NumberPattern.self, forKey: .pattern),
        currency: container.decodeIfPresent(CurrencySymbols.self, forKey: .currency),
        options: container.decode(NumberFormat.Options.self, forKey: .options))
    }
  }
#endif
