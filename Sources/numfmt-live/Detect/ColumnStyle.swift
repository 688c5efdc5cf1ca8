import LiveNumber

/// The style of a column's numbers, which a sign beside them shows.
enum ColumnStyle: Hashable {
  /// Money in a currency, by its ISO 4217 code.
  case currency(String)
  /// A style by its name, such as `percent`.
  case named(String)

  /// The options of the command that reads such numbers.
  var options: [PrintedOption] {
    switch self {
    case .currency(let code): [PrintedOption("--currency", code)]
    case .named(let name): [PrintedOption("--style", name)]
    }
  }

  /// The currency's code, or `nil` for another style.
  var currency: String? { if case .currency(let code) = self { code } else { nil } }

  /// Whether a number without the sign has another value.
  var needsSign: Bool { currency == nil }

  /// The style, or `nil` if there is none with this currency.
  var style: NumberStyle? {
    switch self {
    case .currency(let code):
      let style = NumberStyle(.currency(code))
      return (try? NumberFormat(style, locale: "en")) == nil ? nil : style
    case .named(let name): return NumberStyle.named.first { $0.name == name }?.style
    }
  }

  /// Returns the styles whose sign, or whose currency, is in a text.
  static func all(in text: Bytes) -> [ColumnStyle] {
    let text = String(decoding: text, as: UTF8.self)
    return CurrencySigns.currencies(in: text).map(ColumnStyle.currency)
      + ParseHints.stylesOfSigns(in: text).map { .named($0.name) }
  }
}
