#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import LiveNumberCore

extension NumberParseError {
  /// Returns the sentence that tells a user why the text isn't a number, or not an allowed one, for
  /// a server or a form.
  ///
  /// It names the bounds of a range, and asks about the `readings`.
  ///
  /// ```swift
  /// do {
  ///   order.price = try german.parse("1.5", mode: .lenient)
  /// } catch {
  ///   print(error.message(in: locale))
  ///   // Hier kann kein Tausendertrennzeichen stehen. Ist 1,5 gemeint?
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - locale: The locale of the user.
  ///   - messages: The sentences to choose from.
  /// - Returns: The sentence, or the error's own message, which is English, if it has a code
  ///   without one.
  public func message(in locale: Locale, messages: FieldMessages = .standard) -> String {
    let readings = readings
    let values = expectedValues
    let numbers = [
      "min": values.minimum, "max": values.maximum, "unit": values.unit,
      "first": readings.first, "second": readings.last, "number": readings.first,
    ]
    func sentence(_ name: String) -> String? {
      messages.sentence(named: name, with: numbers, in: locale)
    }
    let name =
      code == .outOfRange ? FieldMessages.name(values.minimum, values.maximum) : reason.rawValue
    switch readings.count {
    case 0: return sentence(name) ?? message
    case 1:
      // Chinese and Japanese have no space between sentences.
      let statement = sentence(name) ?? message
      return statement + (statement.hasSuffix("。") ? "" : " ") + (sentence("isIt") ?? "")
    default: return sentence("either") ?? message
    }
  }

  /// The reason of a field that keeps the text out.
  var reason: NumberEditor.Reason {
    switch code {
    case .empty: NumberEditor.Reason(rawValue: "missing")
    case .noDigits, .invalidUTF8: .notANumber
    default: NumberEditor.Reason(rawValue: code.rawValue)
    }
  }
}
