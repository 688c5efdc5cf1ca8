#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import LiveNumberCore

/// The sentences that a field shows its user, by language.
///
/// The library speaks the languages of ``languages``. A field takes that of its locale, or else the
/// first of the user's preferred languages that there are sentences in, or English. An app can
/// change sentences, and add languages:
///
/// ```swift
/// store.messages.texts["it"] = ["minimum": "Almeno {min}."]
/// store.messages.language = "it"
/// store.message        // Almeno 10,00 €.
/// ```
///
/// The name of a sentence is the raw value of a `NumberEditor.Reason`. A number that is out of its
/// range has `range`, `minimum`, or `maximum`, with the bounds `{min}` and `{max}`. A number in
/// doubt, such as `1.5` typed in German, has `either`, with what it can mean, `{first}` and
/// `{second}`; or `isIt`, with `{number}`, if that is all. A number between two that its type can
/// represent has `notAMultiple`, with the difference of two, `{unit}`. The errors of parsing have
/// their codes (`NumberParseError.message(in:)`). Numbers are as the field writes them, and
/// isolated from words that run from right to left. `Localization` in the package has all
/// sentences, also as a string catalog to change in Xcode.
public struct FieldMessages: Hashable, Sendable {
  /// The app's own sentences, by the code of a language, such as `de` or `zh-Hant`, and their name.
  ///
  /// A sentence that isn't there is the library's own.
  public var texts: [String: [String: String]]
  /// The code of the language, or `nil` for that of the field's locale.
  public var language: String?

  /// The library's own sentences.
  public static let standard = FieldMessages(texts: [:], language: nil)

  /// The codes of the languages that the library has sentences in, such as `pt-PT`.
  public static var languages: [String] { lines.keys.sorted() }

  /// Returns the sentence for a reason.
  ///
  /// - Parameters:
  ///   - reason: The reason.
  ///   - minimum: The minimum as the field writes it, or `nil` if there is none.
  ///   - maximum: The maximum as the field writes it, or `nil` if there is none.
  ///   - readings: The numbers that the typed keys can mean, if that is in doubt
  ///     (``NumberStore/readings``).
  ///   - unit: The difference between two numbers that the type of the value can represent, as the
  ///     field writes it, or `nil` if it isn't known.
  ///   - locale: The locale of the field.
  /// - Returns: The sentence, or the description of a reason without one.
  public func text(
    for reason: NumberEditor.Reason, minimum: String? = nil, maximum: String? = nil,
    readings: [String] = [], unit: String? = nil, in locale: Locale
  ) -> String {
    let name =
      switch reason {
      case .outOfRange: Self.name(minimum, maximum)
      case .characterRejected where !readings.isEmpty, .misplacedSign where !readings.isEmpty,
        .ambiguousSeparator where !readings.isEmpty, .ambiguousPercent where !readings.isEmpty,
        .ambiguousMagnitude where !readings.isEmpty, .possibleDate where !readings.isEmpty:
        readings.count > 1 ? "either" : "isIt"
      default: reason.rawValue
      }
    let numbers = [
      "min": minimum, "max": maximum, "first": readings.first, "second": readings.last,
      "number": readings.first, "unit": unit,
    ]
    return sentence(named: name, with: numbers, in: locale) ?? reason.description
  }

  /// Returns the sentence of a name in the language of these messages or of a locale, or else in
  /// one that the user prefers, with numbers in place of their placeholders.
  func sentence(
    named name: String, with numbers: [String: String?], in locale: Locale
  ) -> String? {
    let languages = [language ?? locale.identifier] + Locale.preferredLanguages
    guard let sentence = text(named: name, in: languages) else { return nil }
    return numbers.reduce(sentence) { text, number in
      text.replacing("{\(number.key)}", with: Self.isolated(number.value ?? "", in: sentence))
    }
  }

  /// Returns the sentence of a name, with its placeholders, in the first language that has it, or
  /// in English.
  package func text(named name: String, in languages: [String]) -> String? {
    for code in languages.flatMap(Self.codes(of:)) + ["en"] {
      if let text = texts[code]?[name] ?? Self.sentence(named: name, in: code) { return text }
    }
    return nil
  }

  /// Returns the library's own sentence of a name in one of its ``languages``, with its
  /// placeholders.
  package static func sentence(named name: String, in code: String) -> String? {
    guard let lines = lines[code], let index = names.firstIndex(of: name) else { return nil }
    return lines.split(separator: "\n").dropFirst(index).first.map { String($0) }
  }

  /// Returns the name of the sentence that names the bounds of a range.
  static func name(_ minimum: String?, _ maximum: String?) -> String {
    switch (minimum != nil, maximum != nil) {
    case (true, true): "range"
    case (true, false): "minimum"
    case (false, true): "maximum"
    case (false, false): "outOfRange"
    }
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
