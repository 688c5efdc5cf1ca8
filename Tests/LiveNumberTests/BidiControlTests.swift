import LiveNumber
import TestSupport
import Testing

/// Controls of direction: those that show digits in another order than they are written make no
/// number, and all others are ignored.
@Suite struct BidiControlTests {
  private static let locales = ["en", "fr", "de-CH", "ar-EG", "ar", "fa", "he", "ckb", "ur"]
  /// Marks, embeddings from the left, isolates, and ends.
  private static let ignored = [
    "\u{200E}", "\u{200F}", "\u{61C}", "\u{202A}", "\u{202D}", "\u{2066}", "\u{2068}", "\u{202C}",
    "\u{2069}",
  ]
  private static let rightToLeft = ["\u{202B}", "\u{2067}"]

  /// Texts and what they are read as, or `nil` if they are errors.
  ///
  /// The order in which the digits are shown is that of ICU's `ubidi_writeReordered`.
  private static let rows: [(String, ExactDecimal?)] = {
    var rows: [(String, ExactDecimal?)] = []
    for mark in ignored {
      rows += [
        (mark + "12", 12), ("1" + mark + "2", 12), ("12" + mark, 12), ("-" + mark + "12", -12),
      ]
      rows += [(mark + "12 345", 12345), ("12" + mark + " 345", 12345)]
    }
    for control in rightToLeft {
      for text in ["12", "1*2", "*12\u{2069}", "* 12 "] {
        rows.append((text.replacing("*", with: control), 12))
      }
      rows += [(control + "-12", -12), (control + "12-", -12)]
      // A no-break space keeps the order, and so does one in front of the control.
      for text in ["*12\u{A0}345", "*12\u{202F}345", "12 *345"] {
        rows.append((text.replacing("*", with: control), 12345))
      }
      // Shown as `345 12`, and so on.
      for text in [
        "*12 345", "*12\u{2009}345\u{2069}", "*1\u{2019}234", "*1'234", "*-12 345",
        "\u{200E}*12 345", "*1 234 567", "*12。50", "*1、234", "*1｡5",
      ] {
        rows.append((text.replacing("*", with: control), nil))
      }
    }
    for text in ["*21", "2*1", "*-21", "\u{2066}*21", "*2,100", "*2.1"] {
      rows.append((text.replacing("*", with: "\u{202E}"), nil))
    }
    return rows
  }()

  @Test func readings() throws {
    var failures = Failures()
    for locale in Self.locales {
      let format = try NumberFormat(locale: locale)
      for (text, value) in Self.rows {
        for mode in [ParseMode.lenient, .paste] {
          let number = try? format.parse(text, mode: mode)
          failures.expect(
            number == value, "\(locale): \(text.escaped) is \(number as Any), \(mode)")
        }
        if value == nil {
          failures.expect(
            (try? format.parse(text)) == nil, "\(locale): \(text.escaped) is read strictly")
          let notations = try? format.parse(
            text, mode: .paste, accepting: [.magnitudes, .scientific])
          failures.expect(notations == nil, "\(locale): \(text.escaped) is read as a notation")
        }
        var session = EditingSession(format: format)
        let outcome = session.paste(text)
        failures.expect(
          session.value == value && outcome.isRejected == (value == nil),
          "\(locale): \(text.escaped) pasted is \(session.text.escaped)")
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// Controls that are typed are dropped.
  @Test func typed() throws {
    var failures = Failures()
    for locale in Self.locales {
      for control in Self.ignored + Self.rightToLeft + ["\u{202E}"] {
        var session = EditingSession(format: try NumberFormat(locale: locale))
        session.type(control + "21")
        failures.expect(
          session.value == 21 && session.validity == .valid,
          "\(locale): \(control.escaped) typed makes \(session.text.escaped), \(session.validity)")
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// What formats write is read, in every style.
  @Test func ownTexts() throws {
    var failures = Failures()
    for locale in NumberLocale.sampled {
      for style in NumberStyle.named.map(\.style) + [.number, .currency("USD"), .unit("kilometer")]
      {
        // In Swahili, a kilometer has no fixed form.
        guard let format = try? NumberFormat(style, locale: locale) else { continue }
        for value: ExactDecimal in [ExactDecimal("-1234567.5"), 12, ExactDecimal("98765.25")] {
          let text = format.format(value)
          guard let number = try? format.parse(text) else { continue }
          for mode in [ParseMode.lenient, .paste] {
            failures.expect(
              (try? format.parse(text, mode: mode)) == number,
              "\(locale) \(style.kind): \(text.escaped) isn't read, \(mode)")
          }
          var session = EditingSession(format: format)
          session.paste(text)
          failures.expect(
            session.value == number, "\(locale) \(style.kind): \(text.escaped) isn't pasted")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// An expression, whose operators are shown in another order, too, and a magnitude.
  @Test func expressions() throws {
    let rows: [(String, ExactDecimal?)] = [
      ("\u{2067}12+5", nil), ("\u{2067}(100)-30", nil), ("\u{202E}12+5", nil),
      ("\u{200F}12 - 5", 7),
      ("\u{2067}5k\u{2069}", 5_000), ("\u{2067}1 234k", nil), ("\u{202E}15k", nil),
    ]
    for (text, value) in rows {
      var session = EditingSession(
        format: try NumberFormat(locale: "en"),
        options: .init { $0.accepts = [.arithmetic, .magnitudes] })
      session.paste(text)
      session.commit()
      #expect(session.value == value, "\(text.escaped)")
    }
  }
}
