// The encoded form is flat, so that people can write it: {"style": "currency", "currency":
// "EUR"}.

/// The members of an encoded style.
private enum StyleKey: String, CodingKey, CaseIterable {
  case style, currency, symbol, currencyDisplay, currencySign, unit, unitDisplay
  case prefix, suffix
  case fractionDigits, minimumFractionDigits, maximumFractionDigits
  case significantDigits, minimumSignificantDigits, maximumSignificantDigits
  case increment, minimumIntegerDigits, roundingRule, grouping, signDisplay
  case decimalSeparatorDisplay, scale

  /// The members that only one style has, by the name of the style.
  static let owners: [Self: String] = [
    .currency: "currency", .symbol: "currency", .currencyDisplay: "currency",
    .currencySign: "currency", .unit: "unit", .unitDisplay: "unit",
  ]
}

extension NumberStyle: Codable {
  /// Encodes what differs from a plain number, in one flat object.
  ///
  /// ```json
  /// {"style": "currency", "currency": "EUR", "fractionDigits": 2}
  /// ```
  ///
  /// The members have the names of the modifiers and of their values. An increment and a scale
  /// are texts, so that they keep all their digits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: StyleKey.self)
    switch kind {
    case .decimal: break
    case .scaled(let sign): try container.encode("\(sign)", forKey: .style)
    case .currency(let code, let display, let sign):
      try container.encode("currency", forKey: .style)
      let symbol = ownAffixes.currency
      if symbol == nil || code != NumberStyle.noCurrency {
        try container.encode(code, forKey: .currency)
      }
      try container.encodeIfPresent(symbol, forKey: .symbol)
      if display != NumberStyle.display(ofCurrency: code, symbol: symbol) {
        try container.encode(display, forKey: .currencyDisplay)
      }
      if sign != .standard { try container.encode(sign, forKey: .currencySign) }
    case .unit(let identifier, let display):
      try container.encode("unit", forKey: .style)
      try container.encode(identifier, forKey: .unit)
      if display != .short { try container.encode(display, forKey: .unitDisplay) }
    }
    if !ownAffixes.prefix.isEmpty { try container.encode(ownAffixes.prefix, forKey: .prefix) }
    if !ownAffixes.suffix.isEmpty { try container.encode(ownAffixes.suffix, forKey: .suffix) }
    try options.encode(to: &container)
  }

  /// Decodes a style, and checks it as the style's own modifiers do; what is missing has the
  /// defaults of a plain number.
  ///
  /// Numbers can be JSON numbers or texts.
  ///
  /// - Throws: `DecodingError` if there is no such member, or it has no such value or belongs to
  ///   another style; ``NumberFormatError`` if a currency, a text, or a number can't be used.
  public init(from decoder: any Decoder) throws {
    let container = try StyleKey.container(decoder)
    let name = try container.decodeIfPresent(String.self, forKey: .style) ?? "decimal"
    for key in container.allKeys {
      if let owner = StyleKey.owners[key], owner != name {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription: "it doesn't apply to the style \(name); write \"style\": \"\(owner)\""
        )
      }
    }
    let named = NumberStyle.named.first { $0.name == name }
    var own = OwnAffixes()
    switch name {
    case "currency":
      let symbol = try container.decodeIfPresent(String.self, forKey: .symbol)
      let code = try symbol.map { _ in
        try container.decodeIfPresent(CurrencyCode.self, forKey: .currency)?.description
          ?? NumberStyle.noCurrency
      }
      own.currency = symbol
      let known = try code ?? container.decode(CurrencyCode.self, forKey: .currency).description
      kind = .currency(
        known,
        display: try container.decodeIfPresent(CurrencyDisplay.self, forKey: .currencyDisplay)
          ?? NumberStyle.display(ofCurrency: known, symbol: symbol),
        sign: try container.decodeIfPresent(CurrencySign.self, forKey: .currencySign)
          ?? .standard)
    case "unit":
      kind = .unit(
        try container.decode(String.self, forKey: .unit),
        display: try container.decodeIfPresent(UnitDisplay.self, forKey: .unitDisplay) ?? .short)
    default:
      guard let named else {
        throw DecodingError.dataCorruptedError(
          forKey: .style, in: container,
          debugDescription:
            "\"\(name)\" is no style; write \(NumberStyle.named.map(\.name).joined(separator: " ")) currency unit"
        )
      }
      kind = named.style.kind
    }
    own.prefix = try container.decodeIfPresent(String.self, forKey: .prefix) ?? ""
    own.suffix = try container.decodeIfPresent(String.self, forKey: .suffix) ?? ""
    ownAffixes = own
    options = try NumberFormat.Options(from: container)
    try ownAffixes.validate()
    try options.validate()
  }

  /// The code of no currency, which a currency with a symbol of its own has.
  private static var noCurrency: String { "XXX" }

  /// Returns the form in which a currency is written unless a style says another.
  private static func display(ofCurrency code: String, symbol: String?) -> CurrencyDisplay {
    guard let symbol, code == noCurrency,
      case .currency(_, let display, _) = currency(symbol: symbol, fractionDigits: 0).kind
    else { return .symbol }
    return display
  }
}

extension StyleKey {
  /// Returns the members of an object, or throws an error if one of them is unknown.
  static func container(_ decoder: any Decoder) throws -> KeyedDecodingContainer<StyleKey> {
    for name in try decoder.container(keyedBy: AnyKey.self).allKeys
    where StyleKey(rawValue: name.stringValue) == nil {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath + [name],
          debugDescription: "a style has no member \"\(name.stringValue)\""))
    }
    return try decoder.container(keyedBy: StyleKey.self)
  }
}

/// Any name of a member.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

// MARK: - Options

extension NumberFormat.Options: Codable {
  /// Encodes what differs from the defaults, as a style does.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: StyleKey.self)
    try encode(to: &container)
  }

  /// Decodes options, and checks them.
  package init(from decoder: any Decoder) throws {
    try self.init(from: StyleKey.container(decoder))
    try validate()
  }

  fileprivate func encode(to container: inout KeyedEncodingContainer<StyleKey>) throws {
    let standard = NumberFormat.Options()
    if let precision { try precision.encode(to: &container) }
    if minimumIntegerDigits != standard.minimumIntegerDigits {
      try container.encode(minimumIntegerDigits, forKey: .minimumIntegerDigits)
    }
    if roundingRule != standard.roundingRule {
      try container.encode(roundingRule, forKey: .roundingRule)
    }
    if grouping != standard.grouping { try container.encode(grouping, forKey: .grouping) }
    if signDisplay != standard.signDisplay {
      try container.encode(signDisplay, forKey: .signDisplay)
    }
    if decimalSeparatorDisplay != standard.decimalSeparatorDisplay {
      try container.encode(decimalSeparatorDisplay, forKey: .decimalSeparatorDisplay)
    }
    if scale != 0, let factor = ExactDecimal.one.scaledByPowerOfTen(scale) {
      try container.encode(factor, forKey: .scale)
    }
  }

  fileprivate init(from container: KeyedDecodingContainer<StyleKey>) throws {
    self.init()
    precision = try NumberFormat.Precision(in: container)
    func value<Value: Decodable>(_ key: StyleKey, _ standard: Value) throws -> Value {
      try container.decodeIfPresent(Value.self, forKey: key) ?? standard
    }
    minimumIntegerDigits = try value(.minimumIntegerDigits, minimumIntegerDigits)
    roundingRule = try value(.roundingRule, roundingRule)
    grouping = try value(.grouping, grouping)
    signDisplay = try value(.signDisplay, signDisplay)
    decimalSeparatorDisplay = try value(.decimalSeparatorDisplay, decimalSeparatorDisplay)
    if let factor = try container.decodeIfPresent(ExactDecimal.self, forKey: .scale) {
      guard let power = factor.powerOfTen else {
        throw DecodingError.dataCorruptedError(
          forKey: .scale, in: container,
          debugDescription: "\(factor) isn't a power of ten, such as 100 or 0.001")
      }
      scale = power
    }
  }
}

extension NumberFormat.Precision: Codable {
  /// Encodes the numbers of digits, as a style does: `{"fractionDigits": 2}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: StyleKey.self)
    try encode(to: &container)
  }

  /// Decodes the numbers of digits, and checks them, since a style's modifier takes no others.
  ///
  /// - Throws: `DecodingError` if there are none; ``NumberFormatError`` if they are out of range.
  public init(from decoder: any Decoder) throws {
    let container = try StyleKey.container(decoder)
    var options = NumberFormat.Options()
    options.precision = try Self(in: container)
    guard let precision = options.precision else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "there is no number of digits; write one like \"fractionDigits\": 2"))
    }
    try options.validate()
    self = precision
  }

  fileprivate func encode(to container: inout KeyedEncodingContainer<StyleKey>) throws {
    func encode(_ minimum: Int, _ maximum: Int?, _ keys: DigitKeys) throws {
      if minimum == maximum { return try container.encode(minimum, forKey: keys.both) }
      try container.encode(minimum, forKey: keys.minimum)
      try container.encodeIfPresent(maximum, forKey: keys.maximum)
    }
    switch self {
    case .fractionLength(let minimum, let maximum): try encode(minimum, maximum, .fraction)
    case .significantDigits(let minimum, let maximum):
      try encode(minimum, maximum, .significant)
    case .increment(let step, let minimum):
      try container.encode(step, forKey: .increment)
      if minimum != 0 { try container.encode(minimum, forKey: .minimumFractionDigits) }
    }
  }

  /// Decodes the members of a style, or returns `nil` if there are none.
  fileprivate init?(in container: KeyedDecodingContainer<StyleKey>) throws {
    let isIncrement = container.contains(.increment)
    let fraction = try DigitKeys.fraction.counts(in: container, from: 0)
    let significant = try DigitKeys.significant.counts(in: container, from: 1)
    if significant != nil && (fraction != nil || isIncrement)
      || isIncrement && fraction?.maximum != nil
    {
      throw DecodingError.dataCorruptedError(
        forKey: isIncrement ? .increment : .significantDigits, in: container,
        debugDescription: "it excludes another number of digits")
    }
    if isIncrement {
      self = .increment(
        try container.decode(ExactDecimal.self, forKey: .increment),
        minimumFractionDigits: fraction?.minimum ?? 0)
    } else if let fraction {
      self = .fractionLength(minimum: fraction.minimum, maximum: fraction.maximum)
    } else if let significant {
      self = .significantDigits(minimum: significant.minimum, maximum: significant.maximum)
    } else {
      return nil
    }
  }
}

/// The members of a minimum and a maximum number of digits, which can be one.
private struct DigitKeys {
  let both: StyleKey
  let minimum: StyleKey
  let maximum: StyleKey

  static let fraction = Self(
    both: .fractionDigits, minimum: .minimumFractionDigits, maximum: .maximumFractionDigits)
  static let significant = Self(
    both: .significantDigits, minimum: .minimumSignificantDigits,
    maximum: .maximumSignificantDigits)

  /// Returns the counts, or `nil` if there is none of the members.
  func counts(
    in container: KeyedDecodingContainer<StyleKey>, from least: Int
  ) throws -> (minimum: Int, maximum: Int?)? {
    let count = try container.decodeIfPresent(Int.self, forKey: both)
    let least = try container.decodeIfPresent(Int.self, forKey: minimum) ?? count ?? least
    let most = try container.decodeIfPresent(Int.self, forKey: maximum) ?? count
    return [both, minimum, maximum].contains { container.contains($0) } ? (least, most) : nil
  }
}

extension NumberStyle {
  /// The styles without parameters, by their names.
  package static var named: [(name: String, style: NumberStyle)] {
    [("decimal", .number)] + ScaleSign.allCases.map { ("\($0)", Self(.scaled($0))) }
  }
}
