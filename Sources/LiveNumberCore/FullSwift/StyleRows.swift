/// The options of a style as people write them, one beside the other: `{"style": "currency",
/// "currency": "EUR", "fractionDigits": 2}`.
///
/// Files, recorded cases, and fuzzers know the options from ``visit(_:)``.
package struct StyleRows: OptionTable, Hashable, Sendable {
  /// The name of the style.
  private var name = "decimal"
  private var currency: String?
  private var symbol: String?
  private var currencyDisplay: NumberStyle.CurrencyDisplay?
  private var currencySign = NumberStyle.CurrencySign.standard
  private var unit: String?
  private var unitDisplay = NumberStyle.UnitDisplay.short
  private var prefix: String?
  private var suffix: String?
  private var fractionDigits = DigitRows()
  private var significantDigits = DigitRows()
  private var increment: ExactDecimal?
  private var scale: ExactDecimal?
  /// The options that are those of a format.
  private var options = NumberFormat.Options()

  /// A number of digits, or a minimum and a maximum.
  fileprivate struct DigitRows: Hashable, Sendable {
    var both: Int?
    var minimum: Int?
    var maximum: Int?
  }

  /// The names of the styles.
  package static var names: [String] { NumberStyle.named.map(\.name) + ["currency", "unit"] }

  /// Creates the rows of a plain number.
  package init() {}

  /// Shows a reader every option with its name and the kind of its value.
  ///
  /// New ones go last, since recorded inputs of fuzzers choose values in this order.
  package mutating func visit(_ reader: inout OptionReader) {
    let most = NumberFormat.Options.maximumDigitCount
    reader.choice("style", Self.names, &name)
    reader.text("currency", &currency, of: "currency")
    reader.choice("currencyDisplay", &currencyDisplay, of: "currency")
    reader.choice("currencySign", &currencySign, of: "currency")
    reader.text("symbol", &symbol, of: "currency")
    reader.text("unit", &unit, of: "unit")
    reader.choice("unitDisplay", &unitDisplay, of: "unit")
    reader.text("prefix", &prefix)
    reader.text("suffix", &suffix)
    reader.count("fractionDigits", &fractionDigits.both, from: 0, to: most)
    reader.count("minimumFractionDigits", &fractionDigits.minimum, from: 0, to: most)
    reader.count("maximumFractionDigits", &fractionDigits.maximum, from: 0, to: most)
    reader.count("significantDigits", &significantDigits.both, from: 1, to: most)
    reader.count("minimumSignificantDigits", &significantDigits.minimum, from: 1, to: most)
    reader.count("maximumSignificantDigits", &significantDigits.maximum, from: 1, to: most)
    reader.decimal("increment", &increment)
    reader.count("minimumIntegerDigits", &options.minimumIntegerDigits, from: 0, to: most)
    reader.choice("roundingRule", &options.roundingRule)
    reader.choice("grouping", &options.grouping)
    reader.choice("signDisplay", &options.signDisplay)
    reader.choice("decimalSeparatorDisplay", &options.decimalSeparatorDisplay)
    reader.decimal("scale", &scale)
  }

  // MARK: - The style

  /// Creates the rows of a style.
  init(_ style: NumberStyle) {
    options = style.options
    symbol = style.ownAffixes.currency
    switch style.kind {
    case .decimal: break
    case .scaled(let sign): name = sign.name
    case .currency(let code, let display, let sign):
      name = "currency"
      if symbol == nil || code != NumberStyle.noCurrency { currency = code }
      if display != NumberStyle.display(ofCurrency: code, symbol: symbol) {
        currencyDisplay = display
      }
      currencySign = sign
    case .unit(let identifier, let display):
      name = "unit"
      (unit, unitDisplay) = (identifier, display)
    }
    if !style.ownAffixes.prefix.isEmpty { prefix = style.ownAffixes.prefix }
    if !style.ownAffixes.suffix.isEmpty { suffix = style.ownAffixes.suffix }
    switch options.precision {
    case nil: break
    case .fractionLength(let minimum, let maximum): fractionDigits = DigitRows(minimum, maximum)
    case .significantDigits(let minimum, let maximum):
      significantDigits = DigitRows(minimum, maximum)
    case .increment(let step, let minimum):
      increment = step
      if minimum != 0 { fractionDigits.minimum = minimum }
    }
    if options.scale != 0 { scale = ExactDecimal.one.scaledByPowerOfTen(options.scale) }
  }

  /// Returns the style, with texts and counts as they are: formats check them.
  package func style() -> NumberStyle {
    var style = NumberStyle.named.first { $0.name == name }?.style ?? .number
    if name == "currency" {
      let code = currency ?? NumberStyle.noCurrency
      style.kind = .currency(
        code, display: currencyDisplay ?? NumberStyle.display(ofCurrency: code, symbol: symbol),
        sign: currencySign)
    } else if name == "unit" {
      style.kind = .unit(unit ?? "", display: unitDisplay)
    }
    style.ownAffixes = OwnAffixes(prefix: prefix ?? "", suffix: suffix ?? "", currency: symbol)
    style.options = options
    style.options.precision = precision
    style.options.scale = scale?.powerOfTen ?? 0
    return style
  }

  /// The precision of the numbers of digits, or `nil` if there are none.
  private var precision: NumberFormat.Precision? {
    let fraction = fractionDigits.range(from: 0)
    if let increment {
      return .increment(increment, minimumFractionDigits: fraction?.minimum ?? 0)
    }
    if let fraction {
      return .fractionLength(minimum: fraction.minimum, maximum: fraction.maximum)
    }
    return significantDigits.range(from: 1).map {
      .significantDigits(minimum: $0.minimum, maximum: $0.maximum)
    }
  }

  /// Returns an option that doesn't go with the others, and why, or `nil` if all of the rows that
  /// have been read do.
  package func problem(in rows: [OptionRow]) -> (option: String, words: String)? {
    for row in rows where !row.style.isEmpty && row.style != name {
      return (row.name, "doesn't apply to the style \(name); add \"style\": \"\(row.style)\"")
    }
    if name == "currency", currency == nil, symbol == nil {
      return ("currency", "is missing; the style needs it")
    }
    if name == "unit", unit == nil { return ("unit", "is missing; the style needs it") }
    let hasOneCount = fractionDigits.both == nil && fractionDigits.maximum == nil
    if increment != nil, !hasOneCount || significantDigits != DigitRows() {
      return ("increment", "excludes another number of digits")
    }
    if significantDigits != DigitRows(), fractionDigits != DigitRows() {
      return ("significantDigits", "excludes another number of digits")
    }
    if let scale, scale.powerOfTen == nil {
      return ("scale", "isn't a power of ten, such as 100 or 0.001")
    }
    return nil
  }
}

extension StyleRows.DigitRows {
  fileprivate init(_ minimum: Int, _ maximum: Int?) {
    if minimum == maximum {
      both = minimum
    } else {
      (self.minimum, self.maximum) = (minimum, maximum)
    }
  }

  /// Returns the minimum and the maximum, or `nil` if there is no number.
  fileprivate func range(from least: Int) -> (minimum: Int, maximum: Int?)? {
    guard self != Self() else { return nil }
    return (minimum ?? both ?? least, maximum ?? both)
  }
}

extension NumberStyle {
  /// The code of no currency, which a currency with a symbol of its own has.
  fileprivate static var noCurrency: String { "XXX" }

  /// Returns the form in which a currency is written unless a style says another.
  fileprivate static func display(ofCurrency code: String, symbol: String?) -> CurrencyDisplay {
    guard let symbol, code == noCurrency,
      case .currency(_, let display, _) = currency(symbol: symbol, fractionDigits: 0).kind
    else { return .symbol }
    return display
  }
}

// MARK: - Files

extension StyleRows: Codable {
  /// Encodes what differs from a plain number; counts are numbers.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: OptionName.self)
    for (row, text) in changed {
      let name = OptionName(stringValue: row.name)
      if row.kind == .count, let count = OptionReader.count(text) {
        try container.encode(count, forKey: name)
      } else {
        try container.encode(text, forKey: name)
      }
    }
  }

  /// Decodes options, and checks which go together.
  package init(from decoder: any Decoder) throws {
    let rows = try decode(decoder)
    if let (option, words) = problem(in: rows) {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath + [OptionName(stringValue: option)],
          debugDescription: "the option \"\(option)\" \(words)"))
    }
  }
}

// MARK: - Kinds of rows

extension OptionReader {
  fileprivate mutating func text(_ name: String, _ value: inout String?, of style: String = "") {
    list.addText(value)
    if visit(name, .text, of: style) { set(&value, text) }
  }

  fileprivate mutating func choice(_ name: String, _ names: [String], _ value: inout String) {
    list.addText(value)
    guard visit(name, .choice, choices: names.joined(separator: " ")) else { return }
    var choice: String?
    set(&choice, names.contains(text) ? text : nil)
    value = choice ?? value
  }

  fileprivate mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ value: inout Choice?, of style: String = ""
  ) {
    list.addText(value?.rawValue)
    let names = Choice.allCases.map(\.rawValue).joined(separator: " ")
    if visit(name, .choice, choices: names, of: style) { set(&value, Choice(rawValue: text)) }
  }

  fileprivate mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ value: inout Choice, of style: String = ""
  ) {
    var choice: Choice? = value
    self.choice(name, &choice, of: style)
    value = choice ?? value
  }
}
