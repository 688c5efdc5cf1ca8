#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import LiveNumberCore

extension NumberParseError {
  /// Returns the sentence that tells a user why the text isn't a number, for a server or a form.
  ///
  /// ```swift
  /// do {
  ///   order.price = try german.parse("1.234.56")
  /// } catch {
  ///   print(error.message(in: locale))     // Hier kann kein Tausendertrennzeichen stehen.
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - locale: The locale of the user.
  ///   - messages: The sentences to choose from.
  /// - Returns: The sentence, or the error's own message, which is English, if it has a code
  ///   without one.
  public func message(in locale: Locale, messages: FieldMessages = .standard) -> String {
    let name =
      switch code {
      case .empty: "missing"
      case .noDigits, .invalidUTF8: "notANumber"
      default: code.rawValue
      }
    return messages.sentence(named: name, in: locale) ?? message
  }
}
