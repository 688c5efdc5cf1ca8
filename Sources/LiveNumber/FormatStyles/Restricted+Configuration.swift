#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import LiveNumberCore

// The configuration is the restriction, which is supplied by the app and never stored.

extension Restricted: DecodableWithConfiguration where Value: Decodable {
  /// The restriction that the value has to meet.
  public typealias DecodingConfiguration = Restriction<Value>

  /// Creates a restricted value by decoding the value and checking it.
  ///
  /// - Parameters:
  ///   - decoder: The decoder to read the value from.
  ///   - configuration: The restriction that the value has to meet.
  /// - Throws: `DecodingError.dataCorrupted` if the restriction doesn't allow the value.
  public init(from decoder: any Decoder, configuration: Restriction<Value>) throws {
    try self.init(from: decoder, restriction: configuration)
  }
}

extension Restricted: EncodableWithConfiguration where Value: Encodable {
  /// The restriction that the value has to meet when it is decoded.
  public typealias EncodingConfiguration = Restriction<Value>

  /// Encodes the value alone, if it can be decoded with the same configuration.
  ///
  /// - Parameters:
  ///   - encoder: The encoder to write the value to.
  ///   - configuration: The restriction that the value has to meet when it is decoded.
  /// - Throws: `EncodingError.invalidValue` if that restriction doesn't allow the value.
  public func encode(to encoder: any Encoder, configuration: Restriction<Value>) throws {
    if let reason = configuration.failureReason(for: value) {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "\(value) isn't allowed (\(reason.rawValue))"))
    }
    try encode(to: encoder)
  }
}
