public import Foundation
internal import LiveNumberCore

/// The promise that decoding gives a value that works and comes back, or a typed error: NUMBERS.md
/// 5.
public enum DecodingInvariants {
  /// Returns the promise that decoding a value breaks, or using it, which may throw a
  /// `NumberFormatError`; or `nil` if there is none.
  public static func broken<Value: Codable & Equatable>(
    by json: Data, as type: Value.Type, use: (Value) throws -> Void
  ) -> String? {
    let subject = "\(type), \(String(decoding: json, as: UTF8.self).escaped)"
    do {
      let decoded = try JSONDecoder().decode(type, from: json)
      let again = try JSONDecoder().decode(type, from: JSONEncoder().encode(decoded))
      guard again == decoded else { return "\(subject) isn't read back" }
      try use(decoded)
      return nil
    } catch let error where error is DecodingError || error is NumberFormatError {
      return nil
    } catch {
      return "\(subject): \(error)"
    }
  }
}
