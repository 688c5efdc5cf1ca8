#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import LiveNumberCore

extension FieldMessages {
  /// Returns the sentence for the reason why a text isn't a number, for a server that tells its
  /// user what is wrong.
  ///
  /// ```swift
  /// do {
  ///   order.price = try german.parse("1.234.56")
  /// } catch {
  ///   // Hier kann kein Tausendertrennzeichen stehen.
  ///   print(FieldMessages.standard.text(for: error, in: locale))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - error: The error, whose own message is English.
  ///   - locale: The locale of the user.
  /// - Returns: The sentence, or the error's message if it has a code without one.
  public func text(for error: NumberParseError, in locale: Locale) -> String {
    let name =
      switch error.code {
      case .empty: "missing"
      case .noDigits, .invalidUTF8: "notANumber"
      default: error.code.rawValue
      }
    return sentence(named: name, in: locale) ?? error.message
  }
}
