import LiveNumber

/// A search for the convention that numbers are written in: the formats that they can have in each locale.
final class ConventionSearch {
  /// Returns the format of numbers in a locale.
  var format: (NumberLocale) -> NumberFormat?
  let mode: ParseMode
  /// A Boolean value that indicates whether numbers can have words around them, as money does.
  let hasWords: Bool
  /// The texts to remove before reading a number, or `nil` if there are none.
  var surroundings: SurroundingText?
  /// The options that read the numbers, besides the locale and the mode.
  let options: [String]

  /// The conventions of all locales, which take a while to find.
  private(set) lazy var conventions = Convention.all(format)
  /// The conventions for money, by currency.
  private var money: [String: [Convention]] = [:]

  init(
    _ style: StyleOptions, _ formatOptions: NumberFormat.Options = .init(), mode: ParseMode,
    options: [String] = []
  ) throws(UsageError) {
    format = try style.formats(options: formatOptions)
    hasWords = try style.resolve() != .number
    self.mode = mode
    self.options = options
  }

  /// Returns a comparison of the conventions without any text.
  func startDetection() -> Detection { Detection(conventions, mode: mode) }

  /// Returns a Boolean value that indicates whether a text is a number in some convention.
  func reads(_ text: String) -> Bool {
    text.withUTF8Bytes { bytes in
      conventions.contains { $0.read(bytes, mode: .lenient) != nil }
    }
  }

  /// Returns the format of numbers in a locale, or of money if there's a currency.
  func format(_ locale: NumberLocale, currency: String?) -> NumberFormat? {
    guard let currency else { return format(locale) }
    return try? NumberFormat(NumberStyle(.currency(currency)), locale: locale)
  }

  func conventions(ofMoneyIn currency: String) -> [Convention] {
    let conventions = money[currency] ?? Convention.all { format($0, currency: currency) }
    money[currency] = conventions
    return conventions
  }
}
