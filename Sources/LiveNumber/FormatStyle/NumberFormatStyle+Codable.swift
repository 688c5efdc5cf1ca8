internal import LiveNumberCore

extension NumberFormatStyle: Codable {
  /// Encodes the format with all its symbols, so that it writes the same wherever it is decoded.
  public func encode(to encoder: any Encoder) throws {
    try StyleRecord(numberFormat, parseMode, range).encode(to: encoder)
  }

  /// Decodes a style, and checks what was decoded as the initialisers do.
  public init(from decoder: any Decoder) throws {
    let record = try StyleRecord(from: decoder)
    self.init(
      record.format, try record.parseMode(decoder), try record.range(for: Value.self, decoder))
  }
}

extension NumberParseStrategy: Codable {
  /// Encodes the format with all its symbols, so that it reads the same wherever it is decoded.
  public func encode(to encoder: any Encoder) throws {
    try StyleRecord(numberFormat, mode, range).encode(to: encoder)
  }

  /// Decodes a strategy, and checks what was decoded as the initialisers do.
  public init(from decoder: any Decoder) throws {
    let record = try StyleRecord(from: decoder)
    self.init(
      record.format, try record.parseMode(decoder), try record.range(for: Value.self, decoder))
  }
}

/// What is stored of a style and of a strategy.
///
/// Bounds are canonical decimals, as text, since nothing
/// else keeps all their digits.
private struct StyleRecord: Codable {
  let format: NumberFormat
  let mode: String
  let minimum: String?
  let maximum: String?

  init(_ format: NumberFormat, _ mode: ParseMode, _ range: RangeRestriction<ExactDecimal>?) {
    self.format = format
    self.mode = mode.rawValue
    minimum = range?.minimum?.description
    maximum = range?.maximum?.description
  }

  func parseMode(_ decoder: any Decoder) throws -> ParseMode {
    guard let mode = ParseMode(rawValue: mode) else {
      throw failure("\(mode) is no mode of a parser", decoder)
    }
    return mode
  }

  /// The range, whose bounds are values of the type and not the wrong way round.
  func range<Value: NumberValue>(
    for type: Value.Type, _ decoder: any Decoder
  ) throws -> RangeRestriction<ExactDecimal>? {
    guard minimum != nil || maximum != nil else { return nil }
    let bounds = try [minimum, maximum].map { text throws -> ExactDecimal? in
      guard let text else { return nil }
      guard let bound = ExactDecimal(text), Value(decimal: bound) != nil else {
        throw failure("\(text) is no bound of a range of \(Value.self)", decoder)
      }
      return bound
    }
    guard let range = RangeRestriction(minimum: bounds[0], maximum: bounds[1]) else {
      throw failure("a minimum of \(minimum ?? "") above the maximum", decoder)
    }
    return range
  }

  private func failure(_ what: String, _ decoder: any Decoder) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(codingPath: decoder.codingPath, debugDescription: what))
  }
}
