import LiveNumber

/// The way to read the numbers of a table whose conventions are unknown.
struct ColumnReading {
  let conventions: [Convention]
  let mode: ParseMode
  /// A Boolean value that indicates whether numbers can have words around them, as money does.
  let hasWords: Bool
  /// Returns the format of numbers in a locale.
  let format: (NumberLocale) -> NumberFormat?
  /// The texts to remove before reading a number, or `nil` if there are none.
  let surroundings: SurroundingText?
  /// The options that make this reading, besides the locale and the mode.
  let options: [String]
  private let money = MoneyConventions()

  init(
    _ format: @escaping (NumberLocale) -> NumberFormat?, mode: ParseMode, hasWords: Bool,
    surroundings: SurroundingText? = nil, options: [String] = []
  ) {
    conventions = Convention.all(format)
    self.mode = mode
    self.hasWords = hasWords
    self.format = format
    self.surroundings = surroundings
    self.options = options
  }

  /// Creates the way to find the fields for a filter, whose formats are `formats` if it doesn't detect a
  /// convention.
  init(
    of reading: FilterRun.Reading, otherwise formats: @escaping (NumberLocale) -> NumberFormat?,
    hasWords: Bool, _ surroundings: SurroundingText?
  ) {
    var (mode, format) = (ParseMode.strict, formats)
    if case .detected(let detected) = reading { (mode, format) = (detected.mode, detected.format) }
    self.init(format, mode: mode, hasWords: hasWords, surroundings: surroundings)
  }

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

  /// Returns the conventions for money in a currency.
  func conventions(ofMoneyIn currency: String) -> [Convention] {
    money.conventions(of: currency) { format($0, currency: currency) }
  }
}

/// The conventions for money, which take a while to find, by currency.
private final class MoneyConventions {
  private var found: [String: [Convention]] = [:]

  func conventions(
    of currency: String, _ format: (NumberLocale) -> NumberFormat?
  ) -> [Convention] {
    let conventions = found[currency] ?? Convention.all(format)
    found[currency] = conventions
    return conventions
  }
}
