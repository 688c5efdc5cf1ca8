/// The way to write and read numbers: a locale's symbols and pattern, and the digits to show.
///
/// A format can parse every finite number that it writes, and a ``NumberEditor`` can edit it.
/// Formats are cheap to copy. `LiveNumber` creates them from locales, and you can override symbols:
///
/// ```swift
/// let english = NumberFormat(locale: .current)
/// var symbols = english.symbols
/// symbols.groupingSeparator = "’"
/// let format = try english.with(symbols: symbols)
/// format.format(1234567.5)        // 1’234’567.5
/// ```
public struct NumberFormat: Sendable {
  /// The kind of number, and how it's written.
  public var style: NumberStyle { storage.style }
  /// The identifier of the locale with the symbols, or `nil` if they are of none.
  package var localeIdentifier: String? { storage.locale }
  /// The characters with which numbers are written.
  public var symbols: NumberSymbols { storage.symbols }
  /// The positions of signs and affixes, and the sizes of groups.
  package var pattern: NumberPattern { storage.pattern }
  /// The forms of the format's currency, or `nil` if the style isn't a currency.
  public var currency: CurrencySymbols? { storage.currency }
  /// The source of the locale's words for powers of ten, or `nil` if there is none.
  var magnitudes: MagnitudeSource? { storage.magnitudes }
  /// The options that don't depend on the locale.
  package var options: Options { storage.style.options }

  /// The properties above, prepared for reading and writing.
  @inline(__always)
  var compiled: CompiledFormat { storage.compiled }

  /// One reference, so that a format is cheap to copy.
  private let storage: Storage

  /// The immutable parts of a format.
  private final class Storage: Sendable {
    let style: NumberStyle
    let symbols: NumberSymbols
    let pattern: NumberPattern
    let currency: CurrencySymbols?
    let locale: String?
    let precision: Precision
    let compiled: CompiledFormat
    let magnitudes: MagnitudeSource?

    init(
      _ style: NumberStyle, _ symbols: NumberSymbols, _ pattern: NumberPattern,
      _ currency: CurrencySymbols?, _ locale: String?, _ magnitudes: MagnitudeSource?
    ) {
      let options = style.options
      self.style = style
      self.symbols = symbols
      self.pattern = pattern
      self.currency = currency
      self.locale = locale
      precision =
        options.precision ?? currency.map { .fractionLength($0.fractionDigits) } ?? .unlimited
      compiled = CompiledFormat(
        symbols: symbols, pattern: pattern, currency: currency, options: options,
        precision: precision, powerOfTen: style.powerOfTen)
      self.magnitudes = magnitudes
    }
  }

  /// Creates a format from symbols and a pattern.
  ///
  /// - Throws: ``NumberFormatError`` if a symbol is empty or ambiguous, or if an option is out of
  ///   range.
  package init(
    style: NumberStyle = .number,
    symbols: NumberSymbols,
    pattern: NumberPattern,
    currency: CurrencySymbols? = nil,
    locale: String? = nil,
    magnitudes: MagnitudeSource? = nil
  ) throws(NumberFormatError) {
    try symbols.validate()
    try style.options.validate()
    try style.ownAffixes.validate()
    try pattern.validate()
    if let currency {
      try style.options.validate("fraction digits of a currency", currency.fractionDigits, from: 0)
    }
    storage = Storage(style, symbols, pattern, currency, locale, magnitudes)
  }

  /// Returns the format with other options.
  package func with(options: Options) throws(NumberFormatError) -> NumberFormat {
    try NumberFormat(
      style: style.with(options: options), symbols: symbols, pattern: pattern, currency: currency,
      locale: localeIdentifier, magnitudes: magnitudes)
  }

  /// The number of digits that are shown: the precision of the options, or else the currency's
  /// fraction digits, or else all digits.
  package var precision: Precision { storage.precision }

  /// The power of ten between a value and the number that is shown: 2 for percent, plus the scale
  /// of the options.
  package var powerOfTen: Int { compiled.powerOfTen }
}

extension NumberFormat: Hashable {
  /// Returns a Boolean value that indicates whether two formats have equal parts, and are of the
  /// same locale, whose language is that of a field's messages.
  public static func == (left: NumberFormat, right: NumberFormat) -> Bool {
    left.storage === right.storage
      || left.writesSameTexts(as: right)
        && (left.localeIdentifier ?? "").hasSameBytes(as: right.localeIdentifier ?? "")
  }

  /// Returns whether two formats have equal parts, though they can be of two locales.
  package func writesSameTexts(as other: NumberFormat) -> Bool {
    style == other.style && symbols == other.symbols && pattern == other.pattern
      && currency == other.currency
  }

  /// Hashes the parts of the format.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(symbols)
    hasher.combine(pattern)
  }
}
