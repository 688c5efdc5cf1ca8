internal import LiveNumberCore

extension NumberFormatStyle: Codable {
  /// Encodes the format with all its symbols, so that it's the same wherever it's decoded.
  ///
  /// - Throws: `EncodingError.invalidValue` if the restriction is more than a range, since a
  ///   closure can't be encoded.
  public func encode(to encoder: any Encoder) throws {
    try StyleRecord(numberFormat, parseMode, restriction, encoder).encode(to: encoder)
  }

  /// Creates a style by decoding it, and checks it as the other initializers do.
  public init(from decoder: any Decoder) throws {
    let record = try StyleRecord(from: decoder)
    self.init(record.format, try record.parseMode(decoder), try record.restriction(decoder))
  }
}

extension NumberParseStrategy: Codable {
  /// Encodes the format with all its symbols, so that it's the same wherever it's decoded.
  ///
  /// - Throws: `EncodingError.invalidValue` if the restriction is more than a range, since a
  ///   closure can't be encoded.
  public func encode(to encoder: any Encoder) throws {
    try StyleRecord(numberFormat, mode, restriction, encoder).encode(to: encoder)
  }

  /// Creates a strategy by decoding it, and checks it as the other initializers do.
  public init(from decoder: any Decoder) throws {
    let record = try StyleRecord(from: decoder)
    self.init(record.format, try record.parseMode(decoder), try record.restriction(decoder))
  }
}

/// The encoded form of a style and of a strategy.
///
/// Bounds are canonical decimals in strings, which keep all their digits.
private struct StyleRecord: Codable {
  let format: NumberFormat
  let mode: String
  let minimum: String?
  let maximum: String?

  init<Value: NumberValue>(
    _ format: NumberFormat, _ mode: ParseMode, _ restriction: Restriction<Value>?,
    _ encoder: any Encoder
  ) throws {
    if let restriction, !restriction.isRange {
      throw EncodingError.invalidValue(
        restriction,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "the restriction has a closure, which can't be encoded; use a range"))
    }
    self.format = format
    self.mode = mode.rawValue
    minimum = restriction?.minimum?.decimalValue?.description
    maximum = restriction?.maximum?.decimalValue?.description
  }

  func parseMode(_ decoder: any Decoder) throws -> ParseMode {
    guard let mode = ParseMode(rawValue: mode) else {
      throw failure("\"\(mode)\" isn't a parse mode", decoder)
    }
    return mode
  }

  func restriction<Value: NumberValue>(_ decoder: any Decoder) throws -> Restriction<Value>? {
    guard minimum != nil || maximum != nil else { return nil }
    let bounds = try [minimum, maximum].map { text throws -> Value? in
      guard let text else { return nil }
      guard let bound = ExactDecimal(text).flatMap({ Value(decimal: $0) }) else {
        throw failure("\"\(text)\" isn't a bound of a range of \(Value.self)", decoder)
      }
      return bound
    }
    guard let range = Restriction.range(minimum: bounds[0], maximum: bounds[1]) else {
      throw failure("the minimum \(minimum ?? "") is above the maximum", decoder)
    }
    return range
  }

  private func failure(_ what: String, _ decoder: any Decoder) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(codingPath: decoder.codingPath, debugDescription: what))
  }
}
