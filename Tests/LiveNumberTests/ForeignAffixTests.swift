import LiveNumber
import TestSupport
import Testing

/// What stands beside a number belongs to it: a currency, a percent sign, or a unit that isn't the
/// format's own makes another value of it.
@Suite struct ForeignAffixTests {
  private enum Kind: Equatable { case currency, percent, permille, kilometer, celsius }

  private static let texts: [(String, Kind)] = [
    ("47 USD", .currency), ("USD 47", .currency), ("USD47", .currency), ("$47", .currency),
    ("47$", .currency), ("US$ 47", .currency), ("47\u{a0}€", .currency), ("€47", .currency),
    ("47 CHF", .currency), ("₹ 47", .currency), ("(47 €)", .currency), ("-47 €", .currency),
    ("47 %", .percent), ("47%", .percent), ("%47", .percent), ("47 ‰", .permille),
    ("47 km", .kilometer), ("47km", .kilometer), ("47 °C", .celsius),
    ("47 € %", .currency), ("47 km USD", .currency), ("USD 47 %", .currency),
  ]

  private static let formats: [(NumberStyle, Kind?)] = [
    (.number, nil), (.percent, .percent), (.permille, .permille), (.unit("kilometer"), .kilometer),
    (.unit("celsius"), .celsius), (.currency("NOK"), nil),
  ]

  /// A plain number ignores a currency where it's typed or pasted, and nothing else.
  @Test func foreignAffixes() throws {
    var failures = Failures()
    for locale in ["en", "de", "fr", "ja", "ar-EG", "fa", "hi"] {
      for (style, own) in Self.formats
      where LocaleData.hasUnits || own != .kilometer && own != .celsius {
        let format = try NumberFormat(style, locale: locale)
        for (text, kind) in Self.texts where kind != own {
          let isIgnored =
            kind == .currency && style == .number && !text.contains { "%m".contains($0) }
          for mode in [ParseMode.strict, .lenient, .paste] {
            let number = try? format.parse(text, mode: mode)
            failures.expect(
              (number != nil) == (isIgnored && mode == .paste),
              "\(locale) \(style.kind) reads \(text) as \(number as Any), \(mode)")
          }
          var pasted = EditingSession(format: format)
          let outcome = pasted.paste(text)
          failures.expect(
            isIgnored ? pasted.validity == .valid : outcome.isRejected && pasted.text.isEmpty,
            "\(locale) \(style.kind) takes the paste of \(text) as \(pasted.text)")
          var typed = EditingSession(format: format)
          typed.type(text)
          typed.commit()
          failures.expect(
            (typed.validity == .valid) == isIgnored,
            "\(locale) \(style.kind) takes \(text), typed, as \(typed.text), \(typed.validity)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// The own affix is read, also in the texts of other locales.
  @Test func ownAffixes() throws {
    var failures = Failures()
    let rows: [(NumberStyle, [String], ExactDecimal)] = [
      (.percent, ["47 %", "47%", "47\u{a0}%", "%47"], ExactDecimal("0.47")),
      (.permille, ["47 ‰", "47‰"], ExactDecimal("0.047")),
      (.unit("kilometer"), ["47 km", "47km"], 47),
      (.currency("EUR"), ["47 €", "€47", "EUR 47", "47 EUR"], 47),
    ]
    for locale in ["en", "de", "fr"] {
      for (style, texts, value) in rows
      where LocaleData.hasUnits || style != .unit("kilometer") {
        let format = try NumberFormat(style, locale: locale)
        for text in texts {
          for mode in [ParseMode.lenient, .paste] {
            let number = try? format.parse(text, mode: mode)
            failures.expect(number == value, "\(locale) \(text) is \(number as Any), \(mode)")
          }
          var session = EditingSession(format: format)
          session.paste(text)
          failures.expect(
            session.validity == .valid && session.value == value, "\(locale) \(text) pasted")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }
}
