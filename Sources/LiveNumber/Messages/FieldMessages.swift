#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import LiveNumberCore

/// The sentences that a field shows its user, by language.
///
/// English, German, and French are there. An app can change sentences and add languages:
///
/// ```swift
/// store.messages.texts["it"] = ["missing": "Inserisci un numero.", "minimum": "Almeno {min}."]
/// store.messages.language = "it"
/// store.message        // Almeno 10,00 €.
/// ```
///
/// The name of a sentence is the raw value of a `NumberEditor.Reason`. A number that is out of its range has
/// `range`, `minimum`, or `maximum`, with the bounds `{min}` and `{max}`. A number in doubt, such as `1.5` typed in
/// German, has `either`, with what it can mean, `{first}` and `{second}`; or `isIt`, with `{number}`, if that is all.
/// A number between two that its type can represent has `notAMultiple`, with the difference of two, `{unit}`.
/// Numbers are as the field writes them. A sentence that a language lacks is English.
public struct FieldMessages: Hashable, Sendable {
  /// The sentences by the code of a language, such as `de`, and their name.
  public var texts: [String: [String: String]]
  /// The code of the language, or `nil` for that of the field's locale.
  public var language: String?

  /// The library's own sentences.
  public static let standard = FieldMessages(
    texts: sentences, language: nil)

  /// Returns the sentence for a reason.
  ///
  /// - Parameters:
  ///   - reason: The reason.
  ///   - minimum: The minimum as the field writes it, or `nil` if there is none.
  ///   - maximum: The maximum as the field writes it, or `nil` if there is none.
  ///   - readings: The numbers that the typed keys can mean, if that is in doubt
  ///     (``NumberStore/readings``).
  ///   - unit: The difference between two numbers that the type of the value can represent, as the field writes it, or
  ///     `nil` if it isn't known.
  ///   - locale: The locale of the field.
  /// - Returns: The sentence, or the description of a reason without one.
  public func text(
    for reason: NumberEditor.Reason, minimum: String? = nil, maximum: String? = nil,
    readings: [String] = [], unit: String? = nil, in locale: Locale
  ) -> String {
    let name =
      switch reason {
      case .outOfRange: Self.name(minimum, maximum)
      case .groupingMisfit where !readings.isEmpty, .separatorRejected where !readings.isEmpty,
        .operatorRejected where !readings.isEmpty, .characterRejected where !readings.isEmpty:
        readings.count > 1 ? "either" : "isIt"
      default: reason.rawValue
      }
    let text = text(named: name, in: language ?? locale.identifier)
    let numbers = [
      "min": minimum, "max": maximum, "first": readings.first, "second": readings.last,
      "number": readings.first, "unit": unit,
    ]
    return numbers.reduce(text ?? reason.description) { sentence, number in
      sentence.replacing("{\(number.key)}", with: Self.isolated(number.value ?? ""))
    }
  }

  /// Returns a number that doesn't turn the words around it if it runs from right to left.
  private static func isolated(_ number: String) -> String {
    let isRightToLeft = number.unicodeScalars.contains {
      switch $0.value {
      case 0x590...0x8FF, 0x200F, 0xFB1D...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
    return isRightToLeft ? "\u{2068}\(number)\u{2069}" : number
  }

  private static func name(_ minimum: String?, _ maximum: String?) -> String {
    switch (minimum != nil, maximum != nil) {
    case (true, true): "range"
    case (true, false): "minimum"
    case (false, true): "maximum"
    case (false, false): "outOfRange"
    }
  }

  private func text(named name: String, in language: String) -> String? {
    let base = language.prefix { $0 != "-" && $0 != "_" }
    return texts[language]?[name] ?? texts[String(base)]?[name] ?? texts["en"]?[name]
  }
}

extension NumberEditor.Reason {
  /// The sentence for the reason, in the user's language if the library has it, without the bounds.
  ///
  /// A store's ``TextFieldStore/message`` names the bounds of its field.
  public var localizedDescription: String {
    FieldMessages.standard.text(for: self, in: .current)
  }
}
