import Foundation
import LiveForms
import LiveNumber
import TestSupport
import Testing

/// The languages, and which of them a field speaks.
@Suite struct FieldMessagesTests {
  /// The languages that have a file.
  static let languages =
    ((try? FileManager.default.contentsOfDirectory(
      atPath: Repository.path("Localization"))) ?? [])
    .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()

  /// The sentences with numbers, and their placeholders.
  static let placeholders = [
    "range": ["max", "min"], "minimum": ["min"], "maximum": ["max"], "either": ["first", "second"],
    "isIt": ["number"], "notAMultiple": ["unit"],
  ]

  /// A sentence has two lines of 40 characters below a field of a phone.
  @Test func aLanguageHasEachSentence() {
    #expect(FieldMessages.languages == Self.languages && Self.languages.count > 30)
    let reasons: [NumberEditor.Reason] = [
      .outOfRange, .notAllowed, .missing, .incomplete, .restored, .tooLong, .notANumber,
      .characterRejected, .readAsTyped,
      .outsideText, .atBound, .rounded, .clampedToRange, .notAMultiple, .noFraction, .decoration,
      .negativeNotAllowed, .tooManyFractionDigits, .tooManyIntegerDigits, .ambiguousSeparator,
    ]
    for language in Self.languages {
      var sentences: Set<String> = []
      for name in Set(reasons.map(\.rawValue)).union(Self.placeholders.keys) {
        let sentence = FieldMessages.sentence(named: name, in: language) ?? ""
        let found = sentence.matches(of: /\{(\w+)\}/).map { String($0.1) }
        #expect(
          found.sorted() == Self.placeholders[name] ?? [], "\(language), \(name): \(sentence)")
        #expect(
          (4...80).contains(sentence.unicodeScalars.count), "\(language), \(name): \(sentence)")
        let isEnglish = sentence == FieldMessages.sentence(named: name, in: "en")
        #expect(isEnglish == (language == "en"), "\(language), \(name): \(sentence)")
        #expect(sentences.insert(sentence).inserted, "\(language) says twice: \(sentence)")
      }
    }
  }

  /// The identifier of a locale, and the language that its fields speak.
  static let locales = [
    ("de", "de"), ("de_AT", "de"), ("de-CH-1996", "de"), ("de_DE.UTF-8", "de"), ("DE", "de"),
    ("ar_EG@numbers=arab", "ar"), ("hi-IN-u-nu-deva", "hi"), ("en-001", "en"), ("es-419", "es"),
    ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh_SG", "zh-Hans"), ("zh-TW", "zh-Hant"),
    ("zh_HK", "zh-Hant"), ("zh-MO", "zh-Hant"), ("zh-Hant", "zh-Hant"), ("zh_Hans_HK", "zh-Hans"),
    ("zh-hant-cn", "zh-Hant"), ("pt", "pt"), ("pt-BR", "pt"), ("pt_PT", "pt-PT"),
    ("pt-AO", "pt-PT"), ("nb-NO", "nb"), ("no", "nb"), ("nn_NO", "nb"), ("iw-IL", "he"),
    ("in", "id"), ("sw", "en"), ("", "en"), ("C", "en"), ("x-private", "en"),
  ]

  @Test func aLocaleHasItsLanguage() {
    for (identifier, language) in Self.locales {
      let text = FieldMessages.standard.text(for: .missing, in: Locale(identifier: identifier))
      #expect(text == FieldMessages.sentence(named: "missing", in: language), "\(identifier)")
    }
  }

  @Test func aPreferredLanguageIsNext() {
    var messages = FieldMessages.standard
    func text(_ languages: String...) -> String? { messages.text(named: "missing", in: languages) }
    #expect(text("sw", "cy-GB", "fr-CA", "de") == "Saisissez un nombre.")
    #expect(text("sw", "tlh") == "Enter a number.")
    // A language that an app adds, and a region of one.
    messages.texts["sw"] = ["missing": "Weka nambari."]
    messages.texts["de-AT"] = ["missing": "Bitte eine Zahl."]
    #expect(text("sw-TZ", "fr") == "Weka nambari.")
    #expect(text("de_AT") == "Bitte eine Zahl.")
    #expect(text("de") == "Bitte eine Zahl eingeben.")
    #expect(messages.text(named: "rounded", in: ["sw", "fr"]) == "Le nombre a été arrondi.")
    #expect(messages.text(named: "no such name", in: ["sw", "fr"]) == nil)
  }

  @Test func numbersInSentencesFromRightToLeftAreIsolated() {
    for language in Self.languages {
      let text = FieldMessages.standard.text(
        for: .outOfRange, minimum: "-5", maximum: "7", in: Locale(identifier: language))
      let isIsolated = ["\u{2068}-5\u{2069}", "\u{2068}7\u{2069}"].allSatisfy(text.contains)
      #expect(isIsolated == ["ar", "fa", "he"].contains(language), "\(language): \(text)")
      #expect(text.contains("-5") && text.contains("7") && !text.contains("{"), "\(text)")
    }
  }
}
