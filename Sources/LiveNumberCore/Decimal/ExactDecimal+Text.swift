extension ExactDecimal: LosslessStringConvertible, CustomStringConvertible {
  /// Reads canonical decimal text: an optional `+` or `-`, ASCII digits with at most one `.` among,
  /// before or after them, and an optional exponent (`e` or `E`, an optional sign, digits).
  ///
  /// An exponent moves the point and leaves no trace: `1e3` is `1000`. Nil where the text is
  /// anything else, or where the value written in full has more than ``maximumDigitCount`` digits.
  public init?(_ description: String) {
    var description = description
    guard let value = description.withUTF8({ DecimalText(scanning: $0)?.value(of: $0) }) else {
      return nil
    }
    self = value
  }

  /// The value in canonical form: `-1234.50`.
  ///
  /// Never an exponent, always a digit in front of the point.
  public var description: String {
    let length = (isNegative ? 1 : 0) + max(digits.count, scale + 1) + (scale > 0 ? 1 : 0)
    return String(unsafeUninitializedCapacity: length) { write(into: $0) ?? 0 }
  }
}

extension ExactDecimal: ExpressibleByIntegerLiteral {
  /// Makes the value of an integer literal.
  public init(integerLiteral value: Int) {
    self.init(value)
  }
}

#if !hasFeature(Embedded)
  extension ExactDecimal: Codable {
    /// Encodes the canonical text, since a number in JSON would pass through `Double`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(description)
    }

    /// Decodes canonical decimal text; anything else is an error.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard let value = ExactDecimal(text) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "“\(text)” is not a canonical decimal number")
      }
      self = value
    }
  }
#endif
