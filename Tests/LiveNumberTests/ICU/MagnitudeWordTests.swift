import LiveNumber
@testable import LiveNumberCore
import TestSupport
import Testing

/// Words for powers of ten, `1,2 Mio.`: EDITING.md 16 and NUMBERS.md 2.14.
@Suite struct MagnitudeWordTests {
  private static let locales = [
    "en", "de", "fr", "es", "it", "pt-BR", "pt-PT", "nl", "pl", "cs", "sv", "nb", "da", "fi", "ru",
    "uk", "tr", "el", "he", "ar", "ar-EG", "fa", "hi", "bn", "ja", "zh", "ko", "th", "vi", "id",
    "de-CH", "fr-CH", "en-IN", "es-MX", "ro", "sw",
  ]

  /// What a locale writes for a round number is that number, or a question: typed, pasted, and
  /// parsed.
  @Test func compactNumbers() throws {
    var failures = Failures(seed: Samples.seed)
    var valid = 0
    for locale in Self.locales {
      let format = try NumberFormat(locale: locale)
      let field = EditingSession(format: format, options: .init { $0.accepts = .magnitudes })
      for notation in [NumberSkeleton.Notation.compactShort, .compactLong] {
        let compact = try NumberSkeletonFormat(notation: notation, locale: locale)
        for exponent in 3...14 {
          for digits in [10, 11, 20, 25, 50, 99] {
            guard let value = ExactDecimal(digits).scaledByPowerOfTen(exponent - 1) else {
              continue
            }
            let text = try compact.format(value)
            // A word in front isn't read.
            let first = text.unicodeScalars.first { $0.properties.generalCategory != .format }
            guard first?.properties.numericType != nil else { continue }
            for isPasted in [false, true] {
              var session = field
              if isPasted { session.paste(text) } else { session.type(text) }
              session.commit()
              if session.validity == .valid {
                valid += 1
                if session.value != value {
                  failures.add("\(locale): \(text) is \(session.text), pasted: \(isPasted)")
                }
              } else if !session.readings.contains(format.format(value)) {
                failures.add("\(locale): \(text) is \(session.validity), \(session.readings)")
              }
            }
            let parsed = try? format.parse(text, mode: .lenient, accepting: .magnitudes)
            if let parsed, parsed != value {
              failures.add("\(locale): \(text) is read as \(parsed)")
            }
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(valid > 8_000)
  }

  /// Random numbers with words of any language: what is typed is valid only as its paste, which
  /// isn't refused but for the exceptions of typing, and only as the number in front of the word,
  /// times a power of ten that the word can mean.
  @Test func randomWords() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    var same = 0
    let words = [
      "k", "K", "M", "G", "m", "B", "T", "Mio.", "Mio", "mio", "Mrd.", "Md", "Tsd.", "mil", "mln",
      "тыс.", "млн", "万", "億", "लाख", "क॰", "L", "Cr", "ألف", "million", "billion", "Bio.", "e3",
      "µ", "kg", "kr", "x", "M€", "k 5", "mm", "bn",
    ]
    for _ in 0..<(2_000 * Samples.factor) {
      let locale = random.pick(Self.locales)
      let style: NumberStyle = random.pick([
        .number, .number, .currency("EUR"), .currency("SEK"), .currency("MXN"), .unit("gram"),
        .unit("meter"), .percent,
      ])
      let notations = random.pick([
        NumberEditor.Options.Notations.magnitudes, [.magnitudes, .arithmetic],
        [.magnitudes, .arithmetic, .scientific],
      ])
      // The text of a meter depends on the number in some languages.
      guard let format = try? NumberFormat(style, locale: locale) else { continue }
      let options = NumberEditor.Options { $0.accepts = notations }
      let field = EditingSession(format: format, options: options)
      var number = ""
      for _ in 0...random.number(below: 6) {
        number += String(random.pick(Array("0123456789.,'")))
      }
      let text = number + random.pick(["", " ", "\u{A0}"]) + random.pick(words)
      switch TypingInvariants.result(of: TypedEntry(field.editor, keys: text)) {
      case .broken(let difference):
        failures.add("\(locale) \(style.kind): \(difference)")
      case .same: same += 1
      case .refused, .invalid, .explained, nil: break
      }
      var typed = field
      typed.type(text)
      typed.commit()
      guard typed.validity == .valid, let value = typed.value else { continue }
      // What isn't a magnitude is what it is without the option.
      var without = EditingSession(format: format)
      without.type(text)
      without.commit()
      guard without.validity != .valid || without.value != value else { continue }
      // In front of an exponent, the separator is the decimal one.
      guard !text.hasSuffix("e3") else { continue }
      var alone = field
      // What was refused is dropped, but with a word, it's shown.
      guard number.unicodeScalars.allSatisfy({ !alone.apply(.type($0)).isRejected }) else {
        continue
      }
      // Nor has the field room for each fraction.
      guard !alone.state.isText else { continue }
      alone.commit()
      let powers = (-3...14).compactMap { alone.value?.scaledByPowerOfTen($0) }
      if alone.validity != .valid || !powers.contains(value) {
        failures.add(
          "\(locale) \(style.kind): \(text) is \(typed.text), and \(number) \(alone.text)")
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(same > 100 * Samples.factor)
  }

  /// A number with an exponent has one value at most, in every mode, with the option and without.
  @Test func randomExponents() {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    var same = 0
    for _ in 0..<(2_000 * Samples.factor) {
      let locale = random.pick(Self.locales)
      let style: NumberStyle = random.pick([
        .number, .number, .currency("EUR"), .unit("meter"), .percent,
      ])
      guard let format = try? NumberFormat(style, locale: locale) else { continue }
      var number = ""
      for _ in 0...random.number(below: 7) {
        number += String(random.pick(Array("01234567890123456789.,' ")))
      }
      let suffix = format.format(1).unicodeScalars.reversed().prefix { $0.digit == nil }.reversed()
      let exponent = random.pick(["e3", "E+03", "e-2", "E1"])
      let text = number + exponent + String(String.UnicodeScalarView(suffix))
      var readings: [String: ExactDecimal] = [:]
      for mode in [ParseMode.strict, .lenient, .paste] {
        readings["\(mode)"] = try? format.parse(text, mode: mode)
        readings["\(mode), accepting"] =
          try? format.parse(text, mode: mode, accepting: .scientific)
      }
      if Set(readings.values).count > 1 {
        failures.add("\(locale) \(style.kind): \(text) is \(readings)")
      }
      if readings.count > 2 { same += 1 }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(same > 100 * Samples.factor)
  }

  @Test func parsing() throws {
    let rows: [(String, String, ParseMode, ParseNotations, String?)] = [
      ("de", "1,2 Mio.", .strict, .magnitudes, "1200000"),
      ("de", "1.234,5 Mrd.", .strict, .magnitudes, "1234500000000"),
      ("de", "1.5k", .strict, .magnitudes, nil), ("de", "1.5k", .lenient, .magnitudes, nil),
      ("de", "1.5k", .paste, .magnitudes, "1500"), ("de", "1,2 Mio.", .strict, [], nil),
      ("en", "1.2M", .strict, .magnitudes, "1200000"), ("en", "5m", .lenient, .magnitudes, nil),
      ("en", "(1.2M)", .lenient, .magnitudes, "-1200000"),
      ("en", "-5K", .strict, .magnitudes, "-5000"), ("es", "5 B", .lenient, .magnitudes, nil),
      ("en", "1.5e3", .strict, .scientific, "1500"),
      ("en", "1.5e-3", .strict, .scientific, "0.0015"),
      ("en", "1.5e+3", .strict, .scientific, "1500"), ("en", "1.5e3", .strict, .magnitudes, nil),
      ("en", "1.5×10^3", .strict, .scientific, "1500"),
      ("en", "1.5×10³", .lenient, .scientific, "1500"),
      ("en", "1.5x10^-3", .lenient, .scientific, "0.0015"),
      ("de", "1,500E+03", .strict, .scientific, "1500"),
      ("de", "1.500E+03", .strict, .scientific, nil),
      ("de", "1.500×10³", .strict, .scientific, "1500000"),
      ("en", "1e99999999", .strict, .scientific, nil), ("en", "e3", .strict, .scientific, nil),
      ("en", "1+1", .lenient, [.magnitudes, .scientific], nil),
      ("ja", "5万", .strict, .magnitudes, "50000"), ("hi", "3 लाख", .strict, .magnitudes, "300000"),
    ]
    for (locale, text, mode, notations, expected) in rows {
      let value = try? NumberFormat(locale: locale).parse(text, mode: mode, accepting: notations)
      #expect(value?.description == expected, "\(locale) \(text) \(mode)")
    }
    let euros = try NumberFormat(.currency("EUR"), locale: "de")
    #expect(try euros.parse("1,2 Mio. €", accepting: .magnitudes) == 1_200_000)
    #expect(throws: NumberParseError.self) { try euros.parse("1,2 Mio.", accepting: .magnitudes) }
    #expect(try euros.parse("5 k€", as: Int.self, mode: .lenient, accepting: .magnitudes) == 5_000)
    // The suffix has a mark, which the format's own form needs.
    let shekels = try NumberFormat(.currency("ILS"), locale: "he")
    let written = shekels.format(1.5).replacing("1.50", with: "1.50×10³")
    #expect(try shekels.parse(written, accepting: .scientific) == 1500)
    let grams = try NumberFormat(.unit("gram"), locale: "en")
    let error = #expect(throws: NumberParseError.self) {
      try grams.parse("5 k", mode: .lenient, accepting: .magnitudes)
    }
    #expect(error?.code == .ambiguousMagnitude)
    #expect(error.map { String($0.text[$0.range]) } == "k")
    let power = #expect(throws: NumberParseError.self) {
      try grams.parse("×10^3", accepting: .scientific)
    }
    #expect(power?.code != .empty)
    // A mark has no part in the reading.
    let marked = #expect(throws: NumberParseError.self) {
      try grams.parse("5 \u{200E}k", mode: .lenient, accepting: .magnitudes)
    }
    #expect(marked?.code == .ambiguousMagnitude && marked?.utf8Range == 5..<6)
  }

  /// What is behind a number that is written in full is no word for a power of ten.
  @Test func samplesInFull() {
    let words = MagnitudeWords { value, _ in
      [NumberSample.Part(.integer, "\(Int(value))"), NumberSample.Part(.literal, " exactly")]
    }
    #expect(!words.words.contains { $0.scalars.count > 1 })
  }

  /// Digits that aren't there, and those of zero, have no word.
  @Test func samplesWithoutANumber() {
    let word = NumberSample.Part(.literal, "thousand")
    for parts in [[], [word], [NumberSample.Part(.integer, "0"), word]] {
      let words = MagnitudeWords { _, _ in parts }
      #expect(!words.words.contains { $0.scalars.count > 1 })
    }
  }
}
