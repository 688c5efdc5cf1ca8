extension NumberFormat: Codable {
  private enum CodingKeys: String, CodingKey {
    case style, symbols, pattern, currency, locale
  }

  /// Encodes the format with its symbols, so that it writes the same text wherever it is decoded.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(style, forKey: .style)
    try container.encode(symbols, forKey: .symbols)
    try container.encode(pattern, forKey: .pattern)
    try container.encodeIfPresent(currency, forKey: .currency)
    try container.encodeIfPresent(localeIdentifier, forKey: .locale)
  }

  /// Decodes a format.
  ///
  /// - Throws: ``NumberFormatError`` if a part can't be used, as when a format is created in
  ///   code, or if negative numbers look like others.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      style: container.decode(NumberStyle.self, forKey: .style),
      symbols: container.decode(NumberSymbols.self, forKey: .symbols),
      pattern: container.decode(NumberPattern.self, forKey: .pattern),
      currency: container.decodeIfPresent(CurrencySymbols.self, forKey: .currency),
      locale: container.decodeIfPresent(String.self, forKey: .locale))
    try validateTexts()
  }
}
