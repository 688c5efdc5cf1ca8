extension CurrencyCode: Codable {
  /// Encodes the letters.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Decodes a code.
  ///
  /// - Throws: `NumberFormatError` if the text isn't three capital letters.
  public init(from decoder: any Decoder) throws {
    try self.init(decoder.singleValueContainer().decode(String.self))
  }
}
