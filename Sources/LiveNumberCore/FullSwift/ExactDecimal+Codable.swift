extension ExactDecimal: Codable {
  /// Encodes the canonical text, since a number in JSON would pass through `Double`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Decodes canonical decimal text, or a JSON number of at most 15 digits.
  ///
  /// A decoder reads a JSON number as a `Double`, which has 15 digits exactly. A longer number is
  /// an error, unless the `Double` nearest to it is that of a shorter one.
  ///
  /// - Throws: `DecodingError` if the text isn't canonical, or the number has more digits.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let text = try? container.decode(String.self) else {
      let number = try container.decode(Double.self)
      guard let value = ExactDecimal(number), value.significantDigitCount <= 15 else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription:
            "a JSON number has 15 digits at most; write it as a string: \"\(number)\"")
      }
      self = value
      return
    }
    guard let value = ExactDecimal(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "“\(text)” isn't a canonical decimal; write it like -1234.5")
    }
    self = value
  }

  /// The number of digits from the first to the last that isn't zero.
  private var significantDigitCount: Int {
    withDigits { digits in
      digits.count - digits.reversed().prefix { $0 == UInt8(ascii: "0") }.count
    }
  }
}
