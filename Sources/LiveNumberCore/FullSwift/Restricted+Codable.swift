extension Restricted: Encodable where Value: Encodable {
  /// Encodes the value alone.
  ///
  /// The restriction is the app's own, and is supplied again when the value is decoded.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

extension KeyedDecodingContainer {
  /// Decodes a restricted value, or takes the nearest allowed one, or the default's.
  ///
  /// A stored value outside the range becomes its bound. The default is taken if the key is
  /// missing, if the stored value is of another type, or if no allowed value is known to be near.
  /// So one bad setting doesn't fail the whole file:
  ///
  /// ```swift
  /// struct Settings: Decodable {
  ///   var age: Restricted<Int>
  ///
  ///   enum CodingKeys: CodingKey { case age }
  ///
  ///   init(from decoder: any Decoder) throws {
  ///     let container = try decoder.container(keyedBy: CodingKeys.self)
  ///     age = container.decode(forKey: .age, default: Restricted(clamping: 20, in: 18...30))
  ///   }
  /// }
  /// ```
  public func decode<Value: Decodable>(
    forKey key: Key, default standard: Restricted<Value>
  ) -> Restricted<Value> {
    guard let stored = try? decodeIfPresent(Value.self, forKey: key) else { return standard }
    return standard.with(clamping: stored) ?? standard
  }
}

extension Restricted where Value: Decodable {
  /// Creates a restricted value by decoding the value and checking it.
  ///
  /// A closure can't be decoded, and stored data can't be trusted to say what is allowed, so the
  /// restriction is an argument. `LiveNumber` also adds Foundation's `CodableWithConfiguration`,
  /// which lets the compiler synthesize the coding of a type with restricted values.
  ///
  /// - Parameters:
  ///   - decoder: The decoder to read the value from.
  ///   - restriction: The restriction that the value has to meet.
  /// - Throws: `DecodingError.dataCorrupted` if the restriction doesn't allow the value.
  public init(from decoder: any Decoder, restriction: Restriction<Value>) throws {
    let container = try decoder.singleValueContainer()
    let value = try container.decode(Value.self)
    if let reason = restriction.failureReason(for: value) {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(value) isn't allowed (\(reason.rawValue))")
    }
    self.init(allowed: value, restriction)
  }
}
