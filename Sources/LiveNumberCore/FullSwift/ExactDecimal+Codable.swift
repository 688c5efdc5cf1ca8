extension ExactDecimal: Codable {
  /// Encodes the canonical text, since a number in JSON would pass through `Double`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Decodes canonical decimal text, or a JSON number of at most 15 digits.
  ///
  /// A decoder of JSON has no exact value of a longer number, which is an error.
  ///
  /// - Throws: `DecodingError` if the text isn't canonical, or the number has more digits.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try? container.decode(String.self)
    let number = if let text { ExactDecimal(text) } else { try Self.shortNumber(in: container) }
    guard let number else {
      let description =
        text.map { "“\($0)” isn't a canonical decimal; write it like -1234.5" }
        ?? "a JSON number has 15 digits at most; write a longer one as a string: \"1234.5\""
      throw DecodingError.dataCorruptedError(in: container, debugDescription: description)
    }
    self = number
  }

  /// Returns the number of a container, or `nil` if it can have more digits than are known.
  ///
  /// A whole number is decoded as such: as a `Double`, 10000000000000001 would be a number of one
  /// digit. Of a fraction, a decoder tells the `Double` alone. So the 17 digits that some
  /// programs write for the `Double` nearest to 0.1, 0.10000000000000001, are 0.1.
  private static func shortNumber(
    in container: any SingleValueDecodingContainer
  ) throws -> ExactDecimal? {
    let value: ExactDecimal?
    if let integer = try? container.decode(Int128.self) {
      value = ExactDecimal(integer)
    } else {
      let number = try container.decode(Double.self)
      // A greater one is whole, too, but has an exponent or too many digits.
      value = number.magnitude < 1e15 ? ExactDecimal(number) : nil
    }
    guard let value, value.rounded(toSignificantDigits: 15) == value else { return nil }
    // Negative zero is no whole number that a decoder knows.
    return value == .zero ? try ExactDecimal(container.decode(Double.self)) : value
  }
}
